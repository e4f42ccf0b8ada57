// Pages of the tuned half on which only the elements tell what is a row, a title, a step, or none of them.
import { casePages, page } from './case-page.ts'

const PARSNIPS = `= Parsnips in Perry
- 600 g parsnips
- 2 tbsp honey
- 40 g butter
- 1 sprig sage
- 200 ml perry
* Peel the parsnips and cut them into wedges.
* Let the butter foam with the honey and turn the wedges in it.
* Pour the perry over them and braise them until they are soft.`
const rows = ['600 g parsnips', '2 tbsp honey', '40 g butter', '1 sprig sage', '200 ml perry']
const work = [
  'Peel the parsnips and cut them into wedges.',
  'Let the butter foam with the honey and turn the wedges in it.',
  'Pour the perry over them and braise them until they are soft.',
]
const many = (all: readonly string[], tag: string) =>
  all.map((row) => `<${tag}>${row}</${tag}>`).join('')
const h1 = '<h1>Parsnips in Perry</h1>'
const list = `<h2>Ingredients</h2><ul>${many(rows, 'li')}</ul>`
const method = `<h2>Method</h2>${many(work, 'p')}`
const [peel = '', foam = '', pour = ''] = work

const PARTED = `= Parsnips in Perry
- 600 g parsnips
- 2 tbsp honey
- 40 g butter
+ From the shelf
- 1 sprig sage
- 200 ml perry
* ${peel}
* ${foam}
* ${pour}`

