// Single pages of the tuned half in the manner of sites that hold thousands: forums, blog services, documents and channels.
import { casePages, linesOf, many, page } from './case-page.ts'

const SAYS = `= Parsnip Crumble
- 600 g parsnips
- 80 g butter, cold
- 120 g rye flour
- 1 handful of walnuts
* Slice the parsnips and boil them for ten minutes.
* Rub the butter into the flour until it crumbles.
* Chop the walnuts and mix them in.
* Scatter it over the parsnips and bake all of it for half an hour.`
const { rows: ROWS, steps: STEPS } = linesOf(SAYS)
const LIST = `<h2>Ingredients</h2><ul>${many('li', ROWS)}</ul>`
const WORK = `<h2>Method</h2>${many('p', STEPS)}`
const BARE = `${many('p', ROWS)}<p><b>Method</b></p>${many('p', STEPS)}`
const TITLED = '<title>Parsnip Crumble</title>'
const crumble = (name: string, body: string, { head = TITLED, says = SAYS } = {}) => ({
  name,
  says,
  source: page(body, head),
})
const headed = (name: string, body: string) => crumble(name, `<h1>Parsnip Crumble</h1>${body}`)
const links = (words: readonly string[], home = '/') =>
  words.map((word) => `<a href="${home}${word}">${word}</a>`).join('<br>')
const HOME = 'https://blogs.example/ada/'
const post = (head: string, words: string) =>
  `<li class="post"><div>3 May, 19:22 <b>Ida</b></div><div><h2>${head}</h2><blockquote>${words}</blockquote></div></li>`
const LINES = `Hello all,<br><br>we had this on Sunday.<br><br><b><u>Ingredients:</u></b><br>${ROWS.join('<br>')}<br><br><b><u>Method:</u></b><br>${STEPS.join('<br>')}<br><br><i>Enjoy!</i>`
const CUT = '<li><span>600 g pars</span><span>nips</span></li>'
const IN_SPANS = `<ul>${CUT}${many(
  'li',
  ROWS.slice(1).map((row) => `<span>${row}</span>`),
)}</ul>`
const spans = (rows: readonly string[]) =>
  many(
    'p',
    rows.map((row) => `<span>${row}</span>`),
  )
const AHEAD =
  '<h4>Planning ahead</h4><p>You can slice the parsnips the day before; keep them in water.</p>'
const counted = ROWS.map((row, at) => `<tr><td>${at + 1}</td><td>${row}</td></tr>`).join('')
const TURNED = ['Parsnips 600 g', 'Butter 80 g', 'Rye flour 120 g', 'Walnuts 1 handful', 'Salt']
const timed = STEPS.map(
  (step, at) => `<tr><td>Step ${at + 1} - ${[10, 5, 3, 30][at]} min.<br>${step}</td></tr>`,
)
const REMARKS = [
  'Ann: We had it on Sunday. I took 2 cups of oats instead of the flour.',
  'Bo: Mine was a bit dry. I baked it for 40 minutes.',
  'Cleo: Lovely. Add 1 spoon of honey and it is perfect.',
]
const fields = ['Effort: Middling', 'People: 4']
  .map((fact) => fact.split(': '))
  .map(
    ([label, said]) =>
      `<div><div class="field-label">${label}:&nbsp;</div><div><p>${said}</p></div></div>`,
  )
const field = (title: string, rows: readonly string[]) =>
  `<div class="field-ingredients"><div class="field-label">${title}</div><ul>${many('li', rows)}</ul></div>`
const PARTED = SAYS.replace('\n- 600', '\n+ Below\n- 600').replace('\n- 120', '\n+ Crumble\n- 120')

