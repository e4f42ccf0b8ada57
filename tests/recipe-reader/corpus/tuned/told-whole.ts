// Single pages of the tuned half: steps that are one although something parts them, and what hides among words.
import { casePages, page } from './case-page.ts'

const SAYS = `= Turnip Stew
- 4 turnips, diced
- 1 tsp grated nutmeg
- 700 ml water
* Brown the turnips in a deep pot. Stir them now and then.
* Pour in the water and simmer it all for half an hour.
* Season the stew with the nutmeg and serve it.`
const ROWS = ['4 turnips, diced', '1 tsp grated nutmeg', '700 ml water']
const [FIRST = '', SECOND = '', THIRD = ''] = SAYS.split('\n* ').slice(1)
const [BROWN = '', STIR = ''] = FIRST.split(/(?<=\.) /)
const many = (rows: string[], tag: string, attributes = '') =>
  rows.map((row) => `<${tag}${attributes}>${row}</${tag}>`).join('\n')
const LIST = `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>`
const stew = (name: string, body: string) => ({
  name,
  says: SAYS,
  source: page(`<h1>Turnip Stew</h1>${body}`, '<title>Turnip Stew | Roots</title>'),
})
const TOOLTIP =
  '<span class="tt"><span class="tt-header">Skill: <span>Grate</span></span><span class="tt-tooltip">To rub it into shreds.</span><span>grated</span></span>'

export const toldWhole = casePages([
  stew(
    'a line end within one of several paragraphs that are a step each',
    `${LIST}<h2>Method</h2>${many([`${BROWN}<br>\n${STIR}`, SECOND, THIRD], 'p')}`,
  ),
  stew(
    'a line end within a paragraph below ingredients that nothing heads',
    `<p>${ROWS.join('<br>')}</p>${many([`${BROWN}<br>\n${STIR}`, SECOND, THIRD], 'p')}`,
  ),
  stew(
    'each step in a list of its own, counted, one of them in two paragraphs with a picture below',
    `${LIST}<div><h2>Method</h2>${[
      many([BROWN, STIR], 'p'),
      many([SECOND], 'p'),
      many([THIRD], 'p'),
    ]
      .map(
        (step, at) =>
          `<ul><li><span class="no">${at + 1}</span>${step}${at === 0 ? '<figure><img alt=""></figure><p></p>' : ''}</li></ul>`,
      )
      .join('')}</div>`,
  ),
  stew(
    'counted paragraphs of which the first alone is marked, and a word with a hidden explanation in a row',
    `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Turnip Stew</h2><ul>${many(
      ROWS.map((row) => row.replace('grated', TOOLTIP)),
      'li',
      ' itemprop="ingredients"',
    )}</ul><p itemprop="recipeInstructions">1) ${FIRST}<p>2) ${SECOND}<p>3) ${THIRD}<p>4 people liked it.</div>`,
  ),
  {
    ...stew(
      'a title with its colon and how much it makes, among what is marked as one text',
      `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Turnip Stew</h2><ul>${many(
        ROWS,
        'li',
        ' itemprop="ingredients"',
      )}</ul><div itemprop="recipeInstructions">${FIRST}<br><br>For the end:<br>${SECOND}<br><br>${THIRD}<br><br>Makes 4 bowls.<br></div></div>`,
    ),
    says: SAYS.replace(`* ${SECOND}`, `# For the end:\n* ${SECOND}`).concat('\n* Makes 4 bowls.'),
  },
])
