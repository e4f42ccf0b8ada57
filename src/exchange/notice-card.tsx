import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { Icon } from '#ui/icon.tsx'
import { overruledSentence } from '#ui/sync-chip.tsx'
import { aboutThing, thingOf } from './notice-words.ts'
import { dismissLost, fieldOf, restoreLost, type Notice } from './notices.data.ts'
import { valueLines } from './value-lines.ts'
import { Version, Versions } from './versions.tsx'

/** Somebody changed the same thing later: whose version stands, one's own, and the way back to it. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const [busy, setBusy] = useState(false)
  const { id, winner, isHere, canRestore, givenBack } = notice
  const about = aboutThing(notice)
  const linesOf = (value: unknown) => valueLines(value, fieldOf(notice.kind, notice.field)?.drawn)
  const mine = linesOf(notice.mine)
  const kept = notice.kept === undefined ? undefined : linesOf(notice.kept)
  const run = (deed: () => Promise<void>) => () => {
    setBusy(true)
    void deed()
      .then(focusBeside('section'))
      .finally(() => setBusy(false))
  }
  return (
    <section className="mt-3 rounded-[18px] bg-info-soft p-4">
      <h3 className="flex gap-2 font-ui text-body leading-[1.4] font-semibold tracking-[0] text-pretty wrap-anywhere">
        <Icon name="info" size={20} className="mt-px text-info" />
        <span>
          {overruledSentence({ name: winner, isHere, thing: thingOf(notice), givenBack })}
          {about !== null && <span className="meta font-normal"> {about}</span>}
        </span>
      </h3>
      {givenBack === null && (
        // What takes two lines needs no tap.
        <details open={mine.length === 1 && (kept === undefined || kept.length === 1)}>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-strong text-info underline underline-offset-3">
            See yours
          </summary>
          <Versions>
            <Version name="Yours" lines={mine} other={kept} />
            {kept && <Version name="Kept" lines={kept} other={mine} />}
          </Versions>
        </details>
      )}
      <CardButtons>
        {canRestore && (
          <Button
            look="secondary"
            size="small"
            disabled={busy}
            onClick={run(() => restoreLost(id))}
          >
            Restore
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          disabled={busy}
          onClick={() => {
            dismissLost(notice)
            focusBeside('section')()
          }}
        >
          Dismiss
        </Button>
      </CardButtons>
    </section>
  )
}

/** Two beside each other; of three the first has a line of its own. */
export function CardButtons({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 grid grid-cols-[1fr_1fr] gap-2 [&>:first-child:nth-last-child(3)]:col-span-full">
      {children}
    </div>
  )
}
