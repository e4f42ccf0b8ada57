// How figures of a benchmark are printed: median, least and most, beside the first contestant.
import { loadavg } from 'node:os'

/** rounds: milliseconds by contestant, one object a round. */
export function printTable(name, rounds) {
  const [first] = Object.keys(rounds[0])
  const base = median(rounds.map((round) => round[first]))
  console.log(`\n${name} (${rounds.length} rounds, load ${loadavg()[0].toFixed(1)})`)
  for (const contestant of Object.keys(rounds[0])) {
    const values = rounds.map((round) => round[contestant])
    const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)]
    const figures = `${ms(middle)} ms (${ms(least)} to ${ms(most)})`
    console.log(`  ${contestant.padEnd(22)} ${figures.padEnd(34)} x${(middle / base).toFixed(2)}`)
  }
  console.log(JSON.stringify({ name, rounds }))
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

const ms = (value) => (value < 10 ? value.toFixed(1) : Math.round(value)).toString()
