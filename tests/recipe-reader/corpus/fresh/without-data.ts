// Ways in which sites show a recipe without any data about it.
import { many, rowsOf, type Layout } from './with-data.ts'

export const BARE_LAYOUTS: Layout[] = [
  {
    name: 'a blog: prose above, a list, counted steps, a note and questions below',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><p>${recipe.note} ${recipe.note}</p><p><img src="a.jpg" alt="${recipe.title}"></p><h2>${recipe.words.ingredients}</h2><ul>${many(rowsOf(recipe), (row) => `<li>${row}</li>`)}</ul><h2>${recipe.words.steps}</h2><ol>${many(recipe.steps, (step) => `<li>${step}</li>`)}</ol><h2>${recipe.words.notes}</h2><p>${recipe.note}</p><h2>FAQ</h2><h3>?</h3><p>${recipe.note}</p>`,
  },
  {
    name: 'boxes in boxes with names that say nothing',
    body: (recipe) =>
      `<div class="a1"><div class="b2">${recipe.title}</div><h1 class="x">${recipe.title}</h1><div class="c3">${recipe.servings}</div></div><div class="d4"><div class="e5"><h3 class="f6">${recipe.words.ingredients}</h3><div>${many(rowsOf(recipe), (row) => `<div class="g7"><div>${row}</div></div>`)}</div></div><div class="e5"><h3 class="f6">${recipe.words.steps}</h3><div>${many(recipe.steps, (step) => `<div class="g7"><div>${step}</div></div>`)}</div></div></div>`,
  },
  {
    name: 'a forum: one box with breaks, bold titles, a signature',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><div class="post"><b>${recipe.words.ingredients}:</b><br>${many(rowsOf(recipe), (row) => `${row}<br>`)}<br><b>${recipe.words.steps}:</b><br>${many(recipe.steps, (step) => `${step}<br>`)}<br>--<br><i>Ida, 2014</i></div>`,
  },
  {
    name: 'a table of amounts and names, steps as counted paragraphs',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><h2>${recipe.words.ingredients}</h2><table>${recipe.rows.map(([amount, name]) => `<tr><td>${amount}</td><td>${name}</td></tr>`).join('')}</table><h2>${recipe.words.steps}</h2>${many(recipe.steps, (step, at) => `<p>${at + 1}. ${step}</p>`)}<p>${recipe.note}</p>`,
  },
  {
    name: 'panels with buttons for headings',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><div role="tablist"><button role="tab">${recipe.words.ingredients}</button><button role="tab">${recipe.words.steps}</button></div><div role="tabpanel"><h4>${recipe.words.ingredients}</h4><ul>${many(rowsOf(recipe), (row) => `<li>${row}</li>`)}</ul></div><div role="tabpanel"><h4>${recipe.words.steps}</h4>${many(recipe.steps, (step) => `<p>${step}</p>`)}</div>`,
  },
  {
    name: 'steps under counted headings with photos',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><p>${recipe.servings}</p><h2>${recipe.words.ingredients}</h2><ul>${many(rowsOf(recipe), (row) => `<li>${row}</li>`)}</ul><h2>${recipe.words.steps}</h2>${many(recipe.steps, (step, at) => `<section><h4>${recipe.words.step} ${at + 1}</h4><figure><img src="s.jpg" alt=""></figure><p>${step}</p></section>`)}`,
  },
  {
    name: 'a list to tick, a box to sign up in between list and steps',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><h2>${recipe.words.ingredients} <small>(${recipe.servings})</small></h2>${many(rowsOf(recipe), (row, at) => `<label for="i${at}"><input type="checkbox" id="i${at}"><span>${row}</span></label>`)}<form class="signup"><p>Newsletter</p><input type="email" placeholder="you@example.org"><button>OK</button></form><h2>${recipe.words.steps}</h2>${many(recipe.steps, (step, at) => `<div><span>${at + 1}</span><p>${step}</p></div>`)}`,
  },
  {
    name: 'rows as paragraphs with dashes, an advertisement among the steps',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><p><strong>${recipe.words.ingredients}</strong></p>${many(rowsOf(recipe), (row) => `<p>- ${row}</p>`)}<p><strong>${recipe.words.steps}</strong></p>${many(recipe.steps, (step, at) => `<p>${step}</p>${at === 0 ? '<div class="ad-slot"><span>Advertisement</span></div>' : ''}`)}<p><strong>${recipe.words.notes}:</strong> ${recipe.note}</p>`,
  },
  {
    name: 'a definition list with links, nutrition in a table below',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><h3>${recipe.words.ingredients}</h3><dl>${recipe.rows.map(([amount, name]) => `<dt>${amount}</dt><dd><a href="/w">${name}</a></dd>`).join('')}</dl><h3>${recipe.words.steps}</h3><ul>${many(recipe.steps, (step) => `<li>${step}</li>`)}</ul><table><tr><th>kcal</th><td>312</td></tr><tr><th>kJ</th><td>1305</td></tr></table>`,
  },
  {
    name: 'the list in a column beside, after the steps in the document',
    body: (recipe) =>
      `<h1>${recipe.title}</h1><div class="cols"><div class="main"><h2>${recipe.words.steps}</h2><ol>${many(recipe.steps, (step) => `<li>${step}</li>`)}</ol></div><aside class="side"><h2>${recipe.words.ingredients}</h2><ul>${many(rowsOf(recipe), (row) => `<li>${row}</li>`)}</ul></aside></div>`,
  },
]
