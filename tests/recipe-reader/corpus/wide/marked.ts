// Pages that mark their recipe in their elements, well or badly, and pages that only programs fill.
import { list, widePages } from './wide-page.ts'

const PIE = `= Mushroom Pie
- 500 g mushrooms, sliced
- 2 shallots
- 150 ml cream
- 1 roll puff pastry
* Fry the mushrooms and shallots over high heat.
* Pour in the cream and reduce by half.
* Cover with pastry and bake for 30 minutes at 200 °C.`
const rows = ['500 g mushrooms, sliced', '2 shallots', '150 ml cream', '1 roll puff pastry']
const steps = [
  'Fry the mushrooms and shallots over high heat.',
  'Pour in the cream and reduce by half.',
  'Cover with pastry and bake for 30 minutes at 200 °C.',
]
const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`

export const markedPages = widePages([
  {
    name: 'wide: microdata: one property for the list, one for each step',
    says: PIE,
    style: 'hashed',
    body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Mushroom Pie</h1><span itemprop="recipeYield">4</span><div itemprop="ingredients"><h3>Ingredients</h3><ul>${list(rows)}</ul></div><h3>Method</h3><ol>${list(steps, 'li', ' itemprop="recipeInstructions"')}</ol></div>`,
  },
  {
    name: 'wide: microdata: each row a property, one for all the steps as paragraphs, a note at their end',
    says: PIE,
    style: 'old',
    body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Mushroom Pie</h1><ul>${list(rows, 'li', ' itemprop="ingredients"')}</ul><div itemprop="recipeInstructions"><h4>Preparation</h4>${list(steps, 'p')}<p>&nbsp;</p></div><div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">4.8</span></div></div>`,
  },
  {
    name: 'wide: microdata: amounts and names as inner elements, the name of the author first',
    says: PIE,
    style: 'plain',
    body: `<div itemscope itemtype="https://schema.org/Recipe"><div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Nell Marsh</span></div><h1 itemprop="name">Mushroom Pie</h1><ul>${[
      ['500', 'g', 'mushrooms, sliced'],
      ['2', '', 'shallots'],
      ['150', 'ml', 'cream'],
      ['1', 'roll', 'puff pastry'],
    ]
      .map(
        ([amount, unit, name]) =>
          `<li itemprop="recipeIngredient"><span>${amount}</span>${unit ? `<span>${unit}</span>` : ''}<span>${name}</span></li>`,
      )
      .join('')}</ul><div itemprop="recipeInstructions"><ol>${list(steps)}</ol></div></div>`,
  },
  {
    name: 'wide: microdata: steps as things of their own with counted names',
    says: PIE,
    style: 'hashed',
    body: `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Mushroom Pie"><h1>Mushroom Pie</h1><ul>${list(rows, 'li', ' itemprop="recipeIngredient"')}</ul>${steps.map((step, at) => `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><h3 itemprop="name">Step ${at + 1}</h3><div itemprop="text">${step}</div><img itemprop="image" src="x.jpg"></div>`).join('')}</div>`,
  },
  {
    name: 'wide: microdata: the recipe closed too early, its rows outside of it',
    says: PIE,
    style: 'old',
    body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Mushroom Pie</h1></div><h2>Ingredients</h2><ul>${list(rows, 'li', ' itemprop="recipeIngredient"')}</ul><h2>Directions</h2><div itemprop="recipeInstructions"><ol>${list(steps)}</ol></div>`,
  },
  {
    name: 'wide: microdata: ingredients marked twice, for wide and for narrow screens',
    says: PIE,
    style: 'plain',
    body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Mushroom Pie</h1><div class="hidden md:block"><ul>${list(rows, 'li', ' itemprop="recipeIngredient"')}</ul></div><div class="md:hidden"><ul>${list(rows, 'li', ' itemprop="recipeIngredient"')}</ul></div><ol itemprop="recipeInstructions">${list(steps)}</ol></div>`,
  },
  {
    name: 'wide: a microformat of a blog service',
    says: PIE,
    style: 'wp',
    body: `<h1>Mushroom Pie</h1><div class="hrecipe h-recipe jetpack-recipe" itemscope itemtype="https://schema.org/Recipe"><h3 class="p-name jetpack-recipe-title fn" itemprop="name">Mushroom Pie</h3><ul class="jetpack-recipe-meta"><li class="jetpack-recipe-servings p-yield yield" itemprop="recipeYield"><strong>Servings: </strong>4</li><li class="jetpack-recipe-print"><a>Print</a></li></ul><div class="jetpack-recipe-content"><div class="jetpack-recipe-ingredients"><h4 class="jetpack-recipe-ingredients-title">Ingredients</h4><ul>${list(rows, 'li', ' class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient"')}</ul></div><div class="jetpack-recipe-directions e-instructions"><h4 class="jetpack-recipe-directions-title">Directions</h4>${list(steps, 'p')}</div></div></div>`,
  },
  {
    name: 'wide: a microformat of old with nested amounts',
    says: PIE,
    style: 'old',
    body: `<div class="hrecipe"><h2 class="fn">Mushroom Pie</h2><p>by <span class="author vcard"><span class="fn">Nell</span></span></p><ul>${[
      ['500 g', 'mushrooms, sliced'],
      ['2', 'shallots'],
      ['150 ml', 'cream'],
      ['1 roll', 'puff pastry'],
    ]
      .map(
        ([amount, name]) =>
          `<li class="ingredient"><span class="amount">${amount}</span> <span class="name">${name}</span></li>`,
      )
      .join(
        '',
      )}</ul><ol class="instructions">${list(steps, 'li', ' class="instruction"')}</ol></div>`,
  },
  {
    name: 'wide: RDFa in spans',
    says: PIE,
    style: 'hashed',
    body: `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Mushroom Pie</h1><ul>${rows.map((row) => `<li><span property="recipeIngredient">${row}</span></li>`).join('')}</ul><div property="recipeInstructions"><p>${steps.join('</p><p>')}</p></div></div>`,
  },
  {
    name: 'wide: RDFa of a vocabulary of old',
    says: PIE,
    style: 'old',
    body: `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h2 property="v:name">Mushroom Pie</h2><div rel="v:ingredient">${rows.map((row) => `<span typeof="v:Ingredient"><span property="v:name">${row}</span></span><br/>`).join('')}</div><div property="v:instructions">${steps.map((step, at) => `${at + 1}. ${step}`).join('<br/>')}</div></div>`,
  },
  {
    name: 'wide: a shell whose data is props of a page',
    says: PIE,
    style: 'hashed',
    body: `<div></div>${json('__NEXT_DATA__', {
      props: {
        pageProps: {
          post: {
            title: 'Mushroom Pie',
            slug: 'mushroom-pie',
            ingredientGroups: [
              {
                title: null,
                ingredients: [
                  { amount: '500', unit: { name: 'g' }, name: 'mushrooms, sliced' },
                  { amount: '2', unit: null, name: 'shallots' },
                  { amount: '150', unit: { name: 'ml' }, name: 'cream' },
                  { amount: '1', unit: { name: 'roll' }, name: 'puff pastry' },
                ],
              },
            ],
            steps: steps.map((text, at) => ({ order: at + 1, text })),
          },
        },
      },
    })}`,
  },
  {
    name: 'wide: a shell with a store of a query language',
    says: PIE,
    style: 'plain',
    body: `<div id="app"></div><script>window.__APOLLO_STATE__ = ${JSON.stringify({ 'Recipe:7': { __typename: 'Recipe', id: 7, title: 'Mushroom Pie', ingredients: rows.map((_, at) => ({ __ref: `Ingredient:${at}` })), instructions: steps.map((text) => ({ __typename: 'Step', text })) }, ...Object.fromEntries(rows.map((text, at) => [`Ingredient:${at}`, { __typename: 'Ingredient', text }])), ROOT_QUERY: { 'recipe({"slug":"mushroom-pie"})': { __ref: 'Recipe:7' } } })};</script>`,
  },
])
