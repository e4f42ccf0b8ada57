// Ways in which sites give a recipe as data, each with the same recipe in elements and others around it.
import { escape } from '../recipe.ts'
import type { Fresh } from './recipes.ts'

export type Layout = {
  name: string
  head?: (recipe: Fresh) => string
  body: (recipe: Fresh) => string
}

export const rowsOf = ({ rows }: Fresh) => rows.map(([amount, name]) => `${amount} ${name}`)
export const many = (texts: string[], put: (text: string, at: number) => string) =>
  texts.map((text, at) => put(escape(text), at)).join('')
const script = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('</', '<\\/')}</script>`
const base = (recipe: Fresh) => ({
  '@type': 'Recipe',
  name: recipe.title,
  recipeYield: recipe.servings,
  recipeIngredient: rowsOf(recipe),
})
const shown = (recipe: Fresh) =>
  `<h1>${recipe.title}</h1><h2>${recipe.words.ingredients}</h2><ul>${many(rowsOf(recipe), (row) => `<li>${row}</li>`)}</ul><h2>${recipe.words.steps}</h2><ol>${many(recipe.steps, (step) => `<li>${step}</li>`)}</ol>`

export const DATA_LAYOUTS: Layout[] = [
  {
    name: 'a graph of a page, its author and crumbs; the steps have names that repeat their texts',
    head: (recipe) =>
      script({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', '@id': '#page', name: `${recipe.title} - Spoon & Sage` },
          { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Home' }] },
          { '@type': 'Person', '@id': '#me', name: 'Ida Holm' },
          {
            ...base(recipe),
            author: { '@id': '#me' },
            mainEntityOfPage: { '@id': '#page' },
            recipeInstructions: recipe.steps.map((text, at) => ({
              '@type': 'HowToStep',
              name: text,
              text,
              url: `#step-${at}`,
            })),
          },
        ],
      }),
    body: shown,
  },
  {
    name: 'steps as one text with breaks, entities written twice',
    head: (recipe) =>
      script({
        '@context': 'http://schema.org/',
        ...base(recipe),
        name: escape(recipe.title),
        recipeInstructions: recipe.steps.map(escape).join('\r\n\r\n'),
      }),
    body: shown,
  },
  {
    name: 'steps in sections with names, the reviews inside the recipe',
    head: (recipe) =>
      script([
        {
          '@context': 'https://schema.org',
          ...base(recipe),
          review: [{ '@type': 'Review', reviewBody: recipe.note, author: 'Kim' }],
          recipeInstructions: [
            {
              '@type': 'HowToSection',
              name: 'A',
              itemListElement: recipe.steps
                .slice(0, 1)
                .map((text) => ({ '@type': 'HowToStep', text })),
            },
            {
              '@type': 'HowToSection',
              name: 'B',
              itemListElement: recipe.steps
                .slice(1)
                .map((text) => ({ '@type': 'HowToStep', text })),
            },
          ],
        },
      ]),
    body: shown,
  },
  {
    name: 'a recipe that is an article, too; steps as HTML in a text, rows with spaces and tags',
    head: (recipe) =>
      script({
        '@context': 'https://schema.org',
        ...base(recipe),
        '@type': ['Recipe', 'NewsArticle'],
        headline: `${recipe.title}: the best`,
        recipeIngredient: recipe.rows.map(([amount, name]) => ` <b>${amount}</b>  ${name} `),
        recipeInstructions: `<ol>${recipe.steps.map((step) => `<li><p>${step}</p></li>`).join('')}</ol>`,
      }),
    body: shown,
  },
  {
    name: 'data that breaks off its steps: they stand in the page alone',
    head: (recipe) => script({ '@context': 'https://schema.org', ...base(recipe) }),
    body: shown,
  },
  {
    name: 'microdata with rows as properties and steps as things',
    body: (recipe) =>
      `<article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${recipe.title}</h1><meta itemprop="recipeYield" content="${recipe.servings}"><p itemprop="description">${recipe.note}</p><h2>${recipe.words.ingredients}</h2><ul>${many(rowsOf(recipe), (row) => `<li itemprop="recipeIngredient">${row}</li>`)}</ul><h2>${recipe.words.steps}</h2><div>${many(recipe.steps, (step, at) => `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><span>${at + 1}</span><p itemprop="text">${step}</p></div>`)}</div></article>`,
  },
  {
    name: 'RDFa with a vocabulary',
    body: (recipe) =>
      `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">${recipe.title}</h1><ul>${many(rowsOf(recipe), (row) => `<li property="recipeIngredient">${row}</li>`)}</ul><div property="recipeInstructions">${many(recipe.steps, (step) => `<p>${step}</p>`)}</div></div>`,
  },
  {
    name: 'classes that tell, amount and name in spans, a switch of units',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><div class="recipe-card"><h2 class="recipe-card__title">${recipe.title}</h2><div class="recipe-card__ingredients"><h3>${recipe.words.ingredients}</h3><button>US</button><button>Metric</button><ul>${recipe.rows.map(([amount, name]) => `<li class="recipe-card__ingredient"><span class="amount">${amount}</span> <span class="name">${name}</span></li>`).join('')}</ul></div><div class="recipe-card__instructions"><h3>${recipe.words.steps}</h3><ul>${many(recipe.steps, (step) => `<li class="recipe-card__instruction">${step}</li>`)}</ul></div><div class="recipe-card__notes"><h3>${recipe.words.notes}</h3><p>${recipe.note}</p></div></div>`,
  },
  {
    name: 'the state of a program, the page itself only a frame',
    body: (recipe) =>
      `<div id="root"><p>Loading…</p></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
        {
          props: {
            pageProps: {
              menu: [{ title: 'Recipes', url: '/r' }],
              recipe: {
                title: recipe.title,
                slug: 'x',
                ingredients: recipe.rows.map(([amount, name]) => ({ amount, name })),
                steps: recipe.steps.map((text, at) => ({ position: at + 1, text })),
              },
              related: [{ title: 'Bread', slug: 'bread' }],
            },
          },
        },
      )}</script>`,
  },
  {
    name: 'the microformat, a photo between the steps',
    body: (recipe) =>
      `<div class="h-recipe"><h1 class="p-name">${recipe.title}</h1><p class="p-summary">${recipe.note}</p><ul>${many(rowsOf(recipe), (row) => `<li class="p-ingredient">${row}</li>`)}</ul><div class="e-instructions"><ol>${many(recipe.steps, (step) => `<li>${step}<img src="p.jpg" alt=""></li>`)}</ol></div></div>`,
  },
]
