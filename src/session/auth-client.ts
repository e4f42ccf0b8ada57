/**
 * The one auth client of this window, in a chunk of its own: only signing in, up and out, password
 * changes and links from mails need it. Reading the session never does.
 */
import { AuthClient } from '@supabase/supabase-js'
import { renewSession } from '#db/renewing.ts'
import { SESSION_KEY, sessionStore } from '#db/session-store.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { serverConfig } from './server-config.ts'

export type Client = InstanceType<typeof AuthClient>

/** Makes the client. Called once per window, by authClient() in session.ts. */
export async function createAuthClient(): Promise<Client> {
  const { auth } = await serverConfig()
  return new AuthClient({
    url: auth.url,
    headers: auth.anonKey === '' ? {} : { apikey: auth.anonKey },
    storageKey: SESSION_KEY,
    storage: sessionStore,
    persistSession: true,
    autoRefreshToken: true,
    // A link from a mail can be opened far from where it was asked for, so no verifier is at hand.
    flowType: 'implicit',
    detectSessionInUrl: (url) => url.hash.includes('access_token='),
    skipAutoInitialize: true,
    fetch: createGuardedFetch({
      refresh: () => renewSession(null),
      send: (input, init) => fetch(input, init),
    }),
  })
}
