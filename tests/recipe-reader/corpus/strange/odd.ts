// A second batch of pages, written after the first had been mended: odd layouts and odder data.
import { casePages, data, page } from '../tuned/case-page.ts'

const step = (text: string, more: object = {}) => ({ '@type': 'HowToStep', text, ...more })
const items = (rows: string[], open = '<li>', close = '</li>') =>
  rows.map((row) => open + row + close).join('')
const SOUP = `= Split Pea Soup
- 1 lb. dried split peas
- 2 carrots, diced
- 1 ham bone
- 2 qt. water
* Rinse the peas and put them in a large pot.
* Add the carrots, the ham bone and the water.
* Simmer for 2 hours, stirring now and then.`
const rows = ['1 lb. dried split peas', '2 carrots, diced', '1 ham bone', '2 qt. water']
const steps = [
  'Rinse the peas and put them in a large pot.',
  'Add the carrots, the ham bone and the water.',
  'Simmer for 2 hours, stirring now and then.',
]
const h1 = '<h1>Split Pea Soup</h1>'
const soup = {
  name: 'Split Pea Soup',
  recipeIngredient: rows,
  recipeInstructions: steps.map((text) => step(text)),
}
const odd = (name: string, source: string) => ({ name, says: SOUP, source })

export const oddPages = casePages([
  odd(
    'two columns of a table as layout',
    page(
      `${h1}<table width="100%"><tr><td valign="top" width="40%"><b>INGREDIENTS</b><br>${rows.join('<br>')}</td><td valign="top"><b>DIRECTIONS</b><p>${steps.join('</p><p>')}</p></td></tr></table>`,
    ),
  ),
  odd(
    'a story that explains each ingredient, and the recipe below it',
    page(
      `${h1}<p>It is soup season.</p><h2>What goes in</h2><ul><li><strong>Split peas</strong> – green or yellow, both work well here.</li><li><strong>Ham bone</strong> – from the Sunday roast, of course.</li></ul><h2>How to make split pea soup</h2><p>Here is the short version. Rinse, add, simmer. The full recipe follows below.</p><h2>Split Pea Soup Recipe</h2><h3>Ingredients</h3><ul>${items(rows)}</ul><h3>Instructions</h3><ol>${items(steps)}</ol><h2>More soups</h2><ul><li><a href="/a">Leek soup</a></li></ul>`,
    ),
  ),
  odd(
    'lists for two systems of measures, one of them not shown',
    page(
      `${h1}<h2>Ingredients</h2><div class="tabs"><a>US</a> <a>Metric</a></div><ul class="us">${items(rows)}</ul><ul class="metric" style="display:none">${items(['450 g dried split peas', '2 carrots, diced', '1 ham bone', '2 l water'])}</ul><h2>Method</h2><ol>${items(steps)}</ol>`,
    ),
  ),
  odd(
    'two columns of ingredients, steps in rows of a table with pictures',
    page(
      `${h1}<h2>Ingredients</h2><div class="row"><ul>${items(rows.slice(0, 2))}</ul><ul>${items(rows.slice(2))}</ul></div><h2>Method</h2><table>${steps.map((s, at) => `<tr><td class="no">${at + 1}</td><td><img src="${at}.jpg" alt=""></td><td>${s}</td></tr>`).join('')}</table>`,
    ),
  ),
  odd(
    'definitions: the parts as terms',
    page(
      `${h1}<dl><dt>Serves</dt><dd>8</dd><dt>Ingredients</dt><dd><ul>${items(rows)}</ul></dd><dt>Method</dt><dd><ol>${items(steps)}</ol></dd><dt>Source</dt><dd>A neighbour</dd></dl>`,
    ),
  ),
  odd(
    'the whole recipe in a preformatted block',
    page(
      `${h1}<pre>\nSplit Pea Soup\n\nIngredients:\n  ${rows.join('\n  ')}\n\nDirections:\n  1. ${steps[0]}\n  2. ${steps[1]}\n  3. ${steps[2]}\n</pre>`,
    ),
  ),
  odd(
    'prices, buttons and links among the ingredients',
    page(
      `${h1}<h3>Ingredients</h3><ul>${items(rows, '<li><input type="checkbox"><a href="/x">', '</a> <button>Add to cart</button></li>')}</ul><button>Add all to list</button><h3>Directions</h3>${items(steps, '<p>', '</p>')}<div class="promo-box"><h4>Get our newsletter</h4></div>`,
    ),
  ),
  odd(
    'headings with emoji, steps with numbers in circles',
    page(
      `${h1}<h2>🛒 Ingredients</h2><p>✔️ ${rows.join('<br>✔️ ')}</p><h2>👩‍🍳 Instructions</h2><p>① ${steps[0]}<br>② ${steps[1]}<br>③ ${steps[2]}</p>`,
    ),
  ),
  odd(
    'the parts in named divisions, amounts at the right',
    page(
      `<h1 class="recipe-title">Split Pea Soup</h1><div class="recipe-ingredients-block"><div class="block-title">You need</div>${[
        ['1 lb.', 'dried split peas'],
        ['2', 'carrots, diced'],
        ['1', 'ham bone'],
        ['2 qt.', 'water'],
      ]
        .map(
          ([a, n]) =>
            `<div class="recipe-ingredient"><span class="qty">${a}</span><span class="name">${n}</span></div>`,
        )
        .join(
          '',
        )}</div><div class="recipe-method-block"><div class="block-title">What to do</div>${steps.map((s, at) => `<div class="recipe-method-step"><div class="count">${at + 1}</div><div class="text">${s}</div></div>`).join('')}</div>`,
    ),
  ),
  odd(
    'a tip and an advertisement between the steps',
    page(
      `${h1}<h2>Ingredients</h2><ul>${items(rows)}</ul><h2>Instructions</h2><ol><li>${steps[0]}</li></ol><div class="adsbygoogle"><span>ADVERTISEMENT</span></div><ol start="2"><li>${steps[1]}</li></ol><blockquote class="tip-box"><strong>Tip:</strong> a smoked bone is best.</blockquote><ol start="3"><li>${steps[2]}</li></ol>`,
    ),
  ),
  odd(
    'a step that holds all of them, counted in its text',
    page(
      '',
      data({
        ...soup,
        recipeInstructions: [step(steps.map((s, at) => `${at + 1}. ${s}`).join('\n'))],
      }),
    ),
  ),
  odd(
    'one section that is no list',
    page(
      '',
      data({
        ...soup,
        recipeInstructions: {
          '@type': 'HowToSection',
          name: 'Instructions',
          itemListElement: soup.recipeInstructions,
        },
      }),
    ),
  ),
  odd(
    'data with nothing but a name, and names of elements that say the rest',
    page(
      `${h1}<section class="c-recipe-ingredients"><h2>Ingredients</h2><ul>${items(rows)}</ul></section><section class="c-recipe-directions"><h2>Directions</h2><ul>${items(steps, '<li><h3>Step</h3><p>', '</p></li>')}</ul></section>`,
      data({ name: 'Split Pea Soup', recipeIngredient: '', recipeInstructions: '' }),
    ),
  ),
  odd(
    'empty entries and things of nothing in the data',
    page(
      '',
      data({
        ...soup,
        recipeIngredient: [...rows, '', null, ' ', '<br>'],
        recipeInstructions: [null, ' ', ...soup.recipeInstructions, step(''), {}],
      }),
    ),
  ),
  odd(
    'a heading of a step above each paragraph',
    page(
      `${h1}<h2>Ingredients</h2><ul>${items(rows)}</ul><h2>Preparation</h2>${steps.map((s, at) => `<h4>${at + 1}</h4><p>${s}</p>`).join('')}<p class="author-note">Recipe by A. Bell, first printed in 1994</p><h2>Reader comments (8)</h2><p>Mmm.</p>`,
    ),
  ),
  odd(
    'ordered lists with paragraphs, notes behind them without a heading',
    page(
      `${h1}<p><b>Ingredients</b></p><p>${rows.join('<br/>\n')}</p><p><b>Directions</b></p><ol>${items(steps, '<li><p>', '</p></li>')}</ol><p>Note: it thickens as it stands. This soup is even better on the second day, and it freezes well.</p>`,
    ),
  ),
  odd(
    'a title that only the page is called by',
    page(
      `<div class="logo">SoupSite</div><h2>Ingredients</h2><ul>${items(rows)}</ul><h2>Method</h2><ol>${items(steps)}</ol>`,
      '<title>Split Pea Soup | SoupSite</title><meta property="og:title" content="Split Pea Soup"><meta property="og:site_name" content="SoupSite">',
    ),
  ),
  odd(
    'the recipe for the phone and the one for the desk',
    page(
      `${h1}<div class="mobile"><h2>Ingredients</h2><ul>${items(rows)}</ul></div><div class="desktop"><h2>Ingredients</h2><ul>${items(rows)}</ul></div><h2>Method</h2><ol>${items(steps)}</ol>`,
    ),
  ),
  odd(
    'data in the state of a program, with the vocabulary of schema.org',
    page(
      `${h1}<div id="app"></div><script id="state" type="application/json">${JSON.stringify({ props: { page: { recipe: { '@type': 'Recipe', ...soup } } } })}</script>`,
    ),
  ),
  odd(
    'parts that fold out',
    page(
      `${h1}<details open><summary>Ingredients</summary><ul>${items(rows)}</ul></details><details><summary>Method</summary><ol>${items(steps)}</ol></details><details><summary>Nutrition</summary><p>210 kcal</p></details>`,
    ),
  ),
  odd(
    'steps whose data begins with words of their own',
    page(
      '',
      data({
        ...soup,
        recipeInstructions: steps.map((s, at) =>
          step(`Step ${at + 1}: ${s}`, { name: `Step ${at + 1}: ${s.slice(0, 20)}...` }),
        ),
      }),
    ),
  ),
  odd(
    'data twice escaped and in brackets of a shortcode',
    page(
      '',
      data({
        ...soup,
        recipeIngredient: rows.map((r) => `[ingredient amount="x"]${r}[/ingredient]`),
        recipeInstructions: `&lt;p&gt;${steps.join('&lt;/p&gt;&lt;p&gt;')}&lt;/p&gt;`,
      }),
    ),
  ),
  odd(
    'a list of steps with a heading that nobody foresaw',
    page(
      `${h1}<h3>Ingredients</h3><ul>${items(rows)}</ul><h3>Putting it all together</h3><ol>${items(steps)}</ol><h3>You might enjoy</h3><ul><li>Leek soup</li><li>Bean soup</li></ul>`,
    ),
  ),
  odd(
    'bold labels within paragraphs, all in one article',
    page(
      `<article>${h1}<p>From the cookbook of the parish.</p><p><strong>Ingredients</strong><br>${rows.join('<br>')}</p><p><strong>Method</strong><br>${steps.join('<br>')}</p><p><em>Serves 8</em></p></article>`,
    ),
  ),
])
