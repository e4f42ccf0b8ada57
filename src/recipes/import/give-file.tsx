import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { Given } from './given.ts'
import { canDrop, dropLook, useDrop } from './use-drop.ts'
import { ImportButtons, ImportSheet } from './import-layout.tsx'

const APPS = [
  'Paprika',
  'Mealie',
  'Tandoor',
  'RecipeSage',
  'Nextcloud Cookbook',
  'Mela',
  'Crouton',
  'Recipe Keeper',
  'Copy Me That',
  'Cooklang',
]

/** Takes the export of another app, chosen or dropped; it is read on this device and sent nowhere. */
export function GiveFile({ onGiven }: { onGiven: (given: Given) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useDrop((files) => onGiven({ files }))
  return (
    <ImportSheet>
      <div
        className={`px-4 py-5 text-center ${dropLook(isOver, 'border-border-strong')}`}
        {...handlers}
      >
        <h2>Choose an export{canDrop() && ', or drop it here'}</h2>
        <p className="text-muted">
          It is read on this device and goes nowhere. Its content shows which app it is from.
        </p>
        <ImportButtons className="mt-3.5 justify-center">
          <Button icon="plus" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
        </ImportButtons>
        <input
          ref={input}
          type="file"
          multiple
          className="sr-only"
          tabIndex={-1}
          aria-label="Files with recipes"
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            if (files.length > 0) onGiven({ files })
          }}
        />
      </div>
      <ul className="flex flex-wrap gap-2" aria-label="Apps whose exports are read">
        {APPS.map((app) => (
          <li key={app} className="rounded-full bg-chip px-3 py-1 text-second">
            {app}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        Also nomnom’s own export, JSON-LD, saved web pages, text, Markdown and tables (CSV).
      </p>
    </ImportSheet>
  )
}
