const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A past moment as people say it: 'just now', '2 minutes ago', '10:31', '21/11/2026, 10:31'. */
export function timeInWords(at: number, now: number): string {
  const passed = now - at
  if (passed < MINUTE_MS) return 'just now'
  if (passed < HOUR_MS) {
    const minutes = Math.floor(passed / MINUTE_MS)
    return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  }
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date(now).toDateString()
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return isToday ? moment.toLocaleTimeString(undefined, time) : moment.toLocaleString()
}
