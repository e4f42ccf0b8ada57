// More single pages of the tuned half: cards of plug-ins, marked elements, and what people paste.
import { casePages, data, page } from './case-page.ts'

export const moreCases = casePages([
  {
    name: 'a card whose groups only its headings name',
    says: `= Sweet Potato Hash
+ Hash
- 2 sweet potatoes
- 1 onion
+ Top
- 4 eggs
* Dice and fry.
* Crack the eggs on top.`,
    sections: true,
    source: page(
      `<h1 class="entry-title">Sweet Potato Hash</h1><div class="easyrecipe"><div itemscope itemtype="http://schema.org/Recipe"><div itemprop="name" class="ERSName">Sweet Potato Hash</div><div class="ERSIngredients"><div class="ERSIngredientsHeader ERSHeading">Ingredients</div><div class="ERSSectionHead">Hash</div><ul><li class="ingredient" itemprop="ingredients">2 sweet potatoes</li><li class="ingredient" itemprop="ingredients">1 onion</li></ul><div class="ERSSectionHead">Top</div><ul><li class="ingredient" itemprop="ingredients">4 eggs</li></ul></div><div class="ERSInstructions"><ol><li itemprop="recipeInstructions">Dice and fry.</li><li itemprop="recipeInstructions">Crack the eggs on top.</li></ol></div></div></div>`,
    ),
  },
  {
    name: 'an element that is marked by two microformats at once',
    says: `= Plum Jam
- 1 kg plums
- 500 g sugar
* Pit the plums.
* Boil with sugar.`,
    source: page(
      `<h1>Plum Jam</h1><div class="hrecipe h-recipe"><h3 class="p-name fn">Plum Jam</h3><ul><li class="ingredient p-ingredient">1 kg plums</li><li class="ingredient p-ingredient">500 g sugar</li></ul><div class="e-instructions"><ol><li>Pit the plums.</li><li>Boil with sugar.</li></ol></div></div>`,
    ),
  },
  {
    name: 'RDFa with things for ingredients',
    says: `= Flan
- 3 eggs
- 1 l milk
* Beat the eggs.
* Add milk and bake.`,
    source: page(
      `<div typeof="v:Recipe"><h2 property="v:name">Flan</h2><ul><li><span rel="v:ingredient"><span typeof="v:Ingredient"><span property="v:amount">3</span> <span property="v:name">eggs</span></span></span></li><li><span rel="v:ingredient"><span typeof="v:Ingredient"><span property="v:amount">1 l</span> <span property="v:name">milk</span></span></span></li></ul><div rel="v:instructions"><div property="v:instruction">Beat the eggs.</div><div property="v:instruction">Add milk and bake.</div></div></div>`,
    ),
  },
  {
    name: 'amounts that stand outside of what is marked',
    says: `= Scones
- 250 g flour
- 50 g butter
* Rub butter into flour.
* Bake.`,
    source: page(
      `<div itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">Scones</span><dl><dt>250 g</dt><dd itemprop="recipeIngredient">flour</dd><dt>50 g</dt><dd itemprop="recipeIngredient">butter</dd></dl><p itemprop="recipeInstructions">Rub butter into flour. <br><br>Bake.</p></div>`,
    ),
  },
  {
    name: 'steps of several paragraphs under labels that count',
    says: `= Naan
- 2 cups flour
- 1 cup yogurt
* Mix flour and yogurt. Rest it.
* Fry.`,
    source: page(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Naan</h1><p itemprop="recipeIngredient">2 cups flour</p><p itemprop="recipeIngredient">1 cup yogurt</p><ol itemprop="recipeInstructions"><li><h4>Step 1</h4><p>Mix flour and yogurt.</p><p>Rest it.</p></li><li><h4>Step 2</h4><p>Fry.</p></li></ol></div>`,
    ),
  },
  {
    name: 'a heading that names the dish instead of the method',
    says: `= Beans on Toast
- 1 tin beans
- 2 slices toast
* Heat the beans.
* Pour over toast.`,
    source: page(
      `<article><h1>Beans on Toast</h1><h2><strong>Ingredients</strong></h2><ul><li>1 tin beans</li><li>2 slices toast</li></ul><h2>How to make beans on toast</h2><ol><li><strong>Heat</strong> the beans.</li><li><strong>Pour</strong> over toast.</li></ol><h2>How to serve beans on toast</h2><p>Hot.</p></article>`,
    ),
  },
  {
    name: 'another part of the dish behind the steps of the first',
    says: `= Pudim
+ 
- 1 lata de leite condensado
- 3 ovos
+ Calda
- 1 xícara de açúcar
* Bata tudo.
* Asse em banho-maria.`,
    sections: true,
    source: page(
      `<h1>Pudim</h1><h3>Ingredientes</h3><ul><li>1 lata de leite condensado</li><li>3 ovos</li></ul><h3>Modo de Preparo</h3><ol><li>Bata tudo.</li><li>Asse em banho-maria.</li></ol><h3>Calda</h3><ul><li>1 xícara de açúcar</li></ul><h3>Informações adicionais</h3><p>Serve 8.</p>`,
    ),
  },
  {
    name: 'headings in capitals that are paragraphs, tags at the end',
    says: `= Gazpacho
- 1 kg de tomates
- 1 pimiento verde
- Sal
* Lavamos y troceamos las verduras.
* Trituramos todo y enfriamos.`,
    source: page(
      `<h1>Gazpacho</h1><div class="entry-content"><p>INGREDIENTES (4 personas)</p><p>1 kg de tomates</p><p>1 pimiento verde</p><p>Sal</p><p>ELABORACIÓN</p><p>Lavamos y troceamos las verduras.</p><p>Trituramos todo y enfriamos.</p><p>¡Buen provecho!</p><p>Etiquetas: sopas</p></div>`,
    ),
  },
  {
    name: 'signs, entities and doubled brackets in data',
    says: `= Muffins – the best
- 1 cup flour (sifted)
- 2 eggs, beaten
- ½ tsp salt
* Mix.
* Bake.`,
    source: page(
      '',
      data({
        name: 'Muffins &#8211; the best',
        recipeIngredient: ['▢ 1 cup flour ((sifted))', '2  eggs , beaten', '&frac12; tsp salt'],
        recipeInstructions: [
          { '@type': 'HowToStep', text: '1. Mix.' },
          { '@type': 'HowToStep', text: '2. Bake.' },
        ],
      }),
    ),
  },
  {
    name: 'numbers of steps in a table',
    says: `= Kasza z masłem
- 200 g kaszy
- 50 g masła
* Ugotuj kaszę w osolonej wodzie.
* Dodaj masło.`,
    source: page(
      `<h1>Kasza z masłem</h1><h2>Składniki</h2><table><tr><td>200 g</td><td>kaszy</td></tr><tr><td>50 g</td><td>masła</td></tr></table><h2>Przygotowanie</h2><table><tr><td>1</td><td>Ugotuj kaszę w osolonej wodzie.</td></tr><tr><td>2</td><td>Dodaj masło.</td></tr></table>`,
    ),
  },
  {
    name: 'a post with keycaps and hashtags',
    says: `= CREAMY TOMATO PASTA
- 200g pasta
- 1 tin tomatoes
- Salt & pepper
* Cook the pasta.
* Simmer tomatoes for 10 mins.`,
    source: `CREAMY TOMATO PASTA 🍅🍝\n\nThis is my fave!! Save for later 👇\n\nIngredients:\n200g pasta\n1 tin tomatoes\nSalt & pepper\n\nMethod:\n1️⃣ Cook the pasta.\n2️⃣ Simmer tomatoes for 10 mins.\n\n#pasta #dinner`,
  },
  {
    name: 'two recipes under numbered names',
    says: `= Hummus
- 1 can chickpeas
- 2 tbsp tahini
* Blend everything.
= Pita
- 500 g flour
- 300 ml water
* Knead.
* Bake hot.`,
    source: `Recipe 1: Hummus\nIngredients\n1 can chickpeas\n2 tbsp tahini\nMethod\nBlend everything.\n\nRecipe 2: Pita\nIngredients\n500 g flour\n300 ml water\nMethod\nKnead.\nBake hot.`,
  },
  {
    name: 'a text that a page shows as it was typed',
    says: `= Old Fudge
- 2 c. sugar
- 1 c. milk
- 1 T. butter
* Boil sugar and milk to soft ball.
* Add butter and beat.`,
    source: page(
      `<h1>Old Fudge</h1><pre>\n2 c. sugar\n1 c. milk\n1 T. butter\n\nBoil sugar and milk to soft ball.\nAdd butter and beat.\n</pre>`,
    ),
  },
  {
    name: 'elements that only their tests name',
    says: `= Tofu
- 1 block tofu
- 2 tbsp soy sauce
* Press the tofu.
* Fry in soy sauce.`,
    source: page(
      `<h1>Tofu</h1><div data-testid="ingredients"><div class="flex"><span>1</span><span>block tofu</span></div><div class="flex"><span>2 tbsp</span><span>soy sauce</span></div></div><div data-testid="instructions"><div class="flex"><div>1</div><div>Press the tofu.</div></div><div class="flex"><div>2</div><div>Fry in soy sauce.</div></div></div>`,
    ),
  },
  {
    name: 'headings in capitals in the data',
    says: `= Pretzels
+ FOR THE DOUGH
- 500 g flour
- 10 g salt
+ TOPPING
- BBQ sauce
# FOR THE DOUGH
* Mix it all well.
# TOPPING
* Put on top and bake.`,
    sections: true,
    source: page(
      '',
      data({
        name: 'Pretzels',
        recipeIngredient: ['FOR THE DOUGH', '500 g flour', '10 g salt', 'TOPPING', 'BBQ sauce'],
        recipeInstructions: 'FOR THE DOUGH\nMix it all well.\nTOPPING\nPut on top and bake.',
      }),
    ),
  },
  {
    name: 'servings and times among the parts',
    says: `= Gulasch
- 800 g Rindfleisch
- Salz und Pfeffer
* Fleisch würfeln und anbraten.
* Zwei Stunden schmoren.`,
    source: page(
      `<main><h1>Gulasch</h1><article class="recipe-ingredients"><h2>Zutaten</h2><form><label>Portionen</label></form><table class="ingredients"><tr><td>800&nbsp;g</td><td>Rindfleisch</td></tr><tr><td></td><td>Salz und Pfeffer</td></tr></table></article><article><h2>Nährwerte pro Portion</h2><div>kcal 400</div></article><article><h2>Zubereitung</h2><small>Arbeitszeit ca. 30 Minuten Gesamtzeit ca. 2 Stunden</small><div>Fleisch würfeln und anbraten.<br><br>Zwei Stunden schmoren.</div></article></main>`,
    ),
  },
  {
    name: 'a text whose ingredients have sections and no heading',
    says: `= Oma’s Plum Cake
+ For the dough
- 300 g flour
- 150 g butter
+ For the top
- 1 kg plums
- 2 tbsp sugar
* Knead flour and butter, and let it rest.
* Lay the plums on it and bake for 40 minutes.`,
    sections: true,
    source: `Oma’s Plum Cake\n\nServes 8\n\nFor the dough\n300 g flour\n150 g butter\n\nFor the top\n1 kg plums\n2 tbsp sugar\n\nMethod\n1. Knead flour and butter, and let it rest.\n2. Lay the plums on it and bake for 40 minutes.`,
  },
  {
    name: 'a single ingredient and a single step that is counted',
    says: `= Baked Tomatoes
- 1 kg tomatoes
* Bake them.`,
    source: `Baked Tomatoes\n\nIngredients\n- 1 kg tomatoes\nMethod\n1. Bake them.`,
  },
])
