import { expect, test } from 'vitest'
import { findDurations } from '#timers/durations.ts'
import { nameOf } from './timer-name.ts'

test.each([
  ['Boil the potatoes whole, in their skins, for 25 minutes.', 'Boil the potatoes whole'],
  ['Drain and let them steam dry for 5 minutes.', 'Steam dry'],
  ['Drain and rinse the lentils, then simmer for 20 minutes.', 'Simmer'],
  ['Fry onions and garlic for 5 minutes.', 'Fry onions and garlic'],
  ['Melt the butter for 4 to 5 minutes.', 'Melt the butter'],
  ['Char the peppers. Cover and leave for 10 minutes.', 'Cover and leave'],
  ['Let the dough rest for 30 minutes.', 'Let the dough rest'],
  ['Knead well and let the dough rise in a warm place for 1 hour.', 'Let the dough rise'],
  ['Bake in the middle of the oven for 40 minutes, until golden.', 'Bake'],
  ['Simmer over low heat for 20 minutes until thick.', 'Simmer'],
  ['Roast the red peppers at 200 degrees for 30 minutes.', 'Roast the red peppers'],
  ['After 10 minutes turn the fish in the pan.', 'Turn the fish'],
  ['Den Teig zugedeckt 30 Minuten gehen lassen.', 'Teig zugedeckt gehen'],
  ['Bei 180 Grad 40 Minuten backen.', 'Backen'],
  ['Kartoffeln in Salzwasser 25 Minuten kochen und abgießen.', 'Kartoffeln kochen'],
  ['Add the porcini and their water, then stock, stirring, for 18 minutes.', 'Add the porcini'],
  ['Slice the cucumbers as thin as you dare and salt them for 10 minutes.', 'Slice the cucumbers'],
  ['Pour the sauce over the rice, let it bubble for 2 minutes.', 'Bubble'],
  ['Mit Käse schichten und 5 Minuten bei 180 °C überbacken.', 'Mit Käse schichten'],
  ['On a floured board knead the dough for 10 minutes.', 'On a floured board'],
  ['5 minutes later, serve.', 'Timer'],
])('[2.cooking.10] the timer of "%s" is called %s', (text, name) => {
  const [duration] = findDurations(text)
  expect(duration && nameOf(text, duration)).toBe(name)
})

const EGGS =
  'Eier und Zucker 10 Minuten schaumig schlagen, das Mehl unterheben, anschließend 30 Minuten im Ofen abkühlen lassen.'

test.each([
  [EGGS, ['Eier und Zucker schaumig', 'Im Ofen abkühlen']],
  ['Nudeln 10 Minuten kochen und 5 Minuten ziehen lassen.', ['Nudeln kochen', 'Ziehen lassen']],
  [
    'Linsen 20 Minuten kochen, danach den Reis 5 Minuten quellen lassen.',
    ['', 'Reis quellen lassen'],
  ],
  ['Bake for 10 minutes at 220 °C, then 20 minutes at 180 °C until golden.', ['Bake', 'Bake']],
  ['Fry the onions for 5 minutes, add garlic and cook for 2 minutes.', ['Fry the onions', 'Cook']],
  ['Eier und Zucker 10 Minuten auf dem Herd, dann 5 Minuten im Ofen.', ['', 'Im Ofen']],
  ['Fry the onions for 5 minutes, cover and leave for 10 minutes.', ['', 'Cover and leave']],
  ['Eier und Zucker 10 Minuten auf 60 °C, dann 5 Minuten auf 80 °C.', ['', 'Eier und Zucker']],
])('[2.cooking.10] each time of "%s" has its own name', (text, names) => {
  const found = findDurations(text).map((duration) => nameOf(text, duration))
  expect(found).toEqual(names.map((name, at) => name || found[at]))
})
