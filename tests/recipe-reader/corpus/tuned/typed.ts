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
  chard(
    'bullets in lines of their own',
    `Chard Pie\nIngredients\n${lines(ROWS, '-\n')}\nMethod\n${lines(TOLD, '-\n')}`,
  ),
  chard(
    'for how many it is, in brackets behind the heading',
    `Chard Pie\n\nIngredients: (for 4 people )\n${lines(ROWS)}\n\nMethod:\n${lines(TOLD)}`,
  ),
  chard(
    'a call between the list and steps that are counted, and a remark behind them',
    `Chard Pie\n\n${ROWS.map((row) => `• ${row}`).join('\n\n')}\n\nGet everything ready, because it all goes very fast from here on!\n\n${TOLD.map((step, at) => `${at + 1}. ${step}`).join('\n\n')}\n\nOvens differ, and so do pies.`,
  ),
  chard(
    'talk above the title, which stands directly above the list',
    `Friday at last\nIt rained all day, and there was nothing that I would rather have done than bake.\n\nChard Pie\n${lines(ROWS)}\n\n${lines(TOLD)}`,
  ),
  chard(
    'the title as a label of the list, below what somebody said',
    `Mum: "That one is for tomorrow."\nAnd for everybody who wants to bake it as well, here is how:\nChard Pie:\n${lines(ROWS)}\n${lines(TOLD)}\nVariation with leeks: take half as many.\nNo comments:\nPost a comment`,
  ),
  chard(
    'a footnote and a sigh behind the steps',
    `Chard Pie\n\n${lines(ROWS)}\n\n${lines(TOLD)}\n\nMmmm, pie.\n\n*I took spinach once, and nobody noticed.`,
  ),
  chard(
    'a footnote behind steps below their heading',
    `Chard Pie\n\nIngredients\n${lines(ROWS)}\n\nMethod\n${lines(TOLD)}\n*I took spinach once, and nobody noticed.`,
  ),
  {
    name: 'a remark in a paragraph of its own among the ingredients',
    says: CHARD.replace('- 3 eggs', '- 2 onions\n- 1 clove of garlic\n- 3 eggs'),
    source: `Chard Pie

Ingredients:

500 g chard

2 onions

1 clove of garlic

You may add saffron, which gives it a lovely colour and taste but is rather dear.

3 eggs

1 roll of puff pastry

Method:

${TOLD.join('\n\n')}`,
  },
  chard(
    'several titles, of which the one above the list names what is in it',
    `Real Food\n\nDinner for a busy night\n\nThere is nothing that I would rather eat on a day like this one.\n\nChard Pie\n\n${lines(ROWS)}\n\n${lines(TOLD)}`,
  ),
  chard(
    'a title below a sentence, in a text without an empty line',
    `Overture\nMy colleague says that I should not tell any of this, and so I do.\nChard Pie\n${lines(ROWS)}\n${lines(TOLD)}`,
  ),
  chard(
    'dashes without a space, an empty line behind each, and a line below',
    `Chard Pie\n\n${ROWS.map((row) => `-${row}`).join('\n\n')}\n\n_______________\n\n${lines(TOLD, '  • ')}`,
  ),
  chard(
    'rows that end with a semicolon, and the last with a full stop',
    `Chard Pie\n${ROWS.map((row) => `- ${row};`)
      .join('\n')
      .replace(/;$/, '.')}\n${lines(TOLD)}`,
  ),
  chard(
    'all of it once more, for printing',
    `Chard Pie\n\n${lines(ROWS)}\n${lines(TOLD)}\n${lines(ROWS)}\n${lines(TOLD)}`,
  ),
  {
    name: 'a last row with a second sentence, and no headings',
    says: CHARD.replace('pastry\n', 'pastry\n- 2 tbsp sugar. May be left out.\n'),
    source: `Chard Pie\n\n500 g chard\n3 eggs\n1 roll of puff pastry\n2 tbsp sugar. May be left out.\n\n${lines(TOLD)}`,
  },
  chard(
    'for how many it is, directly below a title of one word',
    `What a day\n\nMy neighbour told me of this one for so long that I could not wait any longer to bake it.\n\nChard Pie\n4 portions\n\n${lines(ROWS)}\n\n${lines(TOLD)}`,
  ),
  chard(
    'names of pictures, and a heading that says what it takes',
    `IMG_20141101_072\n\nChard Pie\n\nAll that you need\n${lines(ROWS)}\n\nIMG_20141101_081\n\n${lines(TOLD)}\n\nIMG_20141101_083`,
  ),
  chard(
    'a sentence that leads to the list, one below it, and headings with a word too many',
    `Chard Pie\nSimple ingredients\nHere is all of it. No more, no less:\n${lines(ROWS, '- ')}\nThese few things make a pie that everybody likes, with a taste that is round and fresh.\nThe simple steps\n${lines(TOLD, '- ')}`,
  ),
  {
    name: 'amounts above their names, one with a unit of several words, and steps that count twice',
    says: CHARD.replace('- 3 eggs', "- 1 cuillère à soupe Huile d'olive\n- 3 eggs"),
    source: `Chard Pie\n\nIngredients\n\n4 people\n500 g\nchard\n1 cuillère à soupe\nHuile d'olive\n3\neggs\n1\nroll of puff pastry\n\nMethod\n\n${TOLD.map((step, at) => `  ${at + 1}. Step ${at + 1}\n    ${step}`).join('\n')}`,
  },
  {
    name: 'rows that say more: a second sentence, and much in brackets',
    says: CHARD.replace(
      '- 3 eggs',
      '- 2 tbsp of pepper. More for those who like it.\n- 3 eggs (from the neighbour, and they must be FRESH. Really fresh.)\n- Butter for the tin (I always take the salted kind, but oil does just as well if you would rather)',
    ),
    source: `Chard Pie

Ingredients:
500 g chard
2 tbsp of pepper. More for those who like it.
3 eggs (from the neighbour, and they must be FRESH. Really fresh.)
Butter for the tin (I always take the salted kind, but oil does just as well if you would rather)
1 roll of puff pastry

Method:
${lines(TOLD)}`,
  },
  {
    name: 'the same without headings',
    says: CHARD.replace(
      '- 1 roll of puff pastry',
      '- 1 roll of puff pastry (or TWO. I mean it.)\n- Butter for the tin (I always take the salted kind, but oil does just as well if you would rather)',
    ),
    source: `Chard Pie

500 g chard
3 eggs
1 roll of puff pastry (or TWO. I mean it.)
Butter for the tin (I always take the salted kind, but oil does just as well if you would rather)

${lines(TOLD)}`,
  },
  {
    name: 'all ingredients behind their heading, some without an amount, and no heading of steps',
    says: CHARD.replace('Chard Pie', '').replace(
      '- 500 g chard\n- 3 eggs\n- 1 roll of puff pastry',
      '- chard g 500\n- eggs 3\n- pastry g 250\n- cheese that melts easily\n- oil and flour for the tin\n- salt',
    ),
    source: `Ingredients: chard g 500, eggs 3, pastry g 250, cheese that melts easily, oil and flour for the tin, salt.
${lines(TOLD)}`,
  },
  {
    name: 'a list in a sentence with a comma that lacks its space, above comments',
    says: CHARD.replace('Chard Pie', ''),
    source: `This is what my aunt always made when we came to see her in the spring.
Take: 500 g chard,3 eggs, 1 roll of puff pastry.
${lines(TOLD)}
No comments:
Post a comment`,
  },
  {
    name: 'amounts with their unit in front, and full stops',
    says: CHARD.replace(
      '- 500 g chard\n- 3 eggs\n- 1 roll',
      '- Chard, grammi 500.\n- Eggs, n. 3.\n- Butter, grammi 50.\n- 1 roll',
    ),
    source: `Chard Pie

Chard, grammi 500.
Eggs, n. 3.
Butter, grammi 50.
1 roll of puff pastry

${lines(TOLD)}`,
  },
  {
    name: 'a last row in small letters that ends like a sentence',
    says: CHARD.replace(
      '- 1 roll of puff pastry',
      '- pepper and salt\n- nutmeg freshly grated, as much as you like (plenty).',
    ),
    source: `Chard Pie

500 g chard
3 eggs
pepper and salt
nutmeg freshly grated, as much as you like (plenty).
${lines(TOLD)}`,
  },
  {
    name: 'a row that its editor broke in two',
    says: CHARD.replace('- 3 eggs', '- Oil of the first pressing\n- 3 eggs'),
    source: `Chard Pie\nIngredients\n500 g chard\nOil\nof the first pressing\n3 eggs\n1 roll of puff pastry\nMethod\n${lines(TOLD)}`,
  },
  {
    name: 'a long title of the second part, and one of the first in a block of its own',
    sections: true,
    says: `= Chard Pie
+ Basic recipe
- 500 g chard
- 3 eggs
+ For the crust - 8 people, a tin of 20 cm and 7 cm deep
- 1 roll of puff pastry
* Wash the chard and chop it coarsely.
* Beat the eggs and fold in the chard.
* Fill the pastry and bake it for 40 minutes.`,
    source: `Chard Pie

Ingredients

Basic recipe

500 g chard
3 eggs

For the crust - 8 people, a tin of 20 cm and 7 cm deep

1 roll of puff pastry

Method

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
