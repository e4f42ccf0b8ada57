// One recipe as other apps write it in JSON.
import { strToU8 } from 'fflate'

export const INGREDIENTS = ['200 g flour', '2 eggs', '1 pinch salt']
export const STEPS = ['Mix flour and eggs.', 'Salt it and fry.']
export const json = (value: unknown) => strToU8(JSON.stringify(value))

const iso = { prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT30M' }
export const schema = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  name: 'Pancakes',
  description: 'Thin ones.',
  url: 'https://example.org/pancakes',
  recipeYield: '4',
  ...iso,
  recipeCategory: 'Main course',
  keywords: 'quick,vegetarian',
  tool: ['pan'],
  nutrition: { '@type': 'NutritionInformation', calories: '250 kcal' },
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
}
export const paprika = {
  uid: 'A1',
  name: 'Pancakes',
  description: 'Thin ones.',
  ingredients: INGREDIENTS.join('\n'),
  directions: STEPS.join('\n\n'),
  notes: 'Best hot.\nWith jam.',
  nutritional_info: '250 kcal\n3 g fat',
  servings: '4',
  difficulty: 'Medium',
  prep_time: '10 min',
  cook_time: '20 min',
  total_time: '30 min',
  source: 'Grandma',
  source_url: 'https://example.org/pancakes',
  image_url: 'https://example.org/p.jpg',
  categories: ['Main course', 'Quick'],
  rating: 4,
  on_favorites: 1,
  photo_data: 'AAAA',
}
export const mela = {
  id: 'm1',
  title: 'Pancakes',
  text: 'Thin ones.',
  ingredients: `# Batter\n${INGREDIENTS.join('\n')}`,
  instructions: STEPS.join('\n'),
  notes: 'Best hot.',
  nutrition: '250 kcal',
  yield: '4',
  prepTime: '10 min',
  cookTime: '20 min',
  totalTime: '30 min',
  categories: ['Main course'],
  link: 'https://example.org/pancakes',
  favorite: true,
  wantToCook: false,
  images: ['AAAA'],
}
export const crouton = {
  uuid: 'c1',
  name: 'Pancakes',
  webLink: 'https://example.org/pancakes',
  serves: 4,
  duration: 10,
  cookingDuration: 20,
  notes: 'Best hot.',
  neutritionalInfo: '250 kcal',
  sourceName: 'Grandma',
  tags: [{ name: 'Quick' }],
  ingredients: [
    { order: 1, ingredient: { name: 'eggs' }, quantity: { amount: 2, quantityType: 'ITEM' } },
    { order: 0, ingredient: { name: 'flour' }, quantity: { amount: 200, quantityType: 'GRAMS' } },
    { order: 2, ingredient: { name: 'salt' }, quantity: { amount: 1, quantityType: 'PINCH' } },
  ],
  steps: STEPS.map((step, order) => ({ order, step, isSection: false })),
}
export const mealie = {
  slug: 'pancakes',
  name: 'Pancakes',
  description: 'Thin ones.',
  recipeServings: 4,
  recipeYieldQuantity: 12,
  recipeYield: 'thin ones',
  extras: { Pan: 'the black one' },
  comments: [{ text: 'My aunt liked them.', user: { username: 'ada' } }],
  prepTime: '10 minutes',
  performTime: '20 minutes',
  totalTime: '30 minutes',
  orgURL: 'https://example.org/pancakes',
  rating: 4,
  recipeCategory: [{ name: 'Main course', slug: 'main' }],
  tags: [{ name: 'Quick', slug: 'quick' }],
  tools: [{ name: 'pan' }],
  nutrition: { calories: '250' },
  notes: [{ title: 'Tip', text: 'Best hot.' }],
  recipeIngredient: [
    { title: 'Batter', quantity: 200, unit: { name: 'g' }, food: { name: 'flour' }, note: '' },
    { title: '', display: '2 eggs', food: { name: 'eggs' }, quantity: 2 },
    { title: '', quantity: 1, unit: { name: 'pinch' }, food: null, note: 'salt' },
  ],
  recipeInstructions: STEPS.map((text) => ({ title: '', text, ingredientReferences: [] })),
}
export const tandoor = {
  name: 'Pancakes',
  description: 'Thin ones.',
  servings: 4,
  servings_text: 'people',
  working_time: 10,
  waiting_time: 20,
  source_url: 'https://example.org/pancakes',
  properties: [{ property_amount: '250.00', property_type: { name: 'Energy', unit: 'kcal' } }],
  rating: 4,
  keywords: [{ name: 'Quick', description: '' }],
  steps: [
    {
      name: '',
      order: 0,
      time: 5,
      instruction: STEPS[0],
      ingredients: [
        { order: 0, amount: 200, unit: { name: 'g' }, food: { name: 'flour' }, note: '' },
        { order: 1, amount: '2.0000', unit: null, food: { name: 'eggs' }, note: '' },
      ],
    },
    {
      name: '',
      order: 1,
      instruction: STEPS[1],
      ingredients: [
        { order: 0, amount: 1, unit: { name: 'pinch' }, food: { name: 'salt' }, note: null },
      ],
    },
  ],
}
