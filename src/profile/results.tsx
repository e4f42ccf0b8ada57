import { useEffect } from 'react'
import { notify } from '#ui/notify.ts'
import { markShown, useUnseenResults } from './friends.data.ts'
import { textOfResult } from './result-texts.ts'
import { WhatToOpenNow } from './what-to-open.tsx'

/** Tells in a toast what became of calls about friends, also of those made offline, and asks once what to open to somebody who accepted. */
export function Results() {
  const results = useUnseenResults()
  useEffect(() => {
    for (const result of results) void show(result)
  }, [results])
  return <WhatToOpenNow />
}

const shown = new Set<string>()

async function show(result: Parameters<typeof markShown>[0]): Promise<void> {
  // The live query may report a result again before it is marked as shown.
  if (shown.has(result.mutationId)) return
  shown.add(result.mutationId)
  const said = textOfResult(result)
  if (said) notify[said.tone](said.text)
  await markShown(result)
}
