// Single pages of the tuned half: names of whole sites above a recipe, and marks that say more than a recipe.
import { casePages, page } from './case-page.ts'

const ROWS = ['300 g rye flour', '2 eggs', '1 tsp caraway']
const TOLD = [
  'Stir everything into a dough that is still soft.',
  'Let it rest overnight under a cloth.',
  'Bake it for 50 minutes and let it cool on a rack.',
]
const SAYS = `= Caraway Loaf
${ROWS.map((row) => `- ${row}`).join('\n')}
${TOLD.map((step) => `* ${step}`).join('\n')}`
const LIST = `<h3>Ingredients</h3><ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul>`
const WORK = `<h3>Method</h3><ol>${TOLD.map((step) => `<li>${step}</li>`).join('')}</ol>`
const loaf = (
  name: string,
  body: string,
  { head = '<title>Loaves</title>', says = SAYS } = {},
) => ({
  name,
  says,
  sections: says !== SAYS,
  source: page(body, head),
})
const marked = (body: string) =>
  `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Caraway Loaf</h1>${body}</div>`
const markedRows = `<ul>${ROWS.map((row) => `<li itemprop="recipeIngredient">${row}</li>`).join('')}</ul>`
const markedSteps = (inner: string) => `<div itemprop="recipeInstructions">${inner}</div>`
const paragraphs = TOLD.map((step) => `<p>${step}</p>`).join('')
const PARTED = `= Caraway Loaf
+ Dough
${ROWS.map((row) => `- ${row}`).join('\n')}
+ Glaze
- 1 egg yolk
- 1 tbsp milk
${TOLD.map((step) => `* ${step}`).join('\n')}`
const PARTED_ROWS = ['Dough', ...ROWS, 'Glaze', '1 egg yolk', '1 tbsp milk']

