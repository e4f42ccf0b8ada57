// More pages of the tuned half on which single lines are laid out as no row and no step is.
import { casePages, data, page } from './case-page.ts'

const SALSIFY = `= Salsify in Sherry
- 500 g salsify
- 60 g butter
- 2 shallots
- 100 ml sherry
- 1 bay leaf
* Scrape the salsify and cut it into sticks.
* Let the shallots soften in the butter and add the sticks.
* Pour the sherry over them and braise them until they are soft.`
const rows = ['500 g salsify', '60 g butter', '2 shallots', '100 ml sherry', '1 bay leaf']
const work = [
  'Scrape the salsify and cut it into sticks.',
  'Let the shallots soften in the butter and add the sticks.',
  'Pour the sherry over them and braise them until they are soft.',
]
const many = (all: readonly string[], tag: string) =>
  all.map((row) => `<${tag}>${row}</${tag}>`).join('')
const h1 = '<h1>Salsify in Sherry</h1>'
const list = `<h2>Ingredients</h2><ul>${many(rows, 'li')}</ul>`
const method = `<h2>Method</h2>${many(work, 'p')}`
const [scrape = '', soften = '', pour = ''] = work

export const oddOnesOut = casePages([
  {
    name: 'paragraphs as titles of parts among terms and what is said of them',
    says: `= Salsify in Sherry
- salsify 500 g
- butter 60 g
+ Sauce
- shallots 2
- sherry 100 ml
* ${scrape}
* ${soften}
* ${pour}`,
    source: page(
      `${h1}<section><h2>Ingredients</h2><dl><p>Roots</p><div><dt>salsify</dt><dd>500 g</dd></div><div><dt>butter</dt><dd>60 g</dd></div><p>Sauce</p><div><dt>shallots</dt><dd>2</dd></div><div><dt>sherry</dt><dd>100 ml</dd></div></dl></section>${method}`,
    ),
  },
  {
    name: 'what a portion has, in a table of its own between the list and the work',
    says: SALSIFY,
    source: page(
      `${h1}<p><b>INGREDIENTS:</b></p><p>${rows.join('<br>')}</p><p><b>WHAT IS IN A PORTION:</b></p><table><tbody><tr><td>Energy</td><td>318 kcal</td></tr><tr><td>Protein</td><td>19 g</td></tr><tr><td>Sodium</td><td>42 mg</td></tr></tbody></table><p><b>METHOD:</b></p>${many(work, 'p')}`,
    ),
  },
  {
    name: 'pots between the heading of the steps and those, all in one box named after the work',
    says: SALSIFY,
    source: page(
      `${h1}<section class="ingredients"><h2>Ingredients</h2><ul>${many(rows, 'li')}</ul></section><section class="preparation"><h2>Preparation</h2><div class="utensils"><h3>Utensils</h3><ul><li>Casserole</li><li>Peeler</li></ul></div>${work
        .map((step, at) => `<div class="step"><span>${at + 1}</span><div>${step}</div></div>`)
        .join('')}</section>`,
    ),
  },
  {
    name: 'a way to the shop below rows in boxes, within what holds both parts',
    says: SALSIFY,
    source: page(
      `${h1}<div class="row body"><div class="ingredients"><h2>Ingredients</h2>${rows.map((row) => `<div class="group"><div>${row}</div></div>`).join('')}</div><div><a href="/order">Order all of it at the corner shop</a></div></div>${method}`,
    ),
  },
  {
    name: 'counts that go on below the titles of parts, without any heading above them',
    says: `= Salsify in Sherry
- 500 g salsify
- 60 g butter
- 2 shallots
- 100 ml sherry
- 1 bay leaf
# Make the roots
* ${scrape}
* ${soften}
# Make the sauce
* ${pour}`,
    source: page(
      `${h1}<p><strong>Roots:</strong><br>${rows.join('<br>')}</p><p><strong>Make the roots:</strong></p><p>1. ${scrape}<br>2. ${soften}</p><p><strong>Make the sauce:</strong></p><p>3. ${pour}</p>`,
    ),
  },
  {
    name: 'a second list and its work under words in bold, below the work for the first',
    says: `= Salsify in Sherry
- 500 g salsify
- 60 g butter
- 2 shallots
+ Crumble
- 50 g flour
- 30 g walnuts
* ${scrape}
* ${soften}
# Crumble
* Rub the flour and the walnuts together and strew them over it.`,
    source: page(
      `${h1}<p>What we ate all winter long</p><ul><li>500 g salsify</li><li>60 g butter</li><li>2 shallots</li></ul><p>${scrape}</p><p>${soften}</p><p><b>Crumble</b></p><ul><li>50 g flour</li><li>30 g walnuts</li></ul><p>Rub the flour and the walnuts together and strew them over it.</p>`,
    ),
  },
  {
    name: 'two rows beside each other in a table, names before amounts',
    says: `= 牛蒡炖牛腩
- 牛腩 1000克
- 牛蒡 2根
- 姜 5片
- 八角 2颗
- 生抽 2勺
- 盐 适量
* 牛腩切块，冷水下锅焯水。
* 牛蒡去皮切段。
* 小火炖一小时，加盐即可。`,
    source: page(
      `<h1>牛蒡炖牛腩</h1><h2>食材</h2><table>${[
        ['牛腩', '1000克', '牛蒡', '2根'],
        ['姜', '5片', '八角', '2颗'],
        ['生抽', '2勺', '盐', '适量'],
      ]
        .map(
          ([a, b, c, d]) =>
            `<tr><td><span>${a}</span><span>${b}</span></td><td><span>${c}</span><span>${d}</span></td></tr>`,
        )
        .join(
          '',
        )}</table><h2>牛蒡炖牛腩的做法</h2><ol><li>牛腩切块，冷水下锅焯水。</li><li>牛蒡去皮切段。</li><li>小火炖一小时，加盐即可。</li></ol>`,
    ),
  },
  {
    name: 'a sentence in another element in front of rows, and how measures convert behind them',
    says: SALSIFY,
    source: page(
      `${h1}<section><h2>Ingredients</h2><p>Choose what of it you want to put on your own list</p>${rows.map((row) => `<div><div>${row}</div></div>`).join('')}<p>1 cup＝200 ml, 1 tbsp＝15 ml</p></section>${method}`,
    ),
  },
  {
    name: 'names and amounts in frames of two lines, whatever the unit, under titles of another kind',
    says: `= Salsify in Sherry
+ Roots
- salsify 3 fistfuls
- butter 2 knobs
+ Sauce
- shallots 2
- sherry 1 goblet
* ${scrape}
* ${soften}
* ${pour}`,
    source: page(
      `${h1}<div class="s1">Ingredients</div><div class="s2">Roots</div>${[
        ['salsify', '3 fistfuls'],
        ['butter', '2 knobs'],
        ['', 'Sauce'],
        ['shallots', '2'],
        ['sherry', '1 goblet'],
      ]
        .map(([name, amount]) =>
          name
            ? `<div class="s3"><div>${name}</div><div>${amount}</div></div>`
            : `<div class="s2">${amount}</div>`,
        )
        .join('')}${method}`,
    ),
  },
  {
    name: 'titles in paragraphs among rows that are all loud',
    says: `= Salsify in Sherry
+ Roots
- 500 g salsify
- 60 g butter
- 2 onions
+ Sauce
- 2 shallots
- 100 ml sherry
- 1 bay leaf
* ${scrape}
* ${soften}
* ${pour}`,
    source: page(
      `${h1}<h2>Ingredients</h2><p><b>Roots</b></p>${many(
        ['500 g salsify', '60 g butter', '2 onions'].map((row) => `<b>${row}</b>`),
        'div',
      )}<p><b>Sauce</b></p>${many(
        ['2 shallots', '100 ml sherry', '1 bay leaf'].map((row) => `<b>${row}</b>`),
        'div',
      )}${method}`,
    ),
  },
  {
    name: 'a show in front of the dish in what the page is called, and only the dish as a heading',
    says: SALSIFY,
    source: page(
      `<div class="header"><a href="/show">The Sunday Kitchen</a></div><h2>Salsify in Sherry</h2>${list}${method}`,
      '<title>The Sunday Kitchen - Salsify in Sherry</title>',
    ),
  },
  {
    name: 'heads of panels as buttons side by side, and pots below the rows of the first',
    says: SALSIFY,
    source: page(
      `${h1}<div><button>Ingredients</button><button>Method</button><button>Nutrition</button></div><div>${many(rows, 'div')}</div><div class="tools"><h3>You need</h3><ul><li>1 casserole (2 l)</li><li>1 peeler</li></ul></div><div><h2>Method</h2>${many(work, 'p')}</div>`,
    ),
  },
  {
    name: 'pots under a heading as large as that of the ingredients, whose parts have smaller ones',
    says: `= Salsify in Sherry
+ Roots
- 500 g salsify
- 60 g butter
+ Sauce
- 2 shallots
- 100 ml sherry
* ${scrape}
* ${soften}
* ${pour}`,
    source: page(
      `${h1}<h2>Ingredients</h2><h3>Roots</h3><ul><li>500 g salsify</li><li>60 g butter</li></ul><h3>Sauce</h3><ul><li>2 shallots</li><li>100 ml sherry</li></ul><h2>Kitchenware at hand</h2><ul><li>1 large casserole</li><li>1 peeler</li></ul><h2>Method</h2><ul>${many(work, 'li')}</ul>`,
    ),
  },
  {
    name: 'amounts as terms, one of which has none, and what one should know aside among the steps',
    says: `= Salsify in Sherry
- 500 g salsify
- 4 ts pepper, crushed
- 60 g butter
- chervil
* ${scrape}
* ${soften}
* ${pour}`,
    source: page(
      `${h1}<h2>Ingredients</h2><dl><dt>500 g</dt><dd>salsify</dd><dt>4 ts</dt><dd>pepper, crushed</dd><dt>60 g</dt><dd>butter</dd><dd>chervil</dd></dl><h2>Method</h2><section class="step"><h3>1</h3><p>${scrape}</p></section><section class="step"><h3>2</h3><p>${soften}</p></section><aside><h3>Did you know</h3><ul><li>Salsify was the asparagus of those who had none.</li></ul></aside><section class="step"><h3>3</h3><p>${pour}</p></section>`,
    ),
  },
  {
    name: 'both headings with the name of the dish behind them',
    says: SALSIFY,
    source: page(
      `<h1>Salsify in Sherry</h1><div>Ingredients Salsify in Sherry</div><div>${rows.map((row) => `- ${row}<br>`).join('')}</div><div>Preparation Salsify in Sherry</div><div>${work.map((step) => `- ${step}<br>`).join('')}</div>`,
    ),
  },
  {
    name: 'a row whose attribute says less than what stands in it',
    says: SALSIFY,
    source: page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Salsify in Sherry</h1><ul>${rows.map((row) => `<li itemprop="ingredients" content="${row}">${row}<div>All about it: it grows where nothing else does.</div></li>`).join('')}</ul><div itemprop="recipeInstructions">${many(work, 'p')}</div></div>`,
    ),
  },
  {
    name: 'data with names alone, whose amounts the page shows behind them',
    says: `= Salsify in Sherry
- Salsify (black) 6
- Butter 60 g
- Sherry 100 ml
- Salt to taste
* ${scrape}
* ${soften}
* ${pour}`,
    source: page(
      `${h1}<h2>Ingredients</h2><ul><li><span>Salsify (black)</span> <span>6</span></li><li><span>Butter</span> <span>60 g</span></li><li><span>Sherry</span> <span>100 ml</span></li><li><span>Salt</span> <span>to taste</span></li></ul>${method}`,
      data({
        name: 'Salsify in Sherry',
        recipeIngredient: ['Salsify', 'Butter', 'Sherry', 'Salt'],
        recipeInstructions: work.map((text) => ({ '@type': 'HowToStep', text })),
      }),
    ),
  },
  {
    name: 'names of steps behind their numbers, and entities of letters far from ours',
    says: `= Černý kořen s ořechy
- 500 g černý kořen
- 50 g ořechy
* Oloupejte. Kořen nakrájejte na špalíky.
* Upečte. Dejte ho do trouby a pečte, až změkne.`,
    source: page(
      '<h1>&Ccaron;ern&yacute; ko&rcaron;en s o&rcaron;echy</h1>',
      data({
        name: '&Ccaron;ern&yacute; ko&rcaron;en s o&rcaron;echy',
        recipeIngredient: ['500 g &ccaron;ern&yacute; ko&rcaron;en', '50 g o&rcaron;echy'],
        recipeInstructions: [
          {
            '@type': 'HowToStep',
            name: 'Oloupejte.',
            text: '1. Oloupejte. Ko&rcaron;en nakr&aacute;jejte na &scaron;pal&iacute;ky.',
          },
          {
            '@type': 'HowToStep',
            name: 'Upe&ccaron;te.',
            text: '2. Upe&ccaron;te. Dejte ho do trouby a pe&ccaron;te, a&zcaron; zm&ecaron;kne.',
          },
        ],
      }),
    ),
  },
  {
    name: 'a row without an amount that has one name more than the others',
    says: `= Salsify in Sherry
- 500 g salsify
- 60 g butter
- salt
- 2 shallots
- 100 ml sherry
* ${scrape}
* ${soften}
* ${pour}`,
    source: page(
      `${h1}<section><h2>Ingredients</h2>${[
        '500 g salsify',
        '60 g butter',
        'salt',
        '2 shallots',
        '100 ml sherry',
      ]
        .map((row) => `<div class="row${row === 'salt' ? ' is-optional' : ''}">${row}</div>`)
        .join('')}</section>${method}`,
    ),
  },
  {
    name: 'the steps of a second part in a box of another name, under their title',
    says: `= Salsify in Sherry
- 500 g salsify
- 60 g butter
- 2 shallots
- 100 ml sherry
- 1 bay leaf
* ${scrape}
* ${soften}
* ${pour}
# To serve
* Warm the plates in the oven for ten minutes.`,
    source: page(
      `${h1}${list}<h2>Method</h2><section class="first-part">${many(work, 'p')}</section><section class="at-table"><h3>To serve</h3><p>Warm the plates in the oven for ten minutes.</p></section>`,
    ),
  },
  {
    name: 'what others say of it, in a panel that is hidden, below the steps',
    says: SALSIFY,
    source: page(
      `${h1}${list}<h2>Method</h2><div class="panel"><div class="step">${many(work, 'p')}</div></div><div class="panel" style="display:none"><div class="said"><p>Very good, we made it with 2 kg of them.</p></div><div class="said"><p>Nice, I took less of the sherry.</p></div></div>`,
    ),
  },
  {
    name: 'steps that can be pressed, rows with what they cost, and how long each step takes',
    says: SALSIFY,
    source: page(
      `${h1}<h2>Ingredients</h2>${rows.map((row, at) => `<div class="row">${row} $${at + 1}.50</div>`).join('')}<h2>Method</h2>${work
        .map(
          (step, at) =>
            `<div class="step"><span>Step ${at + 1} of 3</span> <span>5 min.</span></div><button>${step}</button>`,
        )
        .join('')}`,
    ),
  },
  {
    name: 'an exclamation below the steps that says nothing of them, in words that nobody knows',
    says: SALSIFY,
    source: page(
      `${h1}${list}<h2>Method</h2>${many([...work, 'Bihar arte, eta kontatu nola joan den!'], 'p')}`,
    ),
  },
  {
    name: 'an exclamation as the last step that tells of what is in the pan',
    says: SALSIFY.replace(
      'until they are soft.',
      'until they are soft.\n* Strew walnuts over the salsify, and off it goes to the table!',
    ),
    source: page(
      `${h1}${list}<h2>Method</h2>${many([...work, 'Strew walnuts over the salsify, and off it goes to the table!'], 'p')}`,
    ),
  },
])
