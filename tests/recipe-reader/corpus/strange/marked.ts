// Pages that mark their recipe in the elements: microdata, RDFa, microformats, as they are really met.
import { casePages } from '../tuned/case-page.ts'

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`

const STEW = `= Lamb and Apricot Stew
- 800g lamb shoulder, diced
- 150g dried apricots
- 2 tsp ras el hanout
* Brown the lamb in batches.
* Add the spices, then the apricots and a litre of stock.
* Cover and cook for 2 hours.`
const rows = ['800g lamb shoulder, diced', '150g dried apricots', '2 tsp ras el hanout']
const steps = [
  'Brown the lamb in batches.',
  'Add the spices, then the apricots and a litre of stock.',
  'Cover and cook for 2 hours.',
]
const each = (all: string[], open: string, close: string) =>
  all.map((one) => open + one + close).join('\n')

export const markedPages = casePages([
  {
    name: 'microdata with a paragraph a step and buttons between',
    says: STEW,
    source: page(
      'Lamb and Apricot Stew recipe | Supper',
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lamb and Apricot Stew</h1><div itemprop="author" itemscope itemtype="http://schema.org/Person">By <span itemprop="name">Jo Hart</span></div><ul>${each(rows, '<li class="ing" itemprop="recipeIngredient">', '</li>')}</ul><button>Buy ingredients</button><div class="method">${each(steps, '<p itemprop="recipeInstructions">', '</p><div class="ad">Advertisement</div>')}</div></div>`,
    ),
  },
  {
    name: 'microdata with one block of instructions, counted by hand',
    says: STEW,
    source: page(
      'Lamb and Apricot Stew',
      `<article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name headline">Lamb and Apricot Stew</h1><p itemprop="description">For cold nights.</p><div class="ingredients">${each(rows, '<p itemprop="ingredients">', '</p>')}</div><h3>Method</h3><div itemprop="recipeInstructions">${steps.map((s, at) => `<p><b>${at + 1}.</b> ${s}</p>`).join('')}</div></article>`,
    ),
  },
  {
    name: 'microdata with ol of instructions and headings in it',
    says: STEW,
    source: page(
      'Stew',
      `<div itemtype="http://schema.org/Recipe" itemscope=""><meta itemprop="name" content="Lamb and Apricot Stew"><meta itemprop="image" content="l.jpg"><h2>Lamb and Apricot Stew</h2><table class="ingr">${rows.map((r) => `<tr itemprop="recipeIngredient"><td>${r.slice(0, r.indexOf(' '))}</td><td>${r.slice(r.indexOf(' ') + 1)}</td></tr>`).join('')}</table><ol itemprop="recipeInstructions">${each(steps, '<li><div class="n"></div>', '</li>')}</ol><p>Tip: better the next day.</p></div>`,
    ),
  },
  {
    name: 'microdata whose steps are things with names',
    says: STEW,
    source: page(
      'Lamb and Apricot Stew',
      `<main itemscope itemtype="http://schema.org/Recipe"><h1><span itemprop="name">Lamb and Apricot Stew</span></h1><ul>${each(rows, '<li><span itemprop="recipeIngredient">', '</span></li>')}</ul><div>${steps.map((s, at) => `<div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><meta itemprop="position" content="${at + 1}"><h4 itemprop="name">Step ${at + 1}</h4><div itemprop="text"><p>${s}</p></div></div>`).join('')}</div></main>`,
    ),
  },
  {
    name: 'the data vocabulary of search engines, amounts and names apart',
    says: STEW,
    source: page(
      'Lamb and Apricot Stew',
      `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">Lamb and Apricot Stew</h1>${rows.map((r) => `<span rel="v:ingredient"><span typeof="v:Ingredient"><span property="v:amount">${r.slice(0, r.indexOf(' '))}</span> <span property="v:name">${r.slice(r.indexOf(' ') + 1)}</span></span></span><br>`).join('')}<div property="v:instructions"><ol>${each(steps, '<li>', '</li>')}</ol></div></div>`,
    ),
  },
  {
    name: 'microdata of the data vocabulary',
    says: STEW,
    source: page(
      'Lamb and Apricot Stew',
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h2 itemprop="name">Lamb and Apricot Stew</h2>${rows.map((r) => `<p itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${r.slice(0, r.indexOf(' '))}</span> <span itemprop="name">${r.slice(r.indexOf(' ') + 1)}</span></p>`).join('')}<div itemprop="instructions">${steps.join('<br><br>')}</div></div>`,
    ),
  },
  {
    name: 'RDFa of schema.org with a prefix',
    says: STEW,
    source: page(
      'Stew',
      `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Lamb and Apricot Stew</h1><span property="author" typeof="Person"><span property="name">Jo</span></span><ul>${each(rows, '<li property="recipeIngredient">', '</li>')}</ul><div property="recipeInstructions">${each(steps, '<p>', '</p>')}</div></div>`,
    ),
  },
  {
    name: 'hRecipe with instructions as entries',
    says: STEW,
    source: page(
      'Stew',
      `<div class="post hrecipe"><h1 class="fn entry-title">Lamb and Apricot Stew</h1><span class="author vcard"><span class="fn">Jo Hart</span></span><ul>${rows.map((r) => `<li class="ingredient"><span class="amount">${r.slice(0, r.indexOf(' '))}</span> <span class="name">${r.slice(r.indexOf(' ') + 1)}</span></li>`).join('')}</ul><ol class="instructions">${each(steps, '<li class="instruction">', '</li>')}</ol><span class="duration">2 h 20 min</span></div>`,
    ),
  },
  {
    name: 'h-recipe with paragraphs',
    says: STEW,
    source: page(
      'Stew',
      `<article class="h-recipe"><h1 class="p-name">Lamb and Apricot Stew</h1><p class="p-author h-card">Jo Hart</p><ul>${each(rows, '<li class="p-ingredient">', '</li>')}</ul><div class="e-instructions">${each(steps, '<p>', '</p>')}</div></article>`,
    ),
  },
  {
    name: 'microdata of which the ingredients are one list',
    says: STEW,
    source: page(
      'Stew',
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lamb and Apricot Stew</h1><ul itemprop="recipeIngredient">${each(rows, '<li>', '</li>')}</ul><div itemprop="recipeInstructions"><h3>Preparation</h3><ol>${each(steps, '<li>', '</li>')}</ol><h3>Notes</h3><p>Keeps for three days.</p></div></div>`,
    ),
  },
  {
    name: 'microdata with steps that the page marks and an image caption in each',
    says: STEW,
    source: page(
      'Stew',
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lamb and Apricot Stew</h1>${each(rows, '<div itemprop="recipeIngredient"><span>', '</span></div>')}<ul>${each(steps, '<li itemprop="recipeInstructions"><figure><img src="x.jpg"><figcaption>Photo: Jo Hart</figcaption></figure><p>', '</p></li>')}</ul></div>`,
    ),
  },
  {
    name: 'an AMP page without any markup but names',
    says: STEW,
    source: `<!doctype html><html amp lang="en"><head><meta charset="utf-8"><title>Lamb and Apricot Stew - Supper</title><style amp-custom>h1{}</style></head><body><amp-sidebar id="s"><ul><li>Soups</li><li>Stews</li></ul></amp-sidebar><h1 class="amp-wp-title">Lamb and Apricot Stew</h1><amp-img src="l.jpg" width="1" height="1"></amp-img><div class="amp-wp-article-content"><p>A stew.</p><h2>Ingredients</h2><ul>${each(rows, '<li>', '</li>')}</ul><amp-ad type="x"></amp-ad><h2>Instructions</h2><ol>${each(steps, '<li>', '</li>')}</ol><amp-social-share></amp-social-share></div><footer class="amp-wp-footer"><p>Back to top</p></footer></body></html>`,
  },
])
