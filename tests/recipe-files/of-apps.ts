// One recipe in the files of other apps, made as those apps document or show them.
import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate'

import {
  crouton,
  INGREDIENTS,
  json,
  mealie,
  mela,
  paprika,
  schema,
  STEPS,
  tandoor,
} from './as-json.ts'

const keeper = `<html><body><div class="recipe-details"><meta content="1" itemprop="recipeId"><meta content="4" itemprop="recipeRating"><meta content="True" itemprop="recipeIsFavourite">
<h2 itemprop="name">Pancakes</h2><div>Courses: <span>Main course</span><meta content="Main course" itemprop="recipeCourse"></div><meta content="Quick" itemprop="recipeCategory"><meta content="Sundays" itemprop="recipeCollection">
<div>Source: <a href="https://example.org/pancakes"><span itemprop="recipeSource">https://example.org/pancakes</span></a></div><div>Serving size: <span itemprop="recipeYield">4</span></div>
<div>Preparation time: 10 mins<meta content="PT10M" itemprop="prepTime"></div><div>Cooking time: 20 mins<meta content="PT20M" itemprop="cookTime"></div>
<div class="recipe-ingredients" itemprop="recipeIngredients">${INGREDIENTS.map((row) => `<p>${row}</p>`).join('')}</div><div itemprop="recipeDirections">${STEPS.map((row) => `<p>${row}</p>`).join('')}</div>
<div class="recipe-notes" itemprop="recipeNotes"><p>Best hot.</p></div><meta content="250" itemprop="recipeNutCalories"></div></body></html>`
const copied = `<html><body><div class="recipe"><div class="name">Pancakes</div><a class="original_link" href="https://example.org/pancakes">From here</a><div class="description">Thin ones.</div><span class="recipeCategory">Main course</span><span class="recipeYield">4</span><span class="prepTime">10 min</span><span class="cookTime">20 min</span><span class="rating">4</span>
<ul><li class="recipeIngredient_subheader">Batter</li>${INGREDIENTS.map((row) => `<li class="recipeIngredient">${row}</li>`).join('')}</ul><ol>${STEPS.map((row) => `<li class="instruction">${row}</li>`).join('')}</ol><ul><li class="recipeNote">Best hot.</li></ul></div></body></html>`
const cooklang = `---
title: Pancakes
servings: 4
time required: 30 min
source: https://example.org/pancakes
tags: [quick]
course: Main course
---
> Best hot.

Mix @flour{200%g} and @eggs{2}. -- by hand

Salt it with @salt{1%pinch} and fry in a #pan{} for ~{20%minutes}.`
const xml = `<?xml version="1.0"?><recipes><recipe><title>Pancakes</title><description>Thin ones.</description><yield>4</yield><activeTime>10 min</activeTime><totalTime>30 min</totalTime><source>Grandma</source><url>https://example.org/pancakes?a=1&amp;b=2</url><notes>Best hot.</notes><ingredients>${INGREDIENTS.join('\n')}</ingredients><instructions>${STEPS.join('\n')}</instructions><rating>4</rating><labels><label>quick</label></labels></recipe></recipes>`
const markdown = `# Pancakes\n\nThin ones.\n\nServes 4\n\n## Ingredients\n\n${INGREDIENTS.map((row) => `- ${row}`).join('\n')}\n\n## Method\n\n${STEPS.map((row, at) => `${at + 1}. ${row}`).join('\n')}\n`

