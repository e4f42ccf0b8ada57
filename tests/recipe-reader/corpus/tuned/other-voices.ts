// Single pages of the tuned half: what is said among the steps or the rows in other letters, as a link, or by a form.
import { casePages, page } from './case-page.ts'

const MASH = `= Swede Mash
- 1 large swede
- 60 g butter
- 2 tbsp cream
- nutmeg
* Peel the swede and cut it into pieces as large as a thumb.
* Boil them in salted water for half an hour, until they are soft.
* Mash them with the butter and the cream.
* Season the mash and keep it warm in the oven.`
const ROWS = ['1 large swede', '60 g butter', '2 tbsp cream', 'nutmeg']
const TOLD = [
  'Peel the swede and cut it into pieces as large as a thumb.',
  'Boil them in salted water for half an hour, until they are soft.',
  'Mash them with the butter and the cream.',
  'Season the mash and keep it warm in the oven.',
]
const KEEPS = 'It keeps until Thursday in a cold larder, and in the freezer until spring.'
const many = (rows: string[], tag: string) => rows.map((row) => `<${tag}>${row}</${tag}>`).join('')
const LIST = `<h3>Ingredients</h3><ul>${many(ROWS, 'li')}</ul><h3>Method</h3>`
const BARE = `<p><b>Swede Mash</b><br>(for two)</p><p>${ROWS.join('<br>')}</p>`
const STORY =
  '<p>Nobody at this table likes swede, they say. The pan was empty before I had sat down.</p>'
const mash = (name: string, body: string) => ({
  name,
  says: MASH,
  source: page(`<h1>Swede Mash</h1>${STORY}${body}`, '<title>Swede Mash – Mudlark</title>'),
})
const amid = (said: string) => `${many(TOLD.slice(0, 2), 'p')}${said}${many(TOLD.slice(2), 'p')}`
const OTHERS = '<a href="/kale">Kale with oats</a> and <a href="/leek">Leek pie</a>'
const picture = '<p><img src="a.jpg" alt=""></p>'

const NUT_BREAD = `= Walnut Loaf
+ Sponge
- 150 g rye flour
- 150 ml water
+ Soaked nuts
- 120 g walnuts
- 100 ml milk
+ Loaf
- Sponge
- Nuts
- 300 g wheat flour
- 8 g salt
* Stir the sponge and leave it overnight.
* Soak the nuts, knead all of it for ten minutes and bake it at 220 °C.`
const nutBread = (name: string, body: string) => ({
  name,
  sections: true,
  says: NUT_BREAD,
  source: page(`<h1>Walnut Loaf</h1>${body}`, '<title>Walnut Loaf</title>'),
})
const PARTS: [string, string[]][] = [
  ['Sponge', ['150 g rye flour', '150 ml water']],
  ['Soaked nuts', ['120 g walnuts', '100 ml milk']],
]
const WORK = many(
  [
    'Stir the sponge and leave it overnight.',
    'Soak the nuts, knead all of it for ten minutes and bake it at 220 °C.',
  ],
  'p',
)
const parts = (title: string) =>
  PARTS.map(([name, rows]) => `${title.replace('?', name)}<ul>${many(rows, 'li')}</ul>`).join('')
const LAST = many(['300 g wheat flour', '8 g salt'], 'li')

