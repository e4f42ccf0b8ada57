// Single texts of the tuned half: as people type them into blogs, and as pages are copied.
import { casePages } from './case-page.ts'

const CHARD = `= Chard Pie
- 500 g chard
- 3 eggs
- 1 roll of puff pastry
* Wash the chard and chop it coarsely.
* Beat the eggs and fold in the chard.
* Fill the pastry and bake it for 40 minutes.`
const ROWS = ['500 g chard', '3 eggs', '1 roll of puff pastry']
const TOLD = [
  'Wash the chard and chop it coarsely.',
  'Beat the eggs and fold in the chard.',
  'Fill the pastry and bake it for 40 minutes.',
]
const lines = (all: string[], mark = '') => all.map((line) => `${mark}${line}`).join('\n')
const chard = (name: string, source: string) => ({ name, says: CHARD, source })

export const typed = casePages([
  chard(
    'a table of amounts and names, and one of times',
    `Chard Pie
| Prep | Bake |
|---|---|
| 15 minutes | 40 minutes |
Ingredients
| 500 g | chard |
| 3 | eggs |
| 1 roll of puff pastry | |
Instructions
${lines(TOLD, '- ')}`,
  ),
  chard(
    'what is left of a table, below facts of which one is empty',
    `Chard Pie
Difficulty: easy |
Preparation: 15 min |
Resting time: – |
Servings: 4 |
500 g chard |
3 eggs |
1 roll of puff pastry |
Preparation:
${lines(TOLD, '- ')}`,
  ),
  chard(
    'rows that end with a comma',
    `Chard Pie\n\nIngredients:\n\n500 g chard\n3 eggs,\n1 roll of puff pastry,\n\nMethod:\n\n${lines(TOLD)}`,
  ),
  chard(
    'two Spanish words for what we need and what we do',
    `Chard Pie\n\nNecesitamos\n${lines(ROWS)}\nPreparamos\n${lines(TOLD, '- ')}`,
  ),
  chard(
    'long headings',
    `Chard Pie\n\nIngredientes para preparar esta tarta para cuatro personas\n${lines(ROWS, '  • ')}\nPreparación de la tarta con verduras y masa\n\n${lines(TOLD)}`,
  ),
  chard(
    'facts below the list',
    `Chard Pie\nIngredients:\n${lines(ROWS, '- ')}\n\n\n8 portions\n\n1 hour\n\nEasy\n${lines(TOLD)}`,
  ),
  chard(
    'who wrote it in a list above, and equipment between the list and the steps',
    `Chard Pie
- Jo Writer
- 12 Jan 2021
- 2 min read

My mother made it every spring, and I have not found a better one since.
Recipe for 4 to 6 people
${lines(ROWS, '- ')}
Utensils:
- 1 pie dish
- 1 whisk
Steps:
${TOLD.map((step, at) => `${at + 1} ${step}`).join('\n')}`,
  ),
  chard(
    'the name of the dish in both headings',
    `This one is from my aunt, who never wrote anything down.
Chard Pie: ingredients
${lines(ROWS, '- ')}
Chard Pie: method
${lines(TOLD, '- ')}`,
  ),
  chard(
    'facts with more of them in brackets below the list, and a span of portions',
    `Chard Pie\nIngredients\n${lines(ROWS, '- ')}\n20 minutes (and 40 in the oven)\n8 a 10 porções\nfácil\nMethod\n${TOLD.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
  ),
  {
    name: 'a list with dashes in one line',
    says: CHARD.replace('Chard Pie', '').replace('- 1 roll', '- 2 leeks\n- 1 roll'),
    source: `Nothing is quite like a pie on a cold day, and this one takes no time at all.

– 500 g chard – 3 eggs – 2 leeks – 1 roll of puff pastry

${lines(TOLD)}`,
  },
  {
    name: 'a call above the list, which is no title',
    says: CHARD.replace('Chard Pie', ''),
    source: `Every blog should have one of these, and here is mine.\nNow the ingredients!\nIngredients\n${lines(ROWS)}\nMethod\n${lines(TOLD)}`,
  },
  {
    name: 'a question above all of it, and the list as the first step',
    says: CHARD.replace('Chard Pie', 'How do I bake a good chard pie?'),
    source: `How do I bake a good chard pie?

The best known pie of all.

InstructionsDifficulty: Easy

1. Step

For 4 people you need

${lines(ROWS, '  • ')}

2. Step

${TOLD[0]}

3. Step

${TOLD[1]}

4. Step

${TOLD[2]}`,
  },
  {
    name: 'parts of the work under titles between the lists',
    sections: true,
    says: `= Chard Pie
- 500 g chard
- 3 eggs
- 1 roll of puff pastry
* Wash the chard and chop it coarsely.
# Mixing the filling
* Beat the eggs and fold in the chard.
# Filling and baking
* Fill the pastry and bake it for 40 minutes.`,
    source: `Chard Pie
Ingredients
${lines(ROWS, '- ')}
Preparation
- ${TOLD[0]}
Mixing the filling
- ${TOLD[1]}
Filling and baking
- ${TOLD[2]}`,
  },
  {
    name: 'phases without a heading, behind equipment, with a remark between them',
    sections: true,
    says: `= Chard Pie
- 500 g chard
- 3 eggs
- 1 roll of puff pastry
# the filling
* Wash the chard and chop it coarsely.
* Beat the eggs and fold in the chard.
* Nothing else is needed for a filling that holds together well.
# the pie
* Fill the pastry and bake it for 40 minutes.`,
    source: `Chard Pie

Ingredients
${lines(ROWS, '- ')}
Equipment
- A pie dish
- A large bowl
Step 1: the filling
- ${TOLD[0]}
- ${TOLD[1]}
Nothing else is needed for a filling that holds together well.
Step 2: the pie
- ${TOLD[2]}`,
  },
  {
    name: 'a list without an amount above a paragraph that uses it',
    says: `= 
- Chard.
- A clove of garlic.
- Oil.
- Salt.
* You wash the chard, chop it, and stew it with the garlic and a little oil for ten minutes.`,
    source: `It goes with almost anything, and costs next to nothing.

  • Chard.
  • A clove of garlic.
  • Oil.
  • Salt.

You wash the chard, chop it, and stew it with the garlic and a little oil for ten minutes.`,
  },
])
