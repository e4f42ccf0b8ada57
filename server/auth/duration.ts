// Lengths of time as the hosted provider writes them: `24h`, `1h30m`, `45s`, `300ms`.

const UNIT_SECONDS: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001 }
const MAX_LENGTH = 40

/** Seconds, or undefined when the text is no length of time. */
export function parseDuration(text: string): number | undefined {
  if (text.length > MAX_LENGTH || !/^(\d{1,12}(\.\d{1,6})?(h|ms|m|s))+$/.test(text))
    return undefined
  let seconds = 0
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(h|ms|m|s)/g)) {
    seconds += Number(amount) * (UNIT_SECONDS[unit ?? ''] ?? 0)
  }
  return seconds
}
