// Cards of recipes that plug-ins and builders of sites draw, on pages that have lost their data.
import { list, widePages } from './wide-page.ts'

const story =
  '<p>We ate this by the sea in 2014, with 3 friends and 2 bottles of wine. It is the best!</p><h2>Why you’ll love it</h2><ul><li>Ready in 30 minutes</li><li>Only 5 ingredients</li></ul>'
const STEW = `= White Bean Stew
- 2 tbsp olive oil
- 1 onion (chopped)
- 2 cans white beans, drained
- ½ tsp chili flakes
* Heat the oil and cook the onion until soft.
* Add the beans and the chili with a cup of water.
* Simmer for 20 minutes, season and serve.`
const PARTS = STEW.replace('- 2 tbsp', '+ Base\n- 2 tbsp').replace('- 2 cans', '+ Stew\n- 2 cans')
const rows = [
  '2 tbsp olive oil',
  '1 onion (chopped)',
  '2 cans white beans, drained',
  '½ tsp chili flakes',
]
const steps = [
  'Heat the oil and cook the onion until soft.',
  'Add the beans and the chili with a cup of water.',
  'Simmer for 20 minutes, season and serve.',
]

export const cardPages = widePages([
  {
    name: 'wide: a card with groups, check boxes, a switch of units and notes',
    says: PARTS,
    sections: true,
    body: `<h1 class="entry-title">White Bean Stew</h1>${story}<div id="wprm-recipe-container-12" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-chic"><h2 class="wprm-recipe-name">White Bean Stew</h2><div class="wprm-recipe-rating">4.95 from 38 votes</div><a class="wprm-recipe-print">Print Recipe</a><div class="wprm-recipe-summary"><span>A quick stew.</span></div><div class="wprm-recipe-times-container"><span class="wprm-recipe-time-label">Prep Time </span><span>5 minutes</span></div><div class="wprm-recipe-servings-container"><span>Servings: </span><span class="wprm-recipe-servings">4</span> people</div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">Ingredients <div class="wprm-recipe-adjustable-servings-container"><button>1x</button><button>2x</button></div><div class="wprm-unit-conversion-container"><button>US Customary</button> - <button>Metric</button></div></h3><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">Base</h4><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">2</span> <span class="wprm-recipe-ingredient-unit">tbsp</span> <span class="wprm-recipe-ingredient-name"><a href="/oil">olive oil</a></span></li><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-name">onion</span> <span class="wprm-recipe-ingredient-notes">(chopped)</span></li></ul></div><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Stew</h4><ul><li class="wprm-recipe-ingredient"><span>2</span> <span>cans</span> <span>white beans, drained</span></li><li class="wprm-recipe-ingredient"><span>½</span> <span>tsp</span> <span>chili flakes</span></li></ul></div></div><div class="wprm-recipe-equipment-container"><h3>Equipment</h3><ul><li>Large pot</li></ul></div><div class="wprm-recipe-instructions-container"><h3>Instructions</h3><div class="wprm-recipe-media-toggle-container"><button>Cook Mode</button> Prevent your screen from going dark</div><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions">${steps.map((step) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>${step}</span></div><div class="wprm-recipe-instruction-media"><img src="a.jpg"></div></li>`).join('')}</ul></div></div><div class="wprm-recipe-notes-container"><h3>Notes</h3><div>Use dried beans if you like.</div></div><div class="wprm-nutrition-label-container"><h3>Nutrition</h3><span>Calories: 240kcal</span></div></div></div>`,
  },
  {
    name: 'wide: a card of another plug-in, list entries with bold amounts, headings of groups in bold',
    says: PARTS,
    sections: true,
    body: `<h1>White Bean Stew</h1>${story}<div class="tasty-recipes tasty-recipes-display" id="tasty-recipes-9"><h2 class="tasty-recipes-title">White Bean Stew</h2><div class="tasty-recipes-rating">5 from 12 reviews</div><div class="tasty-recipes-details"><ul><li><span class="tasty-recipes-label">Total Time:</span> 30 minutes</li><li><span class="tasty-recipes-label">Yield:</span> 4 <span class="tasty-recipes-yield-scale">1x</span></li></ul></div><div class="tasty-recipes-ingredients"><div class="tasty-recipes-ingredients-header"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-clipboard-container"><button>Copy to clipboard</button></div><div class="tasty-recipes-scale-container"><span>Scale</span><button>1x</button><button>2x</button><button>3x</button></div></div><div class="tasty-recipes-ingredients-body"><p><strong>Base</strong></p><ul><li><span data-amount="2">2 tbsp</span> olive oil</li><li><strong>1</strong> onion (chopped)</li></ul><p><strong>Stew</strong></p><ul><li>2 cans white beans, drained</li><li>½ tsp chili flakes</li></ul></div></div><div class="tasty-recipes-instructions"><div class="tasty-recipes-instructions-header"><h3>Instructions</h3><div class="tasty-recipes-cook-mode"><label>Cook Mode</label> <span>Prevent your screen from going dark</span></div></div><div><ol>${list(steps)}</ol></div></div><div class="tasty-recipes-notes"><h3>Notes</h3><p>Keeps for 3 days.</p></div></div>`,
  },
  {
    name: 'wide: a card that creates its lists in boxes with counts drawn beside them',
    says: STEW,
    body: `<h1>White Bean Stew</h1>${story}<section id="mv-creation-4" class="mv-create-card mv-recipe-card"><div class="mv-create-wrapper"><h2 class="mv-create-title mv-create-title-primary">White Bean Stew</h2><div class="mv-create-times"><div><em class="mv-create-time-label">Total Time</em> 30 minutes</div></div><p class="mv-create-description">A quick stew.</p><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title">Ingredients</h3><ul>${list(rows)}</ul></div><div class="mv-create-target mv-create-hands-free"></div><div class="mv-create-instructions"><h3>Instructions</h3><div class="mv-create-instructions-slot-v2"><ol>${list(steps, 'li', ' id="mv_step"')}</ol></div></div><div class="mv-create-products"><h3>Recommended Products</h3><p>As an Amazon Associate I earn from qualifying purchases.</p><ul><li><a>Dutch Oven 5 qt</a></li></ul></div><div class="mv-create-nutrition">Nutrition Information: Yield: 4 Serving Size: 1</div></div></section>`,
  },
  {
    name: 'wide: an older card whose ingredients are list entries and its steps numbered by it',
    says: STEW,
    body: `<h1>White Bean Stew</h1>${story}<div id="zlrecipe-container" class="serif zlrecipe-container-border"><div id="zlrecipe-innerdiv"><div class="item b-b"><div class="zlrecipe-print-link fl-r"><a>Print</a></div><div id="zlrecipe-title" class="fn b-b h-1 strong">White Bean Stew</div></div><div class="zlmeta zlclear"><p id="zlrecipe-yield">Yield: <span>4</span></p></div><p id="zlrecipe-ingredients" class="h-4 strong">Ingredients</p><ul id="zlrecipe-ingredients-list">${list(rows, 'li', ' class="ingredient"')}</ul><p id="zlrecipe-instructions" class="h-4 strong">Instructions</p><ol id="zlrecipe-instructions-list" class="instructions">${list(steps, 'li', ' class="instruction"')}</ol><div class="zl-linkback">Schema/Recipe SEO Data Markup by <a>a plug-in</a></div><p>http://example.org/stew/</p></div></div>`,
    style: 'old',
  },
  {
    name: 'wide: an easy card whose fields are named with prefixes',
    says: STEW,
    body: `<h1>White Bean Stew</h1>${story}<div class="easyrecipe"><div class="ERSName">White Bean Stew</div><div class="ERSTimes"><div class="ERSTime"><div class="ERSTimeHeading">Prep time</div><div>5 mins</div></div></div><div class="ERSAuthor">Author: Nell</div><div class="ERSIngredients"><div class="ERSIngredientsHeader ERSHeading">Ingredients</div><ul>${list(rows, 'li', ' class="ingredient"')}</ul></div><div class="ERSInstructions"><div class="ERSInstructionsHeader ERSHeading">Instructions</div><div class="instructions"><ol>${list(steps, 'li', ' class="instruction"')}</ol></div></div><div class="ERSNotesDiv"><div class="ERSNotesHeader">Notes</div>Good cold.</div><div class="endeasyrecipe">3.5.3208</div></div>`,
  },
  {
    name: 'wide: a cooked card: amounts in spans of their own, directions numbered',
    says: STEW,
    body: `<h1>White Bean Stew</h1><div class="cooked-recipe-info"><span>Servings 4</span></div>${story}<h2>Ingredients</h2><div class="cooked-recipe-ingredients">${[
      ['2', 'tbsp', 'olive oil'],
      ['1', '', 'onion (chopped)'],
      ['2', 'cans', 'white beans, drained'],
      ['½', 'tsp', 'chili flakes'],
    ]
      .map(
        ([amount, unit, name]) =>
          `<div class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ingredient-checkbox">&nbsp;</span><span class="cooked-ing-amount">${amount}</span> <span class="cooked-ing-measurement">${unit}</span> <span class="cooked-ing-name">${name}</span></div>`,
      )
      .join(
        '',
      )}</div><h2>Directions</h2><div class="cooked-recipe-directions">${steps.map((step, at) => `<div class="cooked-single-direction cooked-direction cooked-direction-has-number"><span class="cooked-direction-number">${at + 1}</span><div class="cooked-dir-content"><p>${step}</p></div></div>`).join('')}</div>`,
  },
  {
    name: 'wide: a block of an editor with details, ingredients and directions',
    says: STEW,
    body: `<h1>White Bean Stew</h1>${story}<div class="wp-block-wpzoom-recipe-card-block-recipe-card is-style-default"><div class="recipe-card-heading"><h2 class="recipe-card-title">White Bean Stew</h2><span class="recipe-card-author">Recipe by Nell</span><span class="recipe-card-course">Course: <mark>Main</mark></span></div><div class="recipe-card-details"><div class="details-items"><div class="detail-item"><span class="detail-item-label">Servings</span><p class="detail-item-value">4</p><span class="detail-item-unit">servings</span></div></div></div><div class="recipe-card-ingredients"><h3 class="ingredients-title">Ingredients</h3><ul class="ingredients-list layout-1-column">${rows.map((row) => `<li class="ingredient-item"><span class="tick-circle"></span><p class="ingredient-item-name is-strikethrough-active">${row}</p></li>`).join('')}</ul></div><div class="recipe-card-directions"><h3 class="directions-title">Directions</h3><ul class="directions-list">${list(steps, 'li', ' class="direction-step"')}</ul></div><div class="recipe-card-notes"><h3 class="notes-title">Notes</h3><ul class="recipe-card-notes-list"><li>Freezes well.</li></ul></div></div>`,
  },
  {
    name: 'wide: a block of another editor with labels, steps with titles that only count',
    says: STEW,
    body: `<h1>White Bean Stew</h1>${story}<div class="dr-summary-holder wpdelicious-recipe"><h2 class="dr-title">White Bean Stew</h2><div class="dr-recipe-ingredients dr-ingredients-list"><div class="dr-ingrd-title-wrap"><h3 class="dr-title">Ingredients</h3><div class="dr-ingredients-scale"><label>Servings</label><input type="number" value="4"></div></div><ul class="dr-unordered-list">${rows.map((row, at) => `<li><input type="checkbox" id="i${at}"><label for="i${at}">${row}</label></li>`).join('')}</ul></div><div class="dr-instructions"><div class="dr-instrc-title-wrap"><h3 class="dr-title">Instructions</h3></div><ol class="dr-ordered-list">${steps.map((step, at) => `<li><input type="checkbox"><div class="dr-instruction"><h4>Step ${at + 1}</h4><p>${step}</p></div></li>`).join('')}</ol></div><div class="dr-note"><h3>Notes</h3><p>Better the next day.</p></div><div class="dr-keywords"><span>Keywords:</span> <a>beans</a></div></div>`,
  },
  {
    name: 'wide: a card of a blog platform: everything in one text block with bold labels',
    says: STEW,
    body: `<h1 class="post-title entry-title">White Bean Stew</h1><div dir="ltr" style="text-align: left;">It is cold here.<br /><br /><b>White Bean Stew</b><br /><i>Serves 4</i><br /><br /><b>Ingredients</b><br />${rows.join('<br />')}<br /><br /><b>Method</b><br />1. ${steps[0]}<br />2. ${steps[1]}<br />3. ${steps[2]}<br /><br />Let me know in the comments how yours turned out!</div>`,
    style: 'old',
  },
  {
    name: 'wide: a blog platform: divs for lines, empty ones between, a photo in the middle',
    says: STEW,
    body: `<h3 class="post-title entry-title">White Bean Stew</h3><div><div class="separator"><a><img src="a.jpg"></a></div><div>It is cold here, so we cook.</div><div><br></div><div><b><u>Ingredients:</u></b></div>${rows.map((row) => `<div>${row}</div>`).join('')}<div><br></div><div class="separator" style="clear: both;"><img src="b.jpg"></div><div><b><u>Directions:</u></b></div>${steps.map((step) => `<div>${step}</div>`).join('<div><br></div>')}<div><br></div><div>Happy cooking,</div><div>Nell</div></div>`,
    style: 'old',
  },
  {
    name: 'wide: a shop with a blog: the recipe as rich text, products around it',
    says: STEW,
    style: 'hashed',
    body: `<article class="article-template"><h1 class="article-template__title">White Bean Stew</h1><time>March 3, 2023</time><div class="article-template__content rte"><p>Our olive oil makes it.</p><p><strong>Prep time:</strong> 5 minutes<br><strong>Serves:</strong> 4</p><h3>Ingredients</h3><ul>${list(rows.map((row) => `<span>${row}</span>`))}</ul><h3>Directions</h3><ol>${list(steps.map((step) => `<span data-mce-fragment="1">${step}</span>`))}</ol><p><a href="/products/oil">Shop our Olive Oil 500 ml</a></p></div><div class="article-template__back"><a>Back to blog</a></div></article><div class="css-prod"><h2>Shop the recipe</h2><ul><li><a>Olive Oil 500 ml</a> <span>$14.00</span></li><li><a>Chili Flakes 40 g</a> <span>$5.00</span></li></ul></div>`,
  },
  {
    name: 'wide: a builder of sites whose blocks have no names, columns for both parts',
    says: STEW,
    style: 'plain',
    body: `<div class="sqs-layout"><div class="row sqs-row"><div class="col sqs-col-12"><div class="sqs-block html-block"><div class="sqs-block-content"><h1>White Bean Stew</h1><p>Cold days, warm bowls.</p></div></div></div></div><div class="row sqs-row"><div class="col sqs-col-5"><div class="sqs-block-content"><p><strong>INGREDIENTS</strong></p>${list(rows, 'p')}</div></div><div class="col sqs-col-7"><div class="sqs-block-content"><p><strong>METHOD</strong></p>${list(steps, 'p')}</div></div></div><div class="sqs-block image-block"><img src="a.jpg"></div></div>`,
  },
  {
    name: 'wide: a builder of sites that wraps every text in spans, a ruler between the parts',
    says: STEW,
    style: 'hashed',
    body: `<div data-hook="post"><h1 data-hook="post-title"><span class="blog-post-title-font">White Bean Stew</span></h1><div data-hook="post-description"><div data-breakout="normal"><p class="x1"><span>Cold days.</span></p></div><h2 class="x2"><span>Ingredients</span></h2><ul>${list(rows.map((row) => `<p><span>${row}</span></p>`))}</ul><hr><h2 class="x2"><span>Instructions</span></h2><ol>${list(steps.map((step) => `<p><span>${step}</span></p>`))}</ol><hr><p><span>Did you make this recipe? Let us know!</span></p></div></div>`,
  },
  {
    name: 'wide: tabs for ingredients and method, both parts in panels, a third for nutrition',
    says: STEW,
    style: 'plain',
    body: `<h1>White Bean Stew</h1><div class="tabs"><ul role="tablist"><li role="tab"><a>Ingredients</a></li><li role="tab"><a>Method</a></li><li role="tab"><a>Nutrition</a></li></ul><div role="tabpanel"><ul>${list(rows)}</ul></div><div role="tabpanel"><ol>${list(steps)}</ol></div><div role="tabpanel"><ul><li>Energy 240 kcal</li><li>Fat 9 g</li></ul></div></div>`,
  },
  {
    name: 'wide: accordions with buttons as headings',
    says: STEW,
    style: 'hashed',
    body: `<h1>White Bean Stew</h1><p>Serves 4</p><div class="css-acc"><h2><button aria-expanded="true">Ingredients</button></h2><div><ul>${list(rows)}</ul><button>Add to shopping list</button></div></div><div class="css-acc"><h2><button aria-expanded="true">Method</button></h2><div>${steps.map((step, at) => `<div><h3>Step ${at + 1}</h3><p>${step}</p></div>`).join('')}</div></div><div class="css-acc"><h2><button>Nutrition</button></h2><p>240 kcal</p></div>`,
  },
  {
    name: 'wide: a card of a wiki: a table of facts, lists under headings with links to edit them',
    says: STEW,
    style: 'plain',
    body: `<h1>Cookbook:White Bean Stew</h1><table class="infobox"><tr><th>Category</th><td>Stew recipes</td></tr><tr><th>Servings</th><td>4</td></tr><tr><th>Time</th><td>30 minutes</td></tr></table><p>| Cookbook | Recipes | Ingredients | Equipment | Techniques |</p><h2><span id="Ingredients">Ingredients</span><span class="mw-editsection">[edit | edit source]</span></h2><ul>${list(rows)}</ul><h2><span id="Procedure">Procedure</span><span class="mw-editsection">[edit | edit source]</span></h2><ol>${list(steps)}</ol><h2><span>Notes, tips, and variations</span><span>[edit | edit source]</span></h2><ul><li>Use chickpeas instead.</li></ul>`,
    title: 'Cookbook:White Bean Stew - Fennel & Fig',
  },
  {
    name: 'wide: a card with steps in parts, each with a picture and the words below it',
    says: STEW.replace('* Heat', '# Start\n* Heat').replace('* Simmer', '# Finish\n* Simmer'),
    body: `<h1>White Bean Stew</h1>${story}<div class="recipe"><h3>Ingredients</h3><ul>${list(rows)}</ul><h3>Directions</h3><h4>Start</h4><ol><li>${steps[0]}<figure><img><figcaption>Soft onion</figcaption></figure></li><li>${steps[1]}</li></ol><h4>Finish</h4><ol start="3"><li>${steps[2]}</li></ol><h3>Storage</h3><p>Keep it in the fridge for 3 days.</p></div>`,
  },
  {
    name: 'wide: a card whose rows have links to substitutes and prices behind them',
    says: STEW.replace('2 tbsp olive oil', '2 tbsp olive oil ($0.32)').replace(
      '½ tsp chili flakes',
      '½ tsp chili flakes ($0.05)',
    ),
    body: `<h1>White Bean Stew</h1>${story}<div class="recipe-block"><h2>White Bean Stew</h2><div class="cost">$2.37 recipe / $0.59 serving</div><h3>Ingredients</h3><ul><li>2 tbsp olive oil <span>($0.32)</span></li><li>1 onion (chopped)</li><li>2 cans white beans, drained</li><li>½ tsp chili flakes <span>($0.05)</span></li></ul><h3>Instructions</h3><ol>${list(steps)}</ol><h3>Equipment</h3><ul><li>Dutch oven</li></ul></div><h2>How to make it – Step by Step Photos</h2><p>First heat the oil in a pot.</p><p>Then add everything else and let it bubble away.</p>`,
  },
  {
    name: 'wide: the story tells every step with pictures, the card below has them again',
    says: STEW,
    body: `<h1>White Bean Stew</h1>${story}<h2>Ingredients you’ll need</h2><p>Here is what goes into the pot:</p><ul><li><strong>Olive oil:</strong> the good one.</li><li><strong>Beans:</strong> canned or dried.</li></ul><h2>How to make White Bean Stew</h2><ol><li>Heat oil, soften onion.</li><li>Add all the rest.</li></ol><h2>FAQ</h2><h3>Can I freeze it?</h3><p>Yes, for 3 months.</p><div class="recipe-card" id="recipe"><h2>White Bean Stew</h2><h3>Ingredients</h3><ul>${list(rows)}</ul><h3>Instructions</h3><ol>${list(steps)}</ol></div>`,
  },
  {
    name: 'wide: hints on ingredients in the story with amounts, then a card without telling names',
    says: STEW,
    style: 'hashed',
    body: `<h1>White Bean Stew</h1>${story}<h2>Ingredients and substitutions</h2><ul><li>Olive oil – use 2 tbsp of any oil.</li><li>Beans – 2 cans of butter beans work as well.</li><li>Chili – leave it out for children.</li></ul><h2>Tips</h2><p>Salt it late.</p><div class="css-card"><h2>White Bean Stew</h2><p>Serves 4</p><h3>Ingredients</h3><ul>${list(rows)}</ul><h3>Method</h3><ol>${list(steps)}</ol><p>Notes: Better the next day.</p></div>`,
  },
])
