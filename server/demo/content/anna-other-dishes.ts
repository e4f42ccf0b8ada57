import type { DemoRecipe } from './kinds.ts'

/** What Anna cooks around dinner, and bakes. */
export const annaOtherDishes: readonly DemoRecipe[] = [
  {
    title: 'Smoky carrot hummus',
    description: 'Orange, warm with cumin, and it travels well.',
    course: 'APPETIZER',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '45 minutes',
    numberOfPersons: '6',
    ingredients: [
      {
        rows: [
          '500 g carrots',
          '1 tin chickpeas',
          '3 tbsp tahini',
          '1 lemon',
          '1 clove garlic',
          '2 tsp smoked paprika',
          '1 tsp cumin',
          '4 tbsp olive oil',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Roast the carrots with oil, paprika and cumin at 200 °C for 30 minutes.',
          'Blend with chickpeas, tahini, lemon juice and garlic for 3 minutes. Loosen with a little water.',
          'Spread on a plate and finish with oil and a pinch of paprika.',
        ],
      },
    ],
  },
  {
    title: 'Olive oil cake with orange',
    description: 'Better on the second day, if it gets there.',
    course: 'DESSERT',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    cookingTime: '1 hour',
    numberOfPersons: '10',
    ingredients: [
      {
        rows: [
          '3 eggs',
          '200 g sugar',
          '180 ml mild olive oil',
          '150 g natural yoghurt',
          '2 oranges, zest and juice',
          '250 g plain flour',
          '2 tsp baking powder',
          'a pinch of salt',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Heat the oven to 170 °C. Rub the zest into the sugar with your fingers until it smells like a grove.',
          'Beat with the eggs for 5 minutes until pale. Trickle in the oil, then yoghurt and 80 ml juice.',
          'Fold in flour, baking powder and salt. Pour into a lined tin of 23 cm.',
          'Bake for 42 minutes. Brush with the rest of the juice while warm.',
        ],
      },
    ],
  },
  {
    title: 'Red cabbage with apple',
    description: 'Slow, sweet, sour. Make twice as much and freeze it.',
    course: 'SIDE_DISH',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '1 hour 30 minutes',
    numberOfPersons: '6',
    ingredients: [
      {
        rows: [
          '1 red cabbage, shredded',
          '2 apples, grated',
          '1 onion',
          '3 tbsp red wine vinegar',
          '2 tbsp redcurrant jelly',
          '3 cloves',
          '1 bay leaf',
          '250 ml apple juice',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Soften the onion in oil for 5 minutes. Add the cabbage and the vinegar, which keeps it red.',
          'Add apples, cloves, bay leaf and juice. Cover and braise for 1 hour 10 minutes, stirring now and then.',
          'Stir in the jelly, season, and let it stand for 10 minutes.',
        ],
      },
    ],
  },
  {
    title: 'Onion tart with bacon',
    description: 'The first cool evening of September, with new wine.',
    course: 'APPETIZER',
    diet: 'MEAT',
    difficulty: 'MEDIUM',
    cookingTime: '1 hour 45 minutes',
    numberOfPersons: '8',
    ingredients: [
      {
        title: 'Dough',
        rows: ['250 g plain flour', '½ sachet dried yeast', '120 ml warm milk', '40 g butter'],
      },
      {
        title: 'Topping',
        rows: [
          '1 kg onions, in thin rings',
          '120 g smoked bacon, in cubes',
          '200 g sour cream',
          '2 eggs',
          '1 tsp caraway seeds',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Knead the dough for 8 minutes and leave to rise for 45 minutes.',
          'Fry the bacon for 5 minutes, add the onions, and cook gently for 20 minutes without colour. Leave to cool.',
          'Stir in sour cream, eggs and caraway. Press the dough into a tin, pour the topping in.',
          'Bake at 200 °C for 35 minutes. Eat warm.',
        ],
      },
    ],
  },
  {
    title: 'Rhubarb crumble with oats',
    description: 'Tart below, crunchy above, something cold beside.',
    course: 'DESSERT',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '50 minutes',
    numberOfPersons: '6',
    ingredients: [
      { title: 'Below', rows: ['800 g rhubarb', '100 g sugar', '1 orange, zest and juice'] },
      {
        title: 'Above',
        rows: [
          '120 g plain flour',
          '100 g rolled oats',
          '100 g brown sugar',
          '110 g plant butter, cold',
          '1 tsp ground ginger',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Heat the oven to 190 °C. Cut the rhubarb as long as a thumb and toss with sugar and orange in a dish.',
          'Rub flour, oats, sugar, butter and ginger to clumps. Scatter over without pressing.',
          'Bake for 35 minutes until it bubbles pink at the edges. Wait 10 minutes.',
        ],
      },
    ],
  },
  {
    title: 'Green beans with lemon crumbs',
    description: 'Breadcrumbs fried in butter make anything a feast.',
    course: 'SIDE_DISH',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    cookingTime: '20 minutes',
    numberOfPersons: '4',
    ingredients: [
      {
        rows: [
          '600 g green beans',
          '80 g coarse breadcrumbs',
          '50 g butter',
          '1 lemon, zest only',
          '1 clove garlic',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Boil the beans in salted water for 6 minutes, then cool them under the tap.',
          'Fry the crumbs in the butter for 5 minutes until golden. Stir in garlic and zest for 30 seconds.',
          'Warm the beans in a little butter for 2 minutes and shower them with crumbs.',
        ],
      },
    ],
  },
]
