// Texts of the tuned half in which people put pictures in front of lines, or copied a card line by line.
import { casePages } from './case-page.ts'

const SOUP = `= Lentil Soup
- 2 carrots
- 1 onion
- 200 g lentils
* Chop the carrots and the onion.
* Boil everything for half an hour.
* Blend half of it and serve.`

export const pictured = casePages([
  {
    name: 'a picture for each heading and each ingredient, keycaps for the steps',
    says: SOUP,
    source: `🍲 Lentil Soup

🛒 Ingredients
🥕 2 carrots
🧅 1 onion
🫘 200 g lentils

👩🏽‍🍳 Method
1️⃣ Chop the carrots and the onion.
2️⃣ Boil everything for half an hour.
3️⃣ Blend half of it and serve.`,
  },
  {
    name: 'arrows in front of all, and no heading',
    says: SOUP,
    source: `Lentil Soup 😋
Prep time: 10 minutes
Cook time: 35 minutes

➡️ 2 carrots
➡️ 1 onion
➡️ 200 g lentils

🔥 Chop the carrots and the onion.
🔥 Boil everything for half an hour.
🔥 Blend half of it and serve.`,
  },
  {
    name: 'pictures behind dashes and numbers',
    says: SOUP,
    source: `Lentil Soup

- 🥕 2 carrots
- 🧅 1 onion
- 🫘 200 g lentils

1. 🔪 Chop the carrots and the onion.
2. 🍲 Boil everything for half an hour.
3. 🥣 Blend half of it and serve.`,
  },
  {
    name: 'a card copied with its notes directly below the steps',
    says: SOUP,
    source: `Lentil Soup
Yield: 4 servings
Prep Time 10 mins
Cook Time 35 mins
Ingredients
1x2x3x
2 carrots
1 onion
200 g lentils
Instructions
Chop the carrots and the onion.
Boil everything for half an hour.
Blend half of it and serve.
Notes
Keeps for days.`,
  },
])
