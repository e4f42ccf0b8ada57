// Pages and texts of the tuned half that say nothing of a recipe but by how they are laid out.
import { headings } from '../headings.ts'
import { apart, each, escape, flat, type CorpusRecipe, type Section } from '../recipe.ts'

const said = (r: CorpusRecipe, at: number) => {
  const all = headings[r.language]
  const pick = (list: string[] = []) => (list[at % list.length] ?? '').replace('N', r.servings)
  return {
    ingredients: pick(all?.ingredients),
    steps: pick(all?.steps),
    serves: (all?.serves ?? '').replace('N', r.servings),
    time: (all?.time ?? '').replace('N', String(r.minutes)),
    more: all?.more ?? '',
  }
}
const shell = (
  title: string,
  body: string,
) => `<!doctype html><html><head><title>${escape(title)} - A Site of Food</title></head>
<body><div class="site"><div class="menu-main"><a href="/">Start</a> <a href="/all">All recipes</a></div>${body}
<div id="secondary" class="widget-area"><h3>Newest</h3><ul><li>1 pot pasta</li><li>2 ways with leeks</li><li>3 soups</li></ul></div></div></body></html>`

/** A theme's own classes, steps as headings with a paragraph each. */
export function theme(r: CorpusRecipe): string {
  const w = said(r, 0)
  return shell(
    r.title,
    `<h1>${escape(r.title)}</h1><p class="intro">${w.serves}</p><div class="recipe-ingredients"><h3>${w.ingredients}</h3>${each(flat(r.ingredients), '<p class="ingredient-line">', '</p>')}</div>
<div class="recipe-method"><h3>${w.steps}</h3>${flat(r.steps)
      .map((row, at) => `<h4>Step ${at + 1}</h4><p>${escape(row)}</p>`)
      .join('')}</div>
<div class="related-recipes"><h3>${w.more}</h3><ul><li>Pea risotto</li></ul></div>`,
  )
}

/** Sentences run together in a paragraph where line ends were lost. */
export function lostEnds(r: CorpusRecipe): string {
  const w = said(r, 0)
  const told = flat(r.steps).map((row) => (row.endsWith('.') ? row : `${row}.`))
  return shell(
    r.title,
    `<h1>${escape(r.title)}</h1><h3>${w.ingredients}</h3><ul>${each(flat(r.ingredients), '<li>', '</li>')}</ul><h3>${w.steps}</h3><p>${escape(told.join(''))}</p>`,
  )
}

/** Spans side by side without a space, a tick box, links. */
export function spans(r: CorpusRecipe): string {
  const rows = flat(r.ingredients).map(
    (row) =>
      `<li class="ingredient-item"><input type="checkbox"><span>${escape(apart(row)[0])}</span><span><a href="/f">${escape(apart(row)[1])}</a></span></li>`,
  )
  return shell(
    r.title,
    `<h1>${escape(r.title)}</h1><ul class="ingredient-list">${rows.join('')}</ul><ul class="instruction-list">${flat(
      r.steps,
    )
      .map((row, at) => `<li><span class="count">${at + 1}</span><span>${escape(row)}</span></li>`)
      .join('')}</ul>`,
  )
}

/** Bold headings in paragraphs, ingredients in one paragraph with breaks, steps counted in one, too. */
export function boldBreaks(r: CorpusRecipe): string {
  const w = said(r, 1)
  return shell(
    r.title,
    `<article><h1>${escape(r.title)}</h1><p>Words of welcome, and how the garden does.</p><p><strong>${w.ingredients}</strong><br>${flat(r.ingredients).map(escape).join('<br />')}</p>
<p><strong>${w.steps}</strong><br>${flat(r.steps)
      .map((row, at) => `${at + 1}. ${escape(row)}`)
      .join('<br />')}</p><p>See you next week!</p><h3>Leave a comment</h3></article>`,
  )
}

/** A card of a plug-in with everything in divisions, headings as divisions. */
export function divisionCard(r: CorpusRecipe): string {
  const part = (sections: Section[], name: string) =>
    sections
      .map(
        (s) =>
          `${s.title ? `<div class="${name}-group-title">${s.title}</div>` : ''}${each(s.rows, `<div class="${name}-item">`, '</div>')}`,
      )
      .join('')
  return shell(
    r.title,
    `<h1>${escape(r.title)}</h1><div class="recipe-card"><div class="recipe-card-title">${escape(r.title)}</div><div class="recipe-card-ingredients">${part(r.ingredients, 'ingredient')}</div>
<div class="recipe-card-directions">${part(r.steps, 'direction')}</div><div class="recipe-card-notes"><p>Notes of the cook</p></div></div>`,
  )
}