export const zip = (files: Zippable) => zipSync(files)
/** A file of each kind, with words that must be found again somewhere in its recipe. */
export const FILES: [format: string, name: string, bytes: Uint8Array, kept: string[]][] = [
  [
    'Paprika',
    'a.paprikarecipes',
    zip({ 'Pancakes.paprikarecipe': gzipSync(json(paprika)) }),
    [
      'Thin ones.',
      'Best hot.',
      'With jam.',
      '250 kcal, 3 g fat',
      '10 min',
      '20 min',
      'Grandma',
      'Main course, Quick',
      'Rating: 4',
      'MEDIUM',
      'Favourite: yes',
      'https://example.org/p.jpg',
      '"minutes":30',
    ],
  ],
  [
    'Mela',
    'a.melarecipes',
    zip({ 'm1.melarecipe': json(mela) }),
    [
      'Thin ones.',
      'Best hot.',
      '250 kcal',
      '10 min',
      '20 min',
      'Main course',
      'Batter',
      'Favourite: yes',
      '"minutes":30',
    ],
  ],
  [
    'Crouton',
    'Recipes.zip',
    zip({ 'Pancakes.crumb': json(crouton) }),
    ['Best hot.', '250 kcal', 'Grandma', 'Quick', '"minutes":30', 'Preparation time: 10 min'],
  ],
  [
    'Mealie',
    'pancakes.json',
    json(mealie),
    [
      'Thin ones.',
      'Tip: Best hot.',
      'Batter',
      'Main course',
      'Quick',
      'pan',
      'calories: 250',
      'Rating: 4',
      'Makes: 12 thin ones',
      'Pan: the black one',
      'My aunt liked them.',
      '10 minutes',
      '20 minutes',
    ],
  ],
  [
    'Mealie',
    'older.json',
    json({ ...mealie, recipeServings: null, recipeYieldQuantity: null, recipeYield: '4 servings' }),
    [],
  ],
  [
    'Tandoor',
    'export.zip',
    zip({ '1.zip': zip({ 'recipe.json': json(tandoor), 'image.png': strToU8('x') }) }),
    [
      'Thin ones.',
      '4 people',
      'Working time: 10 min',
      'Waiting time: 20 min',
      'Step 1: 5 min',
      'Properties: 250 kcal Energy',
      'Rating: 4',
      'Quick',
      '"minutes":30',
    ],
  ],
  [
    'Nextcloud Cookbook',
    'Recipes.zip',
    zip({
      'Recipes/Pancakes/recipe.json': json(schema),
      'Recipes/Pancakes/full.jpg': strToU8('x'),
    }),
    [
      'Thin ones.',
      '250 kcal',
      'quick,vegetarian',
      'Tools: pan',
      'Preparation time: 10 min',
      'Cooking time: 20 min',
      '"minutes":30',
      'MAIN',
    ],
  ],
  [
    'JSON-LD',
    'recipesage.json',
    json([
      {
        ...schema,
        recipeIngredient: ['[Batter]', ...INGREDIENTS],
        creditText: 'Grandma',
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Best hot.' }],
      },
    ]),
    ['Best hot.', 'Grandma', 'Thin ones.', '"title":"Batter"'],
  ],
  [
    'RecipeSage',
    'recipesage.xml',
    strToU8(xml),
    ['Thin ones.', 'Best hot.', 'Grandma', 'quick', 'Rating: 4', 'Active time: 10 min', '?a=1&b=2'],
  ],
  [
    'Recipe Keeper or Copy Me That',
    'RecipeKeeper.zip',
    zip({ 'recipes.html': strToU8(keeper), 'images/1.jpg': strToU8('x') }),
    [
      'Best hot.',
      'Main course',
      'Quick',
      'Sundays',
      'Rating: 4',
      'Favourite: yes',
      'Calories 250',
      'Preparation time: 10 min',
      '"minutes":30',
    ],
  ],
  [
    'Recipe Keeper or Copy Me That',
    'cmt.zip',
    zip({ 'recipes.html': strToU8(copied), 'recipes.txt': strToU8('Pancakes') }),
    [
      'Best hot.',
      'Thin ones.',
      'Main course',
      'Batter',
      'Rating: 4',
      'Preparation time: 10 min',
      '"minutes":30',
    ],
  ],
  [
    'Cooklang',
    'Pancakes.cook',
    strToU8(cooklang),
    ['Best hot.', 'quick', 'Tools: pan', '"minutes":30', 'MAIN'],
  ],
  ['text', 'note.md', strToU8(markdown), ['Thin ones.']],
  ['text', 'note.txt', strToU8(markdown.replaceAll(/[#-] /g, '')), []],
  [
    'web page',
    'page.html',
    strToU8(`<html><script type="application/ld+json">${JSON.stringify(schema)}</script></html>`),
    ['Thin ones.'],
  ],
]
