import type { DemoRecipe } from './kinds.ts'

/** What Nora bakes. */
export const noraDesserts: readonly DemoRecipe[] = [
  {
    title: 'Plum and almond galette',
    description: 'Rough edges welcome. Best on the day.',
    course: 'DESSERT',
    diet: 'VEGETARIAN',
    difficulty: 'MEDIUM',
    cookingTime: '1 hour 40 minutes',
    numberOfPersons: '8',
    ingredients: [
      {
        title: 'Pastry',
        rows: ['200 g plain flour', '120 g cold butter', '1 tbsp sugar', '4 tbsp ice water'],
      },
      {
        title: 'Filling',
        rows: [
          '600 g plums, quartered',
          '80 g ground almonds',
          '60 g soft butter',
          '80 g sugar',
          '1 egg',
          '20 g flaked almonds',
        ],
      },
    ],
    steps: [
      {
        title: 'Pastry',
        rows: [
          'Rub butter into flour and sugar, leaving pieces as large as peas. Add the water, press together, and chill for 30 minutes.',
        ],
      },
      {
        title: 'Filling and baking',
        rows: [
          'Heat the oven to 190 °C. Beat butter, sugar, ground almonds and half of the egg to a paste.',
          'Roll the pastry into a rough circle on baking paper. Spread the almond paste, leaving three fingers of edge, and stand the plums in it.',
          'Fold the edge over, brush with the rest of the egg, scatter with flaked almonds and a little sugar.',
          'Bake for 45 minutes until the juices bubble. Leave to set for 20 minutes.',
        ],
      },
    ],
  },
  {
    title: 'Cinnamon buns',
    description:
      'A batch for the week, says the freezer. A batch for the afternoon, say the guests.',
    course: 'DESSERT',
    diet: 'VEGETARIAN',
    difficulty: 'DIFFICULT',
    cookingTime: '3 hours',
    numberOfPersons: '20 buns',
    ingredients: [
      {
        title: 'Dough',
        rows: [
          '500 ml milk',
          '25 g fresh yeast',
          '100 g butter',
          '100 g sugar',
          '2 tsp ground cardamom',
          '800 g strong white flour',
          '½ tsp salt',
        ],
      },
      {
        title: 'Filling',
        rows: ['120 g soft butter', '100 g brown sugar', '2 tbsp cinnamon'],
      },
      { title: 'To finish', rows: ['1 egg', 'pearl sugar'] },
    ],
    steps: [
      {
        title: 'Dough',
        rows: [
          'Warm the milk with the butter until it feels like nothing on the finger. Dissolve the yeast in it.',
          'Add sugar, cardamom, flour and salt and knead for 10 minutes until the dough lets go of the bowl.',
          'Cover and leave to rise for 1 hour.',
        ],
      },
      {
        title: 'Buns',
        rows: [
          'Roll out to a large rectangle. Spread with butter, scatter with sugar and cinnamon, fold in three like a letter.',
          'Cut into strips, twist each, and wind it around two fingers into a knot. Leave to rise on trays for 45 minutes.',
          'Brush with egg, sprinkle with pearl sugar, and bake at 225 °C for 9 minutes.',
          'Cool under a cloth for 15 minutes, so that they stay soft.',
        ],
      },
    ],
  },
  {
    title: 'Sticky chocolate cake',
    description: 'One bowl, no mixer, and meant to be raw in the middle.',
    course: 'DESSERT',
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    cookingTime: '30 minutes',
    numberOfPersons: '10',
    ingredients: [
      {
        rows: [
          '100 g butter',
          '250 g sugar',
          '2 eggs',
          '120 g plain flour',
          '4 tbsp cocoa powder',
          '1 tsp vanilla sugar',
          'a pinch of salt',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Heat the oven to 175 °C and butter a tin of 22 cm.',
          'Melt the butter, take it off the heat, and stir in everything else in the order of the list.',
          'Bake for 18 minutes. The middle should still tremble.',
          'Leave for 30 minutes, then chill. Serve with whipped cream.',
        ],
      },
    ],
  },
]
