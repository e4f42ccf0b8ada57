// Single pages of the tuned half on which something else stands between the lines of a recipe, or closely below them.
import { casePages, linesOf, many, page } from './case-page.ts'

const SAYS = `= Quince Buns
- 500 g quinces
- 90 g butter, soft
- 400 g spelt flour
- sugar pearls
* Peel the quinces and boil them until they are soft.
* Knead the butter with the flour and a little water.
* Fold the quinces in and shape a dozen buns.
* Strew the sugar over them and bake them for half an hour.`
const { rows: ROWS, steps: STEPS } = linesOf(SAYS)
const LIST = `<h2>Ingredients</h2><ul>${many('li', ROWS)}</ul>`
const bold = (words: string) => `<p><b>${words}</b></p>`
const PARTS = `<h2>Ingredients</h2>${bold('For the dough')}<ul>${many('li', ROWS.slice(0, 2))}</ul>${bold('For the rest')}<ul>${many('li', ROWS.slice(2))}</ul>`
const WORK = `<h2>Method</h2>${many('p', STEPS)}`
const TITLED = '<title>Quince Buns</title>'
const buns = (name: string, body: string, head = TITLED) => ({
  name,
  says: SAYS,
  source: page(body, head),
})
const headed = (name: string, body: string) => buns(name, `<h1>Quince Buns</h1>${body}`)

const GUESTS = [
  ['Ottilie', 'January 18, 2000', 'A keeper. I took 2 cups of oats in place of the flour.'],
  ['bunbaker', '3 March 2000', 'Mine took 10 minutes more, but my oven runs cool.'],
  ['Mrs. Lind', '12.4.2001', 'Made it for a crowd of 12 and added the zest of 1 lemon.'],
]
const guests = GUESTS.map(
  ([name, day, said]) => `<tr><td><b>${name}</b> - ${day}<br>${said}</td></tr>`,
)
const GUEST_BOOK = `<table>${guests.join('').repeat(4)}</table>`
const box = (lead: string) =>
  `<div class="x"><div>${lead}</div><a href="/jam"><img src="a.jpg"><p>Jam of rose hips: how to make the one that all want</p></a></div>`
const news = ['18.36', '07.21', '21.40', '10.27', '23.53', '11.44'].map(
  (time, at) =>
    `<div><a href="/news/${at}"><time>${time}</time><h3>Column ${'abcdef'[at]}: the roads of the town</h3></a></div>`,
)
const lined = (rows: readonly string[]) => `<p>${rows.join('<br>')}</p>`
const measures = ROWS.map(
  (row) => `<div class="skladnik"><span class="skladnik__nazwa">${row}</span></div>`,
)
const group = (rows: readonly string[]) => `<div class="skladniki-grupa">${rows.join('')}</div>`
const counted = STEPS.map((step, at) => `<p><b>${at + 1}.</b> ${step}</p>`).join('')

export const betweenLines = casePages([
  headed(
    'a guest book below the steps, in a table',
    `<table><tr><td>${LIST}${bold('Method')}${many('p', STEPS)}<p>If you try it drop me a line or sign my guest book.</p><p><b>From my guest book</b></p>${GUEST_BOOK}</td></tr></table>`,
  ),
  headed(
    'what readers said and on which day, without a heading',
    `<table><tr><td>${LIST}${bold('Method')}${many('p', STEPS)}${GUEST_BOOK}</td></tr></table>`,
  ),
  ...['Mirá también', 'Auch spannend', 'Vedi anche', 'Przeczytaj też', 'Læs mere'].map((lead) =>
    headed(`a box below the ingredients that leads elsewhere: ${lead}`, PARTS + box(lead) + WORK),
  ),
  headed(
    'a box among the steps that leads elsewhere',
    `${LIST}<h2>Method</h2>${many('p', STEPS.slice(0, 2))}${box('Mirá también')}${many('p', STEPS.slice(2))}`,
  ),
  headed(
    'the times of news below a recipe whose ingredients have no heading',
    `<article><p>A long winter asks for quinces.</p><aside><h3>For 4 persons</h3>${lined(ROWS)}${bold('How to make it')}${many('p', STEPS)}</aside></article><section><h2>Just in</h2>${news.join('')}</section>`,
  ),
  headed(
    'what is good in the ingredients, in a list below the steps',
    `${LIST}<h2>Method</h2><ol>${many('li', STEPS)}</ol><h2>Why we love all of it</h2><ul><li><b>Quinces:</b> These fruits are a great source of fibre from plants. One cup boiled has 18 grams.</li><li><b>Butter:</b> The yellow colour tells how the cows have been fed all summer.</li></ul>`,
  ),
  headed(
    'benefits below the steps',
    `${LIST}${WORK}<h3>Health benefits</h3><p>Quinces are full of fibre, which does the stomach good for days.</p>`,
  ),
  headed(
    'how many it makes above the title of the first part, and a row without an amount in the last list',
    `<div class="box"><h2>Recipe: buns</h2><div><p>Ca. 12 stk.</p>${bold('Dough:')}<ul>${many('li', ROWS.slice(0, 2))}</ul>${bold('Topping:')}<ul>${many('li', ROWS.slice(2))}</ul>${bold('How to make it:')}${counted}</div></div>`,
  ),
  headed(
    'the title of a part between two boxes of ingredients',
    `<aside class="przepis__skladniki"><h2>Ingredients</h2>${group(measures.slice(0, 2))}<p class="skladniki-tytul">do podania</p>${group(measures.slice(2))}<a href="#">drukuj przepis</a></aside>${WORK}`,
  ),
  buns(
    'the name of a wiki in brackets behind the name of a page',
    `<h1><a href="/wiki/show?id=start"><span>Our Wiki</span></a></h1><h1>Quince Buns</h1>${LIST}${WORK}`,
    '<title>sweets:quinces [Our Wiki]</title>',
  ),
  ...[
    'Kisses and until the next recipe!',
    'Un bacione e alla prossima ricetta.',
    'Kram fra Mette',
    'Puss och kram.',
    'Viele liebe Grüße und bis zum nächsten Rezept.',
    'Gros bisous et à la prochaine.',
    'Muchos besos y hasta la próxima.',
    'Buziaki i do następnego przepisu.',
    'Terveisin Anna',
  ].map((words) => headed(`a farewell below the steps: ${words}`, `${LIST}${WORK}<p>${words}</p>`)),
  headed(
    'who tells of themselves and takes leave below the steps',
    `${LIST}${WORK}<p>I always eat the first one warm (it is the right of those who bake). Have a lovely Sunday!</p><p>Hugs from Mette</p>`,
  ),
  ...[
    'They keep for two weeks in the fridge.',
    'Sie halten sich zwei Wochen im Kühlschrank.',
    'Se conservan dos semanas en la nevera (si nadie las encuentra).',
    'De håller sig i 2 veckor i kylen.',
    'Ze blijven twee weken goed in een trommel.',
    'Keksit säilyvät viikon purkissa.',
  ].map((words) =>
    headed(`how long it keeps, below the steps: ${words}`, `${LIST}${WORK}<p>${words}</p>`),
  ),
])
