// Pages of the tuned half with something beside their rows, or with rows that hold their amounts elsewhere.
import { casePages, data, page, type Case } from './case-page.ts'

const rows = ['oat flakes 80 g', 'hazel milk 200 ml', 'pears 2, small', 'cinnamon 1/2 tsp']
const steps = [
  'Warm the milk with the cinnamon.',
  'Stir in the flakes and let them swell for 10 minutes.',
  'Grate the pears over it and serve.',
]
const SAYS = [
  '= Pear Porridge',
  ...rows.map((row) => `- ${row}`),
  ...steps.map((s) => `* ${s}`),
].join('\n')
const li = (all: readonly string[]) => all.map((row) => `<li>${row}</li>`).join('')
const turned = rows.map((row) => row.replace(/^(\D+?) (\d.*)$/, '$2 $1'))
const TURNED = [
  '= Pear Porridge',
  ...turned.map((row) => `- ${row}`),
  ...steps.map((s) => `* ${s}`),
].join('\n')
const LONG = [
  ['leite', '150 ml'],
  ['aveia', '80 g'],
  ['azeite', '1 c. de sopa'],
  ['canela', '1 c. de chá'],
  ['peras', '2 un.'],
] as const
const h1 = '<h1>Pear Porridge</h1>'
const method = `<h2>Method</h2><ol>${li(steps)}</ol>`
const shown = (name: string, body: string, more: Partial<Case> = {}): Case => ({
  name,
  says: TURNED,
  source: page(body),
  ...more,
})
const program = (name: string, script: string): Case =>
  shown(name, `<div id="app"></div><script>${script}</script>`, {
    source: page(`<div id="app"></div><script>${script}</script>`, '<title>Pear Porridge</title>'),
  })
const marked = (inner: string) =>
  `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pear Porridge</h1>${inner}</div>`
const state = { recipe: { title: 'Pear Porridge', ingredients: turned, directions: steps } }
const PARTS = `= Pear Cake
- 200 g flour
- 90 g butter
- 4 pears
- 60 g sugar
* Knead the dough and let it rest.
* Line a tin with it.
* Slice the pears and toss them in the sugar.
* Fill the tin and bake it for 40 minutes.`

