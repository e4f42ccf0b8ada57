// The least that React can show (a line of text, or boxes to tick), to measure the app beside it.
import { memo, startTransition, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'

const BOXES = 500

type RowProps = { at: number; isChecked: boolean; onCheck: (at: number) => void }

const Row = memo(function Row({ at, isChecked, onCheck }: RowProps) {
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChecked} onChange={() => onCheck(at)} />
        Item {at}
      </label>
    </li>
  )
})

function Boxes() {
  const [checked, setChecked] = useState<readonly boolean[]>(() => Array(BOXES).fill(false))
  const check = useCallback(
    (ticked: number) => setChecked((all) => all.map((is, at) => (at === ticked ? !is : is))),
    [],
  )
  return (
    <ul id="bare">
      {checked.map((isChecked, at) => (
        <Row key={at} {...{ at, isChecked }} onCheck={check} />
      ))}
    </ul>
  )
}

const root = document.getElementById('root')
if (root) {
  const app = createRoot(root)
  startTransition(() =>
    app.render(location.pathname === '/boxes' ? <Boxes /> : <p id="bare">Hi</p>),
  )
}
void navigator.serviceWorker?.register('/worker.js')
