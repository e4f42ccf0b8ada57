import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useLoaded } from '#page/use-loaded.ts'
import type { Given } from './given.ts'
import { keepGiven, readGiven } from './import.data.ts'
import { canDrop, dropLook, useDrop } from './use-drop.ts'
import { ImportButtons, ImportSheet } from './import-layout.tsx'

type Props = {
  /** Undefined until somebody types: then what an earlier visit left there stands in the field. */
  typed: string | undefined
  onType: (text: string) => void
  onGiven: (given: Given) => void
}

/** A recipe as text: from a note, a mail, a chat or a page that was copied whole. */
export function GiveText({ typed, onType, onGiven }: Props) {
  // Safe: a text that cannot be read now is read at the next visit.
  const kept = useLoaded(() => readGiven('text').catch(() => ''))
  const text = typed ?? kept ?? ''
  const [error, setError] = useState<string>()
  const { isOver, handlers } = useDrop(
    (files) => onGiven({ files }),
    (dropped) => onGiven({ text: dropped }),
  )
  return (
    <ImportSheet>
      <div className={dropLook(isOver)} {...handlers}>
        <Field
          label="The recipe"
          hint={`Paste everything: title, ingredients and steps are told apart.${canDrop() ? ' A file can be dropped here, too.' : ''}`}
          error={error}
        >
          <TextArea
            rows={10}
            className="min-h-[14rem]"
            value={text}
            onChange={(event) => {
              onType(event.currentTarget.value)
              void keepGiven('text', event.currentTarget.value)
              setError(undefined)
            }}
          />
        </Field>
      </div>
      <ImportButtons>
        <Button
          onClick={() =>
            text.trim() === '' ? setError('Paste a recipe first') : onGiven({ text })
          }
        >
          Read it
        </Button>
      </ImportButtons>
    </ImportSheet>
  )
}
