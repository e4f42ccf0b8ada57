// Pages as plug-ins, themes and old hands write them, without any data that could be read instead.
import { casePages } from '../tuned/case-page.ts'

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`

const wprmIngredient = (amount: string, unit: string, name: string, notes = '') =>
  `<li class="wprm-recipe-ingredient" style="list-style-type: none;" data-uid="0"><span class="wprm-checkbox-container"><input type="checkbox" id="c${name.length}" class="wprm-checkbox" aria-label="${amount} ${unit}"><label for="c${name.length}" class="wprm-checkbox-label"><span class="sr-only screen-reader-text wprm-screen-reader-text">&#x25a2;</span></label></span><span class="wprm-recipe-ingredient-amount">${amount}</span>${unit === '' ? '' : ` <span class="wprm-recipe-ingredient-unit">${unit}</span>`} <span class="wprm-recipe-ingredient-name">${name}</span>${notes === '' ? '' : ` <span class="wprm-recipe-ingredient-notes wprm-recipe-ingredient-notes-faded">${notes}</span>`}</li>`
const wprmStep = (text: string, at: number) =>
  `<li id="wprm-recipe-9-step-0-${at}" class="wprm-recipe-instruction" style="list-style-type: decimal;"><div class="wprm-recipe-instruction-text" style="margin-bottom: 5px;"><span style="display: block;">${text}</span></div></li>`

