// Pages whose data is written in ways that programs and people really write it.
import { casePages, data, page } from '../tuned/case-page.ts'

const raw = (json: string, type = 'application/ld+json') =>
  `<script type="${type}">${json}</script>`
const safe = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/')
const step = (text: string, more: object = {}) => ({ '@type': 'HowToStep', text, ...more })
const section = (name: string, ...itemListElement: unknown[]) => ({
  '@type': 'HowToSection',
  name,
  itemListElement,
})

const SALAD = `= Fennel & Orange Salad
- 2 fennel bulbs
- 3 oranges
- 1 tbsp olive oil
* Shave the fennel as thinly as you can.
* Peel and slice the oranges over it.
* Dress with the oil and salt.`
const salad = {
  name: 'Fennel &amp; Orange Salad',
  recipeIngredient: ['2 fennel bulbs', '3 oranges', '1 tbsp olive oil'],
  recipeInstructions: [
    step('Shave the fennel as thinly as you can.'),
    step('Peel and slice the oranges over it.'),
    step('Dress with the oil and salt.'),
  ],
}
const [first, second, third] = salad.recipeInstructions.map(({ text }) => text)
const instructed = (name: string, recipeInstructions: unknown, body = '') => ({
  name,
  says: SALAD,
  source: page(body, data({ ...salad, recipeInstructions })),
})

