import { Dialog } from '#ui/dialog.tsx'
import { Switch } from '#ui/switch.tsx'
import { setShortcuts, useShortcutsOn } from './shortcut-choice.ts'

const shortcuts = [
  ['/', 'Search recipes'],
  ['n', 'New recipe, restaurant or list, where you are'],
  ['?', 'This help'],
  ['Ctrl Enter', 'Save a form'],
  ['Ctrl Z', 'Undo what a message says, while it stands'],
  ['Enter', 'In a form: a new row below'],
  ['Alt ↑ ↓', 'In a form: move a row'],
] as const

/** The keys that do something, and a switch for those that are single letters. */
export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOn = useShortcutsOn()
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" closeButton>
      <dl className="mt-4.5 mb-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-2.5 large-text:grid-cols-1">
        {shortcuts.map(([keys, deed]) => (
          <div key={keys} className="col-span-full grid grid-cols-subgrid">
            <dt className="flex flex-wrap content-start gap-1">
              {keys.split(' ').map((key) => (
                <kbd
                  key={key}
                  className="min-w-6.5 rounded-paper border border-b-2 border-border-strong px-1.75 py-0.5 text-center font-ui text-meta leading-[1.4] font-medium"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single-key shortcuts"
        className="mb-4"
        checked={isOn}
        onChange={(event) => setShortcuts(event.target.checked)}
      />
    </Dialog>
  )
}
