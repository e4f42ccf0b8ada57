// Pages of the tuned half on which what is no part of a recipe stands among its rows, or its parts stand in odd places.
import { casePages, data, page } from './case-page.ts'

const TURNIPS = `= Braised Turnips
- 600 g turnips
- 2 tbsp honey
- 40 g butter
- 1 sprig thyme
- 200 ml cider
* Peel the turnips and cut them into wedges.
* Let the butter foam with the honey and turn the wedges in it.
* Pour the cider over them and braise them until they are soft.`
const rows = ['600 g turnips', '2 tbsp honey', '40 g butter', '1 sprig thyme', '200 ml cider']
const work = [
  'Peel the turnips and cut them into wedges.',
  'Let the butter foam with the honey and turn the wedges in it.',
  'Pour the cider over them and braise them until they are soft.',
]
const many = (all: readonly string[], tag: string) =>
  all.map((row) => `<${tag}>${row}</${tag}>`).join('')
const ul = (all: readonly string[]) => `<ul>${many(all, 'li')}</ul>`
const ol = (all: readonly string[]) => `<ol>${many(all, 'li')}</ol>`
const list = `<h2>Ingredients</h2>${ul(rows)}`
const method = `<h2>Method</h2>${ol(work)}`
const NEWS = `<div class="hot"><h2>HOT</h2><div><h3><a href="/news/1">The lamp that fell from its ceiling in the middle of the night</a></h3></div>
<div><h3><a href="/news/2">What the mayor said when he came home from his long journey</a></h3></div></div>`

const RYE_LAYERS = `= Rye Layers
+ Layers
- 150 g rye flour
- 60 g sugar
- 2 eggs
+ Cream
- 300 g quark
- 40 g sugar`

