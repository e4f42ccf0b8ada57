import { useState, type ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'
import './password-input.css'

/** A password, which can be shown while it is typed. Use it inside a Field. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="password">
      <TextInput {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className="password-show"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        Show<span className="sr-only"> what is typed</span>
      </button>
    </div>
  )
}
