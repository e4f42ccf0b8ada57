// Single pages of the tuned half: headings in other words or with none at all, steps that are things, names above all.
import { casePages, page } from './case-page.ts'

export const NETTLE = `= Nettle Dumplings
- 200 g young nettles
- 150 g flour
- 2 eggs
- Butter for the pan
* Scald the nettles and chop them.
* Knead them with the flour and the eggs.
* Fry small dumplings in the butter until they are golden.`
export const ROWS = ['200 g young nettles', '150 g flour', '2 eggs', 'Butter for the pan']
export const TOLD = [
  'Scald the nettles and chop them.',
  'Knead them with the flour and the eggs.',
  'Fry small dumplings in the butter until they are golden.',
]
export const many = (rows: string[], tag: string) =>
  rows.map((row) => `<${tag}>${row}</${tag}>`).join('')
const list = (rows: string[]) => `<ul>${many(rows, 'li')}</ul>`
const nettle = (name: string, body: string, head = '<title>Nettle Dumplings</title>') => ({
  name,
  says: NETTLE,
  source: page(body, head),
})
const titled = (name: string, body: string) => nettle(name, `<h1>Nettle Dumplings</h1>${body}`)
const LIST = `<h2>Ingredients</h2>${list(ROWS)}`
const counted = TOLD.map((step, at) => `${at + 1}- ${step}`)
const scope = (type: string, body: string, attributes = '') =>
  `<div ${attributes} itemscope itemtype="https://schema.org/${type}">${body}</div>`
const marked = (work: string) =>
  page(
    scope(
      'Recipe',
      `<h1 itemprop="name">Nettle Dumplings</h1>${list(ROWS).replaceAll('<li>', '<li itemprop="recipeIngredient">')}${work}`,
    ),
    '<title>Nettle Dumplings</title>',
  )
const things = TOLD.map((step, at) =>
  scope(
    'HowToStep',
    `<span itemprop="name">Step ${at + 1}</span><p itemprop="text">${step}</p>`,
    'itemprop="itemListElement"',
  ),
)
const WORK = 'itemprop="recipeInstructions"'

