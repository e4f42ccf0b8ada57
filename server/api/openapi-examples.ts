// A body for each call that takes one, and some answers, as they would come: by operationId. Each is
// checked against the schema of its call (tests/api/openapi.test.ts).
import { NO_PERMISSIONS } from '#shared/grants.ts'

const ITEM_ID = '0198f2c4-6f1e-7cc0-9f0a-3a5b7f7f2b12'
const SECRET = 'q83vEjRWeJCrze8SNFZ4kA'
const ANNA = 'b8a4f1c2-93d4-4f5e-8a67-2c1f0e9d7b31'

const milk = {
  id: ITEM_ID,
  text: 'Milk',
  category: null,
  isChecked: false,
  pos: 'a0',
  checkedBy: null,
  addedBy: ANNA,
  from: null,
}
const recipe = {
  title: 'Pancakes',
  diet: 'VEGETARIAN',
  difficulty: 'EASY',
  course: 'MAIN',
  cookingTime: '25 minutes',
  numberOfPersons: '4',
  ingredientSections: [{ ingredients: [{ text: '250 g flour' }, { text: '500 ml milk' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Whisk, rest, and fry.' }] }],
}
const place = {
  name: 'Trattoria Da Gino',
  location: 'Market square 4',
  type: 'dinner',
  foodRating: 9,
  priceQualityRating: 8,
  seatingRating: 7,
}

const grants = { ...NO_PERMISSIONS, canViewRecipes: true }

/** What is sent. */
export const BODIES: Readonly<Record<string, unknown>> = {
  postToken: { email: 'anna@example.org', password: 'a long enough pass-phrase' },
  postSignup: { email: 'anna@example.org', password: 'a long enough pass-phrase' },
  postAccessTokens: { name: 'Kitchen speaker', rights: { lists: 'write' }, expiresInDays: 365 },
  deleteAccount: { email: 'anna@example.org' },
  postFetchPage: { url: 'https://example.org/pancakes' },
  postGrocerylists: { name: 'Weekly shop', groceries: [{ text: 'Milk' }] },
  patchGrocerylistsById: { groceries: [{ text: 'Bread' }] },
  postGrocerylistsItems: { text: 'Milk' },
  patchGrocerylistsItemsById: { isChecked: true },
  postRecipes: recipe,
  patchRecipesById: { ...recipe, title: 'Thin pancakes' },
  postRecipesByIdLink: { isListed: false },
  postPlaces: place,
  patchPlacesById: { ...place, foodRating: 10 },
  patchUsersMe: { displayName: 'Anna' },
  postUsersFriendRequests: { email: 'ben@example.org' },
  postUsersInviteLinks: {
    localId: '0198f2c4-6f1e-7cc0-9f0a-3a5b7f7f2b13',
    hash: '6Xz0kPqv3fW1cVh8oRj2dUe5bYt7aSg4mLn9iKwQxZA',
    grants,
  },
  postUsersInviteLinksLook: { secret: SECRET },
  postUsersInviteLinksTake: { secret: SECRET, grants },
  patchUsersFriendRequestsById: { status: 'ACCEPTED' },
  patchUsersFriendsPermissions: { canManageGroceryLists: true },
}

/** What is answered with 200 or 201. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  postGrocerylistsItems: milk,
  patchGrocerylistsItemsById: { ...milk, isChecked: true, checkedBy: ANNA },
  getUsersMe: { id: ANNA, displayName: 'Anna' },
  deleteAccount: { isSignInDeleted: true },
  postFetchPage: { url: 'https://example.org/pancakes', text: '<!doctype html>...' },
}