export const inBulk = casePages([
  crumble(
    'a topic of a forum, whose heading says that it is one and how often it was read',
    `<h1><a href="/">The Spade and Fork</a></h1><h3><span>Author</span>Topic: Parsnip Crumble &nbsp;(Read 8142 times)</h3>${LIST}${WORK}`,
  ),
  crumble(
    'the same in a forum that speaks German',
    `<h1>Spaten und Gabel</h1><h2>Thema: Parsnip Crumble (Gelesen 1.204 mal)</h2>${LIST}${WORK}`,
  ),
  crumble(
    'posts as entries of a list, the first of which is the recipe',
    `<h1>Thread: Parsnip Crumble</h1><ol>${post('Parsnip Crumble', LINES)}${post('Re: Parsnip Crumble', 'I take 2 parsnips and 50 g of oats.<br>It was gone at once.')}</ol>`,
  ),
  crumble(
    'an entry below the name of its blog, which leads home and stands in front of a colon',
    `<h1><a href="/ada/">Ada at the Stove</a></h1><h2>3 May</h2><h3>Parsnip Crumble</h3>${LIST}${WORK}`,
    { head: '<title>Ada at the Stove: Parsnip Crumble</title>' },
  ),
  crumble(
    'an entry whose title stands in front of the name of its blog, which leads home above it',
    `<h1><a href="/ada/">Ada at the Stove</a></h1><h2>Parsnip Crumble</h2>${LIST}${WORK}`,
    { head: '<title>Parsnip Crumble: Ada at the Stove</title>' },
  ),
  crumble(
    'an entry below the name of its blog, which leads to where all of its pages begin',
    `<h1><a href="${HOME}">Ada at the Stove</a></h1><h2>Parsnip Crumble</h2>${LIST}${WORK}<p>${links(['leek-pie', 'kale-soup', 'oat-cakes'], HOME)}</p>`,
    { head: '<title>Ada at the Stove - Parsnip Crumble</title>' },
  ),
  crumble(
    'a topic whose page says that it shows one, below the name of the forum',
    `<h1>Spade and Fork</h1><h2><a href="?t=12">Parsnip Crumble</a></h2>${LIST}${WORK}`,
    { head: '<title>Spade and Fork &bull; View topic - Parsnip Crumble</title>' },
  ),
  headed(
    'panels that are entries of one list, each with its heading and lines',
    `<ul><li><h3>Ingredients</h3><p>${ROWS.join('<br>')}</p></li><li><h3>Method</h3><p>${STEPS.join('<br>')}</p></li></ul>`,
  ),
  crumble(
    'a head in bold letters above the links of a menu, whose word is in the title of the page',
    `<p><b>WINTER</b><br>${links(['Soups', 'Roots', 'Bakes', 'Pies'])}</p><p><b>Parsnip Crumble</b></p>${LIST.replace(/h2/g, 'h5')}${WORK.replace(/h2/g, 'h5')}`,
    { head: '<title>Winter dishes and Parsnip Crumble by Ada</title>' },
  ),
  crumble(
    'a word in bold letters that is only a part of what the page is called',
    `<p><b>ARCHIVE</b> of the forum</p><p><b>Parsnip Crumble</b></p>${LIST.replace(/h2/g, 'h5')}${WORK.replace(/h2/g, 'h5')}`,
    { head: '<title>Spade - Archive of dishes - Parsnip Crumble</title>' },
  ),
  crumble(
    'a document whose title is a paragraph, in other signs than above the window',
    `<p class="title">Ada’s Parsnip Crumble</p><h1>What you need</h1><ul>${many('li', ROWS)}</ul><h1>What you do</h1>${many('p', STEPS)}`,
    {
      head: '<title>Ada&#39;s Parsnip Crumble</title>',
      says: SAYS.replace('Parsnip', 'Ada’s Parsnip'),
    },
  ),
  headed(
    'a document that sets all its letters in spans, and cuts words with them',
    `<h2><span>Ingredients</span></h2>${IN_SPANS}<h2><span>Method</span></h2>${spans(STEPS)}${spans(['', '', ''])}<h2><span>Notes</span></h2>${spans(['It keeps for a day.', 'Eat it warm.'])}`,
  ),
  headed(
    'rows of spans side by side, which are columns on a page of spans as well',
    `<h2><span>Ingredients</span></h2><ul>${ROWS.map((row) => `<li>${row.replace(/^(\S+(?: g)?) (.*)$/, '<span>$1</span><span>$2</span>')}</li>`).join('')}</ul><h2><span>Method</span></h2>${spans(STEPS)}`,
  ),
  headed(
    'remarks of relatives below steps in a list',
    `${LIST}<h2>Method</h2><ol>${many('li', STEPS)}</ol><h3>Remarks from the cousins</h3>${many('p', REMARKS)}`,
  ),
  headed(
    'what one may do the day before, in a box below the heading of the steps',
    `${LIST}<div><h2>Method</h2><div>${AHEAD}</div><p><b>The bottom</b></p>${many('p', STEPS)}</div>`,
  ),
  headed(
    'pots in a box below the heading of the steps',
    `${LIST}<div><h2>Method</h2><div><h4>Equipment</h4><p>You need a wide pan and a wooden spoon.</p></div>${many('p', STEPS)}</div>`,
  ),
  headed(
    'what one may do the day before in an element that is named after the steps',
    `<div class="recipe-ingredients">${many('p', ROWS)}</div><div class="recipe-method"><div>${AHEAD}</div>${many('p', STEPS)}</div>`,
  ),
  headed(
    'a wish with a smile below steps whose list has no heading',
    `${BARE}<p>Cosy evenings to all of us! :)</p>`,
  ),
  headed(
    'a wish with a smile below steps whose list has one',
    `${LIST}${WORK}<p>Cosy evenings to all of us! 😊</p>`,
  ),
  headed(
    'cells that count the rows of a table, and a time in front of each step',
    `<h2>Ingredients</h2><table>${counted}</table><h2>Method</h2><table>${timed.join('')}</table>`,
  ),
  crumble(
    'the same numbers in front of names whose amounts stand behind them',
    `<h1>Parsnip Crumble</h1><h2>Ingredients</h2><table><tr><th>#</th><th>What</th><th>How much</th></tr>${TURNED.map((row, at) => `<tr><td>${at + 1}</td><td>${row.replace(/ (\d+ .*)/, '</td><td>$1')}</td></tr>`).join('')}</table>${WORK}`,
    { says: SAYS.replace(/(?:\n- .*)+/, TURNED.map((row) => `\n- ${row}`).join('')) },
  ),
  headed(
    'facts in boxes above the heading of a list that is named after it',
    `<div class="left">${fields.join('')}<h2 class="title-ingredients">Ingredients</h2>${field('Below', ROWS.slice(0, 2))}${field('Crumble', ROWS.slice(2))}</div><div class="field-preparation"><h2>Preparation</h2>${many('p', STEPS)}</div>`,
  ),
  {
    ...headed(
      'boxes to tick in two fieldsets, whose legends are the titles of the parts',
      `<section><h2>What you need</h2><fieldset><legend>Below</legend>${many('label', ROWS.slice(0, 2))}</fieldset><fieldset><legend>Crumble</legend>${many('label', ROWS.slice(2))}</fieldset></section>${WORK}`,
    ),
    says: PARTED,
    sections: true,
  },
])
