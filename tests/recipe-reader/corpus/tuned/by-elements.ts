// Pages of the tuned half whose elements only say how words look, or where they stand: fonts, tables in tables, bold names.
import { casePages, page } from './case-page.ts'

const CHARD = `= Chard Rolls
- 8 chard leaves
- 150 g rice
- 1 onion, chopped
- Salt
- 100 g raisins, soaked
* Blanch the leaves and cut off their stalks.
* Fry the onion with rice and raisins.
* Roll it up in the leaves and steam the rolls for half an hour.`
const rows = ['8 chard leaves', '150 g rice', '1 onion, chopped', 'Salt', '100 g raisins, soaked']
const BARE = ['Chard', 'Rice', '1 onion', 'Raisins', 'Salt']
const told = [
  'Blanch the leaves and cut off their stalks.',
  'Fry the onion with rice and raisins.',
  'Roll it up in the leaves and steam the rolls for half an hour.',
]
const many = (tag: string, all: readonly string[]) =>
  all.map((each) => `<${tag}>${each}</${tag}>`).join('')
const LIST = `<h2>Ingredients</h2><ul>${many('li', rows)}</ul>`
const chard = (name: string, body: string, says = CHARD) => ({
  name,
  says,
  source: page(`<h1>Chard Rolls</h1>${body}`, '<title>Chard Rolls</title>'),
})

export const byElements = casePages([
  chard(
    'lists across which letters are chosen, the last entries behind their end',
    `<p><b>Today:</b></p><ul><font face="Garamond"><li>8 chard leaves<li>150 g rice<li>1 onion, chopped<li>Salt<li>100 g raisins, soaked</font></ul><ol><font face="Garamond"><li>Blanch the leaves and cut off their stalks.<li>Fry the onion with rice and raisins.<li>Roll it up in the leaves.<li>Steam them for half an hour and share them out!</font></ol><p><font face="Garamond">Chard was grown here before spinach was.</font></p>`,
    `= Chard Rolls
- 8 chard leaves
- 150 g rice
- 1 onion, chopped
- Salt
- 100 g raisins, soaked
* Blanch the leaves and cut off their stalks.
* Fry the onion with rice and raisins.
* Roll it up in the leaves.
* Steam them for half an hour and share them out!`,
  ),
  chard(
    'rows in one paragraph whose names are bold, one of them alone',
    `<p>Chard grows until the frost.</p><p>Serves <b>4</b></p><p><b>8 chard leaves</b><br><b>150 g rice</b>, washed<br><b>1 onion</b>, chopped<br><b>Salt</b><br><b>100 g raisins</b>, soaked</p>${many('p', told)}`,
    CHARD.replace('rice', 'rice, washed'),
  ),
  chard(
    'steps counted as first and second in boxes of their own, and anew in each part',
    `${LIST}<div><p><b>Leaves</b></p><div class="all"><div class="one"><div class="no">1º</div><div>${told[0]}</div></div><div class="one"><div class="no">2º</div><div>${told[1]}</div></div></div><p><b>Rolls</b></p><div class="all"><div class="one"><div class="no">1º</div><div>${told[2]}</div></div></div></div>`,
  ),
  chard(
    'the dish behind the heading of the steps, which are rows of a table with pictures',
    `${LIST}<p>I make twice as many, since they are as good on the next day, cold or fried.</p><h2>Preparation Chard</h2><table>${told.map((each) => `<tr><td><img src="a.jpg"></td><td>${each}</td></tr>`).join('')}</table>`,
  ),
  chard(
    'the heading of a table of rows in a cell with it, beside what is said of a picture',
    `<table><tr><td><img src="a.jpg"><br>Press it to see more</td><td><b>Ingredients for 4:</b><table>${BARE.map((each) => `<tr><td>${each}</td></tr>`).join('')}</table></td></tr></table><h2>Method</h2>${many('p', told)}`,
    ['= Chard Rolls', ...BARE.map((each) => `- ${each}`), ...told.map((each) => `* ${each}`)].join(
      '\n',
    ),
  ),
  chard(
    'a thread of a board, in a box that is named after what a program does there',
    `<div class="block"><div class="list js-newReplyBox"><article class="post"><h4>ann66</h4><div class="text">Here is ours.<br><br><b>INGREDIENTS:</b><br>${rows.join('<br>')}<br><br><b>METHOD:</b><br>${told.join('<br><img src="a.jpg"><br>')}</div></article><article class="post"><h4>bob</h4><div class="text">We take 2 onions for it, and never told anybody so far.</div></article></div></div>`,
  ),
  chard(
    'who took the picture, in the cell of the picture beside that of the rows',
    `<table><tr><td><p><b>Ingredients</b></p>${rows.map((each) => `<p class="row">${each}</p>`).join('')}</td><td><p class="plain"><img src="a.jpg"></p><p class="plain">By: the cooks, house on the hill</p></td></tr></table><p><b>Directions</b></p>${many('p', told)}`,
  ),
])
