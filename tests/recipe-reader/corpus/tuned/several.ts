// Single texts of the tuned half: several recipes without headings, one below the other.
import { casePages } from './case-page.ts'

const SOUP = `Carrot Soup

500 g carrots
1 onion
1 l stock

Chop the carrots and the onion and fry them for five minutes.
Add the stock, simmer for 20 minutes and blend.`

const BREAD = `Garlic Bread

1 baguette
50 g butter
3 cloves of garlic

Mash the butter with the garlic.
Cut the baguette, spread the butter in the cuts and bake it for ten minutes.`

const SOUP_SAYS = `= Carrot Soup
- 500 g carrots
- 1 onion
- 1 l stock
* Chop the carrots and the onion and fry them for five minutes.
* Add the stock, simmer for 20 minutes and blend.`

const BREAD_SAYS = `= Garlic Bread
- 1 baguette
- 50 g butter
- 3 cloves of garlic
* Mash the butter with the garlic.
* Cut the baguette, spread the butter in the cuts and bake it for ten minutes.`

const DIP = `2 dl yoghurt
1 clove of garlic
juice of a lemon`

export const several = casePages([
  {
    name: 'two recipes',
    says: `${SOUP_SAYS}\n${BREAD_SAYS}`,
    source: `${SOUP}\n\n${BREAD}`,
  },
  {
    name: 'two recipes, for how many each',
    says: `${SOUP_SAYS}\n${BREAD_SAYS}`,
    source: `${SOUP}\n\n${BREAD.replace('Bread\n', 'Bread\nServes 4\n')}`,
  },
  {
    name: 'tips between two recipes',
    says: `${SOUP_SAYS}\n${BREAD_SAYS}`,
    source: `${SOUP}\n\nTIPS\n\nWhat is left tastes good cold.\n\n${BREAD}`,
  },
  {
    name: 'two recipes whose first rows have no amount',
    says: `${SOUP_SAYS}\n${BREAD_SAYS.replace('- 1 baguette', '- a fresh baguette')}`,
    source: `${SOUP}\n\n${BREAD.replace('Bread\n\n1 baguette', 'Bread\n\na fresh baguette')}`,
  },
  {
    name: 'two recipes under numbers, with words that lead to their lists',
    says: `${SOUP_SAYS}\n${BREAD_SAYS}`,
    source: `Whoever has these two in the house needs nothing else for dinner, my grandfather used to say.\n1.) ${SOUP.replace('\n\n', '\nFor this you need:\n').replace('\n\n', '\nHow to make it:\n')}\n2.) ${BREAD.replace('\n\n', '\nFor this you need:\n').replace('\n\n', '\nHow to make it:\n')}`,
  },
  {
    name: 'a part with its own list behind the work, below a heading of the first',
    sections: true,
    says: `= Carrot Soup
- 500 g carrots
- 1 onion
- 1 l stock
+ Dip
- 2 dl yoghurt
- 1 clove of garlic
- juice of a lemon
* Chop the carrots and the onion and fry them for five minutes.
* Add the stock, simmer for 20 minutes and blend.
# Dip
* Stir all of it well and let it rest in the fridge for an hour.`,
    source: `${SOUP.replace('\n\n', '\n\nIngredients:\n')}\n\nDip:\n${DIP}\n\nStir all of it well and let it rest in the fridge for an hour.`,
  },
  {
    name: 'talk above one recipe is none',
    says: BREAD_SAYS,
    source: `Summer is here, and with it the time of long evenings in the garden.\n\n${BREAD}`,
  },
  {
    name: 'a part with its own ingredients and work is no recipe of its own',
    sections: true,
    says: `${SOUP_SAYS.replace('* Chop', '+ For the dip\n- 2 dl yoghurt\n- 1 clove of garlic\n- juice of a lemon\n* Chop')}
# For the dip
* Stir all of it well and let it rest in the fridge for an hour.`,
    source: `${SOUP}\n\nFor the dip:\n\n${DIP}\n\nStir all of it well and let it rest in the fridge for an hour.`,
  },
])
