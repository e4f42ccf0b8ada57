import { Dialog } from '#ui/dialog.tsx'
import { Switch } from '#ui/switch.tsx'
import { setShortcuts, useShortcutsOn } from './shortcut-setting.ts'
import './appearance.css'

const shortcuts = [
  ['/', 'Search recipes'],
  ['n', 'New recipe, restaurant or list, where you are'],
  ['?', 'This help'],
  ['Ctrl Enter', 'Save a form'],
  ['Enter', 'In a form: a new row below'],
  ['Alt ↑ ↓', 'In a form: move a row'],
] as const

/** The keys that do something, and a switch for those that are single letters. */
export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOn = useShortcutsOn()
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" closeButton>
      <dl className="shortcuts">
        {shortcuts.map(([keys, deed]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single-key shortcuts"
        checked={isOn}
        onChange={(event) => setShortcuts(event.target.checked)}
      />
    </Dialog>
  )
}
