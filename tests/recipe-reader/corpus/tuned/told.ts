// Texts of the tuned half: what people tell each other, in messages and in sentences.
import { casePages } from './case-page.ts'

const PANCAKES = `= Pancakes
- 200g flour
- 300ml milk
- 2 eggs
* Whisk it all.
* Fry in butter.`
const stamped = (name: string, stamp: (minute: number) => string) => ({
  name,
  says: PANCAKES,
  source: ['Pancakes', '200g flour, 300ml milk, 2 eggs', 'Whisk it all.', 'Fry in butter.']
    .map((line, at) => stamp(at) + line)
    .join('\n'),
})

export const told = casePages([
  stamped('messages with stamps in brackets', (at) => `[23/11/2026, 18:0${at}] Mum: `),
  stamped('messages with stamps and dashes', (at) => `23.11.26, 18:0${at} - Mama: `),
  stamped('messages with the hours of half a day', (at) => `11/23/26, 6:0${at} PM - Mum: `),
  {
    name: 'a message of one paragraph',
    says: `= \n- 250g red lentils\n- 1 onion\n- 2 garlic cloves\n- 1 tsp cumin\n* Chop the onion and fry it. Add the rest and simmer.`,
    source:
      'Hey! So the dal: you need 250g red lentils, 1 onion, 2 garlic cloves, and 1 tsp cumin. Chop the onion and fry it. Add the rest and simmer.',
  },
])