export const otherWords = casePages([
  titled(
    'headings in other words',
    `<div>Wat hebben we nodig:</div>${list(ROWS)}<div>Hoe gaan we te werk:</div>${list(TOLD)}`,
  ),
  titled(
    'a heading that names the dish once more above steps',
    `<p><b>Інгредієнти для «Nettle Dumplings»:</b></p>${list(ROWS)}<p>Час приготування: 60 хвилин</p><p>Кількість порцій: 8</p><p><b>Рецепт «Nettle Dumplings»:</b></p>${many(TOLD, 'p')}`,
  ),
  titled(
    'what is said besides, in a list behind the work and below other words',
    `${LIST}<h2>Nutrition Values</h2><div><span>Energy</span><span>1200 kJ</span></div><h2>Und so wirds gemacht:</h2>${list(TOLD)}<h2>Zusatzinformationen</h2>${list(['Form: a wide pan of 28 cm', 'They keep for two days in a cold larder.'])}`,
  ),
  titled('a list of work below a title that says nothing', `${LIST}<h4>On we go</h4>${list(TOLD)}`),
  {
    name: 'a list of work in which one entry is short',
    says: NETTLE.replace(' and chop them', ''),
    source: page(
      `<h1>Nettle Dumplings</h1>${LIST}<h4>On we go</h4><ul>${many(TOLD, 'li').replace(' and chop them', '')}</ul>`,
    ),
  },
  titled(
    'steps that are counted in paragraphs, below no heading',
    `<h2>Ingredients</h2>${many(ROWS, 'p')}${many(counted, 'p')}`,
  ),
  titled(
    'steps that are counted below a title that says nothing, and a greeting',
    `<p><b>Ingredients</b></p>${many(ROWS, 'p')}<p><b>On we go</b></p>${many(counted, 'p')}<p>Cheers!</p><p>Thanks for coming by, and do have a look at what others have made of it this month.</p><p>Ada’s Dock Leaf Rolls on Hedges</p>`,
  ),
  {
    name: 'rows and counted steps without any heading and full stops',
    says: NETTLE.replaceAll('.', ''),
    source: page(
      `<h1>Nettle Dumplings</h1>${many(ROWS, 'p')}${many(
        counted.map((step) => step.replace('- ', '. ').slice(0, -1)),
        'p',
      )}`,
    ),
  },
  titled(
    'a last part of one row without an amount, and no heading at all',
    `<p><b>Dumplings</b><br>${ROWS.slice(0, 3).join('<br>')}<br><br><b>Besides</b><br>${ROWS[3]}<br><br>${TOLD.join('<br>')}</p>`,
  ),
  titled(
    'the posts around it in German below the steps',
    `${LIST}<h2>Method</h2>${many(TOLD, 'p')}<h3>Beitragsnavigation</h3><p>Dock leaves and what to make of them in a wet spring</p>`,
  ),
  titled(
    'where it is from, below the steps',
    `${LIST}<h2>Method</h2>${many(TOLD, 'p')}<p>Read more at www.hedges.example</p><p>See our Terms of Service.</p>`,
  ),
  titled(
    'rows that are hidden on all screens',
    `<h2>Ingredients</h2><div class="x-hidden-desktop x-hidden-tablet x-hidden-phone"><div>35</div></div>${list(ROWS)}<div class="x-hidden-desktop x-hidden-mobile">${list(ROWS.slice(0, 3))}</div><h2>Method</h2>${many(TOLD, 'p')}`,
  ),
  titled(
    'a window with steps of its own, by their names',
    `<p><b>Ingredients</b></p>${list(ROWS)}<p><b>Method</b></p><ol>${many(TOLD, 'li')}</ol><div id="box"><h2>Upload a Photo</h2><div class="instructions"><p>Hit connect below to post.</p><p>Your photo will be shown to everyone.</p></div></div>`,
  ),
  nettle(
    'the name of the dish below a word for all of them',
    `<h1>Recipe</h1><h2>Nettle Dumplings:</h2>${LIST}<h2>Method</h2>${many(TOLD, 'p')}`,
    '<title>Hedgerow Kitchen</title>',
  ),
  nettle(
    'parts that are named after the dish, below the name of the site',
    `<h1>Hedgerow Kitchen</h1><h2>Nettle Dumplings Ingredients</h2>${list(ROWS)}<h2>Nettle Dumplings Method</h2>${many(TOLD, 'p')}`,
  ),
  nettle(
    'the title of another post, as a link behind the steps',
    `<h1>Nettle Dumplings</h1>${LIST}<h2>Method</h2>${many(TOLD, 'p')}<div class="post-title"><a href="/dock">Dock Leaf Rolls</a></div>`,
    '<title>Nettle Dumplings - Hedges</title>',
  ),
  nettle(
    'a name above the list, with servings between them',
    `<h5>Nettle Dumplings</h5><div>Preparation time: 20 min</div><div>Serves 4</div>${LIST}<h1>Method:</h1>${many(TOLD, 'p')}`,
    '<title>Hedgerow Kitchen</title>',
  ),
  titled(
    'steps that are counted in headings, below rows without one',
    `<table><tr><td>30 min</td><td>easy</td><td>4 €</td></tr></table>${list(ROWS)}${TOLD.map((step, at) => `<h3>${at + 1}. Schritt</h3><p>${step}</p>`).join('')}`,
  ),
  titled(
    'cells that tell work side by side, below their numbers',
    `<h2>Ingredients</h2>${list(ROWS)}<table><tr><td>1</td><td>2</td><td>3</td></tr><tr>${many(TOLD, 'td')}</tr></table>`,
  ),
  titled(
    'a table of counted work below rows without a heading',
    `${list(ROWS)}<table>${TOLD.map((step, at) => `<tr><td>${at + 1}</td><td>${step}</td></tr>`).join('')}</table>`,
  ),
  titled(
    'numbers as headings above the work, below one that says nothing',
    `${list(ROWS)}<h3>On we go</h3>${TOLD.map((step, at) => `<h4>${at + 1}</h4><p>${step}</p>`).join('')}`,
  ),
  titled(
    'a list of work below rows that are lines of their own',
    `<h2>Ingredients</h2>${ROWS.join('<br>')}<ul>${many(TOLD, 'li')}</ul>`,
  ),
  titled(
    'all it takes in one line, and no heading of the work',
    `<h2>Ingredients</h2><p>${ROWS.join(', ')}.</p><ol>${many(TOLD, 'li')}</ol>`,
  ),
  titled(
    'all it takes in one line, and no heading at all',
    `<p>${ROWS.join(', ')}.</p>${many(TOLD, 'p')}`,
  ),
  titled(
    'a table of energy between rows and work',
    `<h2>Ingredients</h2>${list(ROWS)}<table><caption>Per dumpling</caption><tr><th>Energy</th><th>Fat</th></tr><tr><td>120 kcal</td><td>4 g</td></tr></table><h2>Method</h2>${many(TOLD, 'p')}`,
  ),
  {
    name: 'a list of steps that are things, beside other lists in its box',
    says: NETTLE,
    source: marked(
      scope(
        'ItemList',
        `<h4>Before you cook</h4><ul><li>Wash all vegetables with care.</li></ul>${things.join('')}`,
        WORK,
      ),
    ),
  },
  {
    name: 'a section of steps that is named where nobody sees it',
    says: NETTLE.replace('* Scald', '# Dumplings\n* Scald'),
    source: marked(
      scope('HowToSection', `<meta itemprop="name" content="Dumplings">${things.join('')}`, WORK),
    ),
    sections: true,
  },
  {
    name: 'a name of two lines in its mark',
    says: NETTLE,
    source: marked(`<div ${WORK}>${many(TOLD, 'p')}</div>`).replace(
      'Nettle Dumplings</h1>',
      '<div>Nettle</div><div>Dumplings</div></h1>',
    ),
  },
  {
    name: 'links to other dishes at the end of what is marked as steps',
    says: NETTLE,
    source: marked(
      `<div ${WORK}>${many(TOLD, 'p')}<h3>More of the hedge</h3><a href="/a">Dock Rolls</a><br><a href="/b">Elder Jam</a><br></div>`,
    ),
  },
])
