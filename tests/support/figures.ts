// What a test measured, for the table at the end of `npm run test:long`. Figures inform; what must
// hold is still an expectation in the test.
import { appendFileSync } from 'node:fs'

/**
 * Reports one measured figure, for example `figure('cold install', 78, 's')`.
 * Outside of `npm run test:long` it does nothing.
 */
export function figure(name: string, value: number, unit: string): void {
  const file = process.env.NOMNOM_FIGURES
  if (file === undefined) return
  appendFileSync(file, `${JSON.stringify({ name, value, unit })}\n`)
}
