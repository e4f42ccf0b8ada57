// The wide part: pages as sites of many kinds and languages build them, with all that stands around a
// recipe. Of each kind every second page is held out: no rule was made or changed for one of those.
import type { CorpusPage } from '../recipe.ts'
import { bareEnglish } from './bare-english.ts'
import { bareEurope } from './bare-europe.ts'
import { bareWorld } from './bare-world.ts'
import { cardPages } from './cards.ts'
import { dataPages } from './data.ts'
import { markedPages } from './marked.ts'

const wideKinds = {
  data: dataPages,
  cards: cardPages,
  english: bareEnglish,
  europe: bareEurope,
  world: bareWorld,
  marked: markedPages,
}
const every = (rest: number): CorpusPage[] =>
  Object.values(wideKinds).flatMap((pages) => pages.filter((_, at) => at % 2 === rest))

export const wideTuned = every(0)
export const wideHeldOut = every(1)
