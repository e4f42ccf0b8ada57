import type { DemoRecipe } from './kinds.ts'

/** What Nora cooks for dinner. */
export const noraMains: readonly DemoRecipe[] = [
  {
    title: 'Brown butter gnocchi with sage',
    description:
      'Pillowy potato gnocchi in nutty butter. Twenty minutes of work, most of it pleasant.',
    course: 'MAIN',
    diet: 'VEGETARIAN',
    difficulty: 'MEDIUM',
    cookingTime: '50 minutes',
    numberOfPersons: '4',
    ingredients: [
      {
        title: 'For the gnocchi',
        rows: [
          '1 kg floury potatoes',
          '200 g plain flour, plus more for dusting',
          '1 egg yolk',
          '1 tsp fine salt',
        ],
      },
      {
        title: 'For the brown butter',
        rows: [
          '120 g unsalted butter',
          '16 sage leaves',
          '40 g Parmesan, finely grated',
          '½ lemon, juice only',
          'black pepper',
        ],
      },
    ],
    steps: [
      {
        title: 'Make the dough',
        rows: [
          'Boil the potatoes whole, in their skins, for 25 minutes until a knife slides in. Drain and let them steam dry for 5 minutes.',
          'Peel while still warm and press through a ricer onto a floured board. Scatter over the flour and salt, make a well and add the egg yolk.',
          'Bring together gently and stop as soon as it holds. Roll into ropes two fingers wide and cut into pillows. Dust with flour.',
        ],
      },
      {
        title: 'Brown the butter',
        rows: [
          'Melt the butter in a wide pan for 4 to 5 minutes, swirling, until it smells of hazelnuts. Add the sage leaves and let them crisp.',
          'Boil the gnocchi in salted water until they float, about 2 minutes. Lift them straight into the butter.',
          'Toss with lemon juice, Parmesan and pepper. Serve at once on warm plates.',
        ],
      },
    ],
  },
  {
    title: 'Red lentil dal with spinach',
    description: 'The one we make when the week was long.',
    course: 'MAIN',
    diet: 'VEGAN',
    difficulty: 'EASY',
    cookingTime: '35 minutes',
    numberOfPersons: '4',
    ingredients: [
      {
        title: 'Dal',
        rows: [
          '300 g red lentils',
          '1 onion, finely chopped',
          '3 cloves garlic',
          '3 cm ginger, grated',
          '1 tsp turmeric',
          '400 ml coconut milk',
          '200 g baby spinach',
          '1 lime',
        ],
      },
      {
        title: 'Tadka',
        rows: [
          '3 tbsp rapeseed oil',
          '2 tsp cumin seeds',
          '1 tsp mustard seeds',
          '1 dried red chilli',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Rinse the lentils until the water runs clear. Soften the onion in a little oil for 8 minutes, then stir in garlic, ginger and turmeric for 1 minute.',
          'Add the lentils, the coconut milk and 700 ml water. Simmer for 20 minutes, stirring now and then, until it falls apart.',
          'Fold in the spinach and let it wilt for 2 minutes. Season with salt and lime juice.',
          'Heat the oil, add cumin, mustard seeds and chilli, and wait until they crackle, about 30 seconds. Pour over the dal at the table.',
        ],
      },
    ],
  },
  {
    title: 'Roast chicken with grapes',
    description: 'Sunday in one tin. Save the juices for bread.',
    course: 'MAIN',
    diet: 'MEAT',
    difficulty: 'EASY',
    cookingTime: '1 hour 30 minutes',
    numberOfPersons: '4',
    ingredients: [
      {
        rows: [
          '1 chicken, about 1.6 kg',
          '500 g black grapes, on the stem',
          '4 shallots, halved',
          '1 head of garlic, cut across',
          '6 sprigs thyme',
          '2 tbsp olive oil',
          '150 ml dry white wine',
          'flaky salt and black pepper',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Take the chicken out of the fridge 30 minutes before you start. Dry it well, rub with oil, salt it inside and out.',
          'Heat the oven to 220 °C. Lay shallots, garlic and thyme in a tin, the chicken on top, and roast for 20 minutes.',
          'Turn down to 180 °C, pour in the wine, and roast for 35 minutes more.',
          'Add the grapes and roast for 15 minutes, until they burst and the juices at the thigh run clear.',
          'Let the bird rest for 15 minutes before carving. Spoon grapes and juices over everything.',
        ],
      },
    ],
  },
  {
    title: 'Mushroom risotto with thyme',
    description: 'Stirred by whoever is telling the story.',
    course: 'MAIN',
    diet: 'VEGETARIAN',
    difficulty: 'MEDIUM',
    cookingTime: '45 minutes',
    numberOfPersons: '3',
    ingredients: [
      {
        rows: [
          '250 g risotto rice',
          '400 g mixed mushrooms',
          '15 g dried porcini',
          '1 l vegetable stock, hot',
          '2 shallots',
          '125 ml dry white wine',
          '60 g cold butter',
          '50 g Parmesan',
          '4 sprigs thyme',
        ],
      },
    ],
    steps: [
      {
        rows: [
          'Soak the porcini in 150 ml hot water for 15 minutes. Chop them and keep the water.',
          'Fry the mushrooms in a dry, hot pan for 6 minutes, then add a knob of butter, thyme and salt. Set aside.',
          'Sweat the shallots in butter for 5 minutes. Add the rice and stir for 2 minutes until the grains look glassy. Pour in the wine.',
          'Add the porcini and their water, then stock by the ladle, stirring, for 18 minutes. The rice should have a little bite left.',
          'Take off the heat. Beat in the cold butter and the cheese, fold in the mushrooms, cover and wait 2 minutes.',
        ],
      },
    ],
  },
  {
    title: 'Meatballs with lingonberries',
    description: "Grandmother's, with the cream sauce she never measured.",
    course: 'MAIN',
    diet: 'MEAT',
    difficulty: 'MEDIUM',
    cookingTime: '1 hour',
    numberOfPersons: '4',
    ingredients: [
      {
        title: 'Meatballs',
        rows: [
          '500 g mixed beef and pork mince',
          '50 g breadcrumbs',
          '150 ml milk',
          '1 egg',
          '1 onion, grated',
          '½ tsp ground allspice',
        ],
      },
      {
        title: 'Sauce',
        rows: ['2 tbsp plain flour', '400 ml beef stock', '150 ml cream', '1 tbsp soy sauce'],
      },
      {
        title: 'To serve',
        rows: ['800 g potatoes', '150 g lingonberry jam', '1 cucumber, pickled'],
      },
    ],
    steps: [
      {
        title: 'Meatballs',
        rows: [
          'Stir the breadcrumbs into the milk and leave for 10 minutes.',
          'Mix with everything else for the meatballs and a good teaspoon of salt. Roll into balls with wet hands and chill for 20 minutes.',
          'Fry in butter in two batches, about 8 minutes each, shaking the pan so that they stay round.',
        ],
      },
      {
        title: 'Sauce and potatoes',
        rows: [
          'Boil the potatoes for 20 minutes.',
          'Stir the flour into the butter in the pan. Whisk in stock, cream and soy sauce and simmer for 5 minutes.',
          'Slide the meatballs back in and warm through for 3 minutes. Serve with potatoes, lingonberries and cucumber.',
        ],
      },
    ],
  },
]
