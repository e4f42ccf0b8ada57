// uuid for the simulated server.
import { v7 as realV7 } from 'uuid'
import { idParts } from './random.ts'

export { v5, version } from 'uuid'

export function v7(): string {
  return realV7(idParts())
}
