import { useState, type ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** A password, which can be shown while it is typed. Use it inside a Field. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput {...props} className="pr-19" type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className="absolute top-0.5 right-1 min-h-11 min-w-15 rounded-full text-second font-semibold text-accent-text"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> what is typed</span>
      </button>
    </div>
  )
}

/** Seen and heard by nobody: password managers keep a new password under this name. */
export function UsernameForManager({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
