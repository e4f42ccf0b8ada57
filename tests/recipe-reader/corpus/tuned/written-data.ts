// Pages of the tuned half whose data is written as it should not be, or holds more than the recipe.
import { flat, recipesOf } from '../recipe.ts'
import { casePages, data, page, type Case } from './case-page.ts'
import { PORRIDGE, porridge, step } from './data-shapes.ts'

const raw = (json: string, type = 'application/ld+json') =>
  `<script type="${type}">${json}</script>`
const graph = (...things: object[]) =>
  raw(
    JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('</', '<\\/'),
  )
/** The same recipe, in JSON as it should not be. */
const written = (name: string, json: string, body = ''): Case => ({
  name,
  says: PORRIDGE,
  source: page(body, raw(json)),
})
const json = JSON.stringify({ '@context': 'http://schema.org/', '@type': 'Recipe', ...porridge })

const KEPT = `= Rows as They Are
- SALT
- 2 x 400g tins chopped tomatoes
- Optional toppings: cheese, salsa, sour cream
- For serving: naan, lime wedges
- Cooking spray
- Salt/pepper
- Garnish: 1 lemon
- All-purpose flour – 2 cups
- One 3-inch piece ginger
- Special equipment: a piping bag
- 5–6 c. flour (such as Mill®) [sifted]
- + 2 tbsp butter
* Grease a 9" x 13" pan.
* BAKE for 20 min.
* Note: do not overmix.
* 1 hour before serving, take it out of the fridge.
* 2 Tbsp of the oil go in the pan.
* Step back and admire it.
* Print the picture on paper.
* In a bowl, combine: flour, sugar, and salt.
* Enjoy!`
const [keptRecipe] = recipesOf(KEPT)
const kept = {
  name: keptRecipe?.title,
  recipeIngredient: flat(keptRecipe?.ingredients ?? []),
  recipeInstructions: flat(keptRecipe?.steps ?? []).map((text) => step(text)),
}

export const writtenData = casePages([
  written(
    'a comma before the end of a list and of a thing',
    json.replaceAll(']', ',]').replace(/\}$/, ',}'),
  ),
  written('a comma too many between', json.replaceAll('","', '",,"')),
  written(
    'breaks and tabs within texts',
    json.replace('dry pot', 'dry\n\t\tpot').replace('at once', 'at\r\nonce'),
  ),
  written(
    'control characters',
    json.replace('dry pot', 'dry\u0002 pot').replace('milk and', 'milk\u000b and'),
  ),
  written('a comment in it', json.replace('{', '{ /* made by hand */ // twice\n')),
  written('wrapped in CDATA', `//<![CDATA[\n${json}\n//]]>`),
  written('wrapped in a comment of markup', `<!--\n${json}\n-->`),
  written('a semicolon behind it', `${json};`),
  written(
    'escapes that JSON does not know',
    json.replace('at once', 'at\\_ once').replace('\\_ ', '\\ '),
  ),
  written('two things behind each other', `{"@type":"WebSite","name":"Oats"}${json}`),
  written('an end that is missing', json.slice(0, -1)),
  written(
    'a thing in a page of things',
    JSON.stringify({
      '@type': 'WebPage',
      mainEntity: { '@type': ['Recipe', 'NewsArticle'], ...porridge },
    }),
  ),
  written(
    'a recipe below the page it is the main entity of',
    JSON.stringify([
      [
        {
          '@type': 'Article',
          name: 'Story',
          mainEntityOfPage: { '@type': 'WebPage', about: [{ '@type': 'recipe', ...porridge }] },
        },
      ],
    ]),
  ),
  written('a type with its vocabulary', json.replace('"Recipe"', '"https://schema.org/Recipe"')),
  {
    name: 'quoted words that nobody escaped',
    says: PORRIDGE.replace('dry pot', '"dry" pot'),
    source: page('', raw(json.replace('dry pot', '"dry" pot'))),
  },
  {
    name: 'inches that nobody escaped',
    says: PORRIDGE.replace('dry pot', '9" pot'),
    source: page('', raw(json.replace('dry pot', '9" pot'))),
  },
  {
    name: 'a graph whose recipe refers to its parts',
    says: PORRIDGE,
    source: page(
      '<h1>Good mornings</h1>',
      graph(
        { '@type': 'WebPage', '@id': '#page', name: 'Good mornings' },
        { '@type': 'Person', name: 'Ada' },
        { '@type': 'Recipe', '@id': '#recipe', ...porridge, author: { '@id': '#ada' } },
      ),
    ),
  },
  {
    name: 'an empty recipe of a theme before the one of the plug-in',
    says: PORRIDGE,
    source: page(
      '<h1>Barley Porridge</h1>',
      data({ name: 'Barley Porridge', recipeIngredient: [], recipeInstructions: [] }) +
        data(porridge),
    ),
  },
  {
    name: 'a recipe beside teasers of others',
    says: PORRIDGE,
    source: page(
      '<h1>Barley Porridge</h1>',
      graph(
        {
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'ListItem', item: { '@type': 'Recipe', name: 'Rye Porridge', url: '/rye' } },
          ],
        },
        { '@type': 'Recipe', ...porridge },
        { '@type': 'Recipe', name: 'Oat Porridge', recipeIngredient: ['1 cup oats'] },
      ),
    ),
  },
  {
    name: 'names with entities, dashes and capitals are kept',
    says: `= Mac & Cheese – the "Best" (30-Minute) Dish
- 1½ cups pasta, 50% off
- 2–3 tbsp butter (optional)
- salt & pepper, to taste
* Boil & drain; don’t rinse.
* Stir at 180°C/350°F until it's done!`,
    source: page(
      '',
      data({
        name: 'Mac &amp;amp; Cheese &#8211; the &quot;Best&quot; (30-Minute) Dish',
        recipeIngredient: [
          '1&frac12; cups pasta, 50% off',
          '2&ndash;3 tbsp butter (optional)',
          'salt &amp; pepper, to taste',
        ],
        recipeInstructions: [
          'Boil &amp; drain; don&rsquo;t rinse.',
          'Stir at 180&deg;C/350&#176;F until it&#x27;s done!',
        ],
      }),
    ),
  },
  {
    name: 'rows that look like something else stay what they are',
    says: KEPT,
    source: page('', data(kept)),
  },
  {
    name: 'rows that look like something else, on a page that shows each as a heading',
    says: KEPT,
    source: page(
      kept.recipeIngredient.map((row) => `<div><h4>${row}</h4></div>`).join(''),
      data(kept),
    ),
  },
])
