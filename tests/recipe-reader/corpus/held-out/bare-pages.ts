// Pages of the held-out half that say nothing of a recipe but by how they are laid out.
import { headings } from '../headings.ts'
import { apart, each, escape, flat, type CorpusRecipe, type Section } from '../recipe.ts'

const words = (r: CorpusRecipe, at: number) => {
  const all = headings[r.language] ?? headings.en
  const pick = (list: string[] = []) => (list[at % list.length] ?? '').replace('N', r.servings)
  const said = (text = '', value: string | number = '') => text.replace('N', String(value))
  return {
    ingredients: pick(all?.ingredients),
    steps: pick(all?.steps),
    serves: said(all?.serves, r.servings),
    time: said(all?.time, r.minutes),
    more: all?.more ?? '',
  }
}
const shell = (title: string, body: string) => `<!doctype html>
<html><head><title>${escape(title)} – Our Table</title><meta property="og:site_name" content="Our Table"></head><body>
<header><nav><ul><li><a href="/">Home</a></li><li><a href="/soups">Soups</a></li><li><a href="/cakes">Cakes</a></li></ul></nav></header>
${body}
<footer><ul><li><a href="/about">About</a></li><li><a href="/privacy">Privacy</a></li></ul><p>© Our Table</p></footer></body></html>`

/** A blog: story, list, numbered list, what else to read, comments. */
export function blog(r: CorpusRecipe): string {
  const w = words(r, 0)
  return shell(
    r.title,
    `<article><h1>${escape(r.title)}</h1><p>We had this on a rainy day, and it was good.</p><p>${w.serves} · ${w.time}</p>
<h2>${w.ingredients}</h2>${lists(r.ingredients, 'ul', 'h3')}<h2>${w.steps}</h2>${lists(r.steps, 'ol', 'h3')}
<h2>${w.more}</h2><ul><li>Onion soup with 2 cheeses</li><li>Bread</li><li>Green salad</li></ul></article>
<section id="comments"><h2>3 Comments</h2><ol><li><p>Lovely! I added 2 cups of peas.</p></li><li><p>Bake it longer.</p></li></ol></section>`,
  )
}

/** An old blog: bold words and line breaks. */
export function breaks(r: CorpusRecipe): string {
  const w = words(r, 1)
  const part = (sections: Section[]) =>
    sections
      .map((s) => `${s.title ? `<i>${s.title}:</i><br>` : ''}${each(s.rows, '', '<br>')}`)
      .join('<br>')
  return shell(
    r.title,
    `<h3 class="post-title entry-title">${escape(r.title)}</h3><div class="post-body"><div class="separator"><img src="a.jpg"></div>
It was late and we were hungry.<br><br><b>${w.ingredients}</b><br><br>${part(r.ingredients)}<br><br><b>${w.steps}</b><br><br>
${r.steps.map((s) => `${s.title ? `<i>${s.title}:</i><br>` : ''}${s.rows.map(escape).join('<br><br>\n')}`).join('<br><br>')}<br><br><br></div>
<div class="post-footer">Posted by somebody at 10:15</div>`,
  )
}

/** A table of amounts, steps as numbered paragraphs. */
export function table(r: CorpusRecipe): string {
  const w = words(r, 0)
  const rows = flat(r.ingredients).map((row) => {
    const [amount, name] = apart(row)
    return `<tr><td>${escape(amount)}</td><td>${escape(name)}</td></tr>`
  })
  return shell(
    r.title,
    `<div id="content"><h1>${escape(r.title)}</h1><h2>${w.ingredients}</h2><table>${rows.join('\n')}</table><h2>${w.steps}</h2>
${flat(r.steps)
  .map((row, at) => `<p>${at + 1}. ${escape(row)}</p>`)
  .join('\n')}<div class="share">Share on: <a href="#">Mail</a></div></div>`,
  )
}

/** Made by a program: divisions with hashed names. */
export function divisions(r: CorpusRecipe): string {
  const w = words(r, 0)
  const rows = flat(r.ingredients).map((row) => {
    const [amount, name] = apart(row)
    return `<div class="ingredientRow_a1B2c"><div class="amount_x9">${escape(amount)}</div><div class="name_q3">${escape(name)}</div></div>`
  })
  return shell(
    r.title,
    `<div id="__next"><div class="hero_k2"><h1 class="h_11">${escape(r.title)}</h1><button>Print</button></div><div class="Ingredients_wrap__3xZ">
<h2>${w.ingredients}</h2>${rows.join('')}</div><div class="Steps_list__9kL"><h2>${w.steps}</h2>
${flat(r.steps)
  .map(
    (row, at) =>
      `<div class="Steps_item__77"><h3>Step ${at + 1}</h3><div>${escape(row)}</div></div>`,
  )
  .join('')}</div>
<div class="related_c4"><h2>${w.more}</h2><div class="card_1"><h3>Bread</h3></div></div></div>`,
  )
}

