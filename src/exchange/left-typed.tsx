import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notify.ts'
import { discardTyped, useLeftTyped } from './left-typed.data.ts'

type LeftTypedProps = { root: string }

/** What was typed into something that is gone: to be read and copied, made one's own, or given up. */
export function LeftTyped({ root }: LeftTypedProps) {
  const left = useLeftTyped(root) ?? []
  if (left.length === 0) return null
  const ownPath = left.find((each) => each.ownPath !== null)?.ownPath
  const discard = async () => {
    const undo = await discardTyped(left)
    notify.undo('What you typed was discarded', () => void undo())
  }
  return (
    <section className="mx-auto grid max-w-[30rem] justify-items-center gap-3.5">
      <p>What you typed here was not saved:</p>
      <blockquote className="lines w-full rounded-[10px] bg-surface px-3 py-2.5 text-second wrap-anywhere">
        {left.flatMap(({ lines }) => lines).join('\n')}
      </blockquote>
      <div className="flex flex-wrap justify-center gap-2">
        {ownPath && (
          <ButtonLink to={ownPath} look="secondary" size="small">
            Save as my own
          </ButtonLink>
        )}
        <Button look="danger-quiet" size="small" onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </section>
  )
}
