// Single pages of the tuned half: parts in another order than one reads them, and small things between them.
import { casePages, data, page } from './case-page.ts'

const BREAD = `= Rye Bread
- 3 cups (390 g) rye flour, plus more for dusting
- 1 1/2 tsp salt
- 1/4 tsp yeast
- 1 1/2 cups (350 ml) lukewarm water, or a little more where the flour is old
* Whisk flour, salt and yeast. Pour in the water.
* Cover it and let it rise over night
* Bake it in a covered pot for 45 minutes.`
const SOUP = `= Lauchsuppe
- 3 Stangen Lauch
- 500 ml Brühe
* Den Lauch waschen und schneiden.
* In der Brühe 15 Minuten kochen.`
const PICKLED = [
  'cucumbers',
  'salt',
  'water',
  '1 sachet pickling spice (or salt and dill in water)',
]
const PICKLES = `= Pickles\n${PICKLED.map((row) => `- ${row}`).join('\n')}\n* Boil it all for 5 minutes.`
const ROWS = BREAD.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
const TOLD = BREAD.split('\n').flatMap((line) => (line.startsWith('* ') ? [line.slice(2)] : []))
const many = (rows: string[], tag: string) =>
  rows.map((row) => `<${tag}>${row}</${tag}>`).join('\n')
const LIST = `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>`
const METHOD = `<h2>Method</h2>${many(TOLD, 'p')}`
const bread = (name: string, body: string) => ({
  name,
  says: BREAD,
  source: page(`<h1>Rye Bread</h1>${body}`, '<title>Rye Bread | Pots</title>'),
})

const PAIRS = [
  ['3 Stangen', 'Lauch'],
  ['500 ml', 'Brühe'],
]
const SOUP_WORK = `<h2>So wird es gemacht</h2><p>Den Lauch waschen und schneiden.</p><p>In der Brühe 15 Minuten kochen.</p>`

export const columns = casePages([
  {
    name: 'amounts and names in elements that are named so, below no heading',
    says: SOUP,
    source: page(
      `<h1>Lauchsuppe</h1><ul>${PAIRS.map(([much, what]) => `<li><span class="ingredient-amount">${much}</span> <span class="ingredient-name">${what}</span></li>`).join('')}</ul>${SOUP_WORK}`,
    ),
  },
  {
    name: 'amounts in elements that are named so, twice, beside names that are not',
    says: SOUP.replace(' Stangen', ''),
    source: page(
      `<h1>Lauchsuppe</h1><div>${PAIRS.map(([much, what]) => `<div><div><span class="ingredientQuantityOriginal" style="display:none">${much?.split(' ')[0]}</span> <span class="ingredientQuantity">${much?.split(' ')[0]}</span> <span>${much?.endsWith('ml') ? '&nbsp;ml' : ''}</span></div><div>${what}</div></div>`).join('')}</div>${SOUP_WORK}`,
    ),
  },
  bread(
    'steps above the ingredients, and something else below both',
    `<div><section>${METHOD}</section><section>${LIST}</section></div><section><h2>More</h2><p>Other things to bake this week.</p></section>`,
  ),
  bread(
    'a word on how it is made above the ingredients, steps without a heading below',
    `<h2>How to make it</h2><p>You mix, wait and bake.</p>${LIST}<ol>${many(TOLD, 'li')}</ol>`,
  ),
  bread(
    'signs for more and less beside the number of people',
    `<h2>Ingredients</h2><p>4 <span>+</span> <span>-</span></p><ul>${many(ROWS, 'li')}</ul>${METHOD}`,
  ),
  bread(
    'names of photos between counted steps',
    `${LIST}<h2>Method</h2>${TOLD.map((step, at) => `<p><b>${at + 1} </b>${step}</p><div class="wp-caption"><img><p class="wp-caption-text">Photo ${at + 1}</p></div>`).join('')}`,
  ),
  bread(
    'a list of others that begins with a number, under words for them',
    `<section>${LIST}</section><section>${METHOD}</section><section><h2>You might like</h2><ul><li>2 loaves</li></ul></section>`,
  ),
  bread(
    'a long paragraph of ingredients behind their word',
    `<p><strong>Ingredients:</strong> ${ROWS.join('; ')}</p><p><strong>Method:</strong></p>${many(TOLD, 'p')}`,
  ),
  bread(
    'all rows once more in one, which is marked as well',
    `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Rye Bread</h2><ul>${ROWS.map((row) => `<li itemprop="ingredients">${row}</li>`).join('')}</ul><meta itemprop="recipeIngredient" content="${ROWS.join('  ')}">${METHOD.replaceAll('<p>', '<p itemprop="recipeInstructions">')}</div>`,
  ),
  {
    name: 'a row that names others, and rows that hold nothing',
    says: PICKLES,
    source: page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pickles</h1><ul>${[...PICKLED, '', '', ''].map((row) => `<li itemprop="recipeIngredient">${row}</li>`).join('')}</ul><p itemprop="recipeInstructions">Boil it all for 5 minutes.</p></div>`,
    ),
  },
  bread(
    'a page that says what it earns by, below the rows',
    `<h2>Ingredients</h2><div>${ROWS.map((row) => `<label><input type="checkbox">${row}</label>`).join('')}</div><p>Some links on this page may be affiliate links.</p><div><span>Share this recipe via:</span></div>${METHOD}`,
  ),
  {
    name: 'steps in data that were cut at their commas',
    says: BREAD,
    source: page(
      '<h1>Rye Bread</h1>',
      data({
        name: 'Rye Bread',
        recipeIngredient: ROWS,
        recipeInstructions: TOLD.map((step) => ({ '@type': 'HowToStep', text: step.split(', ') })),
      }),
    ),
  },
  {
    name: 'how hard it is and what it holds, between the heading and the first step',
    says: SOUP,
    source:
      'Lauchsuppe\n\nZutaten :\n3 Stangen Lauch\n500 ml Brühe\n\nZubereitung :\nArbeitszeit: ca. 20 Min.\nSchwierigkeitsgrad: simpel\nKalorien p. P.: keine Angabe\nDen Lauch waschen und schneiden.\nIn der Brühe 15 Minuten kochen.',
  },
  {
    name: 'counts with dashes in front of times',
    says: `${SOUP}\n* 2 Stunden stehen lassen.`,
    source:
      'Lauchsuppe\n\nZutaten\n3 Stangen Lauch\n500 ml Brühe\n\nZubereitung\n1- Den Lauch waschen und schneiden.\n2- In der Brühe 15 Minuten kochen.\n3- 2 Stunden stehen lassen.',
  },
  {
    name: 'steps in data, in small letters',
    says: '= Soup\n- 1 l water\n- 2 leeks\n* cut the leeks\n* cook them for 10 minutes',
    source: page(
      '<h1>Soup</h1>',
      data({
        name: 'Soup',
        recipeIngredient: ['1 l water', '2 leeks'],
        recipeInstructions: [
          { '@type': 'HowToStep', text: ['cut the leeks', 'cook them for 10 minutes'] },
        ],
      }),
    ),
  },
])
