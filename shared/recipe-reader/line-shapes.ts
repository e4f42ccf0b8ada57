/** What lines of a page look like, by their elements, and how most of them do. */
import type { Line } from './lines.ts'

/** The shape that most lines have, of how many of them, and how often each shape is there. */
export function mostCommon(lines: readonly Line[], shapeOf: (line: Line) => string) {
  const times = new Map<string, number>()
  for (const line of lines) times.set(shapeOf(line), (times.get(shapeOf(line)) ?? 0) + 1)
  const [shape = '', count = 0] = [...times].toSorted((one, other) => other[1] - one[1])[0] ?? []
  return { shape, count, times }
}