export const oddElements = casePages([
  {
    name: 'the title of a part in a paragraph among rows that are boxes',
    says: PARTED,
    source: page(
      `${h1}<section><h2>Ingredients</h2>${rows
        .map((row, at) => `${at === 3 ? '<p>From the shelf</p>' : ''}<div><div>${row}</div></div>`)
        .join('')}</section>${method}`,
    ),
  },
  {
    name: 'the title of a part in a box like the rows, of another name',
    says: PARTED,
    source: page(
      `${h1}<section><h2>Ingredients</h2>${rows
        .map(
          (row, at) =>
            `${at === 3 ? '<div class="top">From the shelf</div>' : ''}<div class="row">${row}</div>`,
        )
        .join('')}</section>${method}`,
    ),
  },
  {
    name: 'a sentence in a paragraph below rows that are boxes',
    says: PARSNIPS,
    source: page(
      `${h1}<section><h2>Ingredients</h2>${rows.map((row) => `<div><div>${row}</div></div>`).join('')}<p>Have a look at your shelf first.</p></section>${method}`,
    ),
  },
  {
    name: 'names and amounts by turns, each in a box within a box of its own',
    says: `= Parsnips in Perry
- parsnips 600 g
- honey 2 big spoons
- butter 40 g
- perry 200 ml
- sage to your liking
* ${peel}
* ${foam}
* ${pour}`,
    source: page(
      `${h1}<div><div>Ingredients</div>${[
        ['parsnips', '600 g'],
        ['honey', '2 big spoons'],
        ['butter', '40 g'],
        ['perry', '200 ml'],
        ['sage', 'to your liking'],
      ]
        .map(
          ([name, amount]) =>
            `<div class="x7"><div class="k1"><div class="k2"><span>${name}</span></div></div><div class="q4"><span>${amount}</span></div></div>`,
        )
        .join('')}</div>${method}`,
    ),
  },
  {
    name: 'an amount whose unit nobody knows above its name, as others are',
    says: `= Parsnips in Perry
- 600 g parsnips
- 1 firkin perry
- 40 g butter
- 2 tbsp honey
* ${peel}
* ${foam}
* ${pour}`,
    source: page(
      `${h1}<h2>Ingredients</h2><div class="part"><div class="part-title">All of it</div>${[
        ['600 g', 'parsnips'],
        ['1 firkin', 'perry'],
        ['40 g', 'butter'],
        ['2 tbsp', 'honey'],
      ]
        .map(
          ([amount, name]) =>
            `<div class="row"><label><span>${amount}</span><p>${name}</p></label></div>`,
        )
        .join('')}</div>${method}`,
    ),
  },
  {
    name: 'a table that shows a list in two columns, and a last part below it',
    says: `= Parsnips in Perry
- 600 g parsnips
- 2 tbsp honey
- 40 g butter
- 1 sprig sage
- 200 ml perry
- 1 large onion
+ On top
- 20 g walnuts
* ${peel}
* ${foam}
* ${pour}`,
    source:
      page(`${h1}<h2>Ingredients</h2><table class="ingredients"><tr><td>600 g parsnips</td><td>2 tbsp honey</td></tr>
<tr><td>40 g butter</td><td>1 sprig sage</td></tr><tr><td>200 ml perry</td><td>1 large onion</td></tr></table><p><b>On top:</b></p><ul><li>20 g walnuts</li></ul>${method}`),
  },
  {
    name: 'the only cell of a named row above rows of two cells',
    says: PARTED,
    source: page(
      `${h1}<h2>Ingredients</h2><table>${[
        ['600 g', 'parsnips'],
        ['2 tbsp', 'honey'],
        ['40 g', 'butter'],
        ['1 sprig', 'sage'],
        ['200 ml', 'perry'],
      ]
        .map(
          ([amount, name], at) =>
            `${at === 3 ? '<tr class="sub"><td colspan="2">From the shelf</td></tr>' : ''}<tr><td>${amount}</td><td>${name}</td></tr>`,
        )
        .join('')}</table>${method}`,
    ),
  },
  {
    name: 'rows without amounts among rows whose amounts have a name of their own',
    says: `= Parsnips in Perry
- parsnips 600 g
- honey 2 tbsp
- butter 40 g
- perry 200 ml
- sage
- bread and a good piece of cheese, to eat beside it
* ${peel}
* ${foam}
* ${pour}`,
    source: page(
      `${h1}<h2 class="asset">Ingredients</h2><ul>${[
        ['parsnips', '600 g'],
        ['honey', '2 tbsp'],
        ['butter', '40 g'],
        ['perry', '200 ml'],
      ]
        .map(
          ([name, amount]) =>
            `<li class="row"><span class="ingr-name"><span>${name}</span></span><span class="ingr-amount"><abbr>${amount}</abbr></span></li>`,
        )
        .join(
          '',
        )}<li class="row"><span class="name">sage</span></li><li class="row"><span class="name">bread and a good piece of cheese, to eat beside it</span></li></ul>${method}`,
    ),
  },
  {
    name: 'the last bold name of a part, above the title of the next',
    says: `= Parsnips in Perry
- parsnips - 600 g
- butter - 40 g
- salt
- pepper
+ For the sauce
- perry - 200 ml
- honey - 2 tbsp
* ${peel}
* ${foam}
* ${pour}`,
    source: page(
      `${h1}<h2>Ingredients</h2><ul><li><b>parsnips</b> - 600 g</li><li><b>butter</b> - 40 g</li><li><b>salt</b></li><li><b>pepper</b></li><li class="sub">For the sauce:</li><li><b>perry</b> - 200 ml</li><li><b>honey</b> - 2 tbsp</li></ul>${method}`,
    ),
  },
  {
    name: 'how many to press, a column head, and what is sold below the list',
    says: PARSNIPS,
    source:
      page(`${h1}<h2>Ingredients</h2><div>Number of people: - 2 +</div><div role="table"><div>Quantity Product</div>${many(rows, 'div')}</div>
<p>From our shop</p><ul><li><a href="/1">Braising pan Bertha</a></li><li><a href="/2">Wooden spoon</a></li></ul>${method}`),
  },
  {
    name: 'headings that count the work, a link to elsewhere among them, and words of the page below',
    says: `= Parsnips in Perry
- 600 g parsnips
- 2 tbsp honey
- 40 g butter
- 1 sprig sage
- 200 ml perry
# Begin with the roots
* ${peel}
# Make them shine
* ${foam}
# Braise them
* ${pour}`,
    source:
      page(`${h1}<p>${rows.join('<br>')}</p><h2>1 Begin with the roots</h2><p>${peel}</p><h2>2 Make them shine</h2><p>${foam}</p>
<aside><p><span>Related: </span><a href="/x">How to cook a swede</a></p></aside><h2>3 Braise them</h2><p>${pour}</p><div>Topics</div><ul><li><a href="/t">Roots</a></li></ul>`),
  },
  {
    name: 'small titles between the numbers of the steps and what is done',
    says: `= Parsnips in Perry
- 600 g parsnips
- 2 tbsp honey
- 40 g butter
- 1 sprig sage
- 200 ml perry
# The roots
* ${peel}
# The shine
* ${foam}
# The end
* ${pour}`,
    source: page(
      `${h1}${list}<h2>Method</h2>${['The roots', 'The shine', 'The end']
        .map(
          (title, at) =>
            `<div><span>${at + 1}.</span><div><div>${title}</div><p>${work[at]}</p></div></div>`,
        )
        .join('')}`,
    ),
  },
  {
    name: 'a picture with its words, a quotation and a tip of its own kind among steps',
    says: PARSNIPS,
    source:
      page(`${h1}${list}<h2>Method</h2><div class="text"><p>${peel}</p><div class="image"><img src="a.jpg"><p class="info">Do not let the honey get too hot, it turns bitter. (Photo: A.)</p></div><p>${foam}</p>
<blockquote><p>“Brown it more than you dare.”</p>Ada Root</blockquote><p>${pour}</p></div><div class="note-tab"><p>They keep for three days in a cool place.</p></div>`),
  },
  {
    name: 'the same words beside each step, to tick',
    says: PARSNIPS,
    source: page(
      `${h1}${list}<h2>Method</h2><ol>${work.map((step) => `<li><label><input type="checkbox">Step done</label> <p>${step}</p></li>`).join('')}</ol>`,
    ),
  },
  {
    name: 'who wrote it and where, below the steps, in a box of another kind',
    says: PARSNIPS,
    source: page(
      `${h1}${list}<div class="article"><h2>Method</h2><div class="text">${many(work, 'p')}</div><div class="after"><span>By Ada</span> - <span>Posted in: <a href="/r">Roots</a></span> - <a href="#c">4 comments</a> - <a href="#s">Share</a></div></div>`,
    ),
  },
  {
    name: 'links side by side with bars between them, below the last step',
    says: PARSNIPS,
    source: page(
      `${h1}<p>${rows.join('<br>')}</p>${many(work, 'p')}<p class="meta"><a href="/d">del.icio.us</a> | <a href="/g">digg</a> | <a href="/p">print</a><br>See more: <a href="/b">Roots</a></p>`,
    ),
  },
  {
    name: 'tips below the heading of the steps, and the counted steps below these',
    says: PARSNIPS,
    source: page(
      `${h1}${list}<div><h2>Directions</h2><div class="tips"><h4>Tips</h4><ul><li>If your kitchen is cold, let it take its time.</li><li>A wide pan browns better than a deep one.</li></ul></div>${work.map((step, at) => `<p>${at + 1}) ${step}</p>`).join('')}</div>`,
    ),
  },
  {
    name: 'other things in a list of their own below steps that are counted',
    says: PARSNIPS,
    source: page(
      `${h1}${list}<h2>Method</h2><ol>${many(work, 'li')}</ol><h2>Elsewhere</h2><ul><li>In the north people put a handful of barley in.</li><li>The old books have it with a piece of bacon.</li></ul>`,
    ),
  },
  {
    name: 'measures beside the page that look like amounts',
    says: PARSNIPS,
    source: page(
      `${h1}<table><tr valign=top><td><b>Measures</b><br>3 tsp. = 1 tbsp.<br>4 tbsp. = 1/4 cup<br>2 cups = 1 pint<br></td><td>${rows.join('<br>')}<p>${work.join('<p>')}</td></tr></table>`,
    ),
  },
  {
    name: 'a page without headings that is called after its site and its dish',
    says: PARSNIPS.replace('Parsnips in Perry', 'Swedes in Cider'),
    source: page(
      `<center><font size=5><b>Swedes in Cider</b></font></center><p>Ingredients:</p><ul>${many(rows, 'li')}</ul><p>Method:</p><ol>${many(work, 'li')}</ol>`,
      '<title>The kitchen of Ada : Swedes in Cider</title>',
    ),
  },
])