export const dataPages = casePages([
  instructed(
    'one text whose lines carry a step and a number each',
    `Step 1: ${first}\nStep 2: ${second}\nStep 3: ${third}`,
  ),
  instructed(
    'one text whose steps are headed by words alone',
    `<h3>Step 1</h3><p>${first}</p><h3>Step 2</h3><p>${second}</p><h3>Step 3</h3><p>${third}</p>`,
  ),
  instructed('entries of a list within a list of entries', {
    '@type': 'ItemList',
    itemListElement: [first, second, third].map((text, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: step(text ?? ''),
    })),
  }),
  instructed('entries of a list with their text in the name', {
    '@type': 'ItemList',
    itemListElement: [first, second, third].map((name, at) => ({
      '@type': 'ListItem',
      position: String(at + 1),
      name,
    })),
  }),
  {
    name: 'sections whose steps are one text with line ends',
    says: `= Beetroot Galette
- 300 g beetroot
- 200 g flour
- 100 g butter
# Pastry
* Rub the butter into the flour.
* Chill for an hour.
# Filling
* Slice the beetroot.
* Arrange, fold and bake at 190°C for 40 minutes.`,
    source: page(
      '<h1>Beetroot Galette</h1>',
      data({
        name: 'Beetroot Galette',
        recipeIngredient: ['300 g beetroot', '200 g flour', '100 g butter'],
        recipeInstructions: [
          section('Pastry', 'Rub the butter into the flour.\nChill for an hour.'),
          {
            '@type': 'HowToSection',
            name: 'Filling',
            itemListElement:
              'Slice the beetroot.\n\nArrange, fold and bake at 190&deg;C for 40 minutes.',
          },
        ],
      }),
    ),
    sections: true,
  },
  {
    name: 'sections with a single step each that is no list',
    says: `= Brown Butter Blondies
- 1 cup butter
- 2 cups brown sugar
- 2 cups flour
# Brown the butter
* Melt it over medium heat until it smells of nuts.
# Mix
* Stir in the sugar and the flour.
# Bake
* Bake for 25 minutes at 350°F.`,
    source: page(
      '',
      data({
        name: ' Brown Butter Blondies ',
        recipeIngredient: ['1 cup butter ', ' 2 cups brown sugar', '2  cups\nflour', '', ' '],
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            name: 'Brown the butter',
            itemListElement: step('Melt it over medium heat until it smells of nuts.'),
          },
          {
            '@type': 'HowToSection',
            name: 'Mix',
            itemListElement: [step('Stir in the sugar and the flour.')],
          },
          {
            '@type': 'HowToSection',
            name: 'Bake',
            itemListElement: [{ '@type': 'HowToStep', text: ['Bake for 25 minutes at 350°F.'] }],
          },
        ],
      }),
    ),
    sections: true,
  },
  {
    name: 'steps of directions and tips',
    says: `= Turkish Eggs
- 4 eggs
- 200 g yogurt
- 1 tsp chilli flakes
* Beat the yogurt with garlic. Leave it at room temperature.
* Poach the eggs for 3 minutes.
* Sizzle the chilli in butter and pour over.`,
    source: page(
      '',
      data({
        name: 'Turkish Eggs',
        recipeIngredient: ['4 eggs', '200 g yogurt', '1 tsp chilli flakes'],
        recipeInstructions: [
          {
            '@type': 'HowToStep',
            itemListElement: [
              { '@type': 'HowToDirection', text: 'Beat the yogurt with garlic.' },
              { '@type': 'HowToDirection', text: 'Leave it at room temperature.' },
              { '@type': 'HowToTip', text: 'Cold yogurt splits.' },
            ],
          },
          {
            '@type': 'HowToStep',
            itemListElement: { '@type': 'HowToDirection', text: 'Poach the eggs for 3 minutes.' },
          },
          step('Sizzle the chilli in butter and pour over.', {
            name: 'Sizzle the chilli in butter…',
          }),
        ],
      }),
    ),
  },
  {
    name: 'markup and entities in every text',
    says: `= Mom’s “Best” Mac & Cheese
- 1 lb. elbow macaroni
- 3½ cups grated cheddar (about 12 oz.)
- 2 cups half & half
* Cook the pasta in well-salted water.
* Melt the cheese in the half & half — don’t let it boil!
* Combine, top with crumbs and bake at 375°F for 20–25 minutes.`,
    source: page(
      '',
      data({
        name: 'Mom&amp;rsquo;s &#8220;Best&#8221; Mac &amp;amp; Cheese',
        recipeIngredient: [
          '<p>1 lb. elbow macaroni</p>',
          '<span>3&frac12; cups</span> grated <a href="/cheddar">cheddar</a> (about 12&nbsp;oz.)',
          '2 cups half &amp;amp; half',
        ],
        recipeInstructions: [
          step('<p>Cook the pasta in <strong>well-salted</strong> water.</p>'),
          step(
            '<p>Melt the cheese in the half &amp;amp; half &#8212; don&#x27;t let it boil!</p>'.replace(
              '&#x27;',
              '&#8217;',
            ),
          ),
          step(
            '<p>Combine, top with crumbs and bake at 375&#176;F for 20&ndash;25&nbsp;minutes.<br /></p>\n',
          ),
        ],
      }),
    ),
  },
  {
    name: 'a graph of an SEO plug-in whose recipe is only named, and the recipe of the card',
    says: SALAD,
    source: page(
      '<h1>Fennel &amp; Orange Salad</h1>',
      raw(
        safe({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': ['Article', 'BlogPosting'],
              '@id': 'https://a.example/#article',
              headline: 'Fennel & Orange Salad (Ready in 10!)',
            },
            { '@type': 'WebPage', '@id': 'https://a.example/' },
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                {
                  '@type': 'ListItem',
                  position: 1,
                  name: 'Salads',
                  item: 'https://a.example/salads',
                },
              ],
            },
            {
              '@type': 'Recipe',
              '@id': 'https://a.example/#recipe',
              ...salad,
              isPartOf: { '@id': 'https://a.example/#article' },
            },
          ],
        }),
      ),
    ),
  },
  {
    name: 'an article about a recipe, the recipe within, in a list in a list',
    says: SALAD,
    source: page(
      '<h1>A Salad for February</h1>',
      raw(
        safe([
          [
            {
              '@context': 'http://schema.org',
              '@type': 'NewsArticle',
              headline: 'A Salad for February',
              hasPart: { '@type': ['Recipe'], '@context': 'http://schema.org', ...salad },
            },
          ],
        ]),
      ),
    ),
  },
  {
    name: 'a comma too many, line ends in strings and a comment',
    says: SALAD,
    source: page(
      '<h1>Fennel</h1>',
      `<script type="application/ld+json">
/* <![CDATA[ */
{ "@context": "http://schema.org", // the vocabulary
  "@type": "Recipe",
  "name": "Fennel & Orange Salad",
  "description": "A salad that says
"hello" to spring",
  "recipeIngredient": ["2 fennel bulbs", "3 oranges", "1 tbsp olive oil",],
  "recipeInstructions": "Shave the fennel as thinly as you can.
Peel and slice the oranges over it.
Dress with the oil and salt.",
}
/* ]]> */
</script>`,
    ),
  },
  {
    name: 'data escaped as if it were text of a page',
    says: SALAD,
    source: page(
      '<h1>Fennel</h1>',
      raw(safe({ '@type': 'Recipe', ...salad }).replaceAll('"', '&quot;')),
    ),
  },
  {
    name: 'no instructions in the data, a heading and a list on the page',
    says: SALAD,
    source: page(
      `<h1>Fennel &amp; Orange Salad</h1><p>Bright.</p><h2>Ingredients</h2><ul><li>2 fennel bulbs</li><li>3 oranges</li><li>1 tbsp olive oil</li></ul><div class="ad-slot">Advertisement</div><h2>Method</h2><ol><li><span class="step-number">1</span><p>${first}</p></li><li><span class="step-number">2</span><p>${second}</p></li><li><span class="step-number">3</span><p>${third}</p></li></ol><h2>More salads</h2><ul><li>Beet salad</li></ul>`,
      data({ ...salad, recipeInstructions: undefined }),
    ),
  },
  {
    name: 'an address in the place of the instructions, steps in named divisions',
    says: SALAD,
    source: page(
      `<h1>Fennel &amp; Orange Salad</h1><div class="RecipeBody-ingredients"><p>2 fennel bulbs</p></div><div class="Directions-list"><div class="Directions-step"><div class="Directions-stepTitle">Step 1</div><div class="Directions-text">${first}</div></div><div class="Directions-step"><div class="Directions-stepTitle">Step 2</div><div class="Directions-text">${second}</div></div><div class="Directions-step"><div class="Directions-stepTitle">Step 3</div><div class="Directions-text">${third}</div></div></div>`,
      data({ ...salad, recipeInstructions: 'https://example.org/fennel#method' }),
    ),
  },
  {
    name: 'no ingredients in the data, a plug-in that lists them',
    says: SALAD,
    source: page(
      `<h1>Fennel &amp; Orange Salad</h1><aside class="recipe__ingredients"><h3>Ingredients</h3><p class="recipe__serves">Serves 2</p><ul><li><label><input type="checkbox"> 2 fennel bulbs</label></li><li><label><input type="checkbox"> 3 oranges</label></li><li><label><input type="checkbox"> 1 tbsp olive oil</label></li></ul><button>Add to shopping list</button></aside>`,
      data({ ...salad, recipeIngredient: [] }),
    ),
  },
  {
    name: 'all ingredients in a text with breaks',
    says: SALAD,
    source: page(
      '',
      data({ ...salad, recipeIngredient: ['2 fennel bulbs<br>3 oranges<br />1 tbsp olive oil'] }),
    ),
  },
  {
    name: 'all ingredients in a text with line ends, the same property twice',
    says: SALAD,
    source: page(
      '',
      data({
        ...salad,
        recipeIngredient: undefined,
        ingredients: '2 fennel bulbs\r\n3 oranges\r\n\r\n1 tbsp olive oil\r\n',
      }),
    ),
  },
  {
    name: 'rows that stand twice because they are needed twice',
    says: `= Two-Layer Jelly
- 1 tsp vanilla
- 2 cups cream
- 1 tsp vanilla
- 2 cups cream
* Set the first layer.
* Set the second layer.
* Wait.`,
    source: page(
      '',
      data({
        name: 'Two-Layer Jelly',
        recipeIngredient: ['1 tsp vanilla', '2 cups cream', '1 tsp vanilla', '2 cups cream'],
        recipeInstructions: ['Set the first layer.', 'Set the second layer.', 'Wait.'],
      }),
    ),
  },
  {
    name: 'short rows, odd rows and a row with a colon',
    says: `= Nachos
- Chips
- Cheese
- Salsa: mild or hot
- Pico de gallo (optional)
- NON-STICK SPRAY
- 1 jalapeño - sliced
- Sour cream, for serving
* Heat oven.
* Bake 5 min
* Enjoy!`,
    source: page(
      '',
      data({
        name: 'Nachos',
        recipeIngredient: [
          'Chips',
          'Cheese',
          'Salsa: mild or hot',
          'Pico de gallo (optional)',
          'NON-STICK SPRAY',
          '1 jalapeño - sliced',
          'Sour cream, for serving',
        ],
        recipeInstructions: [step('Heat oven.'), step('Bake 5 min'), step('Enjoy!')],
      }),
    ),
  },
  {
    name: 'one paragraph of instructions, which stays one',
    says: `= Boiled Eggs
- 6 eggs
- water
* Put the eggs in a pot. Cover with water. Bring to the boil, cover and take off the heat. Wait ten minutes. Drain and peel.`,
    source: page(
      '',
      data({
        name: 'Boiled Eggs',
        recipeIngredient: ['6 eggs', 'water'],
        recipeInstructions:
          'Put the eggs in a pot. Cover with water. Bring to the boil, cover and take off the heat. Wait ten minutes. Drain and peel.',
      }),
    ),
  },
  {
    name: 'a text of instructions counted without line ends, with numbers in it',
    says: `= Rice
- 1 cup rice
- 2 cups water
* Rinse the rice 3 times.
* Add 2 cups of water and 1 tsp. Salt it well.
* Simmer for 12 minutes. Rest.`,
    source: page(
      '',
      data({
        name: 'Rice',
        recipeIngredient: ['1 cup rice', '2 cups water'],
        recipeInstructions:
          '1. Rinse the rice 3 times. 2. Add 2 cups of water and 1 tsp. Salt it well. 3. Simmer for 12 minutes. Rest.',
      }),
    ),
  },
  {
    name: 'a round-up of recipes that are not given, and the one that is',
    says: SALAD,
    source: page(
      '<h1>Fennel &amp; Orange Salad</h1>',
      raw(
        safe({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, url: 'https://a.example/1', name: 'Beet Salad' },
            { '@type': 'Recipe', name: 'Bean Salad', image: 'b.jpg' },
          ],
        }),
      ) + data({ ...salad, mainEntityOfPage: true }),
    ),
  },
  {
    name: 'data of a recipe in a script of another kind of quotes, capitals and a charset',
    says: SALAD,
    source: page(
      '<h1>Fennel</h1>',
      `<SCRIPT TYPE='Application/LD+JSON; charset=utf-8'>\ufeff ${safe({ '@context': { '@vocab': 'http://schema.org/' }, '@type': 'http://schema.org/Recipe', ...salad })} ;</SCRIPT>`,
    ),
  },
  {
    name: 'names of steps that are titles, and text that begins with them',
    says: `= Focaccia
- 500 g flour
- 7 g yeast
# Mix the dough
* Stir flour, yeast and water together.
# Prove
* Leave for two hours.
# Bake
* Bake until golden.`,
    source: page(
      '',
      data({
        name: 'Focaccia',
        recipeIngredient: ['500 g flour', '7 g yeast'],
        recipeInstructions: [
          step('Stir flour, yeast and water together.', { name: 'Mix the dough' }),
          step('Leave for two hours.', { name: 'Prove', url: '#2' }),
          step('Bake until golden.', { name: 'Bake' }),
        ],
      }),
    ),
    sections: true,
  },
  {
    name: 'numbers in the place of names of steps',
    says: SALAD,
    source: page(
      '',
      data({
        ...salad,
        recipeInstructions: [first, second, third].map((text, at) =>
          step(`${at + 1}. ${text}`, { name: `Step ${at + 1}`, position: at + 1 }),
        ),
      }),
    ),
  },
  {
    name: 'data in which the text of a step ends with an image and an advertisement',
    says: SALAD,
    source: page(
      '',
      data({
        ...salad,
        recipeInstructions: [
          step(`${first} <img src="a.jpg" alt="thin slices of fennel" />`),
          step(`<div class="text">${second}</div><script>ads.push(1)</script>`),
          step(`${third}[ad id="12" slot="in-content"]`),
        ],
      }),
    ),
  },
  {
    name: 'a title that is a list, amounts in things of their own',
    says: SALAD,
    source: page(
      '',
      data({
        ...salad,
        name: ['Fennel & Orange Salad'],
        recipeIngredient: [
          { '@type': 'PropertyValue', name: 'fennel bulbs', value: 2 },
          { '@type': 'HowToSupply', name: '3 oranges' },
          { '@type': 'PropertyValue', name: 'olive oil', value: '1', unitText: 'tbsp' },
        ],
      }),
    ),
  },
  {
    name: 'data about other recipes alone, this one shown',
    says: SALAD,
    source: page(
      `<h1>Fennel &amp; Orange Salad</h1><h2>Ingredients</h2><ul><li>2 fennel bulbs</li><li>3 oranges</li><li>1 tbsp olive oil</li></ul><h2>Method</h2><ol><li>${first}</li><li>${second}</li><li>${third}</li></ol>`,
      raw(
        safe({
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'Recipe', name: 'Beet Salad', url: '/beet' },
            { '@type': 'Recipe', name: 'Bean Salad', image: 'b.jpg' },
          ],
        }),
      ),
    ),
  },
])