/** A plug-in's card without data, with boxes to tick and groups. */
export function card(r: CorpusRecipe): string {
  const w = words(r, 0)
  return shell(
    r.title,
    `<h1 class="entry-title">How I finally made ${escape(r.title)}</h1><p>Long story. 2 cups of patience.</p>
<div id="tasty-recipes-55" class="tasty-recipes"><h2 class="tasty-recipes-title">${escape(r.title)}</h2>
<span class="tasty-recipes-yield">${r.servings}</span><div class="tasty-recipes-ingredients"><h3>${w.ingredients}</h3>
<div class="tasty-recipes-ingredients-body">${lists(r.ingredients, 'ul', 'h4', '<input type="checkbox"> ')}</div></div>
<div class="tasty-recipes-instructions"><h3>${w.steps}</h3>${lists(r.steps, 'ol', 'h4')}</div>
<div class="tasty-recipes-notes"><h3>Notes</h3><p>Keeps for a week.</p></div></div>`,
  )
}

/** Another card: groups as headings in bold, in one list. */
export function cardInOne(r: CorpusRecipe): string {
  const rows = (sections: Section[]) =>
    sections
      .map(
        (s) =>
          `${s.title ? `<li><strong>${s.title}</strong></li>` : ''}${each(s.rows, '<li>', '</li>')}`,
      )
      .join('')
  return shell(
    r.title,
    `<div class="mv-create-card"><h1 class="mv-create-title">${escape(r.title)}</h1><div class="mv-create-ingredients"><h2>Ingredients</h2><ul>${rows(r.ingredients)}</ul></div>
<div class="mv-create-instructions"><h2>Instructions</h2><ol>${rows(r.steps)}</ol></div><div class="mv-create-nutrition"><h2>Nutrition</h2><span>Calories: 200</span></div></div>`,
  )
}

/** Definition lists. */
export function definitions(r: CorpusRecipe): string {
  const w = words(r, 0)
  const rows = flat(r.ingredients).map((row) => {
    const [amount, name] = apart(row)
    return `<dt>${escape(amount)}</dt><dd>${escape(name)}</dd>`
  })
  return shell(
    r.title,
    `<main><h1>${escape(r.title)}</h1><section><h3>${w.ingredients}</h3><dl>${rows.join('')}</dl></section>
<section><h3>${w.steps}</h3>${each(flat(r.steps), '<p>', '</p>')}</section></main>`,
  )
}

/** Paragraphs only, headings among them in bold with a colon. */
export function paragraphs(r: CorpusRecipe): string {
  const w = words(r, 1)
  return shell(
    r.title,
    `<div class="post"><h2>${escape(r.title)}</h2><p>A long introduction that says nothing of how to cook it, but a lot about the weather.</p>
<p><strong>${w.ingredients}:</strong></p>${r.ingredients.map((s) => `${s.title ? `<p><em>${s.title}</em></p>` : ''}${each(s.rows, '<p>', '</p>')}`).join('')}
<p><strong>${w.steps}:</strong></p>${r.steps.map((s) => `${s.title ? `<p><em>${s.title}</em></p>` : ''}${each(s.rows, '<p>', '</p>')}`).join('')}
<p>Enjoy your meal!</p><h3>Leave a Reply</h3><form><p>Your email address will not be published.</p></form></div>`,
  )
}

function lists(sections: Section[], list: string, heading: string, lead = ''): string {
  return sections
    .map(
      (s) =>
        `${s.title ? `<${heading}>${s.title}</${heading}>` : ''}<${list}>${each(s.rows, `<li>${lead}`, '</li>')}</${list}>`,
    )
    .join('\n')
}

/** A note with headings. */
export function note(r: CorpusRecipe): string {
  const w = words(r, 0)
  return [
    r.title,
    '',
    w.serves,
    w.time,
    '',
    w.ingredients,
    ...r.ingredients.flatMap((s) => [...(s.title ? [`${s.title}:`] : []), ...s.rows, '']),
    w.steps,
    ...r.steps.flatMap((s) => [...(s.title ? [`${s.title}:`] : []), ...s.rows]),
  ].join('\n')
}

/** A message in a chat, with bullets and numbers. */
export function chat(r: CorpusRecipe): string {
  const w = words(r, 1)
  return `🥕 *${r.title}* 🥕\n\n*${w.ingredients}:*\n${flat(r.ingredients)
    .map((row) => `• ${row}`)
    .join('\n')}\n\n*${w.steps}:*\n${flat(r.steps)
    .map((row, at) => `${at + 1}) ${row}`)
    .join('\n')}\n`
}

/** A mail: greeting, wrapped numbered steps, signature. */
export function mail(r: CorpusRecipe): string {
  const w = words(r, 0)
  const wrap = (text: string) => text.replace(/(.{40,60}) /g, '$1\n   ')
  return `Subject: ${r.title}\n\n${w.ingredients.toUpperCase()}\n\n${flat(r.ingredients)
    .map((row) => `- ${row}`)
    .join('\n')}\n\n${w.steps.toUpperCase()}\n\n${flat(r.steps)
    .map((row, at) => `${at + 1}. ${wrap(row)}`)
    .join('\n\n')}\n\n--\nSent from my phone\n`
}

/** No heading at all: a block of short lines, then paragraphs. */
export function bare(r: CorpusRecipe): string {
  return `${r.title}\n\n${flat(r.ingredients).join('\n')}\n\n${flat(r.steps).join('\n\n')}\n`
}