export const besideRows = casePages([
  shown(
    'amounts directly behind names in bold, each a term, below a title',
    `${h1}<dl class="ingredients"><h3>flakes</h3>${rows
      .map((row) => row.replace(/^(\D+?) (\d.*)$/, '<dt><a href="/i"><b>$1</b></a><u>$2</u></dt>'))
      .join('')}</dl><ul class="instructions">${li(steps)}</ul>`,
    { says: SAYS },
  ),
  {
    name: 'the name of the site is first in the title, and letters of a heading stand in it by chance',
    says: SAYS.replace('Pear Porridge', 'pear rice stew'),
    source: page(
      `<h1>pear rice stew</h1><h3>rices</h3><h2>Ingredients</h2><ul>${li(rows)}</ul>${method}`,
      '<title>Spoons — pear rice stew</title><meta property="og:title" content="Spoons"><meta property="og:site_name" content="Spoons">',
    ),
  },
  {
    name: 'a post whose title stands in front of the name of its blog, which is the first heading',
    says: TURNED,
    source: page(
      `<h1>Ida stirs</h1><h2><a href="/p">Pear Porridge</a></h2><h3>Ingredients</h3><ul>${li(turned)}</ul>${method}`,
      '<title>Pear Porridge « Ida stirs</title>',
    ),
  },
  shown(
    'only some names of ingredients are marked, and a link stands behind each row',
    `<div class="hrecipe"><h1 class="fn">Pear Porridge</h1><h4>Ingredients</h4><ul>${turned
      .map((row) => row.replace(/(flakes|pears)$/, '<a class="ingredient">$1</a>'))
      .map((row) => `<li>${row} <a href="#" class="to_list">basket</a></li>`)
      .join('')}</ul><h4>Method</h4><ul class="instructions">${li(steps)}</ul></div>`,
  ),
  {
    name: 'a recipe that is marked has a heading of its own below the title of the story',
    says: TURNED,
    source: page(
      `<h1>Why mornings need a spoon</h1><p>They do.</p><div class="hrecipe"><h2></h2><h2>Pear Porridge</h2><ul>${turned
        .map((row) => `<li class="ingredient">${row}</li>`)
        .join(
          '',
        )}</ul><ol>${steps.map((s) => `<li class="instruction">${s}</li>`).join('')}</ol></div>`,
      '<title>Why mornings need a spoon</title>',
    ),
  },
  shown(
    'the number of each step stands behind its picture',
    `${h1}<h2>Ingredients</h2><ul>${li(turned)}</ul><h2>Method</h2>${steps
      .map(
        (s, at) =>
          `<div><div><img src="${at}.jpg"><span>${at + 1}</span></div><div><p>${s}</p></div></div>`,
      )
      .join('')}`,
  ),
  shown(
    'a link to what is sold stands in a box behind each row',
    `${h1}<h2>Ingredients</h2><ul>${turned
      .map((row) => `<li><div><p>${row}</p></div><div><a href="/shop">Choose one</a></div></li>`)
      .join('')}</ul>${method}`,
  ),
  shown(
    'what a step takes is listed in it once more, in a box that says so',
    `${h1}<h2>Ingredients</h2><ul>${li(turned)}</ul><h2>Method</h2><ul>${steps
      .map(
        (s) => `<li><div>${s}</div><div class="card-instruction-ingredients">80 g oats</div></li>`,
      )
      .join('')}</ul>`,
  ),
  shown(
    'parts under names that only parts have, each with its list and its steps',
    `<h1>Pear Cake</h1><h2>Dough</h2><h3>Ingredients</h3><ul>${li(['200 g flour', '90 g butter'])}</ul><h3>Method</h3><ol>${li(['Knead the dough and let it rest.', 'Line a tin with it.'])}</ol><h2>Pears</h2><h3>Ingredients</h3><ul>${li(['4 pears', '60 g sugar'])}</ul><h3>Method</h3><ol>${li(['Slice the pears and toss them in the sugar.', 'Fill the tin and bake it for 40 minutes.'])}</ol>`,
    { says: PARTS },
  ),
  program(
    'a program is given its data by a function, and what comes again by names',
    `window.__STATE__=(function(a,b){return {recipe:{title:"Pear Porridge",isNew:b,ingredients:[{amount:"80",unit:a,name:"oat flakes"},{amount:"200",unit:"ml",name:"hazel milk"},{amount:"2, small",unit:b,name:"pears"},{amount:"1\\u002F2",unit:"tsp",name:"cinnamon"}],steps:${JSON.stringify(steps)}}}}("g",null));`,
  ),
  program(
    'a program is given its data as a text',
    `window.__STATE__ = ${JSON.stringify(JSON.stringify(state))};`,
  ),
  program(
    'each part of the data is markup within things',
    `window.data=${JSON.stringify({
      recipe: {
        title: 'Pear Porridge',
        ingredients: { remark: { html: `<ul>\n${li(turned)}\n</ul>` } },
        method: { remark: { html: `<ol>\n${li(steps)}\n</ol>` } },
      },
    })}`,
  ),
  shown(
    'names and amounts of several words in boxes of their own',
    `${h1}<h2>Ingredientes</h2>${LONG.map(
      ([name, amount]) =>
        `<div class="line"><div class="n">${name}</div><div class="q">${amount}</div></div>`,
    ).join('')}<h2>Preparação</h2><ol>${li(steps)}</ol>`,
    {
      says: [
        '= Pear Porridge',
        ...LONG.map(([name, amount]) => `- ${name} ${amount}`),
        ...steps.map((s) => `* ${s}`),
      ].join('\n'),
    },
  ),
  ...['class="ingredients"', 'class="a"'].map((attributes) =>
    shown(
      `a link stands below the table of ${attributes}`,
      `${h1}<div ${attributes}><h2>Zutaten</h2><table>${turned
        .map((row) =>
          row.replace(/^(\S+(?: (?:g|ml|tsp|small))?) (.*)$/, '<tr><td>$1</td><td>$2</td></tr>'),
        )
        .join(
          '',
        )}</table><div><a class="btn" href="#view">Kochansicht</a></div></div><h2>Zubereitung</h2><ol>${li(steps)}</ol>`,
    ),
  ),
  shown(
    'nothing heads a table but the heads of its columns',
    `${h1}<h2>Rezept</h2><table><tr><th>Zutat</th><th>Menge</th><th>Einheit</th></tr><tr><td>Birnen</td><td>3,000</td><td>KG</td></tr><tr><td>Zimt</td><td>0,010</td><td>KG</td></tr></table><h2>Herstellung</h2><ol>${li(steps)}</ol>`,
    {
      says: [
        '= Pear Porridge',
        '- Birnen 3,000 KG',
        '- Zimt 0,010 KG',
        ...steps.map((s) => `* ${s}`),
      ].join('\n'),
    },
  ),
  shown(
    'tips and tricks stand in a list below the steps',
    `${h1}<h2>Dit heb je nodig</h2><ul>${li(turned)}</ul><h2>Zo maak je het</h2><ul>${li(steps)}</ul><h2>Tips en tricks</h2><ul>${li(['Neem ook eens appels.', 'Wie wil, roert er wat honing door.'])}</ul>`,
  ),
  {
    name: 'what stands behind the name in the data is no name of its site',
    says: TURNED.replace('Porridge', 'Porridge - Warm from the Pot'),
    source: page(
      h1,
      `<title>Pear Porridge - Warm from the Pot</title><link rel="canonical" href="https://spoons.example/p">${data(
        {
          name: 'Pear Porridge - Warm from the Pot',
          recipeIngredient: turned,
          recipeInstructions: steps,
        },
      )}`,
    ),
  },
  shown(
    'a price stands behind each row',
    `${h1}<h2>Ingredients</h2><ul>${turned
      .map((row, at) => `<li>${row} <span>$${at}.49</span></li>`)
      .join('')}</ul>${method}`,
  ),
  shown(
    'rows are spans that nothing parts',
    `${h1}<div><span class="y">Ingredients</span><div>${turned
      .map((row) => `<span class="z">${row}</span>`)
      .join('')}</div></div>${method}`,
  ),
  shown(
    'the list in other units is not shown until one presses',
    `${h1}<h2>Ingredients</h2><ul>${li(turned)}</ul><ul style="display: none">${li(['3 oz oat flakes', '1 cup hazel milk, warmed to be as hot as a bath', '2 pears', 'some cinnamon'])}</ul>${method}`,
  ),
  shown(
    'how many it makes stands between buttons, and a switch keeps the screen on',
    `${h1}<h2>Ingredienser</h2><div><button>-</button><div>4</div><div>porsjoner</div><button>+</button></div><ul>${li(turned)}</ul><h2>Slik gjør du</h2><div>Behold skjermen på</div><div><span>Ja</span> <span>Nei</span></div><ol>${li(steps)}</ol>`,
  ),
  shown(
    'what stirs and what holds is listed below a second copy of the list',
    `${h1}${['', '']
      .map(() => `<h3>Ingrediënten</h3>${turned.map((row) => `<div>${row}</div>`).join('')}`)
      .join(
        '',
      )}<h3>Benodigdheden</h3><div>garde</div><div>pan of ketel</div><h2>Bereiding</h2><ol>${li(steps)}</ol>`,
  ),
  shown(
    'an advertisement goes on in the middle of a list',
    `${h1}<h2>Ingredientes</h2><ul>${li(turned.slice(0, 2))}</ul><p>Continua após patrocínio</p><ul>${li(turned.slice(2))}</ul><h2>Modo de preparo</h2><ol>${li(steps)}</ol>`,
  ),
  shown(
    'who wrote it stands below the steps, under their name',
    `${h1}<h2>Ingredients</h2><ul>${li(turned)}</ul><h2>Method</h2>${steps
      .map((s) => `<p>${s}</p>`)
      .join(
        '',
      )}<p>Ida Spoon</p><p>Ida has been writing about porridge since 2009, and has a whippet.</p>`,
  ),
  shown(
    'a page for the printer says where it is from',
    `${h1}<p>INGREDIENTS</p><p>${turned.join('<br>')}</p><p>DIRECTIONS</p><p>${steps
      .map((s, at) => `Step ${at + 1}<br>${s}`)
      .join('<br>')}</p><p>Printed from spoons.example on 5/3</p>`,
  ),
  {
    name: 'a text of data begins with the heading of the work, and with what one needs to hand',
    says: TURNED,
    source: page(
      h1,
      data({
        name: 'Pear Porridge',
        recipeIngredient: turned,
        recipeInstructions: `Postup\n\nPotrebujeme\n\nhrniec\nstrúhadlo\n\n${steps.join('\n\n')}`,
      }),
    ),
  },
  shown(
    'each step has a title as the heading of its entry',
    `${h1}<h2>Ingredients</h2><ul>${li(turned)}</ul><h2>Method</h2><ol>${steps
      .map((s, at) => `<li><h4>${['Milk', '2. Flakes', 'To serve'][at]}</h4><p>${s}</p></li>`)
      .join('')}</ol>`,
  ),
  shown(
    'all rows lie in one heading, and the heading of the work names the dish behind a bar',
    `${h1}<div>\\n\\n\\t</div><h4>Ingredients</h4><h5>${turned.map((row) => `• ${row}`).join('<br>')}</h5><h4>Method | Pear Porridge</h4>${steps.map((s, at) => `<p><b>${at + 1}.</b> ${s}</p>`).join('')}`,
  ),
  shown(
    'names are marked behind their amounts, and the dish is called after the first',
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Oat Porridge</h1><h3>Ingredients</h3><ul><li>80 g <span itemprop="recipeIngredient">oat</span></li><li>200 ml <span itemprop="recipeIngredient">milk</span></li><li class="head">Which milk?</li><li><span itemprop="recipeIngredient">hazel milk</span></li></ul><ol>${steps.map((s) => `<li itemprop="recipeInstructions">${s}</li>`).join('')}</ol></div>`,
    {
      says: [
        '= Oat Porridge',
        '- 80 g oat',
        '- 200 ml milk',
        '- hazel milk',
        ...steps.map((s) => `* ${s}`),
      ].join('\n'),
    },
  ),
  shown(
    'a word to press stands below the heading of the steps, and links to edit beside both',
    `${h1}<div><h2>Ingredients</h2><span>[<a href="#">edit</a>]</span></div><ul>${li(turned)}</ul><div><h2>Method</h2><span>[<a href="#">edit</a>]</span></div><div><b>Video</b></div><ol>${li(steps)}</ol>`,
  ),
  shown(
    'who posted it, and when, stands below the steps',
    `${h1}<b>Ingredients</b><br>${turned.join('<br>')}<br><br><b>Method</b><br>${steps.join('<br>')}<br><br><div>Ida 12:03</div>`,
  ),
  {
    name: 'the first heading is called like the host of the page',
    says: TURNED,
    source: page(
      `<h1>Warm Spoons</h1><h2>Pear Porridge</h2><h3>Ingredients</h3><ul>${li(turned)}</ul>${method}`,
      '<title>Warm Spoons - Pear Porridge</title><link rel="canonical" href="https://www.warmspoons.example/p">',
    ),
  },
  {
    name: 'what readers gave stands in the heading of the page',
    says: TURNED,
    source: page(
      `<h1><span>Pear Porridge</span> <span class="rating">4.5 (20)</span></h1><h3>Ingredients</h3><ul>${li(turned)}</ul>${method}`,
      '<title>Pear Porridge - Spoons</title>',
    ),
  },
  shown(
    'a row speaks of the notes below the list',
    `${h1}<h2>Ingredients</h2><ul class="ingredients">${li([...turned, 'dash of nut oil, see notes'])}</ul><h2>Method</h2><ol class="instructions">${li(steps)}</ol>`,
    { says: TURNED.replace('tsp cinnamon', 'tsp cinnamon\n- dash of nut oil, see notes') },
  ),
  shown(
    'only the first of two lists is marked',
    marked(
      `<h2>Ingredients</h2><h3>Oats</h3><ul>${turned
        .slice(0, 2)
        .map((row) => `<li itemprop="ingredients">${row}</li>`)
        .join('')}</ul><h3>Pears</h3><ul>${li(turned.slice(2))}</ul><h2>Method</h2><ol>${steps
        .map((s) => `<li itemprop="recipeInstructions">${s}</li>`)
        .join('')}</ol>`,
    ),
  ),
  shown(
    'names are marked beside their amounts, and one of them says how much itself',
    marked(
      `<table>${turned
        .map((row) =>
          row.replace(
            /^(\S+(?: (?:g|ml|tsp|small))?) (.*)$/,
            '<tr><td>$1</td><td itemprop="recipeIngredient">$2</td></tr>',
          ),
        )
        .join(
          '',
        )}<tr><td></td><td itemprop="recipeIngredient">a pinch of salt</td></tr></table><ol>${steps
        .map((s) => `<li itemprop="recipeInstructions">${s}</li>`)
        .join('')}</ol>`,
    ),
    { says: TURNED.replace('tsp cinnamon', 'tsp cinnamon\n- a pinch of salt') },
  ),
  program(
    'the data of a program has short names for its signs',
    `${JSON.stringify({ a: 'Ida&s;s', ...state }).replaceAll('"', '&q;')}`,
  ),
  shown(
    'halves stand above the line, directly behind what they belong to',
    `${h1}<h2>Ingredients</h2><ul><li>1<sup>1/2</sup> cups oat flakes</li><li>2<sup>1/4</sup> cups hazel milk</li><li><sup>1/2</sup> pear</li></ul>${method}`,
    {
      says: [
        '= Pear Porridge',
        '- 1 1/2 cups oat flakes',
        '- 2 1/4 cups hazel milk',
        '- 1/2 pear',
        ...steps.map((s) => `* ${s}`),
      ].join('\n'),
    },
  ),
  shown(
    'a good wish with kisses below the steps, and what else to put on the table',
    `${h1}<p><b>INGREDIENTS</b></p><ul>${li(turned)}</ul><p><b>METHOD</b></p>${steps
      .map((s, at) => `<p><b>Step ${at + 1}.</b> ${s}</p>`)
      .join('')}<p>Love, Ida x</p><p><b>SERVE WITH</b></p><ul><li>honey</li></ul>`,
  ),
  {
    name: 'each step stands below a heading with its number and a word, the first of which any work begins with',
    says: `= Pear Porridge
${turned.map((row) => `- ${row}`).join('\n')}
# Vorbereiten
* ${steps[0]}
# Streusel
* ${steps[1]}
# Servieren
* ${steps[2]}`,
    sections: true,
    source: page(
      `${h1}<h2>Zutaten</h2><ul>${li(turned)}</ul><h2>Zubereitung</h2>${steps
        .map(
          (s, at) =>
            `<h3>${at + 1} ${['Vorbereiten', 'Streusel', 'Servieren'][at]}:</h3><p>${s}</p>`,
        )
        .join('')}<p>Pro Stück: 320 kcal</p>`,
    ),
  },
  shown(
    'words in bold are the first line of each step',
    `${h1}<h2>Ingredients</h2><ul>${li(turned)}</ul><h2>Method</h2><ul>${steps
      .map((s, at) => `<li><strong>${['Warm', 'Stir', 'Grate'][at]}</strong><br>${s}</li>`)
      .join('')}</ul>`,
  ),
  shown(
    'what a portion has stands in a list between the parts, below a heading with a colon in it',
    `${h1}<h2>Ingredients</h2><ul>${li(turned)}</ul><h2>Nutrition: per serving</h2><ul><li>kcal 420</li><li>fat 22g</li></ul>${method}`,
  ),
])
