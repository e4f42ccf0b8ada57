// From which network a call of the sign-in provider comes. Codes are made deep below the endpoints, in
// transactions that many of them share: passing it on would put it into every one of these.
import { AsyncLocalStorage } from 'node:async_hooks'

const networks = new AsyncLocalStorage<string>()

/** Runs a call that comes from this network. */
export function asFrom<T>(network: string, work: () => T): T {
  return networks.run(network, work)
}

/** The network of the call that is being served; '' for what the server does by itself. */
export function askingNetwork(): string {
  return networks.getStore() ?? ''
}
