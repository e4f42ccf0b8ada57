import type { DemoRecipe } from './kinds.ts'

/** What Nora puts before and beside dinner. */
export const noraSmallDishes: readonly DemoRecipe[] = [
  {
    title: 'Whipped feta with charred peppers',
    description: 'Smoky, salty, gone in ten minutes. Bring warm flatbread.',
    course: 'APPETIZER',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    cookingTime: '25 minutes',
    numberOfPersons: '6',
    ingredients: [
      {
        rows: [
          '200 g feta',
          '150 g Greek yoghurt',
          '3 red peppers',
          '1 clove garlic',
          '2 tbsp olive oil',
          '1 tsp honey',
          'a handful of mint',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Char the peppers under a hot grill for 15 minutes, turning twice, until the skin is black. Cover and leave for 10 minutes.',
          'Blend feta, yoghurt and half of the oil for 2 minutes until smooth.',
          'Peel the peppers, tear them into strips, and dress with garlic, honey and the rest of the oil.',
          'Spread the feta on a plate, pile the peppers on top, scatter with mint.',
        ],
      },
    ],
  },
  {
    title: 'Cucumber salad with dill',
    description: 'Cold, crisp, a little mustard seed.',
    course: 'SIDE_DISH',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '15 minutes',
    numberOfPersons: '4',
    ingredients: [
      {
        rows: [
          '2 cucumbers',
          '3 tbsp white wine vinegar',
          '1 tbsp sugar',
          '1 tsp mustard seeds',
          '1 bunch dill',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Slice the cucumbers as thin as you dare, salt them and leave in a sieve for 10 minutes.',
          'Toast the mustard seeds for 1 minute until they jump. Stir into vinegar and sugar.',
          'Squeeze the cucumbers, dress them, and fold in the dill. Best after 5 minutes.',
        ],
      },
    ],
  },
  {
    title: 'Roasted tomato soup',
    description: 'Two trays of tomatoes, one head of garlic, patience.',
    course: 'APPETIZER',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '1 hour',
    numberOfPersons: '4',
    ingredients: [
      {
        rows: [
          '1.5 kg ripe tomatoes, halved',
          '2 red onions, in wedges',
          '1 head of garlic',
          '4 tbsp olive oil',
          '500 ml vegetable stock',
          '1 tsp smoked paprika',
          '1 bunch basil',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Heat the oven to 200 °C. Spread tomatoes, onions and the garlic on two trays with oil, salt and paprika.',
          'Roast for 40 minutes, swapping the trays after 20 minutes.',
          'Squeeze the garlic from its skin. Blend everything with the hot stock and half of the basil.',
          'Simmer for 5 minutes, taste, and serve with the rest of the basil.',
        ],
      },
    ],
  },
  {
    title: 'Crushed potatoes with lemon',
    description: 'Boiled, squashed, roasted until they crackle.',
    course: 'SIDE_DISH',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '1 hour',
    numberOfPersons: '4',
    ingredients: [
      {
        rows: [
          '1 kg small waxy potatoes',
          '5 tbsp olive oil',
          '1 lemon, zest and juice',
          '2 cloves garlic',
          'a handful of parsley',
          'flaky salt',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Boil the potatoes in well-salted water for 20 minutes. Drain and leave to steam for 5 minutes.',
          'Heat the oven to 220 °C. Crush each potato with the bottom of a glass on an oiled tray and brush with oil.',
          'Roast for 30 minutes until the edges crackle.',
          'Mix zest, juice, garlic and parsley and spoon over while hot.',
        ],
      },
    ],
  },
  {
    title: 'Beetroot and orange carpaccio',
    description: 'Paper-thin slices, pistachios, a sharp dressing.',
    course: 'APPETIZER',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '20 minutes',
    numberOfPersons: '4',
    ingredients: [
      {
        rows: [
          '3 cooked beetroots',
          '2 oranges',
          '30 g pistachios',
          '2 tbsp olive oil',
          '1 tbsp sherry vinegar',
          '1 tsp Dijon mustard',
          'a handful of rocket',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Slice the beetroots on a mandoline and fan them over a large plate.',
          'Cut the oranges free of peel and pith, slice them, and keep the juice that runs out.',
          'Whisk juice, vinegar, mustard and oil. Toast the pistachios for 3 minutes and chop them.',
          'Lay the oranges on the beetroot, dress, and finish with rocket and pistachios.',
        ],
      },
    ],
  },
  {
    title: 'Seeded rye crispbread',
    description: 'Keeps for two weeks in a tin, in theory.',
    course: 'SIDE_DISH',
    diet: 'VEGAN',
    difficulty: 'MEDIUM',
    cookingTime: '1 hour 15 minutes',
    numberOfPersons: '8',
    ingredients: [
      {
        rows: [
          '150 g rye flour',
          '100 g sunflower seeds',
          '60 g pumpkin seeds',
          '50 g linseeds',
          '40 g sesame seeds',
          '1 tsp salt',
          '60 ml rapeseed oil',
          '250 ml boiling water',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Mix everything dry, pour over oil and boiling water, stir, and leave to swell for 15 minutes.',
          'Spread on two lined trays, 3 mm thin, under a second sheet of baking paper. Peel off the top sheet and score.',
          'Bake at 150 °C for 55 minutes, swapping the trays half-way.',
          'Switch the oven off and let the bread dry inside with the door ajar for 1 hour.',
        ],
      },
    ],
  },
]
