import { useLoaded } from '#page/use-loaded.ts'
import { serverConfig } from '#session/server-config.ts'

/** How long a password has to be, before one is refused; the provider judges (product §5.register.3). */
export function usePasswordHint(): { hint?: string } {
  const length = useLoaded(serverConfig)?.passwordMinLength ?? null
  return length === null ? {} : { hint: `At least ${length} characters.` }
}
