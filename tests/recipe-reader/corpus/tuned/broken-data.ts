// Pages of the tuned half whose data is no JSON: signs that are missing, too many, or something else's.
import { casePages, page, type Case } from './case-page.ts'

const rows = ['2 quinces, peeled', '1 l apple juice', '1/2 tsp cloves']
const steps = [
  'Cut up the quinces.',
  'Simmer them in the juice for an hour.',
  'Strain it, and sweeten.',
]
const SAYS = [
  '= Quince Punch',
  ...rows.map((row) => `- ${row}`),
  ...steps.map((s) => `* ${s}`),
].join('\n')
const json = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Quince Punch',
  author: { '@type': 'Person', name: 'Ottilie' },
  description: 'A punch.',
  prepTime: 'PT10M',
  recipeIngredient: rows,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  nutrition: { '@type': 'NutritionInformation', calories: '90' },
})
const lines = JSON.stringify(JSON.parse(json), null, 2)
const broken = (name: string, text: string, says = SAYS): Case => ({
  name,
  says,
  source: page('<p>Hello.</p>', `<script type="application/ld+json">${text}</script>`),
})
const without = (part: string, instead = '') => json.replace(part, instead)

export const brokenData = casePages([
  broken('a comma is missing between two names in a line', without('"A punch.",', '"A punch." ')),
  broken('a comma is missing behind a thing', without('},"description"', '} "description"')),
  broken('a comma is missing between two rows in a line', without('","1 l', '" "1 l')),
  broken('a value is missing', without('"PT10M"')),
  broken('the last value of a thing is missing', without('"90"')),
  broken('a list is not closed', without('cloves"],', 'cloves",')),
  broken('a list of things is not closed', without('sweeten."}],', 'sweeten."},')),
  broken('a list is closed by a brace', without('cloves"],', 'cloves"},')),
  broken('a list is closed twice', without('cloves"],', 'cloves"]],')),
  broken('a thing is closed twice', without('"Ottilie"},', '"Ottilie"}},')),
  broken(
    'a list has no brackets',
    without('"recipeIngredient":[', '"recipeIngredient":').replace('cloves"],', 'cloves",'),
  ),
  broken('the end of a text is missing', lines.replace('"A punch.",', '"A punch.,')),
  broken(
    'quoted words, and a comma between them',
    without('A punch.', 'A "hot", old punch, "ours".'),
  ),
  broken(
    'quoted words behind a bracket and in front of a colon',
    without('A punch.', 'My ["best"] "secret": quinces'),
  ),
  broken(
    'quoted words in a row and in a step',
    without('peeled', '"Vranja", peeled').replace('Cut up', 'Cut "up"'),
    SAYS.replace('peeled', '"Vranja", peeled').replace('Cut up', 'Cut "up"'),
  ),
  broken('all quotation marks are escaped', json.replaceAll('"', String.raw`\"`)),
  broken('all quotation marks are those of a book', lines.replace(/"([^"]*)"/g, '“$1”')),
  broken('all quotation marks are those of a book, as entities', json.replaceAll('"', '&#8221;')),
  broken(
    'an editor put line breaks and paragraphs into it',
    `<p>${lines.replaceAll('\n', '<br />\n')}</p>`,
  ),
  broken('an equals sign instead of a colon', without('"name":"Quince', '"name"="Quince')),
])
