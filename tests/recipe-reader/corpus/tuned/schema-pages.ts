// Pages of the tuned half that carry schema.org, right or wrong.
import { apart, each, escape, flat, type CorpusRecipe } from '../recipe.ts'

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body class="single has-sidebar comments-open">${body}</body></html>`
const script = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('</', '<\\/')}</script>`
const base = (r: CorpusRecipe) => ({
  '@context': 'https://schema.org/',
  '@type': 'Recipe',
  name: r.title,
  recipeYield: r.servings,
  totalTime: `PT${r.minutes}M`,
})

/** Steps as a list of strings, ingredients with markup in them. */
export function strings(r: CorpusRecipe): string {
  const rows = flat(r.ingredients).map((row) => row.replace(/(\p{L}{5,})/u, '<a href="/x">$1</a>'))
  return page(
    script({
      ...base(r),
      recipeIngredient: rows.map((row) => row.replaceAll('&', '&amp;')),
      recipeInstructions: flat(r.steps),
    }),
    `<h1>${escape(r.title)}</h1>`,
  )
}

/** A step that is made of directions, and a tip. */
export function directions(r: CorpusRecipe): string {
  const steps = flat(r.steps).map((text, at) => ({
    '@type': 'HowToStep',
    position: at + 1,
    name: `Step ${at + 1}`,
    itemListElement: [
      { '@type': 'HowToDirection', text },
      ...(at === 0 ? [{ '@type': 'HowToTip', text: 'It can wait.' }] : []),
    ],
  }))
  return page(
    script([
      { '@type': 'Organization', name: 'x' },
      { ...base(r), recipeIngredient: flat(r.ingredients), recipeInstructions: [steps] },
    ]),
    '',
  )
}

/** One string, a line each, counted. */
export function countedLines(r: CorpusRecipe): string {
  return page(
    script({
      ...base(r),
      recipeIngredient: flat(r.ingredients).join('\n'),
      recipeInstructions: flat(r.steps)
        .map((row, at) => `${at + 1}. ${row}`)
        .join('\r\n'),
    }),
    '',
  )
}

/** One string, counted, without lines. */
export function countedBlob(r: CorpusRecipe): string {
  return page(
    script({
      ...base(r),
      recipeIngredient: flat(r.ingredients),
      recipeInstructions: flat(r.steps)
        .map((row, at) => `Step ${at + 1}: ${row}`)
        .join(' '),
    }),
    '',
  )
}

/** One string of markup, escaped, with headings in it. */
export function markupBlob(r: CorpusRecipe): string {
  const html = r.steps
    .map((s) => `${s.title ? `<h4>${s.title}</h4>` : ''}<ol>${each(s.rows, '<li>', '</li>')}</ol>`)
    .join('')
  return page(
    script({
      ...base(r),
      recipeIngredient: r.ingredients.flatMap((s) => [
        ...(s.title ? [`<strong>${s.title}</strong>`] : []),
        ...s.rows,
      ]),
      recipeInstructions: escape(html),
    }),
    '',
  )
}

/** The data knows what goes in, not how much; the page knows both. */
export function unmeasured(r: CorpusRecipe): string {
  return page(
    script({
      ...base(r),
      recipeIngredient: flat(r.ingredients).map((row) => apart(row)[1]),
      recipeInstructions: flat(r.steps).map((text) => ({ '@type': 'HowToStep', text })),
    }),
    `<h1>${escape(r.title)}</h1><ul class="list">${flat(r.ingredients)
      .map(
        (row) =>
          `<li><span>${escape(apart(row)[0])}</span> <span>${escape(apart(row)[1])}</span></li>`,
      )
      .join('')}</ul>`,
  )
}

/** Sections that only the page shows. */
export function sectionsOnPage(r: CorpusRecipe): string {
  return page(
    script({
      ...base(r),
      recipeIngredient: flat(r.ingredients),
      recipeInstructions: flat(r.steps).map((text) => ({
        '@type': 'HowToStep',
        text,
        name: `${text.slice(0, 30)}...`,
      })),
    }),
    `<h1>${escape(r.title)}</h1><div>${r.ingredients.map((s) => `<h4>${s.title}</h4><ul>${each(s.rows, '<li>', '</li>')}</ul>`).join('')}</div>`,
  )
}

/** Other recipes beside the one that the page is about. */
export function others(r: CorpusRecipe): string {
  const other = {
    '@type': 'Recipe',
    name: 'Something else',
    recipeIngredient: ['1 egg', '2 leeks'],
    recipeInstructions: 'Fry them both.',
  }
  return page(
    `<title>${escape(r.title)} | Site</title>${script({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: other }] })}${script({ ...base(r), recipeIngredient: flat(r.ingredients), recipeInstructions: flat(r.steps).map((text) => ({ '@type': ['HowToStep'], text })) })}`,
    `<h1>${escape(r.title)}</h1>`,
  )
}

/** Strings with inches that end them too early, a root too many, JavaScript's own literals. */
export function wild(r: CorpusRecipe): string {
  const rows = flat(r.ingredients)
    .map((row) => `"${row}"`)
    .join('\n')
  const steps = flat(r.steps)
    .map((row) => `{"@type":"HowToStep","text":"${row}"}`)
    .join(',')
  return page(
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":undefined}{"@type":"Recipe","name":"${r.title}","recipeYield":"${r.servings}","recipeIngredient":[${rows}],"recipeInstructions":[${steps},],"totalTime":"PT${r.minutes}M"};</script>`,
    '',
  )
}

/** The data of an application, which holds a recipe deep inside. */
export function state(r: CorpusRecipe): string {
  return page(
    `<title>${escape(r.title)}</title>`,
    `<div id="root"></div><script id="data" type="application/json">${JSON.stringify({ props: { page: { recipe: { name: r.title, recipeIngredient: flat(r.ingredients), recipeInstructions: flat(r.steps).map((text) => ({ text })), recipeYield: r.servings, totalTime: r.minutes } } } })}</script>`,
  )
}

/** Microdata, each step a thing of its own, the ingredients in a table. */
export function microdataSteps(r: CorpusRecipe): string {
  return page(
    `<title>${escape(r.title)}</title>`,
    `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${escape(r.title)}"><h1>${escape(r.title)}</h1>
<table>${flat(r.ingredients)
      .map(
        (row) =>
          `<tr itemprop="recipeIngredient"><td>${escape(apart(row)[0])}</td><td>${escape(apart(row)[1])}</td></tr>`,
      )
      .join('')}</table>
${flat(r.steps)
  .map(
    (row, at) =>
      `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><h4 itemprop="name">Step ${at + 1}</h4><div itemprop="text"><p>${escape(row)}</p></div></div>`,
  )
  .join('')}</div>`,
  )
}

/** Microdata around the name of each ingredient only. */
export function microdataNames(r: CorpusRecipe): string {
  return page(
    `<title>${escape(r.title)}</title>`,
    `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">${escape(r.title)}</h1>
<ul>${flat(r.ingredients)
      .map(
        (row) =>
          `<li>${escape(apart(row)[0])} <span itemprop="ingredient">${escape(apart(row)[1])}</span></li>`,
      )
      .join('')}</ul>
<div itemprop="instructions">${flat(r.steps).map(escape).join('<br><br>')}</div></div>`,
  )
}
