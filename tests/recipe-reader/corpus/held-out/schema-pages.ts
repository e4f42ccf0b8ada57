// Pages of the held-out half that carry schema.org, right or wrong.
import { apart, each, escape, flat, type CorpusRecipe } from '../recipe.ts'

const iso = (minutes: number) => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`
const json = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/')

/** A graph of a blog, and a plug-in's card below a story. */
export function graph(r: CorpusRecipe): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': '#site', name: 'The Invented Kitchen' },
      { '@type': ['WebPage', 'FAQPage'], name: `${r.title} - The Invented Kitchen` },
      { '@type': 'Person', name: 'Somebody', sameAs: ['#'] },
      {
        '@type': 'Recipe',
        name: r.title,
        recipeYield: [r.servings, `${r.servings} servings`],
        totalTime: `PT${r.minutes}M`,
        recipeIngredient: flat(r.ingredients),
        recipeInstructions: r.steps.map((section) => ({
          '@type': 'HowToSection',
          name: section.title,
          itemListElement: section.rows.map((text, at) => ({
            '@type': 'HowToStep',
            name: text,
            text,
            url: `#step-${at}`,
          })),
        })),
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9' },
      },
    ],
  }
  return page(
    `<title>${escape(r.title)} - The Invented Kitchen</title><script type="application/ld+json" class="graph">${json(data)}</script>`,
    `<h1>${escape(r.title)}</h1><a href="#card">Jump to Recipe</a><p>A story about that.</p>
<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${escape(r.title)}</h2>
${r.ingredients.map((s) => `<div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">${s.title}</h4><ul>${each(s.rows, '<li class="wprm-recipe-ingredient"><span class="wprm-checkbox">▢</span> ', '</li>')}</ul></div>`).join('')}
${r.steps.map((s) => `<div class="wprm-recipe-instruction-group"><h4 class="wprm-recipe-group-name">${s.title}</h4><ul>${each(s.rows, '<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">', '</div></li>')}</ul></div>`).join('')}
<ul><li class="wprm-recipe-nutrition">Calories 240 kcal</li></ul></div>
<h3>Comments</h3><ol class="commentlist"><li>I used 2 cups of rice instead!</li></ol>`,
  )
}

/** JSON that is none: raw line breaks in a string, a comma too many, CDATA around it. */
export function broken(r: CorpusRecipe): string {
  const steps = flat(r.steps)
    .map((row) => `{"@type":"HowToStep","text":"${row.replaceAll('"', '\\"')}\n"}`)
    .join(',')
  const rows = flat(r.ingredients)
    .map((row) => `"${row.replaceAll('"', '\\"')}"`)
    .join(',\n')
  return page(
    `<title>${escape(r.title)}</title><script type="application/ld+json">
//<![CDATA[
{"@context":"http://schema.org/","@type":"Recipe","name":"${r.title}","description":"First line
and a second one.","recipeYield":"${r.servings}","totalTime":"${iso(r.minutes)}",
"recipeIngredient":[${rows},],"recipeInstructions":[${steps}],}
//]]></script>`,
    `<h1>${escape(r.title)}</h1><div id="app"></div>`,
  )
}

/** Steps as one string without a break; the page has them apart. */
export function blob(r: CorpusRecipe): string {
  const data = [
    {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: r.title,
      recipeYield: Number(r.servings),
      cookTime: 'PT0M',
      totalTime: iso(r.minutes),
      recipeIngredient: flat(r.ingredients),
      recipeInstructions: flat(r.steps).join(' '),
    },
  ]
  return page(
    `<title>${escape(r.title)} | Kitchen</title><script type="application/ld+json">${json(data)}</script>`,
    `<main><h1>${escape(r.title)}</h1><section class="recipe__method">
${each(flat(r.steps), '<div class="recipe__step"><span class="nr">#</span><p>', '</p></div>')}</section></main>
<aside><h2>Popular</h2><ul><li>Soup</li><li>Salad</li></ul></aside>`,
  )
}

/** Entities twice escaped, markup in the steps, headings among the ingredients. */
export function escaped(r: CorpusRecipe): string {
  const twice = (text: string) =>
    escape(escape(text))
      .replaceAll('½', '&amp;frac12;')
      .replaceAll('ü', '&amp;uuml;')
      .replaceAll("'", '&#039;')
  const data = {
    '@context': 'https://schema.org',
    '@type': ['Recipe', 'NewsArticle'],
    headline: r.title,
    name: twice(r.title),
    recipeYield: `${r.servings} portions`,
    totalTime: `P0DT${Math.floor(r.minutes / 60)}H${r.minutes % 60}M0S`,
    recipeIngredient: r.ingredients.flatMap((s) => [
      ...(s.title ? [`${s.title}:`] : []),
      ...s.rows.map((row) => ` ${twice(row).replace(' ', '\u00a0')} `),
    ]),
    recipeInstructions: flat(r.steps)
      .map((row) => `<p><strong></strong>${escape(row)}</p>`)
      .join('\n'),
  }
  return page(
    `<script type="application/ld+json">${json({ '@type': 'BreadcrumbList', itemListElement: [] })}</script>
<script type='application/ld+json'>${json(data)}</script>`,
    `<h1>${escape(r.title)}</h1>`,
  )
}

