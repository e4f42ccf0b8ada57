// Pages of the tuned half as plug-ins, old templates and larger sites lay them out, without any data.
import { casePages, data, page, type Case } from './case-page.ts'

const SLICE = `= Almond Slices
- 200 g ground almonds
- 2 eggs
- 1/2 tsp cinnamon
* Heat the oven to 180 °C.
* Stir everything together and press it into a tin.
* Bake for 20 minutes, then cut it while warm.`
const rows = ['200 g ground almonds', '2 eggs', '1/2 tsp cinnamon']
const parts = [
  ['200', 'g', 'ground almonds'],
  ['2', '', 'eggs'],
  ['1/2', 'tsp', 'cinnamon'],
] as const
const steps = [
  'Heat the oven to 180 °C.',
  'Stir everything together and press it into a tin.',
  'Bake for 20 minutes, then cut it while warm.',
]
const li = (all: readonly string[], attributes = '') =>
  all.map((row) => `<li${attributes}>${row}</li>`).join('\n')
const slice = (
  name: string,
  body: string,
  head = '<title>Almond Slices | Crumbs</title>',
): Case => ({
  name,
  says: SLICE,
  source: page(body, head),
})
const story =
  '<p>When we were in the mountains, somebody baked 3 trays of these. I ate most of them.</p>'

