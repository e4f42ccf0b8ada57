// The strange half: written after the reader, in the manner of very different sources. Every second
// page of each kind is held out: no rule was made or changed for one of those.
import type { CorpusPage } from '../recipe.ts'
import { dataPages } from './data.ts'
import { markedPages } from './marked.ts'
import { oddPages } from './odd.ts'
import { pasted } from './pasted.ts'
import { plugIns } from './plug-ins.ts'
import { portals } from './portals.ts'

const kinds = [plugIns, dataPages, markedPages, portals, oddPages, pasted]
const every = (rest: number): CorpusPage[] =>
  kinds.flatMap((pages) => pages.filter((_, at) => at % 2 === rest))

export const strangeTuned = every(0)
export const strangeHeldOut = every(1)
