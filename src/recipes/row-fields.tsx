import { useState, type ReactNode } from 'react'
import { get } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { MoveRowDialog } from './move-row-dialog.tsx'
import { RowField } from './row-field.tsx'
import { useKeys } from './row-keys.ts'
import { useRows, type SectionRows } from './use-rows.ts'

type Props = SectionRows & {
  /** How many sections there are. */
  of: number
  /** Beside the button that adds a row. */
  more: ReactNode
}

/** The rows of one section. */
export function RowFields({ of, more, ...rowsOf }: Props) {
  const { form, kind, section } = rowsOf
  const { fields, isFull, nameAt, addLast, act, moveTo, paste } = useRows(rowsOf)
  const keys = useKeys(fields.map(({ id }, at) => ({ id, text: form.getValues(nameAt(at)) })))
  const [movingKey, setMovingKey] = useState<string>()
  const moving = keys.indexOf(movingKey ?? '')
  return (
    <>
      <ul>
        {fields.map((_, at) => (
          <RowField
            key={keys[at]}
            kind={kind}
            at={at}
            label={`${kind.name} ${at + 1}${of > 1 ? `, section ${section + 1}` : ''}`}
            input={form.register(nameAt(at))}
            error={errorOf(form, nameAt(at))}
            onAction={(action) => act(action, at)}
            onPaste={(field, pasted) => paste(at, field, pasted)}
            onMove={() => setMovingKey(keys[at])}
          />
        ))}
      </ul>
      <div className="mt-2.5 flex flex-wrap gap-1">
        <Button look="quiet" size="small" icon="plus" disabled={isFull} onClick={addLast}>
          Add {kind.name.toLowerCase()}
        </Button>
        {more}
      </div>
      {moving >= 0 && (
        <MoveRowDialog
          text={form.getValues(nameAt(moving))}
          at={moving}
          of={fields.length}
          onMove={(to) => moveTo(moving, to)}
          onClose={() => setMovingKey(undefined)}
        />
      )}
    </>
  )
}

function errorOf(form: Props['form'], name: string): string | undefined {
  const message: unknown = get(form.formState.errors, `${name}.message`)
  return typeof message === 'string' ? message : undefined
}