export const inOtherVoices = casePages([
  mash(
    'a sentence in slanted letters below the steps',
    `${LIST}${many(TOLD, 'p')}<p><em>${KEEPS}</em></p>`,
  ),
  mash(
    'a long one in slanted letters among them',
    `${LIST}${amid(`<p><i>${KEEPS} ${KEEPS}</i></p>`)}`,
  ),
  mash('the same without any heading', `${BARE}${amid(`<p><em>${KEEPS}</em></p>`)}`),
  mash(
    'words in small letters below a picture',
    `${LIST}${amid('<p><img src="a.jpg"><br><small>Steam and patience</small></p>')}`,
  ),
  mash(
    'words below a picture, between sentences',
    `${LIST}${amid(`${picture}<p style="text-align:center">Steam and patience</p>`)}`,
  ),
  mash(
    'what leads to others, behind its colon',
    `${LIST}${many(TOLD, 'p')}<p>Things of that kind: ${OTHERS}</p>`,
  ),
  mash('the same among the steps', `${LIST}${amid(`<p>Things of that kind: ${OTHERS}</p>`)}`),
  mash(
    'what leads to others above their list',
    `${LIST}${many(TOLD, 'p')}<p>Things of that kind:</p><ul><li><a href="/kale">Kale with oats</a></li></ul>`,
  ),
  mash(
    'a link in brackets, and links, one of which somebody else wrote',
    `${LIST}${many(TOLD, 'p')}<p>[<a href="/p">A page for the fridge door</a>.]</p><p><b>More roots:</b></p><p><a href="/a">Carrot fritters with caraway seeds</a><br><a href="/b">Beetroot soup as they have it in Kraków</a>, which Ola makes</p>`,
  ),
  mash(
    'a label in bold letters below steps without any',
    `${BARE}${many(TOLD, 'p')}<p><strong>Juoma:</strong> Tumma olut sopii hyvin lautaselle.</p>`,
  ),
  mash(
    'the wine, in another language',
    `${LIST}${many(TOLD, 'p')}<p>Weinempfehlung: Ein trockener Silvaner passt gut dazu.</p>`,
  ),
  mash(
    'a tip among steps without a heading',
    `${BARE}${amid('<p>Tip: a floury potato does no harm in it.</p>')}`,
  ),
  mash(
    'a paragraph between two lists that count on',
    `${LIST}<ol>${many(TOLD.slice(0, 2), 'li')}</ol><p>${KEEPS} ${KEEPS}</p><ol start="3">${many(TOLD.slice(2), 'li')}</ol>`,
  ),
  mash(
    'the same without a heading',
    `<ul>${many(ROWS, 'li')}</ul><ol>${many(TOLD.slice(0, 2), 'li')}</ol><p>${KEEPS}</p><ol start="3">${many(TOLD.slice(2), 'li')}</ol>`,
  ),
  mash(
    'a form for addresses among the steps',
    `${LIST}${amid(`<div class="block"><p><strong>The Friday letter</strong></p><p>${KEEPS}</p><form><input type="email"><button>Yes</button></form></div>`)}`,
  ),
  {
    name: 'a label in bold letters above the only work on a part, and a first step that says a little of something',
    says: `= Torta de nueces
- 200 g de nueces
- 3 huevos
- azúcar moreno
* Picamos las nueces y las tostamos en la sartén con un poco de mantequilla.
* Batimos los huevos con el azúcar hasta que doblen su volumen.
* Mezclamos todo y lo llevamos al horno durante media hora.
* Glaseado real: batimos un huevo con azúcar y lo extendemos por encima.`,
    source: page(
      `<h1>Torta de nueces</h1><p>200 g de nueces<br>3 huevos<br>azúcar moreno</p><p>Picamos las nueces y las tostamos en la sartén con un poco de mantequilla.</p><p>Batimos los huevos con el azúcar hasta que doblen su volumen.</p><p>Mezclamos todo y lo llevamos al horno durante media hora.</p><p><b>Glaseado real:</b> batimos un huevo con azúcar y lo extendemos por encima.</p>`,
    ),
  },
  nutBread(
    'parts of the dough that go into it, in slanted letters',
    `${parts('<p><strong>?</strong></p>')}<p><strong>Loaf</strong></p><ul><li><em>Sponge</em></li><li><em>Nuts</em></li>${LAST}</ul>${WORK}`,
  ),
  nutBread(
    'the same in bold letters below headings',
    `<h3>Ingredients</h3>${parts('<h4>?</h4>')}<h4>Loaf</h4><ul><li><b>Sponge</b></li><li><b>Nuts</b></li>${LAST}</ul><h3>Method</h3>${WORK}`,
  ),
  nutBread(
    'the same as links',
    `<h3>Ingredients</h3>${parts('<h4>?</h4>')}<h4>Loaf</h4><ul><li><a href="#s">Sponge</a></li><li><a href="#n">Nuts</a></li>${LAST}</ul><h3>Method</h3>${WORK}`,
  ),
  {
    name: 'the recipe of the week, whose name stands below',
    says: MASH,
    source: page(
      `<article><h1>Dagens oppskrift</h1><h2>Swede Mash</h2>${LIST}${many(TOLD, 'p')}</article>`,
      '<title>Dagens oppskrift: Swede Mash | Bladet</title><meta property="og:title" content="Dagens oppskrift">',
    ),
  },
  {
    name: 'a headline that says no word of the dish, which stands above the list',
    says: MASH,
    source: page(
      `<article><h1>Why nobody leaves this winter table hungry any more</h1>${STORY}<h2>Swede Mash</h2><p>Serves 2</p>${LIST}${many(TOLD, 'p')}</article>`,
      '<title>Why nobody leaves this winter table hungry any more | The Post</title><meta property="og:title" content="Why nobody leaves this winter table hungry any more">',
    ),
  },
])
