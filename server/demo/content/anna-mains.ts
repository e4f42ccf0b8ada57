import type { DemoRecipe } from './kinds.ts'

/** What Anna cooks for dinner. */
export const annaMains: readonly DemoRecipe[] = [
  {
    title: 'Miso aubergine noodles',
    description: 'Sticky, dark and done before the rice would be.',
    course: 'MAIN',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '25 minutes',
    numberOfPersons: '2',
    ingredients: [
      {
        rows: [
          '2 aubergines, in batons',
          '200 g udon noodles',
          '2 tbsp white miso',
          '2 tbsp soy sauce',
          '1 tbsp rice vinegar',
          '1 tbsp maple syrup',
          '2 spring onions',
          '1 tbsp sesame seeds',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Whisk miso, soy sauce, vinegar and syrup with 4 tablespoons of water.',
          'Fry the aubergines in plenty of oil for 10 minutes, turning, until brown on all sides.',
          'Boil the noodles for 4 minutes. Keep a cup of the water.',
          'Pour the sauce over the aubergines, let it bubble for 2 minutes, and toss with noodles and a splash of their water.',
          'Finish with spring onions and sesame.',
        ],
      },
    ],
  },
  {
    title: 'Braised beans with fennel',
    description: 'A pan of tomatoes that looks after itself.',
    course: 'MAIN',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '1 hour',
    numberOfPersons: '4',
    ingredients: [
      {
        rows: [
          '2 tins white beans',
          '2 fennel bulbs, in wedges',
          '1 tin chopped tomatoes',
          '200 g cherry tomatoes',
          '4 cloves garlic, sliced',
          '1 tsp fennel seeds',
          '5 tbsp olive oil',
          '1 lemon',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Brown the fennel in the oil for 10 minutes without hurrying. Add garlic and fennel seeds for 1 minute.',
          'Add all the tomatoes and half a tin of water. Cover and simmer for 25 minutes.',
          'Stir in the beans and simmer for 15 minutes with the lid off.',
          'Finish with lemon zest, juice and the fennel fronds. Better with bread.',
        ],
      },
    ],
  },
  {
    title: 'Cheese spaetzle with fried onions',
    description: 'For after a long walk. Not for before one.',
    course: 'MAIN',
    diet: 'VEGETARIAN',
    difficulty: 'MEDIUM',
    cookingTime: '50 minutes',
    numberOfPersons: '4',
    ingredients: [
      {
        title: 'Spaetzle',
        rows: ['400 g plain flour', '5 eggs', '150 ml sparkling water', '1 tsp salt', 'nutmeg'],
      },
      {
        title: 'To layer',
        rows: [
          '250 g mountain cheese, grated',
          '3 onions, in rings',
          '60 g butter',
          '1 bunch chives',
        ],
      },
    ],
    steps: [
      {
        title: 'Onions',
        rows: [
          'Fry the onions in half of the butter over a low heat for 25 minutes, until deep brown. Salt them at the end.',
        ],
      },
      {
        title: 'Spaetzle',
        rows: [
          'Beat flour, eggs, water, salt and nutmeg until the dough throws bubbles. Leave for 15 minutes.',
          'Press through a spaetzle maker into simmering salted water. They are done when they float, after 2 minutes.',
          'Layer with the cheese in a warm dish, the hot spaetzle melting it, and bake at 180 °C for 5 minutes.',
          'Brown the rest of the butter, pour it over, and top with onions and chives.',
        ],
      },
    ],
  },
  {
    title: 'Beef goulash',
    description: 'As many onions as meat, and nothing else to know.',
    course: 'MAIN',
    diet: 'MEAT',
    difficulty: 'MEDIUM',
    cookingTime: '3 hours',
    numberOfPersons: '6',
    ingredients: [
      {
        rows: [
          '1 kg beef shin, in large cubes',
          '1 kg onions, sliced',
          '3 tbsp sweet paprika',
          '1 tbsp tomato purée',
          '1 tsp caraway seeds',
          '2 cloves garlic',
          '2 tsp dried marjoram',
          '1 tbsp red wine vinegar',
          '750 ml beef stock',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Cook the onions in lard or oil for 30 minutes, stirring, until golden and soft.',
          'Take the pot off the heat, stir in paprika and tomato purée, and stop it with the vinegar before it burns.',
          'Add meat, caraway, garlic, marjoram and stock. Cover and braise gently for 2 hours.',
          'Take the lid off for 30 minutes, until the sauce coats a spoon. Tomorrow it will be better.',
        ],
      },
    ],
  },
  {
    title: 'Sunday lasagne',
    description: 'Three things cooked slowly, then put on top of each other.',
    course: 'MAIN',
    diet: 'MEAT',
    difficulty: 'DIFFICULT',
    cookingTime: '3 hours 30 minutes',
    numberOfPersons: '8',
    ingredients: [
      {
        title: 'Ragù',
        rows: [
          '500 g beef mince',
          '150 g pancetta',
          '1 onion',
          '2 carrots',
          '2 sticks celery',
          '200 ml red wine',
          '2 tins chopped tomatoes',
          '200 ml milk',
        ],
      },
      {
        title: 'White sauce',
        rows: ['80 g butter', '80 g plain flour', '1 l milk', 'nutmeg'],
      },
      {
        title: 'To layer',
        rows: ['400 g fresh lasagne sheets', '120 g Parmesan', '250 g mozzarella'],
      },
    ],
    steps: [
      {
        title: 'Ragù',
        rows: [
          'Render the pancetta for 8 minutes. Add onion, carrots and celery, all finely chopped, and cook for 15 minutes.',
          'Brown the mince in it for 10 minutes, then let the wine boil away.',
          'Add tomatoes and milk and simmer for 2 hours, barely moving.',
        ],
      },
      {
        title: 'White sauce',
        rows: [
          'Melt the butter, stir in the flour for 2 minutes, and whisk in the milk bit by bit.',
          'Simmer for 10 minutes, stirring, and season with nutmeg and salt.',
        ],
      },
      {
        title: 'Build and bake',
        rows: [
          'Begin with sauce, then sheets, ragù, white sauce and Parmesan, five times over. End with white sauce and mozzarella.',
          'Bake at 180 °C for 40 minutes. Leave for 15 minutes before cutting, whatever they say.',
        ],
      },
    ],
  },
]
