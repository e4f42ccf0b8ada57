import { useState } from 'react'
import { useLoaded } from '#page/use-loaded.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { OpenedFile } from '#shared/recipe-files/open-file.ts'
import type { ColumnKind, Table } from '#shared/recipe-files/table.ts'
import { ImportButtons, ImportNote, ImportSheet } from './import-layout.tsx'

const NAMES: Record<ColumnKind, string> = {
  title: 'Title',
  description: 'Description',
  ingredients: 'Ingredients',
  steps: 'Steps',
  servings: 'Number of persons',
  time: 'Cooking time',
  course: 'Course',
  diet: 'Diet',
  difficulty: 'Difficulty',
  source: 'Source',
  note: 'A note',
  none: 'Leave it out',
}

type Props = {
  table: Table
  /** Its file, where several were given. */
  name: string
  onNamed: (opened: OpenedFile) => void
  onBack: () => void
}

/** What each column of a table is; what its name says is chosen already. */
export function NameColumns({ table, name, onNamed, onBack }: Props) {
  const [chosen, setKinds] = useState<ColumnKind[]>()
  const told = useLoaded(async () => (await import('./files.ts')).columnsOf(table), table)
  const kinds = chosen ?? told
  if (kinds === undefined) return null
  const isComplete = kinds.includes('title')
  const go = async () => {
    const { partsOfTable } = await import('./files.ts')
    onNamed({ format: 'table', parts: partsOfTable(table, kinds), table: null, leftOut: [] })
  }
  return (
    <ImportSheet>
      <h2 className="wrap-anywhere">
        {name === '' ? 'What are the columns?' : `What are the columns of ${name}?`}
      </h2>
      <p className="text-muted">
        {table.rows.length === 1 ? '1 row was found.' : `${table.rows.length} rows were found.`}
      </p>
      <div className="grid gap-3.5 sm:grid-cols-[1fr_1fr]">
        {table.head.map((head, at) => (
          <Field
            key={at}
            label={head || `Column ${at + 1}`}
            hint={(table.rows[0]?.[at] ?? '').slice(0, 60)}
          >
            <Select
              value={kinds[at]}
              onChange={(event) => {
                const kind = event.currentTarget.value as ColumnKind
                setKinds(kinds.map((each, other) => (other === at ? kind : each)))
              }}
            >
              {Object.entries(NAMES).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {!isComplete && <ImportNote>One column has to be the title.</ImportNote>}
      <ImportButtons>
        <Button disabled={!isComplete} onClick={() => void go()}>
          Read the recipes
        </Button>
        <Button look="secondary" onClick={onBack}>
          Back
        </Button>
      </ImportButtons>
    </ImportSheet>
  )
}
