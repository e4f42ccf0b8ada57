// Pages of the tuned half on which something stands between or beside the rows and the steps, and is called or set like them.
import { casePages, page } from './case-page.ts'

const TART = `= Quince Tart
- 3 quinces
- 200 g flour
- 100 g butter
- salt to taste
* Rub the butter into the flour and press it into a tin.
* Slice the quinces and lay them on top.
* Bake it for 40 minutes.`
const SALTED = TART.replace('* Bake', '* Salt to taste.\n* Bake')
const rows = ['3 quinces', '200 g flour', '100 g butter', 'salt to taste']
const told = [
  'Rub the butter into the flour and press it into a tin.',
  'Slice the quinces and lay them on top.',
  'Bake it for 40 minutes.',
]
const many = (tag: string, all: readonly string[], names = '') =>
  all.map((each) => `<${tag}${names && ` class="${names}"`}>${each}</${tag}>`).join('')
const salted = told.toSpliced(2, 0, 'Salt to taste.')
const LIST = `<h2>Ingredients</h2><ul>${many('li', rows)}</ul>`
const namedList = (inner: string) => `<div class="recipe-ingredients">${inner}</div>`
const namedWork = (inner: string) => `<div class="recipe-instructions">${inner}</div>`
const ul = `<ul>${many('li', rows)}</ul>`
const ol = `<ol>${many('li', told)}</ol>`
const tart = (name: string, body: string, says = TART) => ({
  name,
  says,
  sections: says.includes('+'),
  source: page(`<h1>Quince Tart</h1>${body}`, '<title>Quince Tart | Orchard</title>'),
})