/** An item list of steps, the recipe as the main entity of a page. */
export function mainEntity(r: CorpusRecipe): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    mainEntity: {
      '@type': 'https://schema.org/Recipe',
      name: r.title,
      recipeYield: { '@type': 'QuantitativeValue', value: r.servings },
      totalTime: `${r.minutes} minutes`,
      ingredients: flat(r.ingredients),
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: flat(r.steps).map((text, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: { '@type': 'HowToStep', text },
        })),
      },
    },
  }
  return page(`<script type="application/ld+json">/* data */ ${json(data)}</script>`, '<p>…</p>')
}

/** Ingredients in JSON-LD, steps on the page alone. */
export function half(r: CorpusRecipe): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: r.title,
    recipeIngredient: flat(r.ingredients),
    recipeInstructions: '',
    recipeYield: r.servings,
    prepTime: 'PT10M',
    cookTime: `PT${r.minutes - 10}M`,
  }
  return page(
    `<script type="application/ld+json">${json(data)}</script>`,
    `<article><h1>${escape(r.title)}</h1><p>Once upon a time.</p>
<div class="steps-wrapper"><ol class="preparation-list">${each(flat(r.steps), '<li><span class="preparation-list__text">', '</span></li>')}</ol></div>
<div class="newsletter"><p>Get new recipes by mail every week</p></div></article>`,
  )
}

/** Microdata with amount and name in spans of their own. */
export function microdata(r: CorpusRecipe): string {
  const rows = flat(r.ingredients).map((row) => {
    const [amount, name] = apart(row)
    return `<li itemprop="recipeIngredient"><span class="qty">${escape(amount)}</span>\n<span class="what">${escape(name)}</span></li>`
  })
  return page(
    `<title>${escape(r.title)}</title>`,
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${escape(r.title)}</h1>
<div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">A Cook</span></div>
<meta itemprop="recipeYield" content="${r.servings}"><time itemprop="totalTime" datetime="PT${r.minutes}M">a while</time>
<ul>${rows.join('')}</ul><ol>${each(flat(r.steps), '<li itemprop="recipeInstructions">', '</li>')}</ol>
<div itemprop="review" itemscope itemtype="http://schema.org/Review"><p itemprop="name">Great</p><p itemprop="reviewBody">Mix with 2 eggs</p></div></div>`,
  )
}

/** Microdata with all steps in one property, and the page's own paragraphs inside. */
export function microdataBlock(r: CorpusRecipe): string {
  return page(
    `<title>${escape(r.title)}</title>`,
    `<article itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name"><a href="#">${escape(r.title)}</a></h2>
<p>Serves: <span itemprop="recipeYield">${r.servings}</span></p>
${r.ingredients.map((s) => `<h4>${s.title}</h4><p>${each(s.rows, '<span itemprop="ingredients">', '</span><br/>')}</p>`).join('')}
<div itemprop="recipeInstructions">${r.steps.map((s) => `${s.title ? `<p><b>${s.title}</b></p>` : ''}${each(s.rows, '<p>', '</p>')}`).join('')}</div>
<div class="adsbygoogle">Advertisement</div></article>`,
  )
}

/** RDFa as older plug-ins wrote it. */
export function rdfa(r: CorpusRecipe): string {
  return page(
    '',
    `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">${escape(r.title)}</h1>
<span property="recipeYield">${r.servings}</span><ul>${each(flat(r.ingredients), '<li property="recipeIngredient">', '</li>')}</ul>
<div property="recipeInstructions"><ol>${each(flat(r.steps), '<li>', '</li>')}</ol></div></div>`,
  )
}

/** hRecipe, the old microformat. */
export function hrecipe(r: CorpusRecipe): string {
  return page(
    `<title>Blog: ${escape(r.title)}</title>`,
    `<h1>My blog</h1><div class="post"><p>Good for <b>autumn</b>.</p><div class="hrecipe"><h3 class="fn">${escape(r.title)}</h3>
<p>Yield: <span class="yield">${r.servings}</span></p><ul>${each(flat(r.ingredients), '<li class="ingredient">', '</li>')}</ul>
<div class="instructions">${each(flat(r.steps), '<p>', '</p>')}</div></div></div>`,
  )
}

/** h-recipe, the new one. */
export function hRecipe(r: CorpusRecipe): string {
  return page(
    '',
    `<article class="h-recipe"><h1 class="p-name">${escape(r.title)}</h1><data class="p-yield" value="${r.servings}">${r.servings}</data>
<ul>${each(flat(r.ingredients), '<li class="p-ingredient">', '</li>')}</ul><div class="e-instructions"><ol>${each(flat(r.steps), '<li>', '</li>')}</ol></div>
<a class="p-author h-card" href="#"><span class="p-name">Cook</span></a></article>`,
  )
}
