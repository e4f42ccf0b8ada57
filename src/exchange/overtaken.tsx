import { labelOf } from '#shared/fields.ts'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { Icon } from '#ui/icon.tsx'
import { fieldOf } from './notices.data.ts'
import { valueLines } from './value-lines.ts'
import { Version, Versions } from './versions.tsx'

/** A field that somebody changed while it was being typed into: what was typed, and what is there now. */
type Change<F> = { field: F; typed: unknown; now: unknown }

const NOTES = 'overtaken'

/** In the bar of the form, which reads it out, because the notes may be far below. */
export function OvertakenLink() {
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 text-left font-strong text-info underline underline-offset-3"
      onClick={() => {
        const first = document.querySelector<HTMLElement>(`#${NOTES} summary`)
        first?.focus({ preventScroll: true })
        first?.closest('section')?.scrollIntoView({ block: 'center' })
      }}
    >
      <Icon name="info" size={18} />
      Changed elsewhere, too
    </button>
  )
}

type Props<F> = {
  kind: 'recipe' | 'place'
  changes: readonly Change<F>[]
  onTake: (field: F) => void
}

/** At the foot of a form: saving would put what was typed over what the form never showed. */
export function OvertakenNotes<F extends string>({ kind, changes, onTake }: Props<F>) {
  return (
    <div id={NOTES}>
      {changes.map((change) => (
        <OvertakenNote key={change.field} kind={kind} {...change} onTake={onTake} />
      ))}
    </div>
  )
}

/** On what is there now: the note goes with its button. */
function focusOn(field: string): void {
  const named = `:is(input, select, textarea):is([name="${field}"], [name^="${field}."])`
  const found = document.querySelector<HTMLElement>(`${named}, fieldset[name="${field}"] :checked`)
  if (found) found.focus()
  else focusBeside('section')()
}

type NoteProps<F> = Change<F> & Pick<Props<F>, 'kind' | 'onTake'>

function OvertakenNote<F extends string>(props: NoteProps<F>) {
  const { kind, field, typed, now, onTake } = props
  const [mine, theirs] = [typed, now].map((value) => valueLines(value, fieldOf(kind, field)?.drawn))
  return (
    <section className="mt-4 max-w-[44rem] rounded-[18px] bg-info-soft p-4">
      <h3 className="flex gap-2 font-ui text-body leading-[1.4] font-semibold tracking-[0] text-pretty">
        <Icon name="info" size={20} className="mt-px text-info" />
        <span>
          Changed elsewhere while you typed: {labelOf(kind, field)}
          <span className="meta font-normal"> Saving puts yours in its place.</span>
        </span>
      </h3>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-strong text-info underline underline-offset-3">
          See both
        </summary>
        <Versions>
          <Version name="Yours" lines={mine ?? []} other={theirs} />
          <Version name="There now" lines={theirs ?? []} other={mine} />
        </Versions>
      </details>
      <Button
        look="secondary"
        size="small"
        className="mt-3"
        onClick={() => {
          onTake(field)
          focusOn(field)
        }}
      >
        Take the other
      </Button>
    </section>
  )
}
