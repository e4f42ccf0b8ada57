// The fresh part: what was expected was written first, and how it was read the first time is on record.
import type { CorpusPage } from '../recipe.ts'
import { RECIPES, type Fresh } from './recipes.ts'
import { DATA_LAYOUTS, rowsOf, type Layout } from './with-data.ts'
import { BARE_LAYOUTS } from './without-data.ts'

/** What a site puts around it: three ways, none of them that of another part of the corpus. */
const AROUND: ((recipe: Fresh, body: string) => string)[] = [
  ({ words, note }, body) =>
    `<a class="skip" href="#main">Skip</a><header><div class="logo">Spoon &amp; Sage</div><nav><ul><li><a href="/a">A–Z</a></li><li><a href="/b">Blog</a></li></ul></nav></header><main id="main">${body}<div class="tags"><a href="/t/1">#soup</a> <a href="/t/2">#easy</a></div><section id="reviews"><h2>${words.comments} (2)</h2><div><strong>Kim</strong> <time>2023-05-01</time><p>${note}</p></div><div><strong>Lou</strong><p>5/5, + 2 dl!</p></div></section></main><footer><ul><li>© 2024 Spoon &amp; Sage</li><li><a href="/p">Privacy</a></li></ul></footer>`,
  ({ words }, body) =>
    `<div class="top-bar"><span>Spoon &amp; Sage</span><input type="search" placeholder="…"></div><div class="layout"><div class="col">${body}<div class="grid"><h2>${words.more}</h2><a href="/1"><img src="1.jpg" alt=""><h3>Tofu 101</h3><span>20 min</span></a><a href="/2"><h3>Pizza</h3><span>45 min</span></a></div></div><div class="col"><div class="author"><img src="me.jpg" alt=""><p>Ida Holm</p></div></div></div><div class="consent"><p>Cookies</p><button>OK</button></div>`,
  ({ words, servings }, body) =>
    `<header><a href="/">Spoon &amp; Sage</a></header><article>${body.replace('</h1>', `</h1><div class="meta"><span>★★★★☆</span> <span>4.6 (38)</span> <span>${servings}</span></div>`)}</article><h3>${words.comments}</h3><ol><li><cite>Bo</cite>: :-)</li></ol><footer><p>Spoon &amp; Sage, Kitchen Street 5</p></footer>`,
]

const pageOf = (layout: Layout, recipe: Fresh, at: number): CorpusPage => {
  const around = AROUND[at % AROUND.length] ?? ((_: Fresh, body: string) => body)
  return {
    name: `fresh: ${recipe.language}, ${layout.name}`,
    sections: false,
    recipes: [
      {
        title: recipe.title,
        language: recipe.language,
        servings: recipe.servings,
        minutes: 0,
        ingredients: [{ title: '', rows: rowsOf(recipe) }],
        steps: [{ title: '', rows: recipe.steps }],
      },
    ],
    source: `<!doctype html><html lang="${recipe.language}"><head><meta charset="utf-8"><title>${recipe.title} - Spoon &amp; Sage</title><meta property="og:site_name" content="Spoon &amp; Sage">${layout.head?.(recipe) ?? ''}</head><body>${around(recipe, layout.body(recipe))}</body></html>`,
  }
}

/** Each layout with three recipes, so that each recipe is shown in four ways. */
const withRecipes = (layouts: Layout[]): CorpusPage[] =>
  layouts.flatMap((layout, at) =>
    [0, 5, 10].flatMap((further, turn) => {
      const recipe = RECIPES[(at + further) % RECIPES.length]
      return recipe ? [pageOf(layout, recipe, at + turn)] : []
    }),
  )

export const freshKinds = {
  data: withRecipes(DATA_LAYOUTS),
  bare: withRecipes(BARE_LAYOUTS),
}