export const plugIns = casePages([
  {
    name: 'WP Recipe Maker in a post that tells a story, with its buttons and equipment',
    says: `= Lemon Ricotta Pancakes
+ Pancakes
- 1 ½ cups all-purpose flour (spooned and leveled)
- 2 tsp baking powder
- 1 cup ricotta
+ To Serve
- maple syrup
* Whisk the flour and the baking powder in a bowl.
* Fold in the ricotta until no dry spots are left.
* Fry in butter for 2 minutes a side.`,
    source: page(
      'Lemon Ricotta Pancakes (So Fluffy!) - Butter &amp; Rye',
      `<header class="site-header"><a href="/" class="site-title">Butter &amp; Rye</a><nav><ul><li><a href="/breakfast">Breakfast</a></li></ul></nav></header>
<article class="post"><h1 class="entry-title">Lemon Ricotta Pancakes</h1><div class="entry-content"><a href="#wprm-recipe-container-9" class="wprm-recipe-jump wprm-recipe-link">Jump to Recipe</a><a class="wprm-recipe-print">Print Recipe</a>
<p>Every Sunday my kids ask for these. They take 20 minutes.</p><h2>Ingredients You&#8217;ll Need</h2><ul><li><strong>Flour</strong>: plain works best.</li><li><strong>Ricotta</strong>: drained.</li></ul><h2>How to Make Lemon Ricotta Pancakes</h2><p>First, whisk. Then fold. See the recipe card below for all details!</p>
<div id="wprm-recipe-container-9" class="wprm-recipe-container" data-recipe-id="9"><div class="wprm-recipe wprm-recipe-template-chic"><div class="wprm-container-float-right"><img src="a.jpg" alt="Pancakes"></div><h2 class="wprm-recipe-name wprm-block-text-bold">Lemon Ricotta Pancakes</h2><div class="wprm-recipe-rating">4.92 from 12 votes</div><div class="wprm-recipe-summary"><span>Soft as a cloud.</span></div>
<div class="wprm-recipe-times-container"><span class="wprm-recipe-time-label">Total Time </span><span class="wprm-recipe-time">20 <span>mins</span></span></div><div class="wprm-recipe-equipment-container"><h3 class="wprm-recipe-header wprm-recipe-equipment-header">Equipment</h3><ul class="wprm-recipe-equipment-list"><li class="wprm-recipe-equipment-item">1 large skillet</li></ul></div>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">Ingredients &nbsp;<div class="wprm-recipe-adjustable-servings-container"><button data-multiplier="1">1x</button><button data-multiplier="2">2x</button></div></h3><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">Pancakes</h4><ul class="wprm-recipe-ingredients">${wprmIngredient('1 ½', 'cups', 'all-purpose flour', '(spooned and leveled)')}${wprmIngredient('2', 'tsp', 'baking powder')}${wprmIngredient('1', 'cup', '<a href="https://shop.example/ricotta" target="_blank">ricotta</a>')}</ul></div><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">To Serve</h4><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-name">maple syrup</span></li></ul></div></div>
<div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header wprm-recipe-instructions-header">Instructions&nbsp;</h3><div class="wprm-prevent-sleep wprm-toggle-switch-container"><label>Cook Mode</label> <span class="wprm-prevent-sleep-description">Prevent your screen from going dark</span></div><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions">${wprmStep('Whisk the flour and the baking powder in a bowl.', 0)}${wprmStep('Fold in the ricotta until no dry spots are left.', 1)}${wprmStep('Fry in butter for 2 minutes a side.', 2)}</ul></div></div>
<div class="wprm-recipe-notes-container"><h3 class="wprm-recipe-header wprm-recipe-notes-header">Notes</h3><div class="wprm-recipe-notes">Leftovers keep for 3 days.</div></div><div class="wprm-nutrition-label-container">Calories: 320kcal</div></div></div></div></article><div id="comments"><h3>12 Comments</h3><ol class="commentlist"><li>I used 2 cups of flour. So good!</li></ol></div>`,
      '<meta property="og:title" content="Lemon Ricotta Pancakes (So Fluffy!)"><meta property="og:site_name" content="Butter &amp; Rye">',
    ),
    sections: true,
  },
  {
    name: 'Tasty Recipes with scale buttons and boxes to tick',
    says: `= Smoky White Bean Soup
+ For the soup
- 2 cans (15 oz each) white beans, drained
- 1 tablespoon smoked paprika
- 4 cups broth
+ For the topping
- 4 slices of bacon
* Warm the oil: Heat the oil in a Dutch oven over medium heat.
* Add the beans, the paprika and the broth. Simmer for 20 minutes.
* Top with the bacon and serve.`,
    source: page(
      'Smoky White Bean Soup | The Bean Diary',
      `<main><h1>The Coziest Smoky White Bean Soup</h1><p>There is nothing like it.</p><div id="tasty-recipes-512" data-tr-id="512" class="tasty-recipes tasty-recipes-512 tasty-recipes-display"><h2 class="tasty-recipes-title" data-tasty-recipes-customization="h2-color.color">Smoky White Bean Soup</h2><div class="tasty-recipes-buttons"><a class="tasty-recipes-print-button" href="/print">Print Recipe</a></div><div class="tasty-recipes-rating"><p>4.8 from 31 reviews</p></div><div class="tasty-recipes-details"><ul><li class="author"><span class="tasty-recipes-label">Author:</span> <span>Ida</span></li><li class="total-time"><span>Total Time:</span> 35 minutes</li><li class="yield"><span>Yield:</span> <span>4 <span>1</span>x</span></li></ul></div>
<div class="tasty-recipes-ingredients"><div class="tasty-recipes-ingredients-header"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-clipboard-container"><button>Copy ingredients</button></div><span class="tasty-recipes-scale-container"><span>Scale</span><button data-amount="1">1x</button><button>2x</button><button>3x</button></span></div><div class="tasty-recipes-ingredients-body"><h4>For the soup</h4><ul><li data-tr-ingredient-checkbox=""><span class="tr-ingredient-checkbox-container"><input type="checkbox" aria-label="beans"><label for="x"></label></span><span data-amount="2" data-unit="can">2</span> cans (15 oz each) white beans, drained</li><li data-tr-ingredient-checkbox=""><span data-amount="1" data-unit="tablespoon">1 tablespoon</span> smoked paprika</li><li><span data-amount="4" data-unit="cup">4 cups</span> broth</li></ul><h4>For the topping</h4><ul><li><span data-amount="4">4</span> slices of bacon</li></ul></div></div>
<div class="tasty-recipes-instructions"><div class="tasty-recipes-instructions-header"><h3>Instructions</h3><label class="tasty-recipes-cook-mode__label">Cook Mode <span>Prevent your screen from going dark</span></label></div><div class="tasty-recipes-instructions-body"><ol><li id="instruction-step-1"><strong>Warm the oil:</strong> Heat the oil in a Dutch oven over medium heat.</li><li id="instruction-step-2">Add the beans, the paprika and the broth. Simmer for 20 minutes.<img class="tasty-recipes-step" src="s.jpg" alt="soup in a pot"></li><li id="instruction-step-3">Top with the bacon and serve.</li></ol></div></div><div class="tasty-recipes-notes"><h3>Notes</h3><p>Freezes well.</p></div><footer class="tasty-recipes-entry-footer"><h3>Did you make this recipe?</h3></footer></div></main>`,
    ),
    sections: true,
  },
  {
    name: 'EasyRecipe with section heads',
    says: `= Granny's Rhubarb Slice
+ Base
- 125g butter, softened
- 1 1/2 cups plain flour
+ Topping
- 500g rhubarb, chopped
- 1/3 cup caster sugar
* Preheat the oven to 180C and line a slice tin.
* Rub the butter into the flour, press into the tin.
* Toss the rhubarb with the sugar, spread over and bake for 35 minutes.`,
    source: page(
      "Granny's Rhubarb Slice",
      `<div class="post"><h2 class="title">Granny's Rhubarb Slice</h2><p>She always had one in the tin.</p><div class="easyrecipe" id="easyrecipe-77-0"><link itemprop="image" href="r.jpg"><div class="ERSTopRight"><a class="ERSPrintBtn" href="/p">Print</a></div><div class="ERSName">Granny's Rhubarb Slice</div><div class="ERSTimes"><div class="ERSTime"><div class="ERSTimeHeading">Prep time</div><div class="ERSTimeItem"><time>15 mins</time></div></div></div><div class="ERSDetails"><div>Serves: <span>16</span></div></div><div class="ERSIngredients"><div class="ERSIngredientsHeader ERSHeading">Ingredients</div><div class="ERSSectionHead">Base</div><ul><li class="ingredient">125g butter, softened</li><li class="ingredient">1 1/2 cups plain flour</li></ul><div class="ERSSectionHead">Topping</div><ul><li class="ingredient">500g rhubarb, chopped</li><li class="ingredient">1/3 cup caster sugar</li></ul></div><div class="ERSInstructions"><div class="ERSInstructionsHeader ERSHeading">Instructions</div><ol><li class="instruction">Preheat the oven to 180C and line a slice tin.</li><li class="instruction">Rub the butter into the flour, press into the tin.</li><li class="instruction">Toss the rhubarb with the sugar, spread over and bake for 35 minutes.</li></ol></div><div class="ERSLinkback"><a href="http://easyrecipeplugin.com/">WordPress Recipe Plugin by EasyRecipe</a></div><div class="endeasyrecipe">3.2.1753</div></div></div>`,
    ),
    sections: true,
  },
  {
    name: 'ZipList with labels among the entries',
    says: `= Chicken Tortilla Bake
- 3 cups shredded chicken
- 1 can (10 oz) enchilada sauce
- 8 corn tortillas
- 1/2 cup sour cream
* Heat the oven to 375°F.
* Layer the chicken, the sauce and the tortillas in a dish.
* Bake for 25 minutes and dollop with the sour cream.`,
    source: page(
      'Chicken Tortilla Bake – Weeknight Wren',
      `<div id="content"><h1 class="entry-title"><a href="/bake" rel="bookmark">Chicken Tortilla Bake</a></h1><p>It is Tuesday.</p><div id="zlrecipe-container-31" class="zlrecipe-container-border"><div id="zlrecipe-container" class="serif zlrecipe"><div id="zlrecipe-innerdiv"><div class="item b-b"><div class="zlrecipe-print-link fl-r"><a class="butn-link" href="#">Print</a></div><div id="zlrecipe-title" class="fn b-b h-1 strong">Chicken Tortilla Bake</div></div><div class="zlmeta zlclear"><p id="zlrecipe-yield">Yield: <span class="yield">6 servings</span></p></div><p id="zlrecipe-ingredients" class="h-4 strong">Ingredients</p><ul id="zlrecipe-ingredients-list"><div id="zlrecipe-ingredient-0" class="ingredient-label">Filling</div><li id="zlrecipe-ingredient-1" class="ingredient">3 cups shredded chicken</li><li id="zlrecipe-ingredient-2" class="ingredient">1 can (10 oz) enchilada sauce</li><li id="zlrecipe-ingredient-3" class="ingredient">8 corn tortillas</li><div id="zlrecipe-ingredient-4" class="ingredient-label">Topping</div><li id="zlrecipe-ingredient-5" class="ingredient">1/2 cup sour cream</li></ul><p id="zlrecipe-instructions" class="h-4 strong">Instructions</p><ol id="zlrecipe-instructions-list" class="instructions"><li id="zlrecipe-instruction-0" class="instruction">Heat the oven to 375&deg;F.</li><li id="zlrecipe-instruction-1" class="instruction">Layer the chicken, the sauce and the tortillas in a dish.</li><li id="zlrecipe-instruction-2" class="instruction">Bake for 25 minutes and dollop with the sour cream.</li></ol><div class="zl-linkback">Schema/Recipe SEO Data Markup by <a href="#">ZipList Recipe Plugin</a></div><div class="ziplist-recipe-plugin" style="display: none;">2.6</div></div></div></div></div>`,
    ),
  },
  {
    name: 'Mediavine Create card',
    says: `= Zucchini Cheddar Muffins
+ Dry
- 2 cups flour
- 1 teaspoon salt
+ Wet
- 2 eggs
- 1 cup grated zucchini
* Preheat the oven to 400 degrees F.
* Stir the dry ingredients, then add the wet ones.
* Fill 12 cups and bake for 18 to 20 minutes.`,
    source: page(
      'Zucchini Cheddar Muffins',
      `<div class="content"><h1>Zucchini Cheddar Muffins</h1><p>Makes a dozen.</p><section id="mv-creation-44" class="mv-create-card mv-create-card-44 mv-recipe-card"><div class="mv-create-wrapper"><header class="mv-create-header"><h2 class="mv-create-title mv-create-title-primary">Zucchini Cheddar Muffins</h2><div class="mv-create-yield mv-create-uppercase">Yield: 12</div><div class="mv-create-times"><div class="mv-create-time mv-create-time-prep"><strong class="mv-create-time-label">Prep Time:</strong> 10 minutes</div></div><form class="mv-create-print-form"><button class="mv-create-button">Print</button></form></header><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title mv-create-title-secondary">Ingredients</h3><h4>Dry</h4><ul><li>2 cups flour</li><li>1 teaspoon salt</li></ul><h4>Wet</h4><ul><li>2 eggs</li><li>1 cup grated zucchini</li></ul></div><div class="mv-create-target mv-create-primary-unit"><div class="mv_slot_target" data-slot="recipe"></div></div><div class="mv-create-hands-free"></div><div class="mv-create-instructions mv-create-instructions-slot-v2"><h3 class="mv-create-instructions-title mv-create-title-secondary">Instructions</h3><ol><li id="mv_create_44_1">Preheat the oven to 400 degrees F.</li><li id="mv_create_44_2">Stir the dry ingredients, then add the wet ones.</li><li id="mv_create_44_3">Fill 12 cups and bake for 18 to 20 minutes.</li></ol></div><div class="mv-create-notes"><h3 class="mv-create-notes-title">Notes</h3><div><p>Freeze up to a month.</p></div></div><div class="mv-create-nutrition"><h3>Nutrition Information:</h3><span>Calories: 180</span></div></div></section></div>`,
    ),
    sections: true,
  },
  {
    name: 'Cooked, with numbers in elements of their own',
    says: `= Harissa Chickpea Stew
- 2 tbsp olive oil
- 3 cloves garlic
- 2 tins chickpeas
* Warm the oil and fry the garlic in it.
* Stir in the harissa and let it sizzle for a minute.
* Add the chickpeas and simmer until thick.`,
    source: page(
      'Harissa Chickpea Stew - Larder Notes',
      `<main class="site-main"><h1 class="entry-title">Harissa Chickpea Stew</h1><section class="cooked-recipe-info"><span class="cooked-author"><strong>Author</strong> Wim</span><span class="cooked-servings"><span>Serves 4</span></span></section><div class="cooked-recipe-ingredients"><div class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ingredient-checkbox">&nbsp;</span><span class="cooked-ing-amount" data-decimal="2">2</span> <span class="cooked-ing-measurement">tbsp</span> <span class="cooked-ing-name">olive oil</span></div><div class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ing-amount">3</span> <span class="cooked-ing-measurement">cloves</span> <span class="cooked-ing-name">garlic</span></div><div class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ing-amount">2</span> <span class="cooked-ing-measurement">tins</span> <span class="cooked-ing-name">chickpeas</span></div></div><div class="cooked-recipe-directions"><div class="cooked-single-direction cooked-direction cooked-direction-has-number" data-step="1"><span class="cooked-direction-number">1</span><div class="cooked-dir-content"><p>Warm the oil and fry the garlic in it.</p></div></div><div class="cooked-single-direction cooked-direction" data-step="2"><span class="cooked-direction-number">2</span><div class="cooked-dir-content"><p>Stir in the harissa and let it sizzle for a minute.</p></div></div><div class="cooked-single-direction cooked-direction" data-step="3"><span class="cooked-direction-number">3</span><div class="cooked-dir-content"><p>Add the chickpeas and simmer until thick.</p></div></div></div></main>`,
    ),
  },
  {
    name: 'a recipe card of blocks with steps that have a title',
    says: `= Miso Butter Corn
- 4 ears corn
- 2 tablespoons white miso
- 60 g soft butter
* Boil the corn for 5 minutes.
* Mash the miso into the butter.
* Slather it on and char under the grill.`,
    source: page(
      'Miso Butter Corn - Ana Cooks',
      `<article><header><h1 class="entry-title">Miso Butter Corn</h1></header><div class="wp-block-wpzoom-recipe-card-block-recipe-card is-style-newdesign header-content-align-left" id="wpzoom-recipe-card"><div class="recipe-card-image"><img src="c.jpg"></div><div class="recipe-card-heading"><h2 class="recipe-card-title">Miso Butter Corn</h2><span class="recipe-card-author">Recipe by Ana</span></div><div class="recipe-card-details"><div class="details-items"><div class="detail-item detail-item-0"><span class="detail-item-label">Servings</span><p class="detail-item-value">4</p><span class="detail-item-unit">servings</span></div></div></div><div class="recipe-card-ingredients"><h3 class="ingredients-title">Ingredients</h3><ul class="ingredients-list layout-1-column"><li id="w-1" class="ingredient-item"><span class="tick-circle"></span><p class="ingredient-item-name is-strikethrough-active"><span class="wpzoom-rcb-ingredient-amount">4</span> <span class="wpzoom-rcb-ingredient-name">ears corn</span></p></li><li id="w-2" class="ingredient-item"><span class="tick-circle"></span><p class="ingredient-item-name">2 tablespoons white miso</p></li><li class="ingredient-item"><span class="tick-circle"></span><p class="ingredient-item-name">60 g soft butter</p></li></ul></div><div class="recipe-card-directions"><h3 class="directions-title">Directions</h3><ul class="directions-list"><li id="wpzoom-rcb-direction-step-1" class="direction-step">Boil the corn for 5 minutes.</li><li class="direction-step">Mash the miso into the butter.</li><li class="direction-step">Slather it on and char under the grill.</li></ul></div><div class="recipe-card-video no-print"><h3 class="video-title">Recipe Video</h3></div><div class="recipe-card-notes"><h3 class="notes-title">Notes</h3><ul class="recipe-card-notes-list"><li>Use red miso for more salt.</li></ul></div></div></article>`,
    ),
  },
  {
    name: 'WP Delicious with its own lists',
    says: `= Coconut Dal
+ For the dal
- 200 g red lentils
- 400 ml coconut milk
+ For the tadka
- 1 tsp cumin seeds
* Rinse the lentils until the water is clear.
* Simmer in the coconut milk for 20 mins.
* Fry the cumin and pour over.`,
    source: page(
      'Coconut Dal',
      `<div class="dr-single-recipe"><h1 class="entry-title">Coconut Dal</h1><div id="dr-recipe-meta-main" class="dr-summary-holder"><div class="dr-recipe-summary-inner"><h2 class="dr-recipe-title">Coconut Dal</h2><span class="dr-meta-title">Servings</span><b>4</b></div></div><div class="dr-ingredients-list" id="dr-ingredients-list"><div class="dr-ingrd-title-wrap"><h3 class="dr-title">Ingredients</h3><div class="dr-ingredients-scale"><label>Servings</label><input type="number" value="4"></div></div><h4 class="dr-title">For the dal</h4><ul class="dr-unordered-list"><li><input type="checkbox" id="dr-ing-1"><label for="dr-ing-1"><span class="ingredient_quantity">200</span> <span class="ingredient_unit">g</span> <span class="ingredient_name">red lentils</span></label></li><li><input type="checkbox"><label><span class="ingredient_quantity">400</span> <span>ml</span> <span>coconut milk</span></label></li></ul><h4 class="dr-title">For the tadka</h4><ul class="dr-unordered-list"><li><label>1 tsp cumin seeds</label></li></ul></div><div class="dr-instructions" id="dr-steps"><div class="dr-instrc-title-wrap"><h3 class="dr-title">Instructions</h3></div><ol class="dr-ordered-list"><li id="instruction-0"><input type="checkbox"><div class="dr-instruction"><h4 class="dr-title">Step 1</h4><div class="dr-instruction-body">Rinse the lentils until the water is clear.</div></div></li><li><div class="dr-instruction"><h4 class="dr-title">Step 2</h4><div>Simmer in the coconut milk for 20 mins.</div></div></li><li><div class="dr-instruction"><h4>Step 3</h4><div>Fry the cumin and pour over.</div></div></li></ol></div></div>`,
    ),
    sections: true,
  },
  {
    name: 'Jetpack shortcodes',
    says: `= Sheet Pan Gnocchi
- 1 lb. gnocchi
- 1 pint cherry tomatoes
- ¼ cup pesto
* Toss the gnocchi and tomatoes with oil.
* Roast at 425 for 20 minutes.
* Stir in the pesto.`,
    source: page(
      'Sheet Pan Gnocchi | Small Kitchen, Big Pans',
      `<div class="hrecipe h-recipe jetpack-recipe"><h3 class="p-name jetpack-recipe-title fn">Sheet Pan Gnocchi</h3><ul class="jetpack-recipe-meta"><li class="jetpack-recipe-servings p-yield yield"><strong>Servings: </strong>4</li><li class="jetpack-recipe-time"><time class="dt-duration" datetime="PT30M"><strong>Time:</strong> 30 minutes</time></li><li class="jetpack-recipe-print"><a href="#">Print</a></li></ul><div class="jetpack-recipe-content"><div class="jetpack-recipe-notes"><p>Rated 5.0 by one reader.</p></div><div class="jetpack-recipe-ingredients"><h4 class="jetpack-recipe-ingredients-title">Ingredients</h4><ul><li class="jetpack-recipe-ingredient p-ingredient ingredient">1 lb. gnocchi</li><li class="jetpack-recipe-ingredient p-ingredient ingredient">1 pint cherry tomatoes</li><li class="jetpack-recipe-ingredient p-ingredient ingredient">&frac14; cup pesto</li></ul></div><div class="jetpack-recipe-directions e-instructions"><h4 class="jetpack-recipe-directions-title">Directions</h4><ol><li>Toss the gnocchi and tomatoes with oil.</li><li>Roast at 425 for 20 minutes.</li><li>Stir in the pesto.</li></ol></div></div></div>`,
    ),
  },
  {
    name: 'an old hand-made page in capitals and fonts',
    says: `= AUNT MAE'S CORN CHOWDER
- 4 slices bacon, diced
- 1 onion, chopped
- 3 c. milk
- 2 c. corn
- Salt & pepper to taste
* Fry bacon until crisp.
* Add onion and cook until soft.
* Add milk and corn and heat through, do not boil!`,
    source: `<HTML><HEAD><TITLE>AUNT MAE'S CORN CHOWDER</TITLE></HEAD><BODY BGCOLOR="#FFFFCC"><CENTER><H1><FONT COLOR="brown">AUNT MAE'S CORN CHOWDER</FONT></H1><IMG SRC="corn.gif"></CENTER><HR><B>Ingredients:</B><BR>4 slices bacon, diced<BR>1 onion, chopped<BR>3 c. milk<BR>2 c. corn<BR>Salt &amp; pepper to taste<P><B>Directions:</B><P>Fry bacon until crisp.<P>Add onion and cook until soft.<P>Add milk and corn and heat through, do not boil!<P><HR><A HREF="index.html">Back to the index</A><BR><FONT SIZE="-2">You are visitor 10382</FONT></BODY></HTML>`,
  },
  {
    name: 'a blog of the first hour: everything in one block with bold labels',
    says: `= Cinnamon Pull-Apart Bread
+ Dough
- 3 cups flour
- 2 1/4 tsp yeast
- 1 cup warm milk
+ Filling
- 1 cup sugar
- 2 tsp cinnamon
* Mix everything for the dough and let it rise for an hour.
* Roll it out, brush with butter and sprinkle with the filling.
* Cut, stack and bake at 350 for 30-35 minutes.`,
    source: page(
      'My Flour Apron: Cinnamon Pull-Apart Bread',
      `<div class="header"><h1 class="title">My Flour Apron</h1></div><div class="post hentry"><h3 class="post-title entry-title"><a href="/2009/11/bread.html">Cinnamon Pull-Apart Bread</a></h3><div class="post-body entry-content">I have been wanting to make this for ages!<br /><br /><a href="x.jpg"><img src="x.jpg" /></a><br /><br /><b>Cinnamon Pull-Apart Bread</b><br /><i>adapted from my neighbor</i><br /><br /><b><u>Dough</u></b><br />3 cups flour<br />2 1/4 tsp yeast<br />1 cup warm milk<br /><br /><b><u>Filling</u></b><br />1 cup sugar<br />2 tsp cinnamon<br /><br />1. Mix everything for the dough and let it rise for an hour.<br /><br />2. Roll it out, brush with butter and sprinkle with the filling.<br /><br />3. Cut, stack and bake at 350 for 30-35 minutes.<div style="clear: both;"></div></div><div class="post-footer">Posted by Dee at <a href="#">7:31 AM</a> <a href="#">14 comments</a></div></div><div class="sidebar section"><h2>Labels</h2><ul><li>bread (3)</li><li>soup (12)</li></ul></div>`,
    ),
    sections: true,
  },
  {
    name: 'a block editor without any plug-in',
    says: `= Crispy Tofu with Peanut Sauce
- 400g firm tofu
- 2 tablespoons cornflour
- 3 tablespoons peanut butter
- 1 lime, juiced
* Press the tofu for at least 15 minutes, then cut into cubes.
* Toss with the cornflour and fry until golden all over.
* Whisk the peanut butter, lime juice and a splash of hot water. Spoon over the tofu.`,
    source: page(
      'Crispy Tofu with Peanut Sauce &#8211; Green Fork',
      `<header><p class="wp-block-site-title"><a href="https://greenfork.example">Green Fork</a></p></header><main class="wp-block-group"><h1 class="wp-block-post-title">Crispy Tofu with Peanut Sauce</h1><div class="entry-content wp-block-post-content"><p>You asked for it, so here it is.</p><figure class="wp-block-image"><img src="t.jpg" alt=""/><figcaption class="wp-element-caption">Tofu, crispy at last</figcaption></figure><h3 class="wp-block-heading"><strong>What you&#8217;ll need</strong> (serves 2)</h3><ul class="wp-block-list"><li>400g firm tofu</li><li>2 tablespoons cornflour</li><li>3 tablespoons peanut butter</li><li>1 lime, juiced</li></ul><h3 class="wp-block-heading"><strong>How to make it</strong></h3><ol class="wp-block-list"><li>Press the tofu for at least 15 minutes, then cut into cubes.</li><li>Toss with the cornflour and fry until golden all over.</li><li>Whisk the peanut butter, lime juice and a splash of hot water. Spoon over the tofu.</li></ol><p>That&#8217;s it! Let me know in the comments how it went.</p><h3 class="wp-block-heading">Share this:</h3><div class="sharedaddy"><ul><li><a href="#">Twitter</a></li></ul></div></div></main>`,
    ),
  },
])