export const standTogether = casePages([
  {
    name: 'news between the rows of a list, and another recipe below',
    says: TURNIPS,
    source:
      page(`<h1>Braised Turnips</h1><p>The best thing to do with them, and it is done in no time at all.</p><p>Ingredients</p>
<p>600 g turnips<br>2 tbsp honey</p>${NEWS}<p>40 g butter<br>1 sprig thyme<br>200 ml cider</p><p>Method:</p>${many(work, 'p')}
<h2>Carrots in Beer</h2><p>Should you have no turnips at all, this is made of what everybody has in the house.</p><p>Ingredients</p>
<p>500 g carrots<br>300 ml beer<br>2 onions<br>1 bay leaf<br>30 g lard<br>1 tsp caraway</p><p>Method</p><p>Brown the onions in the lard.</p><p>Add all the rest and boil it down.</p>`),
  },
  {
    name: 'the steps above the list, whose heading is its first entry',
    says: TURNIPS,
    source:
      page(`<h1>Braised Turnips</h1><div><div>Steps</div>${work.map((step, at) => `<div><div>0${at + 1}</div><div>${step}</div></div>`).join('')}</div>
<div><ul><li>Ingredients</li>${many(rows, 'li')}</ul></div><h2>Questions</h2><p>They can be made a day before.</p>`),
  },
  {
    name: 'a heading of ingredients that ends like a sentence',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><p><b>Ingredients for braised turnips.</b></p>${many(rows, 'p')}<p>If you have no cider in the house, take the juice of apples and a little vinegar in its place.</p><p><b>Method</b></p>${many(work, 'p')}`,
    ),
  },
  {
    name: 'a list that counts its steps, below words that lead to it',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1>${list}<h2>Method</h2><p>To show you how it goes, I have taken a photo of all that I did; its words stand below.</p><p>All the photos of it, taken in my kitchen.</p>${ol(work)}`,
    ),
  },
  {
    name: 'all rows in one line of the data, and commas within some of them',
    says: `= Chestnut Bars
- 120 g chestnut flour
- 80 g butter, melted
- 90 g dark chocolate, chopped
- 3 eggs
- 1 pinch salt
- 50 g sugar
- 100 g cream
* Mix the flour with the eggs.
* Fold the rest in and bake it.`,
    source:
      page(`<article itemscope itemtype="https://schema.org/Recipe"><meta itemprop="recipeIngredient" content="120 g chestnut flour, 80 g butter, melted, 90 g dark chocolate, chopped, 3 eggs, 1 pinch salt, 50 g sugar, 100 g cream">
<h1 itemprop="name">Chestnut Bars</h1><div class="method-overview"><ul><li>Prep time: 1 hour</li><li>Total time: 2 h 10 min</li></ul></div><h2>Ingredients</h2>
<ul><li>120 g chestnut flour</li><li>80 g butter, melted</li><li>90 g dark chocolate, chopped</li><li>3 eggs</li><li>1 pinch salt</li><li>50 g sugar</li><li>100 g cream</li></ul>
<h2>Method</h2><div class="method"><ul><li>Mix the flour with the eggs.</li><li>Fold the rest in and bake it.</li></ul></div></article>`),
  },
  {
    name: 'names alone in the data, and two of its rows on the page, in what is called after something else',
    says: `${RYE_LAYERS}
* Bake thin layers of the dough.
* Put them together with the cream.`,
    source:
      data({
        name: 'Rye Layers',
        recipeIngredient: ['rye flour', 'sugar', 'eggs', 'quark'],
        recipeInstructions: ['Bake thin layers of the dough.', 'Put them together with the cream.'],
      }) +
      page(`<h1>Rye Layers</h1><div class="shop-house-recipe-tabs"><div id="ingr-pane" class="tab tab--reviews"><h3>Ingredients</h3><h4>Layers</h4>${many(['150 g rye flour', '60 g sugar', '2 eggs'], 'div')}
<h4>Cream</h4>${many(['300 g quark', '40 g sugar'], 'div')}</div></div>`),
  },
  {
    name: 'the same words behind each row, which sell it',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><h2>Ingredients</h2><ul>${rows.map((row) => `<li><div>${row}</div><div>see offers</div></li>`).join('')}</ul>${method}`,
    ),
  },
  {
    name: 'amounts in boxes directly in front of the names',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><h2>Ingredients</h2><ul>${rows.map((row) => `<li>${row.replace(/^(\S+(?: g| tbsp| ml)?) /, '<div>$1</div>')}</li>`).join('')}</ul>${method}`,
    ),
  },
  {
    name: 'signs in the headings that lead to them',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips<a class="headerlink" href="#braised-turnips">&para;</a></h1><h2>Ingredients<a href="#i">#</a></h2>${ul(rows)}${method}`,
    ),
  },
  {
    name: 'groups of a list as lists in its entries',
    says: `= Oat Cakes
+ Dry
- 150 g oats
- 1 tsp salt
+ Wet
- 200 ml milk
- 1 egg
* Stir all of it together.
* Bake small cakes of it.`,
    source: page(
      `<h1>Oat Cakes</h1><h2>Ingredients</h2><ul><li><p>Dry</p><ul><li>150 g oats</li><li>1 tsp salt</li></ul></li><li><p>Wet</p><ul><li>200 ml milk</li><li>1 egg</li></ul></li></ul><h2>Method</h2>${ol(['Stir all of it together.', 'Bake small cakes of it.'])}`,
    ),
  },
  {
    name: 'a list that is talked about, above the one of the recipe',
    says: TURNIPS,
    source:
      page(`<h1>Braised Turnips</h1><p>Everybody makes them another way.</p><h2>Ingredients for braised turnips</h2>${ul(['500 g turnips', '3 tbsp sugar', '1 leek', '50 g bacon'])}
<p>You can of course change all of that as you like it, as we have done ourselves for many years now.</p><h2>Turnips of our house</h2><p>Serves: 4</p><p>INGREDIENTS</p>${ul(rows)}<p>METHOD</p>${ol(work)}`),
  },
  {
    name: 'rows that tell at length, one of them in bold, and parts of the work under headings like its own',
    says: `= Leek Pancakes
- 300 g flour
- 4 eggs
- One spoon of fermented leek. It is what our neighbours make in autumn, when there is nothing else to do in the garden, and what they give away all winter long; if you have none, take a fresh one, and cut it as thinly as you can, with a little salt on it.
- 2 leeks
+ For the topping
- Sour cream
- Chives. They are best from the window, cut at the very last moment.
* Whisk the eggs with the flour and let the batter rest for half an hour.
* Cut the leeks and stir them into the batter, with the fermented one.
# The cooking
* Bake thin pancakes of it in a large pan, one after the other, in butter.
# The topping
* Spread the sour cream on each of them and strew the chives over it.`,
    source:
      page(`<h1>Leek Pancakes</h1><h2>Ingredients</h2><ul><li>300 g flour</li><li>4 eggs</li><li>One spoon of fermented leek. It is what our neighbours make in autumn, when there is nothing else to do in the garden, and what they give away all winter long; if you have none, take a fresh one, and cut it as thinly as you can, with a little salt on it.</li><li>2 leeks</li></ul>
<p>For the topping:</p><ul><li><b>Sour cream</b></li><li>Chives. They are best from the window, cut at the very last moment.</li></ul>
<h2>Method</h2><p>Whisk the eggs with the flour and let the batter rest for half an hour.</p><p>Cut the leeks and stir them into the batter, with the fermented one.</p>
<h2>The cooking</h2><p>Bake thin pancakes of it in a large pan, one after the other, in butter.</p><h2>The topping</h2><p>Spread the sour cream on each of them and strew the chives over it.</p><h2>What to drink with it</h2><p>Cider is what we have, or a beer that is not too strong.</p>`),
  },
  {
    name: 'each row marked twice, and steps that a word counts within their text',
    says: `= Supă de mazăre
- 300 g mazăre
- 2 morcovi
- 1 ceapă
* Tăiați ceapa și morcovii.
* Fierbeți totul până se înmoaie.
* Pasați supa și serviți-o.`,
    source:
      page(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Supă de mazăre</h1>
<meta itemprop="recipeInstructions" content="Pasul 1. Tăiați ceapa și morcovii. Pasul 2. Fierbeți totul până se înmoaie.Pasul 3. Pasați supa și serviți-o."><ul>${['300 g mazăre', '2 morcovi', '1 ceapă'].map((row) => `<li><meta itemprop="recipeIngredient" content="${row}"><span itemprop="ingredients">${row}</span></li>`).join('')}</ul></div>`),
  },
  {
    name: 'whose page it is, in a heading of the sidebar',
    says: TURNIPS,
    source: `<html><head><title>Ada Ashgrove</title></head><body><section class="sidebar-frame"><h1 class="sidebar-title">Ada Ashgrove</h1><p>I cook.</p></section><main><article><header><h1>Braised Turnips</h1></header><p>Ingredients:</p>${ul(rows)}${many(work, 'p')}</article></main></body></html>`,
  },
  {
    name: 'a marked row whose name is a link, and the time and the number of the only step',
    says: `= Leek Butter
- 1 leek
- 120 g butter
- 1 pack Smallholder Salt Flakes
- some pepper
* Cut the leek very finely and mix it with all of the rest.`,
    source:
      page(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Leek Butter</h1><div>${[
        ['1', 'leek'],
        ['120 g', 'butter'],
        ['1 pack', '<a href="/p/salt">Smallholder Salt Flakes</a>'],
        ['some', 'pepper'],
      ]
        .map(
          ([amount, name]) =>
            `<div itemprop="ingredients"><div>${amount}</div><div>${name}</div></div>`,
        )
        .join('')}</div>
<div itemprop="recipeInstructions"><h2>Method:</h2><div>10 min</div><div><div>1</div><div><p>Cut the leek very finely and mix it with all of the rest.</p></div></div></div></div>`),
  },
  {
    name: 'a star that data sets in front of one of its steps, and stars that refer to a note',
    says: `= Seed Crisps
- 100 g seeds
- 1 egg
* Mix the seeds with the egg.
* ★ Bake it until it is brown.
* *** Watch it: it burns quickly.`,
    source: data({
      name: 'Seed Crisps',
      recipeIngredient: ['100 g seeds', '1 egg'],
      recipeInstructions: [
        'Mix the seeds with the egg.',
        '★ Bake it until it is brown.',
        '*** Watch it: it burns quickly.',
      ],
    }),
  },
  {
    name: 'a list between commas in a paragraph of a page, in letters that are others',
    says: `= Пирог с репой
- 400 г репы
- мука 250 г
- 2 яйца
- соль
- перец
- сливочное масло
* Репу натереть и обжарить на сливочном масле.
* Смешать с мукой и яйцами и выпекать полчаса.`,
    source: page(
      `<h1>Пирог с репой</h1><p>Так готовила моя тётя.</p><h2>Ингредиенты</h2><p>400 г репы, мука 250 г, 2 яйца, соль, перец, сливочное масло.</p><h2>Приготовление</h2><p>Репу натереть и обжарить на сливочном масле.</p><p>Смешать с мукой и яйцами и выпекать полчаса.</p>`,
    ),
  },
  {
    name: 'words cut short between commas, and how long it takes below the list',
    says: `= Сирний пиріг
- сир - 500 г
- яйця - 2 шт.
- цукор - 3 ст. л.
- борошно - 5 ст. л.
* Змішати сир з яйцями та цукром, додати борошно.
* Випікати пів години, доки не зарум'яниться.`,
    source: page(
      `<h1>Сирний пиріг</h1><p><b>Інгредієнти:</b></p><ul><li>сир - 500 г</li><li>яйця - 2 шт.</li><li>цукор - 3 ст. л.</li><li>борошно - 5 ст. л.</li></ul><p>Час випікання: 30 хвилин</p><p>Кількість порцій: 6</p><p><b>Приготування:</b></p><p>Змішати сир з яйцями та цукром, додати борошно.</p><p>Випікати пів години, доки не зарум'яниться.</p>`,
    ),
  },
  {
    name: 'what is said of a recipe above the rows of a table, all of which are set in bold',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><h2>Ingredients</h2><div>1 pot</div><div>Main dish for 4</div><h3>All of it</h3><table>${rows.map((row) => `<tr><th>${row}</th></tr>`).join('')}</table>${method}`,
    ),
  },
  {
    name: 'a list that stands once more in other units, and what one chooses them with',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><h2>Ingredients</h2><p>Makes: more than one can eat</p><div>Metric Cups</div>${ul(rows)}${ul(['1.3 pounds turnips', '2 tbsp honey', '3 tablespoons butter', '1 sprig thyme', '1 cup cider'])}${method}`,
    ),
  },
  {
    name: 'a list in what is called a sidebar, and steps whose count goes on below another heading',
    says: TURNIPS,
    source: page(
      `<main><h1>Braised Turnips</h1><aside class="x-side"><section><div>Ingredients 5</div><div class="x-sidebar__section"><ul class="ingredients-list">${many(rows, 'li')}</ul></div></section></aside><div><h2>The turnips</h2><ul><li><b>Step 1</b><p>${work[0]}</p></li><li><b>Step 2</b><p>${work[1]}</p></li></ul><h2>The cider</h2><ul><li><b>Step 3</b><p>${work[2]}</p></li></ul></div><p>${'It was my aunt who taught me to make them so. '.repeat(9)}</p></main>`,
    ),
  },
  {
    name: 'elements named after the parts that hold other things',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><h2>Ingredients</h2><div class="ingredients">${ul(rows)}</div><h2>Method</h2><div class="text">${ol(work)}<div class="instructions"><h3>Tip</h3><p>Take as much honey as you like.</p></div></div>`,
    ),
  },
  {
    name: 'a sentence below rows that are no list',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><div class="recipe-ingredients">${rows.map((row) => `<div class="row">${row}</div>`).join('')}<div>Whatever you press here may lead you to another page of ours, or to a shop that pays us</div></div><h2>Method</h2><div class="recipe-steps">${many(work, 'p')}</div>`,
    ),
  },
  {
    name: 'a list of one entry below a title, directly above the steps',
    says: TURNIPS.replace('* Peel', '- A Handful of hazelnuts, roasted in a dry pan.\n* Peel'),
    source: page(
      `<h1>Braised Turnips</h1>${list}<p>Toppings:</p><ul><li>A Handful of hazelnuts, roasted in a dry pan.</li></ul><div>Cooking view keeps your screen from going dark.</div>${method}`,
    ),
  },
  {
    name: 'headings of the parts that are larger than the one of the ingredients',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><h4>Ingredients</h4><h2>Turnips</h2>${ul(rows.slice(0, 3))}<h2>Braise</h2>${ul(rows.slice(3))}<h4>Method</h4>${ol(work)}`,
    ),
  },
  {
    name: 'two lists in other units, each with its parts',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><h2>Ingredients</h2><h4>Turnips</h4>${ul(rows.slice(0, 3))}<h4>Braise</h4>${ul(rows.slice(3))}<h4>Turnips</h4>${ul(['1.3 pounds turnips', '2 tbsp honey', '1.5 oz butter'])}<h4>Braise</h4>${ul(['1 sprig thyme', '7 fl. oz cider'])}${method}`,
    ),
  },
  {
    name: 'a list that stands once more for small screens, where one of its rows is another',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1><h3>Ingredients</h3>${many(rows.slice(0, 4), 'div')}<div><a href="/cider">cider</a></div><h3>Ingredients</h3>${many(rows, 'div')}<h2>Method</h2>${ol(work)}`,
    ),
  },
  {
    name: 'steps above the list under the names of its parts, each of them once more in what is hidden',
    says: `${RYE_LAYERS}
# Layers
* Stir the eggs with the sugar and the rye flour, spread the dough thinly and bake it.
# Cream
* Whisk the quark with the sugar for as long as you can, and put all of the layers together with it.`,
    source: page(
      `<h1>Rye Layers</h1><h3>Method</h3>${[
        [
          'Layers',
          'Stir the eggs with the sugar and the rye flour, spread the dough thinly and bake it.',
        ],
        [
          'Cream',
          'Whisk the quark with the sugar for as long as you can, and put all of the layers together with it.',
        ],
      ]
        .map(
          ([title, text]) =>
            `<div><h3>${title}</h3><div><p>${text}</p></div><div class="d-none"><div>1. <p>${text}</p> Very good indeed</div></div></div>`,
        )
        .join(
          '',
        )}<h3>Ingredients</h3><h3>Layers</h3>${ul(['150 g rye flour', '60 g sugar', '2 eggs'])}<h3>Cream</h3>${ul(['300 g quark', '40 g sugar'])}`,
    ),
  },
  {
    name: 'accessories below the list',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1>${list}<h3>Accessories you need</h3><ul><li>Large spoon buy now</li></ul><h3>Share what you do</h3>${method}`,
    ),
  },
  {
    name: 'a row that tells at length amid rows in paragraphs, and one without an amount above the steps',
    says: TURNIPS.replace(
      '- 40 g butter',
      '- honey from the woods, of which two or three spoons will do for all of us, or sugar\n- 40 g butter',
    ).replace(
      '* Peel',
      '- whatever green you find in the garden, cut as finely as you can and strewn on it in the end\n* Peel',
    ),
    source: page(
      `<h1>Braised Turnips</h1><p><b>Ingredients</b></p>${many(rows.slice(0, 2), 'p')}<p>honey from the woods, of which two or three spoons will do for all of us, or sugar</p>${many(rows.slice(2), 'p')}<p>whatever green you find in the garden, cut as finely as you can and strewn on it in the end</p><p><b>Method</b></p>${many(work, 'p')}`,
    ),
  },
  {
    name: 'work below a list without a heading, whose first line is short and has no full stop',
    says: TURNIPS.replace('* Peel', '* Heat the oven to 180\n* Peel'),
    source: page(`<h1>Braised Turnips</h1>${list}<p>Heat the oven to 180</p>${many(work, 'p')}`),
  },
  {
    name: 'a step that prepares the ingredients, in a paragraph of its own',
    says: TURNIPS.replace('* Let', '* To prepare the ingredients\n* Let'),
    source: page(
      `<h1>Braised Turnips</h1>${list}<h2>Method</h2><p>${work[0]}</p><p>To prepare the ingredients</p>${many(work.slice(1), 'p')}`,
    ),
  },
  {
    name: 'a row that begins with one, above steps that are counted in boxes of their own',
    says: TURNIPS.replace(
      '* Peel',
      '- 1 Sachet yeast flakes (the ones of last year are fine, but have a look at them first)\n* Peel',
    ),
    source: page(
      `<h1>Braised Turnips</h1><div><h3>Ingredients</h3><div>${many([...rows, '1 Sachet yeast flakes (the ones of last year are fine, but have a look at them first)'], 'div')}</div></div><div><h3>Method</h3><div>${work.map((step, at) => `<div><div>${at + 1}</div><div>${step}</div></div>`).join('')}</div></div>`,
    ),
  },
  {
    name: 'steps in small letters behind the numbers that are drawn beside them',
    says: TURNIPS.replace('Peel', 'peel').replace('Let', 'let').replace('Pour', 'pour'),
    source: page(
      `<h1>Braised Turnips</h1>${list}<h2>Method</h2><ul>${work.map((step, at) => `<li><span>${at + 1}</span><p>${step.charAt(0).toLowerCase()}${step.slice(1)}</p></li>`).join('')}</ul>`,
    ),
  },
  {
    name: 'a title that says how to make it, above the steps and the list',
    says: TURNIPS.replace('Braised Turnips', 'How to make Braised Turnips'),
    source: page(
      `<h1>How to make Braised Turnips</h1><p>I have made it for all of my friends, and they have asked me for more of it ever since.</p>${method}<h2>Ingredients</h2>${ul(rows)}`,
    ),
  },
  {
    name: 'what one may press to see more of the pictures, above the first step',
    says: TURNIPS,
    source: page(
      `<h1>Braised Turnips</h1>${list}<h2>Method</h2><div><b>Click on the pictures to enlarge them.</b></div>${many(work, 'p')}<p>Bon appetite</p>`,
    ),
  },
])
