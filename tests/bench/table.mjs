// Prints figures of a benchmark: median, least and most, beside those of the first contestant.
import { loadavg } from 'node:os'

/** rounds: an object a round, with the figure of each contestant, in `unit`. */
export function printTable(name, rounds, unit = 'ms') {
  const [first] = Object.keys(rounds[0])
  const base = quantile(
    rounds.map((round) => round[first]),
    0.5,
  )
  console.log(`\n${name} (${rounds.length} rounds, load ${loadavg()[0].toFixed(1)})`)
  const width = Math.max(...Object.keys(rounds[0]).map(({ length }) => length), 22)
  for (const contestant of Object.keys(rounds[0])) {
    const values = rounds.map((round) => round[contestant])
    const [middle, least, most] = [quantile(values, 0.5), Math.min(...values), Math.max(...values)]
    const figures = `${short(middle)} ${unit} (${short(least)} to ${short(most)})`
    console.log(
      `  ${contestant.padEnd(width)} ${figures.padEnd(34)} x${(middle / base).toFixed(2)}`,
    )
  }
  console.log(JSON.stringify({ name, unit, rounds }))
}

/**
 * Prints how the figures of printTable grow. sizes: of the contestants, in their order. By medians:
 * 'flat' is less than twice the cost at ten times the size, 'linear' no more than the size grew.
 */
export function printGrowth(rounds, sizes) {
  const middles = Object.keys(rounds[0]).map((contestant) =>
    quantile(
      rounds.map((round) => round[contestant]),
      0.5,
    ),
  )
  const [size, cost] = [sizes, middles].map((values) => (values.at(-1) ?? 0) / (values[0] ?? 1))
  const power = Math.log(Math.max(cost, 1)) / Math.log(size)
  const verdict = power < 0.3 ? 'flat' : power < 1.15 ? 'linear' : 'more than linear'
  console.log(`  ${verdict}: x${size.toFixed(0)} in size, x${cost.toFixed(1)} in cost`)
}

/** The value that this part of them does not exceed; 0.5 is the median. */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)]
}

const short = (value) => (value < 10 ? value.toFixed(1) : Math.round(value)).toString()
