import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notify.ts'
import { discardTyped, useLeftTyped } from './left-typed.data.ts'

type LeftTypedProps = { root: string }

/** What was typed into something that is gone: to be read and copied, or to be given up. */
export function LeftTyped({ root }: LeftTypedProps) {
  const left = useLeftTyped(root) ?? []
  if (left.length === 0) return null
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
      <Button look="danger-quiet" size="small" onClick={() => void discard()}>
        Discard
      </Button>
    </section>
  )
}