export const siteFrames = casePages([
  loaf(
    'the only post of a page below the name of the blog',
    `<div id="top"><h1>Loaves</h1></div><h2 class="entry-title">Caraway Loaf</h2>${LIST}${WORK}`,
    { head: '<title>Loaves | Bread and more</title>' },
  ),
  loaf(
    'a title in a small heading where the page names the site alone',
    `<div><h5><b>Caraway Loaf</b></h5></div>${LIST}${WORK}`,
  ),
  loaf(
    'a collection as the heading of the page',
    `<header><h1>Recipes of Lina</h1></header><article><h2>Caraway Loaf</h2>${LIST}${WORK}</article>`,
    { head: '<title>Recipes of Lina</title>' },
  ),
  loaf(
    'a heading that leads home',
    `<a href="index.html"><h1>Loaves and Crumbs</h1></a><div><h3>Caraway Loaf</h3>${LIST}${WORK}</div>`,
    { head: '<title>Loaves and Crumbs</title>' },
  ),
  loaf(
    'a logo as the first heading, and its name in front of the title',
    `<h1 class="logo"><a href="../index.php">Crumbs</a></h1><main><h2>Caraway Loaf</h2>${LIST}${WORK}</main>`,
    { head: '<title>Crumbs - Caraway Loaf</title>' },
  ),
  loaf(
    'no heading, but a name for the title, and servings and times in a list of their own',
    `<div class="recipeName">Caraway Loaf</div><ol>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ol>
    <ol><li>6 personnes</li><li>20min de préparation</li><li>50min de cuisson</li></ol><div>${paragraphs}</div>`,
    { head: '' },
  ),
  loaf(
    'parts by their names: how many it makes above the list, and a word between two lists',
    `<h1>Caraway Loaf</h1><div class="skladniki"><div>15 - 18 sztuk</div>
    <ul>${ROWS.slice(0, 2)
      .map((row) => `<li>${row}</li>`)
      .join('')}</ul><div>Oraz</div>
    <ul>${ROWS.slice(2)
      .map((row) => `<li>${row}</li>`)
      .join('')}</ul></div>
    <div class="przygotowanie">${paragraphs}</div>`,
  ),
  loaf(
    'how many portions as a heading above the list, the number in a field',
    `<h1>Caraway Loaf</h1><h2>Ingredienser</h2><h3>Antall porsjoner</h3><input type="number" value="4">
    <ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul><h2>Slik gjør du</h2>${paragraphs}`,
  ),
  loaf(
    'steps below their numbers as headings, and what else can be made of it in a block of its own',
    `<h1>Caraway Loaf</h1><h2>Zutaten</h2><ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul>
    <div>Zubereitung:</div>${TOLD.map((step, at) => `<div><h3>${at + 1}</h3><p>${step}</p></div>`).join('')}
    <section><div>Rezeptvariation</div><div>Statt Kümmel passen Fenchel und Anis sehr gut in dieses Brot.</div></section>`,
  ),
  loaf(
    'all of a recipe named instructions, and tags named as ingredients',
    `<div class="hrecipe"><h1 class="fn">Caraway Loaf</h1><div class="info instructions">
    <p>A loaf that keeps for a week.</p><h3>Ingredients</h3>
    <ul>${ROWS.map((row) => `<li class="ingredient">${row}</li>`).join('')}</ul>
    <h3>Method</h3>${paragraphs}
    <span class="ingredient">Ingredients: <a rel="tag">Rye</a>, <a rel="tag">Eggs</a></span></div></div>`,
  ),
  loaf(
    'the list in a column behind the steps, below a title that is named after the column',
    `<h1>Caraway Loaf</h1><p>It keeps for a week.</p><h2>Method</h2><ol>${TOLD.map((step) => `<li>${step}</li>`).join('')}</ol>
    <div class="sidebar"><div class="sidebar-title">Ingredients</div>
    <ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul></div>`,
  ),
  loaf(
    'steps in one text that begins with the name of the dish',
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Caraway Loaf', recipeIngredient: ROWS, recipeInstructions: ['Caraway Loaf', ...TOLD].join('\n') })}</script>`,
  ),
  loaf(
    'data without amounts, which the page shows in lines of their own behind the names',
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Caraway Loaf', recipeIngredient: ['mąka', 'woda', 'kminek', 'sól'], recipeInstructions: TOLD })}</script>
    <h1>Caraway Loaf</h1><h2>Składniki</h2><p>mąka</p><p>300 gramów</p><p>woda</p><p>1 szklanka</p><p>kminek</p><p>2 łyżki</p><p>sól</p>`,
    {
      says: SAYS.replace(
        /(?:- .*\n)+/,
        ['mąka 300 gramów', 'woda 1 szklanka', 'kminek 2 łyżki', 'sól']
          .map((row) => `- ${row}\n`)
          .join(''),
      ),
    },
  ),
  loaf(
    'two headings of the first rank, one of all pages',
    `<header><h1>The World of Crumbs</h1></header><main><h1>Caraway Loaf</h1>${LIST}${WORK}</main>`,
    { head: '<title>Caraway - Bakery of ours</title>' },
  ),
  loaf(
    'a heading with the day in it',
    `<h2 class="entry-title"><time datetime="2019-06-05">Jun 5 </time>Caraway Loaf</h2>${LIST}${WORK}`,
    { head: '<title>Caraway Loaf — CRUMBS</title>' },
  ),
  loaf(
    'a site and a kind in front of the title',
    marked(`${markedRows}${markedSteps(paragraphs)}`),
    { head: '<title>Crumbs.com - Recipe - Caraway Loaf</title>' },
  ),
  loaf(
    'a heading that only says recipes, below the recipe',
    `<h1>Caraway Loaf</h1>${LIST}${WORK}<header><h1><a href="/all">Recipes</a></h1></header>`,
    { head: '<title>Recipes - Caraway Loaf</title>' },
  ),
  loaf(
    'lists within headings',
    `<h1>Caraway Loaf</h1><h3>Ingredients</h3><h4><ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul></h4><h3>Method</h3><h4><ol><li>Mix all the ingredients of the list above</li>${TOLD.map((step) => `<li>${step}</li>`).join('')}</ol></h4>`,
    {
      head: '<title>Caraway Loaf</title>',
      says: SAYS.replace('* ', '* Mix all the ingredients of the list above\n* '),
    },
  ),
  loaf(
    'a heading above the titles of marked steps',
    marked(
      `${markedRows}${markedSteps(`<h2>Preparation</h2>${TOLD.map((step, at) => `<div><span>${at + 1}</span><h4>Part ${'ABC'[at]} of it</h4><p>${step}</p></div>`).join('')}`)}`,
    ),
  ),
  loaf(
    'a tip that is marked as a step below its own heading',
    marked(
      `${markedRows}<h2>Method</h2>${markedSteps(paragraphs)}<h2>Tipp zu diesem Rezept</h2><p itemprop="recipeInstructions">Bake two at once and freeze one.</p>`,
    ),
    { says: `${SAYS}\n* Bake two at once and freeze one.` },
  ),
  loaf(
    'a note and the yield among marked paragraphs',
    marked(
      `${markedRows}${markedSteps(`${paragraphs}<p>Note: rye from a mill tastes best.</p><p>Yield: 1 loaf</p>`)}`,
    ),
    { says: `${SAYS}\n* Note: rye from a mill tastes best.` },
  ),
  loaf(
    'what a portion has within the marked steps',
    marked(
      `${markedRows}${markedSteps(`${paragraphs}<div><p>Per serving: Calories (kcal) 212.5, Fat (g) 2.0</p><p>Nutritional analysis provided by Crumbs</p></div>`)}`,
    ),
  ),
  loaf(
    'all ingredients in one attribute with commas',
    marked(
      `<meta itemprop="recipeIngredient" content="${ROWS.join(', ')}">${markedSteps(paragraphs)}`,
    ),
  ),
  loaf(
    'all steps in one attribute with commas and numbers',
    marked(
      `${markedRows}<meta itemprop="recipeInstructions" content="${TOLD.map((step, at) => `${at + 1}. ${step}`).join(' ,')}">`,
    ),
  ),
  loaf(
    'titles among marked ingredients by their names',
    marked(
      `<table>${PARTED_ROWS.map((row) => `<tr itemprop="ingredients"><td><span class="${/^\p{Lu}/u.test(row) ? 'ingredient ingHeading' : 'ingredient'}">${row}</span></td></tr>`).join('')}</table>${markedSteps(paragraphs)}`,
    ),
    { says: PARTED },
  ),
  loaf(
    'marked ingredients three times over, each with a one',
    marked(
      `${[0, 1, 2].map(() => ROWS.map((row) => `<span itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="name">${row}</span>: <span itemprop="amount">1</span></span>`).join('')).join('')}${markedSteps(paragraphs)}`,
    ),
  ),
  loaf(
    'numbers in boxes of their own, glued to marked steps',
    marked(
      `${markedRows}${markedSteps(`<ol>${TOLD.map((step, at) => `<li><span class="number_divider">${at + 1}</span>${step}</li>`).join('')}</ol>`)}`,
    ),
  ),
  loaf(
    'titles in data that the page has in bold with a colon',
    `<h1>Caraway Loaf</h1><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Caraway Loaf', recipeIngredient: PARTED_ROWS, recipeInstructions: TOLD })}</script><div><p><strong>Dough:</strong><br>${ROWS.join('<br>')}</p><p><strong>Glaze:</strong><br>1 egg yolk<br>1 tbsp milk</p></div>${WORK}`,
    { says: PARTED },
  ),
  loaf(
    'notes in brackets of a program in data',
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Caraway Loaf', recipeIngredient: ['300 g rye flour', '2 eggs (, beaten (Note 1))', '1 tsp caraway ((whole), or cumin)'], recipeInstructions: TOLD })}</script>`,
    {
      says: SAYS.replace('2 eggs', '2 eggs (, beaten (Note 1))').replace(
        'caraway\n',
        'caraway ((whole), or cumin)\n',
      ),
    },
  ),
  loaf(
    'names to press behind their amounts',
    `<h1>Caraway Loaf</h1><div class="recipe-ingredients">${[
      ['300', 'g', 'rye flour', ', sifted'],
      ['2', '', 'eggs', ''],
      ['1', 'tsp', 'caraway', ''],
    ]
      .map(
        ([count, unit, name, rest]) =>
          `<div><label for="i"><input type="checkbox" id="i"><span><span>${count} </span>${unit} <div><button type="button"><span>${name}</span></button></div>${rest}</span></label></div>`,
      )
      .join(
        '',
      )}</div><div class="recipe-instructions"><div class="headnote"><h2>BEFORE YOU BEGIN</h2><p>Rye from a mill is the best for this one.</p></div>${paragraphs}</div>`.replace(
      paragraphs,
      `<h2>INSTRUCTIONS</h2>${paragraphs}`,
    ),
    { says: SAYS.replace('rye flour', 'rye flour, sifted') },
  ),
  loaf(
    'headings with a dash behind them, numbers with one, and what is said in other blocks',
    `<h1>Caraway Loaf</h1><div><p><strong>Ingredients</strong>-</p>${ROWS.map((row) => `<p>${row}</p>`).join('')}<p><strong>Method</strong>-</p>${TOLD.map((step, at) => `<p>${at + 1}- ${step}</p>`).join('')}</div><div><div><p>If you have a stone, use it for this bread.</p></div></div><div><div><p>Caraway could not be simpler to love.</p></div></div>`,
  ),
  loaf(
    'a footnote below paragraphs',
    `<h1>Caraway Loaf</h1>${LIST.replace('caraway', 'caraway*')}<h3>Method</h3>${paragraphs}<p><i>*I only took half of it.</i></p>`,
    { says: SAYS.replace('1 tsp caraway', '1 tsp caraway*') },
  ),
  loaf(
    'the last entry of a counted list without its number',
    `<h1>Caraway Loaf</h1><h3>What goes in:</h3><ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul><h3>So it is done</h3><ol>${TOLD.map((step, at) => `<li><p>${at < 2 ? `${at + 1}. ` : ''}${step}</p></li>`).join('')}</ol>`,
  ),
  loaf(
    'some steps counted and others not',
    marked(
      `${markedRows}${markedSteps(`1. ${TOLD[0]}<br><br>(Mine was quite sticky.)<br><br>2. ${TOLD[1]}<br><br>3.${TOLD[2]}<br><br>It keeps for a week.`)}`,
    ),
    {
      says: `= Caraway Loaf
${ROWS.map((row) => `- ${row}`).join('\n')}
* ${TOLD[0]}
* (Mine was quite sticky.)
* ${TOLD[1]}
* ${TOLD[2]}
* It keeps for a week.`,
    },
  ),
  loaf(
    'a window to send photos, named after its steps',
    `<h2>Caraway Loaf</h2><p><strong>Ingredients</strong></p><ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul><p><strong>Directions</strong></p><ol>${TOLD.map((step) => `<li>${step}</li>`).join('')}</ol><div class="window lightbox" style="display: none;"><h1>Upload a Photo</h1><div class="uploadStep">Click below to send your<br>photo to Crumbs!</div></div>`,
    { head: '<title>Caraway Loaf - Crumbs</title>' },
  ),
  loaf(
    'links to a list behind rows whose names alone are marked',
    `<div class="hrecipe"><h1 class="fn">Caraway Loaf</h1><ul>${[
      ['300 g', 'rye flour'],
      ['2', 'eggs'],
      ['1 tsp', 'caraway'],
    ]
      .map(
        ([amount, name]) =>
          `<li>${amount} <a href="#" class="ingredient">${name}</a> <a href="#" class="to_list">shopping list</a></li>`,
      )
      .join('')}</ul><div class="instructions">${paragraphs}</div></div>`,
  ),
  {
    name: 'several recipes on a page, the first is its own',
    says: SAYS,
    sections: false,
    source: page(
      `<h1>Caraway Loaf</h1>${LIST}${WORK}<h1>Seed Loaf</h1><h3>Ingredients</h3><ul><li>400 g spelt flour</li><li>50 g seeds</li><li>20 g yeast</li><li>10 g salt</li></ul><h3>Method</h3><p>Knead it for ten minutes and let it rise.</p><p>Bake it until it sounds hollow.</p>`,
      '<title>Loaves</title>',
    ),
  },
  {
    name: 'several recipes in boxes that are named after their parts',
    says: SAYS,
    sections: false,
    source: page(
      [
        ['Caraway Loaf', ROWS, TOLD],
        [
          'Seed Loaf',
          ['400 g spelt flour', '50 g seeds', '20 g yeast'],
          ['Knead it for ten minutes and let it rise.', 'Bake it until it sounds hollow.'],
        ],
        [
          'Nut Loaf',
          ['200 g walnuts', '500 g wheat flour'],
          [
            'Chop the walnuts, roast them in a dry pan and let them cool before they go into the dough.',
            'Bake the loaf for an hour and let it rest for another one before anybody cuts it.',
          ],
        ],
      ]
        .map(
          ([title, rows, told]) =>
            `<div class="box"><div><div><h1>${title}</h1></div></div></div><div class="box"><div><div class="recipe-ingredients"><h2>Składniki</h2><ul>${(rows as string[]).map((row) => `<li>${row}</li>`).join('')}</ul></div><div class="recipe-method"><h2>Przygotowanie</h2>${(told as string[]).map((step) => `<p>${step}</p>`).join('')}</div></div></div>`,
        )
        .join('<hr>'),
      '<title>Loaves of ours</title>',
    ),
  },
  {
    name: 'parts with two lists each and no other headings',
    says: `= Caraway Loaf
+ The Dough
${ROWS.map((row) => `- ${row}`).join('\n')}
+ The Glaze
- 1 egg yolk
- 1 tbsp milk
# The Dough
${TOLD.map((step) => `* ${step}`).join('\n')}
# The Glaze
* Whisk both until they foam a little.
* Brush the loaf with it while it is warm.`,
    sections: false,
    source: page(
      `<h1>Caraway Loaf</h1><h2>The Dough</h2><ul>${ROWS.map((row) => `<li>${row}</li>`).join('')}</ul><ol>${TOLD.map((step) => `<li>${step}</li>`).join('')}</ol><h2>The Glaze</h2><ul><li>1 egg yolk</li><li>1 tbsp milk</li></ul><ol><li>Whisk both until they foam a little.</li><li>Brush the loaf with it while it is warm.</li></ol>`,
      '<title>Caraway Loaf</title>',
    ),
  },
  {
    name: 'numbers in boxes of their own in front of many marked steps',
    says: `= Caraway Loaf
${ROWS.map((row) => `- ${row}`).join('\n')}
${[...TOLD, 'Spoon butter onto it.', '(Salted butter is best.)', 'Cut it into slices.'].map((step) => `* ${step}`).join('\n')}`,
    sections: false,
    source: page(
      marked(
        `${markedRows}${[...TOLD, 'Spoon butter onto it.', '(Salted butter is best.)', 'Cut it into slices.'].map((step, at) => `<div itemprop="recipeInstructions"><div class="num">${at + 1}</div><div class="txt">${step}</div></div>`).join('')}`,
      ),
      '<title>Caraway Loaf</title>',
    ),
  },
  loaf(
    'the yield behind the last of marked steps',
    marked(
      `${markedRows}${markedSteps(TOLD.map((step, at) => `<p>${step}${at === 2 ? ' Yield: 12 slices.' : ''}</p>`).join(''))}`,
    ),
  ),
  loaf(
    'how many it makes, between the heading and the first row',
    `<h1>Caraway Loaf</h1><h4>Det skal du bruge:</h4><p><em>Ca. 24 stk.</em></p>${ROWS.map((row) => `<p>${row}</p>`).join('')}${WORK}`,
  ),
  loaf(
    'what to know before one begins, as the first of the steps',
    `<h1>Caraway Loaf</h1>${LIST}<h3>Method</h3><h4>Before you begin</h4><p>Warm the oven well ahead.</p><h4>The bread</h4>${paragraphs}`,
    { says: SAYS.replace('* Stir', '* Warm the oven well ahead.\n* Stir') },
  ),
  loaf(
    'notes above all marked steps',
    marked(
      `${markedRows}<h3>Notes</h3><p>It keeps for a week.</p><ol>${TOLD.map((step) => `<li itemprop="recipeInstructions">${step}</li>`).join('')}</ol>`,
    ),
  ),
  loaf(
    'a tip between marked steps',
    marked(
      `${markedRows}${TOLD.map((step, at) => `${at === 1 ? '<h4>Tip</h4><p>Use a wooden spoon.</p>' : ''}<p itemprop="recipeInstructions">${step}</p>`).join('')}`,
    ),
  ),
  loaf(
    'the title in the head of a page whose stories have headings',
    `<header><h1>Caraway Loaf</h1></header><h2>Why caraway</h2><p>It grows beside every road here.</p>${LIST}${WORK}`,
    { head: '<title>Crumbs</title>' },
  ),
  loaf(
    'a title that only the page itself names, above a story',
    `<div class="name">Caraway Loaf</div><h2>A Sunday at the mill</h2><p>We went there by bike.</p>${LIST}${WORK}`,
    { head: '<title>Caraway Loaf</title>' },
  ),
  loaf(
    'a story that lists some of it before the card does',
    `<h1>Caraway Loaf</h1><h2>What you need</h2><ul>${ROWS.slice(0, 2)
      .map((row) => `<li>${row}</li>`)
      .join(
        '',
      )}</ul><h2>How to make it</h2><p>Stir it as the picture shows.</p><h2>Caraway Loaf</h2>${LIST}${WORK}`,
    { head: '<title>Caraway Loaf</title>' },
  ),
  loaf(
    'another recipe in an aside that is named after its parts',
    `<h1>Caraway Loaf</h1><aside><div><div class="recipe-ingredients"><ul><li>3 pears</li><li>100 g sugar</li></ul></div></div><div><div class="recipe-instructions"><p>Boil the pears.</p><p>Sugar them.</p></div></div></aside><main><div><div class="recipe-ingredients">${markedRows}</div></div><div><div class="recipe-instructions">${paragraphs}</div></div></main>`,
  ),
  loaf(
    'how long it takes within the title',
    `<h1>Bread in <time>50 minutes</time></h1>${LIST}${WORK}`,
    { head: '<title>Crumbs</title>', says: SAYS.replace('Caraway Loaf', 'Bread in 50 minutes') },
  ),
])
