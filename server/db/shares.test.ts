import { describe, expect, it } from 'vitest'
import { type Shares, sharesOfPool } from './shares.ts'

/** Takes a turn for somebody; `got` names, in order, who has had one. */
async function takeFor(shares: Shares, who: string, got: string[]): Promise<() => void> {
  const giveBack = await shares.take(who)
  got.push(who)
  return giveBack
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the connections to the database', () => {
  it('go to one person only in part, however much that person asks', async () => {
    const [shares, got] = [sharesOfPool(10), [] as string[]]
    for (let at = 0; at < 20; at += 1) takeFor(shares, 'anna', got).catch(() => {})
    await settled()
    expect(got).toEqual(['anna', 'anna', 'anna', 'anna'])
    await takeFor(shares, 'bert', got)
    expect(got.at(-1)).toBe('bert')
    shares.refuseAll(new Error('over'))
  })

  it('are kept in part for sign-in and health, however many people ask', async () => {
    const [shares, got] = [sharesOfPool(10), [] as string[]]
    for (const who of ['anna', 'bert', 'cleo', 'dora']) {
      for (let at = 0; at < 4; at += 1) takeFor(shares, who, got).catch(() => {})
    }
    await settled()
    expect(got).toHaveLength(8)
    await Promise.all([takeFor(shares, '', got), takeFor(shares, '', got)])
    expect(got).toHaveLength(10)
    shares.refuseAll(new Error('over'))
  })

  it('go round among those who wait, so that who asks a lot waits the longest', async () => {
    const [shares, got] = [sharesOfPool(1), [] as string[]]
    const first = await takeFor(shares, '', got)
    const turns = ['anna', 'anna', 'anna', 'bert', 'cleo'].map(async (who) =>
      (await takeFor(shares, who, got))(),
    )
    first()
    await Promise.all(turns)
    expect(got).toEqual(['', 'anna', 'bert', 'cleo', 'anna', 'anna'])
  })

  it('are never more than there are, whoever asks while one comes back', async () => {
    const [shares, got] = [sharesOfPool(2), [] as string[]]
    const first = await takeFor(shares, '', got)
    await takeFor(shares, '', got)
    const waiting = takeFor(shares, '', got)
    first()
    first()
    const late = takeFor(shares, '', got)
    await settled()
    expect(got).toHaveLength(3)
    ;(await waiting)()
    await late
    expect(got).toHaveLength(4)
  })
})
