import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findDurations } from '#timers/durations.ts'
import { startTimer } from '#timers/timer.ts'
import type { RecipeView } from './recipes.data.ts'
import { StepText } from './step-text.tsx'
import { stepsOf } from './steps.ts'

const HOUR = 3_600_000

it('[2.cooking.6] a timer that ended while nomnom was closed for long can be ended in its step', () => {
  const text = 'Simmer for 10 minutes.'
  const [step] = stepsOf([{ instructions: [{ instruction: text }] }])[0]?.steps ?? []
  const [duration] = findDurations(text)
  if (!step || !duration) throw new Error('no step')
  const recipe = { id: 'soup', title: 'Soup' } as RecipeView
  const plan = {
    id: `soup|${step.key}|${duration.start}`,
    recipeId: 'soup',
    recipeTitle: 'Soup',
    step: 1,
    name: 'Simmer',
    seconds: 600,
    longest: 600,
  }
  const timer = startTimer(plan, Date.now() - 2 * HOUR)
  const page = renderToStaticMarkup(<StepText recipe={recipe} step={step} timers={[timer]} />)
  expect(page).toContain('Time is up. End the timer')
})