export const cards = casePages([
  slice(
    'a card of amounts, units and names, with notes and a jump',
    `<h1 class="entry-title">Almond Slices</h1><a class="wprm-recipe-jump" href="#r">Jump to Recipe</a>${story}
<div id="r" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-basic"><h2 class="wprm-recipe-name wprm-block-text-bold">Almond Slices</h2><div class="wprm-recipe-rating">4.9 from 12 votes</div>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">Ingredients <span class="wprm-toggle-switch">US Metric</span><button class="wprm-recipe-adjustable-servings">1x</button><button>2x</button></h3><div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients">${parts.map(([a, u, n]) => `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text wprm-screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">${a}</span>&#32;${u && `<span class="wprm-recipe-ingredient-unit">${u}</span>&#32;`}<span class="wprm-recipe-ingredient-name">${n}</span></li>`).join('')}</ul></div></div>
<div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">Instructions <span>&nbsp;</span></h3><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions">${steps.map((s, at) => `<li id="w-${at}" class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>${s}</span></div></li>`).join('')}</ul></div></div>
<div class="wprm-recipe-video"></div><div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes"><ul><li>Keep 3 days.</li></ul></div></div><div class="wprm-nutrition-label"><span>Calories: 210kcal</span></div></div></div><h2>Comments</h2><ol class="comment-list"><li>Stir it more, I say!</li></ol>`,
  ),
  slice(
    'a card with marked details within the entries',
    `<h1>My Almond Slices, and why I bake them</h1>${story}<div class="tasty-recipes" id="tasty-recipes-12"><h2 class="tasty-recipes-title">Almond Slices</h2><div class="tasty-recipes-rating">5 from 3 reviews</div><div class="tasty-recipes-ingredients"><div class="tasty-recipes-ingredients-header"><h3>Ingredients</h3><div class="tasty-recipes-units-scale"><span>Scale</span> <button>1x</button><button>2x</button></div><button class="tasty-recipes-copy-button">Copy to clipboard</button></div><div data-tasty-recipes-customization="body-color.color" class="tasty-recipes-ingredients-body"><ul><li data-tr-ingredient-checkbox=""><span class="tr-ingredient-checkbox-container"><input type="checkbox"><label></label></span><span data-amount="200" data-unit="gram">200 g</span> ground almonds</li><li><span data-amount="2">2</span> eggs</li><li><span data-amount="0.5" data-unit="tsp">1/2 tsp</span> cinnamon</li></ul></div></div><div class="tasty-recipe-responsive-iframe-container"></div><div class="tasty-recipes-instructions"><div class="tasty-recipes-instructions-header"><h3>Instructions</h3><div class="tasty-recipes-cook-mode"><button>Cook Mode <span>Prevent your screen from going dark</span></button></div></div><div><ol>${steps.map((s, at) => `<li id="instruction-step-${at + 1}">${s}</li>`).join('')}</ol></div></div><div class="tasty-recipes-notes"><h3>Notes</h3><p>Use any nuts.</p></div></div>`,
    '<title>My Almond Slices, and why I bake them - Crumbs</title>',
  ),
  slice(
    'a card that is called create',
    `<h1>Almond Slices</h1>${story}<section id="mv-creation-1" class="mv-create-card mv-create-recipe"><h2 class="mv-create-title mv-create-title-primary">Almond Slices</h2><div class="mv-create-times"><span class="mv-create-time-label">Prep Time</span> <span class="mv-create-time-format">10 minutes</span></div><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title mv-create-title-secondary">Ingredients</h3><ul>${li(rows)}</ul></div><div class="mv-create-instructions mv-create-instructions-slot-v2"><h3 class="mv-create-instructions-title">Instructions</h3><ol>${li(steps)}</ol></div><div class="mv-create-notes"><h3>Notes</h3><p>None.</p></div><div class="mv-create-nutrition"><h3>Nutrition Information:</h3><span>Yield: 12</span></div></section>`,
  ),
  slice(
    'microdata of an older plug-in with breaks in the steps',
    `<div itemscope itemtype="http://schema.org/Recipe" class="zlrecipe-container-border"><div id="zlrecipe-title" itemprop="name">Almond Slices</div><p id="zlrecipe-ingredients">Ingredients</p><ul id="zlrecipe-ingredients-list">${li(rows, ' class="ingredient" itemprop="ingredients"')}</ul><p>Instructions</p><ol id="zlrecipe-instructions-list" class="instructions">${li(steps, ' class="instruction" itemprop="recipeInstructions"')}</ol><div class="zl-linkback">Schema/Recipe SEO Data Markup by Us</div></div>`,
  ),
  slice(
    'microdata with one property for all steps as a list',
    `<article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Almond Slices</h1><ul>${li(rows.map((row) => `<span itemprop="recipeIngredient">${row}</span>`))}</ul><div itemprop="recipeInstructions"><h3>Method</h3><ol>${li(steps)}</ol></div><div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><span itemprop="calories">2</span></div></article>`,
  ),
  slice(
    'microdata whose steps are things with texts',
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Almond Slices</h1><meta itemprop="recipeYield" content="12">${rows.map((row) => `<div class="row"><meta itemprop="recipeIngredient" content="${row}"><b>${row.split(' ')[0]}</b></div>`).join('')}${steps.map((s, at) => `<section itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><h4 itemprop="name">Step ${at + 1}</h4><p itemprop="text">${s}</p></section>`).join('')}</div>`,
  ),
  slice(
    'microdata with amount and name in spans of their own',
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Almond Slices</h1><table>${parts.map(([a, u, n]) => `<tr itemprop="recipeIngredient"><td><span class="value">${a}</span> <span class="type">${u}</span></td><td class="name">${n}</td></tr>`).join('')}</table><div itemprop="recipeInstructions">${steps.map((s) => `<p>${s}</p>`).join('')}</div></div>`,
  ),
  slice(
    'microdata with the whole text of steps and breaks',
    `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Almond Slices</h1><ul>${li(parts.map(([a, u, n]) => `<span itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${a}${u && ` ${u}`}</span> <span itemprop="name">${n}</span></span>`))}</ul><div itemprop="instructions">${steps.join('<br><br>')}</div></div>`,
  ),
  slice(
    'microformats in a post',
    `<h1>Crumbs</h1><div class="post"><h2 class="entry-title">Almond Slices</h2>${story}<div class="hrecipe"><span class="item"><h3 class="fn">Almond Slices</h3></span><p>by <span class="author vcard"><span class="fn">Ada</span></span></p><div class="ingredients"><ul>${li(rows, ' class="ingredient"')}</ul></div><div class="instructions"><ol>${li(steps)}</ol></div></div></div>`,
  ),
  slice(
    'RDFa with the vocabulary on top',
    `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Almond Slices</h1><ul>${li(rows, ' property="recipeIngredient"')}</ul><ol property="recipeInstructions">${li(steps)}</ol></div>`,
  ),
  slice(
    'modules of a large site: hashed classes and units between spans',
    `<main><h1 class="Title_title__a1">Almond Slices</h1><div class="IngredientsList_wrap__x9"><h2>Ingredients</h2><div class="Servings_stepper__22"><button>-</button><span>12 servings</span><button>+</button></div><ul>${parts.map(([a, u, n]) => `<li class="IngredientsList_item__q"><span class="IngredientsList_quantity__z">${a}</span><span class="IngredientsList_unit__z">${u}</span><span class="IngredientsList_name__z">${n}</span></li>`).join('')}</ul><a>Shop ingredients</a></div><div class="Instructions_wrap__j"><h2>Preparation</h2><ol>${steps.map((s, at) => `<li><h3>Step ${at + 1}</h3><p>${s}</p></li>`).join('')}</ol></div><section class="Ratings_r__1"><h2>Ratings</h2><p>4 out of 5</p></section></main>`,
  ),
  slice(
    'steps that a large site counts in paragraphs, with pictures and their words',
    `<article><h1>Almond Slices</h1><div class="mntl-structured-ingredients"><h2>Ingredients</h2><ul>${parts.map(([a, u, n]) => `<li><p><span data-ingredient-quantity="true">${a}</span> <span data-ingredient-unit="true">${u}</span> <span data-ingredient-name="true">${n}</span></p></li>`).join('')}</ul></div><div class="recipe__steps"><h2>Directions</h2><ol>${steps.map((s) => `<li><p class="mntl-sc-block">${s}</p><figure><img src="a.jpg"><figcaption><span>Crumbs / Ada Baker</span></figcaption></figure></li>`).join('')}</ol></div><div class="mntl-nutrition"><h2>Nutrition Facts</h2><table><tr><td>210</td><td>Calories</td></tr></table></div></article>`,
  ),
  slice(
    'a page of old with tables for everything',
    `<table><tr><td><a href="/">Home</a></td><td><font size="5"><b>Almond Slices</b></font><br><br><b>Ingredients</b><br>${rows.join('<br>')}<br><br><b>Directions</b><br>${steps.join('<br>')}</td></tr></table>`,
    '<title>Almond Slices</title>',
  ),
  slice(
    'paragraphs with dashes and bold labels',
    `<h1>Almond Slices</h1><div class="entry-content">${story}<p><strong>Ingredients:</strong><br>${rows.map((r) => `- ${r}`).join('<br>')}</p><p><strong>Directions:</strong></p><p>1. ${steps[0]}</p><p>2. ${steps[1]}</p><p>3. ${steps[2]}</p><p>Enjoy!</p><p>Filed under: sweets</p></div>`,
  ),
  slice(
    'blocks of an editor with lists',
    `<article><h1 class="wp-block-post-title">Almond Slices</h1>${story}<h2 class="wp-block-heading">What you need for Almond Slices</h2><ul class="wp-block-list">${li(rows)}</ul><h2 class="wp-block-heading">How to make Almond Slices</h2><ol class="wp-block-list">${li(steps)}</ol><h2>What to serve with them</h2><p>Coffee, or tea.</p><h2>FAQ</h2><h3>Can I freeze them?</h3><p>Yes, you can. Wrap them well.</p></article>`,
  ),
  slice(
    'tabs that hide one part',
    `<h1>Almond Slices</h1><ul class="tabs"><li><a href="#i">Ingredients</a></li><li><a href="#m">Method</a></li></ul><div id="i" class="tab-pane active"><ul>${li(rows)}</ul></div><div id="m" class="tab-pane"><ol>${li(steps)}</ol></div>`,
  ),
  slice(
    'a list of ingredients twice, for a narrow and a wide screen',
    `<h1>Almond Slices</h1><aside class="ingredients ingredients--desktop"><h2>Ingredients</h2><ul>${li(rows)}</ul></aside><section class="ingredients ingredients--mobile"><h2>Ingredients</h2><ul>${li(rows)}</ul></section><section class="method"><h2>Method</h2><ol>${li(steps)}</ol></section>`,
  ),
  slice(
    'data that says nothing but the name, and a page that says it all',
    `<h1>Almond Slices</h1><h2>Ingredients</h2><ul>${li(rows)}</ul><h2>Method</h2><ol>${li(steps)}</ol>`,
    data({ name: 'Almond Slices', author: 'Ada' }),
  ),
  slice(
    'a definition list of ingredients, and steps with numbers in elements',
    `<h1>Almond Slices</h1><h3>Ingredients</h3><dl>${parts.map(([a, u, n]) => `<dt>${n}</dt><dd>${a} ${u}</dd>`).join('')}</dl><h3>Method</h3><div>${steps.map((s, at) => `<div class="step"><span class="num">${at + 1}</span><div class="txt">${s}</div></div>`).join('')}</div>`,
  ),
  slice(
    'data whose steps the page tells better',
    `<h1>Almond Slices</h1><ol class="steps">${li(steps)}</ol>`,
    data({ name: 'Almond Slices', recipeIngredient: rows, recipeInstructions: steps.join(' ') }),
  ),
  slice(
    'data without steps, and lists of all kinds that are named after steps',
    `<h1>Almond Slices</h1><div class="row"><div class="columns"><div class="block"><div class="item"><h4>Ingredients for <span>4</span></h4><ul class="steps double">${li(rows.slice(0, 2).map((r) => `<p>${r}</p>`))}</ul><ul class="steps double">${li(rows.slice(2).map((r) => `<p>${r}</p>`))}</ul></div><div class="item"><h4>Directions</h4><ul class="steps with-img">${steps
      .slice(0, 2)
      .map((s, at) => `<li><div class="info"><h5>Step ${at + 1}</h5><p>${s}</p></div></li>`)
      .join(
        '',
      )}</ul></div><div class="item"><ul class="steps with-img"><ul><li><h4>Finishing Steps</h4></li><li><div class="info"><h5>Step 0</h5><p>${steps[2]}</p></div></li></ul></ul></div></div></div></div>`,
    data({ name: 'Almond Slices', recipeIngredient: rows }),
  ),
  slice(
    'data in the state of an application',
    '<div id="__next"><h1>Almond Slices</h1></div>',
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { recipe: { name: 'Almond Slices', recipeIngredient: rows, recipeInstructions: steps.map((text) => ({ text })) } } } })}</script>`,
  ),
  slice(
    'German headings with counts and a table',
    `<h1>Almond Slices</h1><h2>Zutaten für 4 Portionen</h2><table class="zutaten">${parts.map(([a, u, n]) => `<tr><td>${a} ${u}</td><td>${n}</td></tr>`).join('')}</table><h2>So wird’s gemacht</h2><p>${steps.join('</p><p>')}</p><h2>Nährwerte pro Portion</h2><p>210 kcal</p>`,
  ),
  slice(
    'French headings, a list and a counted flow',
    `<h1>Almond Slices</h1><h3>Ingrédients (pour 6 personnes)</h3><ul>${li(rows)}</ul><h3>Préparation :</h3>${steps.map((s, at) => `<h4>Étape ${at + 1}</h4><p>${s}</p>`).join('')}<h3>Commentaires</h3><p>Super !</p>`,
  ),
  slice(
    'a row of buttons, ads and prompts among the rows',
    `<h1>Almond Slices</h1><h2>Ingredients</h2><ul>${li(rows.slice(0, 1))}<li class="ad">Advertisement</li>${li(rows.slice(1))}</ul><button>Add to shopping list</button><h2>Instructions</h2><ol>${li(steps.slice(0, 2))}</ol><div class="ad-slot">Advertisement</div><ol start="3">${li(steps.slice(2))}</ol><p>Did you make this recipe? Tag @crumbs!</p>`,
  ),
])
