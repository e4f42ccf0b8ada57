import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Given } from './given.ts'
import { useDrop } from './use-drop.ts'

type Props = { text: string; onType: (text: string) => void; onGiven: (given: Given) => void }

/** A recipe as text: from a note, a mail, a chat or a page that was copied whole. */
export function GiveText({ text, onType, onGiven }: Props) {
  const [error, setError] = useState<string>()
  const { isOver, handlers } = useDrop(
    (files) => onGiven({ files }),
    (dropped) => onGiven({ text: dropped }),
  )
  return (
    <Card as="section" className="import-sheet">
      <div className={isOver ? 'import-drop import-drop-over' : 'import-drop'} {...handlers}>
        <Field
          label="The recipe"
          hint="Paste everything: title, ingredients and steps are told apart. A file can be dropped here, too."
          error={error}
        >
          <TextArea
            rows={10}
            value={text}
            onChange={(event) => {
              onType(event.currentTarget.value)
              setError(undefined)
            }}
          />
        </Field>
      </div>
      <div className="import-buttons">
        <Button
          onClick={() =>
            text.trim() === '' ? setError('Paste a recipe first') : onGiven({ text })
          }
        >
          Read it
        </Button>
      </div>
    </Card>
  )
}
