// uuid for the simulated server: the same ids in every run of a seed.
import { v7 as realV7 } from 'uuid'
import { serverChance } from '../chance.ts'

export { v5 } from 'uuid'

export function v7(): string {
  const random = Uint8Array.from({ length: 16 }, () => serverChance.current.below(256))
  return realV7({ msecs: serverChance.now(), random })
}
