import { useEffect, useState } from 'react'
import { serverConfig } from '#session/server-config.ts'

/** How long a password has to be, before one is refused; the provider judges (product §5.register.3). */
export function usePasswordHint(): { hint?: string } {
  const [length, setLength] = useState<number | null>(null)
  useEffect(() => {
    void serverConfig().then((config) => setLength(config.passwordMinLength))
  }, [])
  return length === null ? {} : { hint: `At least ${length} characters.` }
}
