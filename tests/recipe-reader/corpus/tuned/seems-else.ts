// Pages of the tuned half on which something is a part of the recipe, or none, whatever it looks like or is called.
import { casePages, data, page } from './case-page.ts'

const PEARS = `= Baked Pears
- 4 pears
- 3 tbsp honey
- 50 g walnuts
* Halve the pears and core them.
* Pour the honey over them.
* Bake them until they are soft.`
const COUNTED = PEARS.replace('4 pears', 'pears 4')
  .replace('3 tbsp honey', 'honey 3 tbsp')
  .replace('50 g walnuts', 'walnuts 50 g')
const pears = ['4 pears', '3 tbsp honey', '50 g walnuts']
const baked = [
  'Halve the pears and core them.',
  'Pour the honey over them.',
  'Bake them until they are soft.',
]
const ul = (rows: readonly string[]) => `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`
const ol = (rows: readonly string[]) => `<ol>${rows.map((row) => `<li>${row}</li>`).join('')}</ol>`

const parts = `<h2>Ingredients</h2>${ul(pears)}<h2>Method</h2>${ol(baked)}`

const marked = (rows: readonly string[]) =>
  rows.map((row) => `<li itemprop="recipeIngredient">${row}</li>`).join('')

export const seemsElse = casePages([
  {
    name: 'steps in a column that is called a sidebar, and a row in bold that leads elsewhere',
    says: `= Celeriac Noodles
- 1 celeriac
- 200 g noodles
- 3 tbsp oat cream
- Hazelnut crumble
- A little chervil
* Peel the celeriac, cut it into fine strips and fry them slowly until they take on colour.
* Cook the noodles in plenty of salted water in the meantime, and keep a ladle of that water for later.
* Mix both with the cream and the water that you kept, and strew the crumble and the chervil on top of it before it gets cold.`,
    source:
      page(`<div><h1>Celeriac Noodles</h1><p>${'Nobody believes how good this is, until they have eaten it. '.repeat(12)}</p></div><div class="row">
<div class="col-4"><div><p><strong>INGREDIENTS:</strong></p><p>1 celeriac</p><p>200 g noodles</p><p>3 tbsp oat cream</p>
<p><a href="/crumble"><strong><em>Hazelnut crumble</em></strong></a></p><p>A little chervil</p></div></div>
<div class="col-8 sticky-sidebar"><div><p><strong>METHOD:</strong></p><p>Peel the celeriac, cut it into fine strips and fry them slowly until they take on colour.</p>
<p>Cook the noodles in plenty of salted water in the meantime, and keep a ladle of that water for later.</p>
<p>Mix both with the cream and the water that you kept, and strew the crumble and the chervil on top of it before it gets cold.</p></div></div></div>
<div class="sidebar"><h3>Cooking method</h3><ul><li><a href="/bake">Bake</a></li><li><a href="/steam">Steam</a></li></ul></div>`),
  },
  {
    name: 'a list of times below the list of ingredients, in words of another language',
    says: `= Diós tészta
- 250 g széles tészta
- 100 g darált dió
- 3 ek cukor
* Főzzük meg a tésztát bő, sós vízben.
* Keverjük össze a diót a cukorral, és szórjuk rá.`,
    source:
      page(`<h1>Diós tészta</h1><h3>Hozzávalók <span>4</span> adaghoz</h3><section><ul><li>250 g széles tészta</li>
<li>100 g darált dió</li><li>3 ek cukor</li></ul></section><div><ul class="meta"><li>Előkészítési idő: <b>10 perc</b></li><li>Főzési idő: <b>20 perc</b></li><li>Pihentetés: <b>1 óra</b></li></ul></div>
<h3>Elkészítés:</h3><div><p>Főzzük meg a tésztát bő, sós vízben.</p><p>Keverjük össze a diót a cukorral, és szórjuk rá.</p></div>`),
  },
  {
    name: 'tabs name the parts, and nothing else does',
    says: PEARS,
    source:
      page(`<h1>Baked Pears</h1><div class="tabs"><a href="#one">Ingredients</a><a href="#two">Directions</a><a href="#three">Reviews</a></div>
<div id="one">${ul(pears)}</div><div id="two">${ol(baked)}</div><div id="three"><p>Gone in a minute.</p><p>I took twice as much honey, and it was fine.</p></div>`),
  },
  {
    name: 'tabs are no links, and panels say which',
    says: PEARS,
    source:
      page(`<h1>Baked Pears</h1><div role="tablist"><span role="tab" id="t1" aria-controls="p1">Ingredients</span>
<span role="tab" id="t2" aria-controls="p2">Method</span></div><div role="tabpanel" id="p1">${ul(pears)}</div>
<div role="tabpanel" aria-labelledby="t2">${ul(baked)}</div>`),
  },
  {
    name: 'a counted list of work directly below the list of ingredients',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><p>As at home.</p><h3>Ingredients</h3>${ul(pears)}${ol(baked)}<p>Enjoy!</p>`,
    ),
  },
  {
    name: 'amounts that can be changed where they stand',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2><p>For <input value="2"> people</p><ul>${pears
        .map((row) => `<li>${row.replace(/^\d+/, '<input type="number" value="$&">')}</li>`)
        .join('')}</ul><h2>Method</h2>${ol(baked)}`,
    ),
  },
  {
    name: 'a row that a program would fill, and what is in each of the others',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2><ul><li>{{row.amount}} {{row.name}}</li>${pears
        .map((row) => `<li><p>${row}</p><p class="small">(Contains: Sulphites)</p></li>`)
        .join('')}</ul><h2>Method</h2>${ol(baked)}`,
    ),
  },
  {
    name: 'data says what the dish is where its steps should be',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2>${ul(pears)}<h2>Method</h2>${ol(baked)}`,
      data({
        name: 'Baked Pears',
        description: 'Soft, warm and done in half an hour.',
        recipeIngredient: pears,
        recipeInstructions: 'Soft, warm and done in half an hour.',
      }),
    ),
  },
  {
    name: 'a list that tells of the ingredients and of an amount, above the list itself',
    says: PEARS,
    source:
      page(`<h1>Baked Pears</h1><h2>Ingredients</h2><ul><li><b>Pears</b> – ripe ones, about 4 of them.</li><li><b>Honey</b> – a mild one is best, use 50 g.</li></ul>
<p>The oven does the rest.</p><h2>Recipe</h2><h3>Ingredients</h3>${ul(pears)}<h3>Method</h3>${ol(baked)}`),
  },
  {
    name: 'what some rows are for, in a line above them that nothing sets apart',
    sections: true,
    says: PEARS.replace('- 50', '+ For strewing\n- 50'),
    source: page(
      `<h1>Baked Pears</h1><p><b>Ingredients</b></p><p>4 pears<br>3 tbsp honey</p><p>For strewing<br>50 g walnuts</p><p><b>Method</b></p>${ol(baked)}`,
    ),
  },
  {
    name: 'a table with a column for two and one for four',
    says: COUNTED,
    source:
      page(`<h1>Baked Pears</h1><h2>Ingredients</h2><table><tr><th></th><th>2 persons</th><th>4 persons</th></tr>
<tr><td>pears</td><td>4</td><td>8</td></tr><tr><td>honey</td><td>3 tbsp</td><td>6 tbsp</td></tr><tr><td>walnuts</td><td>50 g</td><td>100 g</td></tr></table><h2>Method</h2>${ol(baked)}`),
  },
  {
    name: 'a table whose head says what its numbers are',
    says: COUNTED.replace('pears 4', 'pears 600 g').replace('3 tbsp', '60 g'),
    source:
      page(`<h1>Baked Pears</h1><h2>Ingredients</h2><table><thead><tr><th>What</th><th>g</th></tr></thead><tbody>
<tr><td>pears</td><td>600</td></tr><tr><td>honey</td><td>60</td></tr><tr><td>walnuts</td><td>50</td></tr></tbody></table><h2>Method</h2>${ol(baked)}`),
  },
  {
    name: 'what each row contains, in a box below its name and its amount',
    says: COUNTED,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2>${[
        ['pears', '4'],
        ['honey', '3 tbsp'],
        ['walnuts', '50 g'],
      ]
        .map(
          ([name, amount]) =>
            `<div class="item"><div>${name}</div><div>${amount}</div><div>Contains nuts</div></div>`,
        )
        .join('')}<h2>Method</h2>${ol(baked)}`,
    ),
  },
  {
    name: 'no heading at all, and a page that is called after its site first',
    says: PEARS,
    source: page(
      `<div><b>Baked Pears</b></div>${parts}`,
      '<title>The Orchard: Baked Pears</title><meta property="og:site_name" content="The Orchard">',
    ),
  },
  {
    name: 'a heading with a line below its words, without a space between them',
    says: PEARS,
    source: page(
      `<h1>Baked Pears<span class="sub">a dessert for cold days</span></h1>${parts}`,
      '<title>Baked Pears | The Orchard</title>',
    ),
  },
  {
    name: 'who wrote it in the heading',
    says: PEARS,
    source: page(
      `<h1>Baked Pears <small>by Ada</small></h1>${parts}`,
      '<title>Baked Pears</title>',
    ),
  },
  {
    name: 'what the recipe is filed under as the first heading',
    says: PEARS,
    source: page(
      `<h1>Desserts</h1><h2>Baked Pears</h2>${parts}`,
      '<title>Baked Pears | Desserts | The Orchard</title>',
    ),
  },
  {
    name: 'each marked step has a heading, and the recipe has none',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><div itemscope itemtype="https://schema.org/Recipe"><ul>${marked(pears)}</ul>${baked
        .map(
          (step, at) =>
            `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><h4 itemprop="name">Step ${at + 1}</h4><p itemprop="text">${step}</p></div>`,
        )
        .join('')}</div>`,
    ),
  },
  {
    name: 'the marked ingredients have two headings, and the recipe has none',
    says: PEARS,
    source:
      page(`<h1>Baked Pears</h1><div itemscope itemtype="https://schema.org/Recipe"><h4>For the dish</h4><ul>${marked(pears.slice(0, 2))}</ul>
<h4>On top</h4><ul>${marked(pears.slice(2))}</ul><ol itemprop="recipeInstructions">${baked.map((step) => `<li>${step}</li>`).join('')}</ol></div>`),
  },
  {
    name: 'words of a step that start a clock when they are pressed',
    says: PEARS.replace('until', 'for half an hour, until'),
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2>${ul(pears)}<h2>Method</h2><ol>${baked
        .map(
          (step) =>
            `<li>${step.replace('until', 'for <button class="timer">half an hour</button>, until')}<button>Done</button></li>`,
        )
        .join('')}</ol>`,
    ),
  },
  {
    name: 'another recipe between the steps, in a line that says so',
    says: PEARS,
    source:
      page(`<h1>Baked Pears</h1><h2>Ingredients</h2>${ul(pears)}<h2>Method</h2><p>${baked[0]}</p>
<p><strong>Related:</strong> <a href="/plums">Roasted plums</a></p><p>${baked[1]}</p><p>${baked[2]}</p><p>Related: <a href="/quinces">Quinces</a></p>`),
  },
  {
    name: 'names that open something when they are pressed',
    says: PEARS,
    source:
      page(`<h1>Baked Pears</h1><h2>Ingredients</h2><ul><li>4 pears</li><li>3 tbsp <a class="product-modal" href="/shop/honey">honey</a></li>
<li>50 g <a class="affiliate" href="/shop/nuts">walnuts</a></li></ul><h2>Method</h2>${ol(baked)}`),
  },
  {
    name: 'amounts for another system beside each amount',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2><ul>${pears
        .map((row) => {
          const [, amount = '', name = ''] = /^(\d+(?: tbsp| g)?) (.*)$/.exec(row) ?? []
          return `<li><p><span class="x-amount">${amount}</span> <span class="x-alt-amount">${amount}</span> <span class="x-name">${name}</span></p></li>`
        })
        .join('')}</ul><h2>Method</h2>${ol(baked)}`,
    ),
  },
  {
    name: 'a list of remarks below the list of ingredients',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2>${ul(pears)}<ul><li>Look at the label of the honey carefully.</li><li>This is free of milk and of eggs.</li></ul><h2>Method</h2>${ol(baked)}`,
    ),
  },
  {
    name: 'the number of a step alone, in front of the title of a part',
    says: `= Baked Pears
- 4 pears
- 3 tbsp honey
- 50 g walnuts
* Halve the pears and core them.
* Pour the honey over them.
# On top:
* Chop the walnuts coarsely.
* Bake them until they are soft.`,
    source:
      page(`<h1>Baked Pears</h1><h2>Ingredients</h2>${ul(pears)}<h2>Method</h2><ol><li><span>1</span> ${baked[0]}</li><li><span>2</span> ${baked[1]}</li>
<li><span>3</span></li><li><strong>On top:</strong></li><li>Chop the walnuts coarsely.</li><li><span>4</span> ${baked[2]}</li></ol>`),
  },
  {
    name: 'words to press among the rows, in several languages',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2><div>Metrisch Imperial</div>${ul(pears)}<div>print shopping list</div><div>Voir plus Voir moins</div><h2>Method</h2><div>Bake Mode</div>${ol(baked)}`,
    ),
  },
  {
    name: 'lists without a heading, how many they are for in the first, and a button below',
    sections: true,
    says: `= Grigliata mista
- 4 salsicce
- 2 fette di pancetta
- patate
- rucola
+ per la marinata
- sale
- pepe
- rosmarino
- limone
* Unire tutto ciò che serve per la marinata e coprire la carne.
* Cuocere la carne sulla griglia ben calda, girandola spesso.`,
    source:
      page(`<h1>Grigliata mista</h1><p>Una festa.</p><div class="box-ingr"><ul><li>Dosi per <b>4 persone</b></li></ul>
<ul><li>4 salsicce</li><li>2 fette di pancetta</li><li>patate</li><li>rucola</li></ul><ul><li>per la marinata</li><li>sale</li><li>pepe</li><li>rosmarino</li><li>limone</li></ul></div>
<div><a href="/lista">Inviati la lista della spesa</a></div><div><p>Unire tutto ciò che serve per la marinata e coprire la carne.</p><p>Cuocere la carne sulla griglia ben calda, girandola spesso.</p></div>`),
  },
  {
    name: 'a wish for feedback under a heading like those of the steps',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2>${ul(pears)}<h2>Method</h2>${baked.map((step, at) => `<h3>Step ${at + 1}</h3><p>${step}</p>`).join('')}<h3>Feedback?</h3><p>Say to the cook what could be better about this.</p>`,
    ),
  },
  {
    name: 'a word for people above the first row, which counts, and a button below the rows',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2><div><button>-</button><button>+</button></div><div>Persons</div>${pears
        .map((row) => `<div class="row"><p>${row}</p></div>`)
        .join('')}<div>Anything missing? Order ingredients</div><h2>Method</h2>${ol(baked)}`,
    ),
  },
  {
    name: 'a question about the ingredients below them',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><h2>Ingredients</h2>${ul(pears)}<div><b>How good are the main ingredients?</b></div><ul><li>Pears</li><li>Walnuts</li></ul><h2>Method</h2>${ol(baked)}`,
    ),
  },
  {
    name: 'a row that is as long as a step, and steps that are counted in lines of their own',
    says: PEARS,
    source: page(
      `<h1>Baked Pears</h1><div><section><h2>Ingredients</h2><div><div>${pears[0]}</div><div>${pears[1]}</div></div><div><div>${pears[2]}</div>
<div>Dried and ground cinnamon bark for the refinement of desserts and of sauces</div><div>for the top</div><div><a href="/x">from the shop</a></div></div></section>
<section><h2>Method</h2>${baked.map((step, at) => `<div><div>Step 0${at + 1}</div><div>${step}</div></div>`).join('')}</section></div>`,
      data({ name: 'Baked Pears', recipeIngredient: pears }),
    ),
  },
  {
    name: 'a title in the data with the word for a recipe and the site behind it',
    says: PEARS.replace('Baked Pears', 'Sült körte'),
    source: page(
      `<h1>Sült körte</h1>${parts}`,
      data({
        name: 'Sült körte receptje | Kert.hu',
        recipeIngredient: pears,
        recipeInstructions: baked,
      }),
    ),
  },
])
