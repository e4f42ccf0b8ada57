/** The ways in which pages mark recipes in their elements: microdata, RDFa and microformats. */
import { attribute, type Box } from './tree.ts'

/** A way to mark things: what begins a recipe, what begins something else, and which properties a box is. */
export type Dialect = {
  isRecipe: (box: Box) => boolean
  isThing: (box: Box) => boolean
  properties: (box: Box) => string[]
}

const NONE: string[] = []
const tokens = (value: string) =>
  value === ''
    ? NONE
    : value
        .split(/\s+/)
        .flatMap((each) => (each === '' ? [] : [each.replace(/^.*[/:#]/, '').toLowerCase()]))

const MICRODATA: Dialect = {
  isRecipe: (box) => tokens(attribute(box, 'itemtype')).includes('recipe'),
  isThing: (box) => attribute(box, 'itemtype') !== '',
  properties: (box) => tokens(attribute(box, 'itemprop')),
}
const RDFA: Dialect = {
  isRecipe: (box) => tokens(attribute(box, 'typeof')).includes('recipe'),
  isThing: (box) => attribute(box, 'typeof') !== '',
  properties: (box) => {
    const [named, related] = [tokens(attribute(box, 'property')), tokens(attribute(box, 'rel'))]
    return related.length === 0 ? named : [...named, ...related]
  },
}
const FORMATS: Record<string, string> = {
  fn: 'name',
  'p-name': 'name',
  ingredient: 'ingredient',
  'p-ingredient': 'ingredient',
  instruction: 'instruction',
  instructions: 'instruction',
  'e-instructions': 'instruction',
  'p-instructions': 'instruction',
  yield: 'yield',
  'p-yield': 'yield',
  duration: 'totaltime',
  'dt-duration': 'totaltime',
  summary: 'description',
  'p-summary': 'description',
}
const MICROFORMATS: Dialect = {
  isRecipe: (box) => box.names.some((name) => name === 'hrecipe' || name === 'h-recipe'),
  isThing: (box) =>
    box.names.some((name) =>
      /^(?:vcard|hreview|hreview-aggregate|h-card|h-review|h-entry)$/.test(name),
    ),
  properties: (box) =>
    box.names.flatMap((name) => (Object.hasOwn(FORMATS, name) ? [FORMATS[name] ?? ''] : [])),
}

export const DIALECTS: readonly Dialect[] = [MICRODATA, RDFA, MICROFORMATS]