export const amidWork = casePages([
  tart(
    'a step that says in a sentence what a row says',
    `${LIST}<h2>Method</h2><ol>${many('li', salted)}</ol>`,
    SALTED,
  ),
  tart(
    'the same in elements with names',
    `${namedList(ul)}${namedWork(`<ol>${many('li', salted)}</ol>`)}`,
    SALTED,
  ),
  tart(
    'the list twice, how large a portion is between them',
    `<div class="ingredients-box"><div class="ingredients-window"><h2>Zutaten</h2>${ul}</div><div class="ingredients-list"><h2>Zutaten</h2><span>Portionsgröße: Für 4 Personen</span>${ul}</div></div>${namedWork(ol)}`,
  ),
  tart(
    'for how many it is, a word in each line, and a question below the rows',
    `<div class="ingredients"><h2>Ingredients</h2><div>for</div><div><div>4</div></div><div>servings</div><dl><dt>Ingredients</dt>${many('dd', rows)}</dl><div class="ingr-title"><b>How good are the main ingredients?</b></div><div>Quince Butter Flour</div></div>${namedWork(ol)}`,
  ),
  tart(
    'the heading of the steps, and the steps, in an element named after the ingredients',
    `<div class="ingredients-and-more"><h3>Ingredients</h3>${ul}<h3>Method</h3>${ol}</div>`,
  ),
  tart(
    'links to all that can be cooked with, in elements named after the ingredients',
    `<h2>Ingredients</h2><ul><li>For 4 people</li><li>under 30 minutes</li><li>easy</li></ul>${ul}<h2>Quince Tart</h2>${many('p', told)}<div class="ingredient-index"><ol>${many(
      'li',
      ['Almonds', 'Barley', 'Cardamom', 'Dates', 'Endives', 'Fennel', 'Garlic', 'Hazelnuts'].map(
        (food) => `<a href="/with/${food.toLowerCase()}">${food}</a>`,
      ),
    )}</ol></div>`,
  ),
  tart(
    'a detail that is called after the method',
    `<div class="card"><ul class="details"><li class="time">Time: 60 min</li><li class="method"><b>Method:</b> <span class="card-method">bake</span></li></ul>${namedList(ul)}<div class="card-instructions">${many('p', told)}</div></div>`,
  ),
  tart(
    'for how many it is above the rows, and what one presses above the steps',
    `<div class="ingredients"><div>Dosi per persone 4 persone</div>${ul}</div><div class="work-steps"><div>Show all pictures</div>${many('p', told)}</div>`,
  ),
  tart(
    'rows that end with words for notes',
    `${namedList(`<ul>${many('li', [...rows.slice(0, 3), '1 cup rather old cider see note'])}</ul>`)}${namedWork(ol)}`,
    TART.replace('salt to taste', '1 cup rather old cider see note'),
  ),
  tart(
    'what it costs above the rows, times above the steps, which are counted by bare numbers',
    `<h2>Ingrédients</h2><div class="ingredients"><div>6,40 €</div>${ul}</div><h2>Préparation</h2><div class="preparation-steps"><ul><li>Préparation 15 min</li><li>Cuisson 15 min</li></ul><ul>${told.map((step, at) => `<li><b>${at + 1}</b> ${step}</li>`).join('')}</ul></div>`,
  ),
  tart(
    'buttons and advertising among rows and steps, and tips from somebody',
    `<h2>Ingredients</h2><p>Hold min skærm tændt</p>${ul}<ul><li>Whatsapp</li></ul><p>ADVERTISEMENT AD</p><h4>Instructions</h4>${ol}<h4>Tips from our bakers</h4><ul><li>Use the sour ones, and more of them than you think.</li></ul>`,
  ),
  tart(
    'the list once more in a window above the page, and what to drink below the rows',
    `<div><h2>Ingredients</h2>${ul}</div><p>Follow our small orchard on its way through the year.</p><p>Photo by Windfall</p><h2>Ingredients</h2>${ul}<h3>Perfect with:</h3><ul><li>Windfall cider 75cl</li></ul><h2>Method</h2>${many('p', told)}`,
  ),
  tart(
    'a long heading of the steps below a story',
    `<h2>Ingredients</h2>${ul}<p>We have been making this one ever since the old tree came down.</p><p>It goes with coffee, and with nothing at all.</p><h2>How to make the quince tart that we ate every autumn</h2>${ol}<h3>Ti potrebbe interessare anche</h3><h3>Plum tart</h3>`,
  ),
  {
    name: 'titles that are marked as rows, in bold, and a title that programs write otherwise',
    says: TART.replace('\n- 3', '\n+ Fruit\n- 3').replace('\n- 200', '\n+ Pastry\n- 200'),
    sections: true,
    source: page(
      `<h1>Quince Tart</h1><div>${['<b>Fruit</b>', rows[0], '<b>Pastry</b>', ...rows.slice(1)].map((row) => `<p itemprop="recipeIngredient">${row}</p>`).join('')}</div><h2>Method</h2><div>${many('p', told)}</div><script>window.state = ${JSON.stringify({ recipe: { title: 'QUINCE TART', ingredients: rows, instructions: told } })}</script>`,
      '<title>Quince Tart | Orchard</title>',
    ),
  },
  tart(
    'an aside and the tools in entries of work',
    `${LIST}<h2>Method</h2><ol><li><ul><li>tin</li><li>bowl</li></ul><p>${told[0]}</p></li><li><p>${told[1]}</p><aside><h4>Learn more</h4><p>All about quinces</p></aside></li><li><ul><li>oven</li></ul><p>${told[2]}</p></li></ol>`,
  ),
  {
    name: 'names of marked ingredients in elements called after an instruction',
    says: TART,
    source: page(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Quince Tart</h1><ul>${rows
        .map((row) => row.split(/ (?=\w+$)/))
        .map(
          ([amount, name]) =>
            `<li itemprop="recipeIngredient"><span class="recipe-ingredients__amount">${amount} </span><span class="recipe-ingredients__ingredient-instruction">${name}</span></li>`,
        )
        .join('')}</ul><div itemprop="recipeInstructions">${ol}</div></div>`,
    ),
  },
  tart(
    'a part that a program numbers with letters, among them those of a word',
    `<p>${'Quinces are hard and sour until somebody bakes them. '.repeat(6)}</p>${LIST}<div class="view js-dom-id-72b1f536-3bc9a6ad0b7116288936e220"><h2>Method</h2>${ol}</div>`,
  ),
  tart(
    'a sign in front of a link behind the steps',
    `<p><b>Ingredients</b></p><ul>${many('li', rows)}</ul>${many('p', told)}<p>► <a href="/book">Orchards, a book of tarts - Windfall Press</a></p>`,
  ),
  tart(
    'how many it makes above the steps',
    `${LIST}<h2>Method</h2><div class="info"><div>1 porsjon gir ca. 2 terter.</div></div><ol>${many('li', told)}</ol>`,
  ),
  tart(
    'entries of work that hold counted paragraphs, each counted on from the last',
    `${LIST}<h2>Method</h2><ul><li><p><b>1.</b><span>${told[0]}</span></p><p><b>2.</b><span>${told[1]}</span></p></li><li><h3>In the oven</h3><p><b>3.</b><span>${told[2]}</span></p></li></ul>`,
  ),
  tart(
    'underlined titles, one of them in an entry, and the name of the dish above the first',
    `<h4>INGREDIENTS</h4><p><b>Quince Tart with Butter - Orchard</b></p><p><span style="text-decoration:underline">Fruit</span></p><ul><li><p>3 quinces</p><p><br></p><p><span style="text-decoration:underline">Pastry</span></p></li><li><p>200 g flour</p></li><li><p>100 g butter</p></li><li><p>salt to taste</p></li></ul><h4>METHOD</h4><p>For the pastry:</p><p>- ${told[0]}</p><p>For the fruit</p><p>- ${told[1]}</p><p>For the tart:</p><p>- ${told[2]}</p>`,
    `= Quince Tart
+ Fruit
- 3 quinces
+ Pastry
- 200 g flour
- 100 g butter
- salt to taste
# For the pastry
* ${told[0]}
# For the fruit
* ${told[1]}
# For the tart
* ${told[2]}`,
  ),
])
