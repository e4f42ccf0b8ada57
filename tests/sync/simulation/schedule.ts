/** Schedules: what happens, on which device, and a number that settles everything else. */
import { createChance, type Chance } from './chance.ts'

/** How many times in the draw each action is. */
const WEIGHTS = {
  add: 5,
  rename: 6,
  tick: 3,
  untick: 3,
  move: 2,
  choose: 2,
  remove: 3,
  bringBack: 1,
  entitle: 4,
  arrange: 1,
  open: 1,
  submit: 2,
  create: 1,
  delete: 1,
  undelete: 1,
  grant: 2,
  unfriend: 1,
  invite: 1,
  accept: 1,
  call: 2,
  decide: 2,
  resolve: 2,
  type: 2,
  leave: 1,
  offline: 1,
  sync: 16,
  arrive: 10,
  answer: 14,
  lose: 3,
  repeat: 1,
  echo: 1,
  portal: 2,
  tooLarge: 1,
  busy: 1,
  die: 3,
  full: 2,
  freeze: 1,
  thaw: 2,
  crash: 1,
  jump: 2,
  jumpServer: 1,
  wait: 2,
  expire: 1,
  renewal: 1,
  swap: 1,
  signOut: 1,
  restRead: 2,
  restPatch: 3,
  restAppend: 1,
  restRetry: 1,
  restRestore: 1,
} as const

/** Actions that change what all later steps mean, and so come in some schedules only. */
const RARE = ['away', 'backUp', 'restore', 'update'] as const

/** Which of those come together; each of these four pools is in one of eight schedules. */
const POOLS = [['away'], ['backUp', 'restore'], ['backUp', 'restore'], ['update']] as const

/** Actions that belong together: half of the schedules have a lot of one of these groups. */
const THEMES: readonly (readonly (keyof typeof WEIGHTS)[])[] = [
  ['grant', 'decide', 'rename', 'entitle', 'sync', 'answer'],
  ['rename', 'remove', 'bringBack', 'tick', 'untick', 'sync', 'answer'],
  ['delete', 'undelete', 'untick', 'rename', 'sync', 'answer'],
  ['resolve', 'rename', 'entitle', 'call', 'sync', 'answer'],
  ['tick', 'untick', 'move', 'choose', 'arrange', 'sync', 'answer'],
  ['restRead', 'restPatch', 'remove', 'untick', 'rename', 'sync', 'answer'],
  ['type', 'leave', 'offline', 'call', 'sync', 'answer'],
]

type Action = keyof typeof WEIGHTS | (typeof RARE)[number]

export type Step = { action: Action; device: number; pick: number }

/** A schedule: the seed settles who is there, the steps what they do. */
export type Schedule = { seed: number; steps: Step[] }

const ACTIONS = Object.entries(WEIGHTS).flatMap(([action, weight]) =>
  // Keys of an object literal are exactly the names in its type.
  Array.from({ length: weight }, () => action as Action),
)

/** The schedule of a seed, always the same. */
export function scheduleOf(seed: number): Schedule {
  const chance = createChance(seed ^ 0x9e3779b9)
  const length = 8 + chance.below(64)
  const rare: readonly Action[] | undefined = POOLS[chance.below(8)]
  const theme: readonly Action[] | undefined = THEMES[chance.below(2 * THEMES.length)]
  const steps = Array.from({ length }, (): Step => {
    const isRare = rare !== undefined && chance.below(14) === 0
    const isOfTheme = theme !== undefined && chance.below(2) === 0
    const pool = isRare ? rare : isOfTheme ? theme : ACTIONS
    const action = pool[chance.below(pool.length)] ?? 'sync'
    return { action, device: chance.below(4), pick: chance.below(1000) }
  })
  return { seed, steps }
}

/** How many steps of a schedule are changed at most for one that is near it. */
const CHANGES = 5

/**
 * A schedule that is near another one, always the same for a number: a few steps are added, left out, done twice,
 * exchanged, or happen to something else. What once broke a promise has neighbours that do.
 */
export function scheduleNear({ seed, steps }: Schedule, number: number): Schedule {
  const chance = createChance(number ^ 0x85ebca6b)
  const near = [...steps]
  const some = () => chance.below(near.length)
  for (let left = 1 + chance.below(CHANGES); left > 0 && near.length > 1; left -= 1) {
    const [at, other] = [some(), some()]
    const [step, instead] = [near[at], near[other]]
    if (!step || !instead) continue
    const kind = chance.below(20)
    if (kind < 9) near.splice(at, 0, stepNear(chance, instead))
    else if (kind < 12) near.splice(at, 1)
    else if (kind < 15) near.splice(at, 0, instead)
    else if (kind < 18) [near[at], near[other]] = [instead, step]
    else near[at] = { ...step, pick: chance.below(1000) }
  }
  return { seed, steps: near }
}

/** Any step, mostly about the same thing as one that is there. */
function stepNear(chance: Chance, { pick }: Step): Step {
  const action = ACTIONS[chance.below(ACTIONS.length)] ?? 'sync'
  const isSame = chance.below(5) < 3
  return { action, device: chance.below(4), pick: isSame ? pick : chance.below(1000) }
}

/** A schedule as text, for a named test: `seed: action.device.pick ...`. */
export function writeSchedule({ seed, steps }: Schedule): string {
  const words = steps.map(({ action, device, pick }) => `${action}.${device}.${pick}`)
  return `${seed}: ${words.join(' ')}`
}

/** Reads what `writeSchedule` wrote. */
export function readSchedule(text: string): Schedule {
  const [seed = '', words = ''] = text.split(': ')
  const known = new Set<string>([...Object.keys(WEIGHTS), ...RARE])
  const steps = words.split(' ').map((word): Step => {
    const [action = '', device, pick] = word.split('.')
    if (!known.has(action)) throw new Error(`There is no action ${action}`)
    return { action: action as Action, device: Number(device), pick: Number(pick) }
  })
  return { seed: Number(seed), steps }
}
