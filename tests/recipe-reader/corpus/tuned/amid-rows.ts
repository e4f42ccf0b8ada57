// Single pages of the tuned half: what stands in the middle of steps and rows and is none of them.
import { casePages, page } from './case-page.ts'

const ROWS = ['400 g fish', '1 bag leeks (400 g)', '2 dl cream']
const TOLD = [
  'Heat the oven and boil the leeks for 5 minutes.',
  'Cut the fish into pieces and put it into a dish.',
  'Pour the cream over it and bake it for 20 minutes.',
]
const SAYS = `= Fish Pie
${ROWS.map((row) => `- ${row}`).join('\n')}
${TOLD.map((step) => `* ${step}`).join('\n')}`
const [BOIL = '', CUT = '', BAKE = ''] = TOLD
const LIST = `<h2>Ingredients</h2><ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul>`
const pie = (name: string, body: string, says = SAYS) => ({
  name,
  says,
  sections: says !== SAYS,
  source: page(`<h1>Fish Pie</h1>${body}`, '<title>Fish Pie | Pots</title>'),
})
const METHOD = `<h2>Method</h2>${TOLD.map((step) => `<p>${step}</p>`).join('')}`
const parted = (amid: string) =>
  `${LIST}<h2>Method</h2><p>${BOIL}</p><p>${CUT}</p>${amid}<p>${BAKE}</p>`
const counted = (step: string, at: number) =>
  `<div class="m-method__step"><div>${at + 1}</div><div>${step}</div></div>`

export const amidRows = casePages([
  pie(
    'a link in a box of its own amid steps',
    parted('<div><a href="/p">All our pies in a podcast</a></div>'),
  ),
  pie(
    'a heading with links below it amid steps',
    parted(
      '<div><h3>More on it</h3><ul><li><a href="/l">Leeks: the quiet onion</a></li><li><a href="/f">Fish in season</a></li></ul></div>',
    ),
  ),
  pie(
    'a link amid counted steps that are named so',
    `${LIST}<div class="m-method"><h2>Method</h2>${counted(BOIL, 0)}${counted(CUT, 1)}<div class="m-method__ad"><a href="/c">Have you tried our new cream?</a></div>${counted(BAKE, 2)}</div>`,
  ),
  pie(
    'a tip by its name amid steps',
    `${LIST}<h2>Method</h2><div>${BOIL}</div><div class="how-hint"><strong>Good to know</strong> Frozen leeks do as well.</div><div>${CUT}</div><div>${BAKE}</div>`,
  ),
  pie(
    'a few words below a picture in each step',
    `${LIST}<h2>Method</h2>${TOLD.map((step, at) => `<div><p>${step}</p><img src="/s.jpg"><span>${['Leeks that are done', 'Fish in the dish', 'Baking'][at]}</span></div>`).join('')}`,
  ),
  pie(
    'who took the picture, behind what it shows',
    parted('<div><p>The fish has to be dry before it goes in. Foto: Lars Holm</p></div>'),
  ),
  pie(
    'tips from somewhere below the steps',
    `${LIST}${METHOD}<div><h3>Tipps aus der Versuchsküche</h3><ul><li>Serve a salad with it.</li></ul></div>`,
  ),
  pie(
    'a good wish below the steps',
    `${LIST}<div class="how-steps">${TOLD.map((step) => `<div>${step}</div>`).join('')}<p>Smakelijk!</p></div>`,
  ),
  pie(
    'how long it takes above counted steps that are named so',
    `${LIST}<h2>Modo de preparo</h2><div class="x-steps-info"><span>Modo de preparo : 50 min</span></div><ol class="x-steps">${TOLD.map((step, at) => `<li class="x-steps-item"><div>${at + 1}</div><div>${step}</div></li>`).join('')}</ol>`,
  ),
  ...['', ' class="ingr-box"'].map((named) =>
    pie(
      `what else is needed below the rows${named}`,
      `<div${named}><h3>Boodschappen:</h3><ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul><h3>Wat heb je nodig:</h3><ul><li>grater</li><li>baking dish</li></ul></div>${METHOD}`,
    ),
  ),
  pie(
    'tables of parts with heads of columns and what all of it weighs',
    `<h3>Ingredients</h3>${[['Pie', ROWS.slice(0, 2)] as const, ['Sauce', ROWS.slice(2)] as const]
      .map(
        ([title, rows]) =>
          `<h6>${title}</h6><table><thead><tr><th>Weight</th><th>Ingredient</th></tr></thead>${rows.map((row) => `<tr><td>${row.split(' ').slice(0, 2).join(' ')}</td><td>${row.split(' ').slice(2).join(' ')}</td></tr>`).join('')}<tfoot><tr><td><b>Total Weight</b></td><td><b>800 g</b></td></tr></tfoot></table>`,
      )
      .join('')}<h3>Method</h3>${TOLD.map((step) => `<p>${step}</p>`).join('')}`,
    SAYS.replace('- 400', '+ Pie\n- 400').replace('- 2 dl', '+ Sauce\n- 2 dl'),
  ),
  pie(
    'titles among rows that only their names set apart',
    `<h2>Ingredients</h2><ul><li class="x-h">Pie</li>${ROWS.slice(0, 2)
      .map((row) => `<li class="x-i">${row}</li>`)
      .join('')}<li class="x-h">Sauce</li><li class="x-i">${ROWS[2]}</li></ul>${METHOD}`,
    SAYS.replace('- 400', '+ Pie\n- 400').replace('- 2 dl', '+ Sauce\n- 2 dl'),
  ),
  pie(
    'a first entry that its name calls the first',
    `<h2>Ingredients</h2><ul><li class="first">${ROWS[0]}</li><li>${ROWS[1]}</li><li>${ROWS[2]}</li></ul>${METHOD}`,
  ),
  pie(
    'amounts that are named so beside what is named an ingredient',
    `<h2>Ingredients</h2><div>${[
      ['400', 'g', 'fish'],
      ['1', 'bag', 'leeks (400 g)'],
      ['2', 'dl', 'cream'],
    ]
      .map(
        ([count, unit, name]) =>
          `<div><span class="amount">${count}</span> <span class="unit">${unit}</span> <span class="ingredient">${name}</span></div>`,
      )
      .join('')}</div>${METHOD}`,
  ),
  pie(
    'an amount and a name that says another one in brackets, apart',
    `<h2>Ingredients</h2><div>${[
      ['400 g', 'fish'],
      ['1 bag', 'leeks (400 g)'],
      ['2 dl', 'cream'],
    ]
      .map(([amount, name]) => `<div><p>${amount}</p><p>${name}</p></div>`)
      .join('')}</div>${METHOD}`,
  ),
  pie(
    'what it costs and a button behind the rows',
    `${LIST}<a href="/l">Legg til i handleliste</a><p>Ca 42 kr/portion</p>${METHOD}`,
  ),
  pie(
    'what was cooked a year ago above rows that nothing heads',
    `<p><strong>One year ago:</strong> <a href="/s">Red Lentil Soup</a></p><h3>Fish Pie</h3>${ROWS.map((row) => `<p>${row}</p>`).join('')}${TOLD.map((step) => `<p>${step}</p>`).join('')}`,
  ),
])