/** Two columns: ingredients in an aside with a servings switch, steps in articles. */
export function columns(r: CorpusRecipe): string {
  const w = said(r, 0)
  return shell(
    r.title,
    `<main><h1>${escape(r.title)}</h1><aside><h2>${w.ingredients}</h2><div class="stepper"><button>-</button><span>${w.serves}</span><button>+</button></div><ul>${each(flat(r.ingredients), '<li><label>', '</label></li>')}</ul><button>Add to list</button></aside>
<section><h2>${w.steps}</h2>${flat(r.steps)
      .map((row, at) => `<article><h3>${at + 1}.</h3><p>${escape(row)}</p></article>`)
      .join('')}</section></main>`,
  )
}

/** A table that is the whole layout of a page of old. */
export function oldTable(r: CorpusRecipe): string {
  const w = said(r, 0)
  return shell(
    r.title,
    `<table width="100%"><tr><td valign="top"><font size="4"><b>${escape(r.title)}</b></font><br><br><b>${w.ingredients}:</b><br>${flat(r.ingredients).map(escape).join('<br>\n')}<br><br><b>${w.steps}:</b><br>${flat(r.steps).map(escape).join('<br><br>')}</td></tr></table>`,
  )
}

/** The same parts twice, for narrow screens and wide ones. */
export function twice(r: CorpusRecipe): string {
  const list = `<ul>${each(flat(r.ingredients), '<li>', '</li>')}</ul>`
  const steps = `<ol>${each(flat(r.steps), '<li>', '</li>')}</ol>`
  return shell(
    r.title,
    `<h1>${escape(r.title)}</h1><div class="recipe"><div class="ingredients mobile">${list}</div><div class="ingredients desktop">${list}</div><div class="instructions">${steps}</div></div>`,
  )
}

/** No heading and no class: a list of amounts, then counted sentences. */
export function silent(r: CorpusRecipe): string {
  return shell(
    r.title,
    `<h1>${escape(r.title)}</h1><p>Here it is.</p><ul>${each(flat(r.ingredients), '<li>', '</li>')}</ul><ol>${each(flat(r.steps), '<li>', '</li>')}</ol>`,
  )
}

/** A story with headings that speak of ingredients, before the recipe itself. */
export function story(r: CorpusRecipe): string {
  const w = said(r, 0)
  return shell(
    r.title,
    `<article><h1>${escape(r.title)}</h1><h2>Why you will love it</h2><ul><li>It is quick.</li><li>It is cheap.</li></ul><h2>How to store it</h2><p>In the fridge.</p>
<h2>${w.ingredients}</h2>${r.ingredients.map((s) => `${s.title ? `<h3>${s.title}</h3>` : ''}<ul>${each(s.rows, '<li>', '</li>')}</ul>`).join('')}<h2>${w.steps}</h2>${r.steps.map((s) => `${s.title ? `<h3>${s.title}</h3>` : ''}<ol>${each(s.rows, '<li>', '</li>')}</ol>`).join('')}
<h2>Tips</h2><ul><li>Use good oil.</li></ul><h2>Nutrition</h2><ul><li>200 kcal</li></ul></article>`,
  )
}

/** Markdown. */
export function markdown(r: CorpusRecipe): string {
  const w = said(r, 0)
  const part = (sections: Section[], sign: (at: number) => string) =>
    sections
      .map(
        (s) =>
          `${s.title ? `### ${s.title}\n\n` : ''}${s.rows.map((row, at) => `${sign(at)} ${row}`).join('\n')}`,
      )
      .join('\n\n')
  return `# ${r.title}\n\n*${w.serves}*\n\n## ${w.ingredients}\n\n${part(r.ingredients, () => '-')}\n\n## ${w.steps}\n\n${part(r.steps, (at) => `${at + 1}.`)}\n\n## Notes\n\nKeeps well.\n`
}

/** A message with a greeting and no bullets. */
export function message(r: CorpusRecipe): string {
  const w = said(r, 0)
  return `Hi, here is the recipe you wanted!\n\n${r.title}\n${w.serves}\n\n${w.ingredients}:\n${flat(r.ingredients).join('\n')}\n\n${w.steps}:\n${flat(r.steps).join('\n\n')}\n\nEnjoy!`
}

/** One line for all ingredients. */
export function inline(r: CorpusRecipe): string {
  const w = said(r, 0)
  return `${r.title}\n\n${w.ingredients}: ${flat(r.ingredients)
    .map((row) => row.replace(/,.*/, ''))
    .join(', ')}\n\n${w.steps}: ${flat(r.steps)[0]}\n${flat(r.steps).slice(1).join('\n')}`
}

/** Copied from a page, with what stands around it. */
export function copied(r: CorpusRecipe): string {
  const w = said(r, 0)
  return `${r.title}\nJump to Recipe\nPrint\n${w.serves}\n${w.time}\n\n${w.ingredients}\n${flat(
    r.ingredients,
  )
    .map((row) => `▢ ${row}`)
    .join('\n')}\n\n${w.steps}\n${flat(r.steps)
    .map((row, at) => `Step ${at + 1}\n${row}`)
    .join('\n')}\n\nNutrition\nCalories: 200kcal\n`
}
