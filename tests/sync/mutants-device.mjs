// Deliberate faults of the device, and of the merge that it shares with the server: see
// tests/sync/mutants.mjs.

export const DEVICE_MUTANTS = [
  {
    name: 'writes a first load over what calls wait for',
    file: 'src/db/recompute.ts',
    from: `rec.kind !== 'list' && !waiting.has(rec.parent ?? rec.id)`,
    to: `rec.kind !== 'list'`,
  },
  {
    name: 'asks ahead after the user went offline',
    file: 'sw/sync/drain.ts',
    from: 'isHolder(run, meta) && !meta.workOffline && !(await tx.hasWaiting())',
    to: '!(await tx.hasWaiting())',
  },
  {
    name: 'forgets which life of the server it has heard',
    file: 'sw/sync/trip.ts',
    from: `    ...(meta.life === undefined ? {} : { life: meta.life }),
`,
    to: '',
  },
  {
    name: `sends under another user's name`,
    file: 'sw/sync/drain.ts',
    from: `  if (token.userId !== deps.mirror.userId) return { kind: 'stopped' }
`,
    to: '',
  },
  {
    name: `marks what waits, and sends it, under another user's name`,
    file: 'sw/sync/start.ts',
    from: 'return held?.userId === mirror.userId ? held.token : null',
    to: 'return held?.token ?? null',
  },
  {
    name: 'drops what the server refuses',
    file: 'src/db/apply-results.ts',
    from: 'refused.push({ record, reason: outcome.reason })',
    to: 'gone.push(record.seq)',
  },
  {
    name: 'takes a captive portal for the server',
    file: 'sw/sync/transport.ts',
    from: `    if (answer.headers.get('X-Nomnom') !== '1') return { kind: 'silence', retryAfterMs }
`,
    to: '',
  },
  {
    name: 'merges an edit into a call that has left',
    file: 'src/db/coalesce.ts',
    from: `if (!newest || newest.state !== 'queued') return null`,
    to: 'if (!newest) return null',
  },
  {
    name: 'forgets an edit of an item that was just added',
    file: 'src/db/coalesce.ts',
    from: 'add: ({ add }) => ({ id, add: { ...add, ...valuesOf(set) } }),',
    to: 'add: ({ add }) => ({ id, add }),',
  },
  {
    name: 'lets pulled rows cover what waits',
    file: 'src/db/recompute.ts',
    from: '    if (!feeds(call, ver) || !touches(call, id)) continue',
    to: '    continue',
  },
  {
    name: 'joins the own guesses into the base',
    file: 'src/db/recompute.ts',
    from: '    const replaced = isNewer(state, old) ? rowOf(withHeldContent(state, held)) : old',
    to: `    const guesses = Object.entries(old?.rec.cells ?? {}).filter(([field, cell]) => cell.s > (state.rec.cells[field]?.s ?? ''))
    const joined = { ...state, rec: { ...state.rec, cells: { ...state.rec.cells, ...Object.fromEntries(guesses) } } }
    const replaced = isNewer(state, old) ? rowOf(withHeldContent(joined, held)) : old`,
  },
  {
    name: 'keeps the rows of a scope that is gone',
    file: 'src/db/apply-answer.ts',
    from: `  await tx.deleteRows(await tx.rowIdsInScope(scope))
`,
    to: '',
  },
  {
    name: 'keeps what a full load did not deliver',
    file: 'src/db/apply-page.ts',
    from: '(await tx.rowIdsInScope(scope)).length === 0',
    to: 'true',
  },
  {
    name: 'ignores that a scope is gone',
    file: 'src/db/apply-answer.ts',
    from: `  for (const scope of answer.response.gone) await write((tx) => forgetScope(tx, mirror, scope))
`,
    to: '',
  },
  {
    name: 'does not ask about a scope whose load was interrupted',
    file: 'sw/sync/pull.ts',
    from: '    cursors[scope] = cursor',
    to: '    if (cursor >= 0) cursors[scope] = cursor',
  },
  {
    name: 'lets a removal beat a text that it had not seen',
    file: 'shared/merge/record.ts',
    from: `  if (text && text.s > (del.seen['text'] ?? '')) return true
`,
    to: '',
  },
  {
    name: 'lets a removal beat an untick that it had not seen',
    file: 'shared/merge/record.ts',
    from: `  return isChecked?.v === false && isChecked.s > (del.seen['isChecked'] ?? '')`,
    to: '  return false',
  },
  {
    name: 'takes the own value for one it had not seen',
    file: 'shared/merge/apply.ts',
    from: 'const sequential = isSeen || isOwnWrite(current, writing)',
    to: 'const sequential = isSeen',
  },
  {
    name: 'lets what was found beat a choice',
    file: 'shared/merge/apply.ts',
    from: '  if (edit.weak && !isSeen && !isAfterOwn(current, edit, writing)) return\n',
    // If the line were only left out, the stamp of a weak edit would still lose.
    to: '  if (edit.weak && !sequential) return write(outcome, field, { v: edit.v, s: nextStamp(current.s, writing.device), u: writing.user })\n',
  },
  {
    name: 'stamps what was found with the time of now',
    file: 'shared/merge/apply.ts',
    from: `  if (edit.weak) return nextStamp(current ?? makeStamp(0, writing.device), writing.device)
`,
    to: '',
  },
  {
    name: 'lets go of an acknowledged call at once',
    file: 'src/db/apply-results.ts',
    from: `      else kept.push({ ...record, state: 'acked', scope, version })`,
    to: '      else gone.push(record.seq)',
  },
  {
    name: 'lets go of an acknowledged call while a page is missing',
    file: 'src/db/apply-answer.ts',
    from: '    return !state.behind && state.cursor >= version',
    to: '    return state.cursor >= version',
  },
  {
    name: 'keeps acknowledged calls of scopes that never come',
    file: 'src/db/apply-answer.ts',
    from: `    if (!state) return isEnd
`,
    to: `    if (!state) return false
`,
  },
  {
    name: 'applies an answer after signing out',
    file: 'src/db/apply-answer.ts',
    from: '      if (generation !== answer.generation || isTaken) throw new WipedError()\n',
    to: '      if (isTaken) throw new WipedError()\n',
  },
  {
    name: 'does not mark what leaves',
    file: 'sw/sync/push.ts',
    from: `  await tx.putOutbox(marked.filter((_, at) => batch[at]?.state === 'queued'))
`,
    to: '',
  },
  {
    name: 'sends the calls of a record in another order',
    file: 'sw/sync/push.ts',
    from: 'const batch = ordered.slice(',
    to: 'const batch = ordered.toReversed().slice(',
  },
  {
    name: 'sends revocations in their turn',
    file: 'sw/sync/push.ts',
    from: '  const urgent = new Set(waiting.filter(isRevocation).map(({ root }) => root))',
    to: '  const urgent = new Set()',
  },
  {
    name: 'shows the lists to every friend',
    file: 'shared/permissions.ts',
    from: `  if (VIEW.list(grants)) scopes.push('lists')`,
    to: `  scopes.push('lists')`,
  },
  {
    name: 'takes "later" for a refusal',
    file: 'sw/sync/outcome.ts',
    from: '  return status === 408 || status === 425 || status === 429 || status >= 500',
    to: '  return status === 408 || status === 425 || status === 429',
  },
  {
    name: 'takes an expired token for a refusal',
    file: 'sw/sync/outcome.ts',
    from: `  if (reply.status === 401) return 'renew'
`,
    to: '',
  },
  {
    name: 'writes the view without the call',
    file: 'src/db/save.ts',
    from: 'merged ? tx.putOutbox([merged])',
    to: 'merged ? tx.putOutbox([])',
  },
  {
    name: 'shows a new call without what waits before it',
    file: 'src/db/recompute.ts',
    from: '  let view = isOnTop ? (row?.rec ?? null) : base',
    to: '  let view = base',
  },
  {
    name: 'forgets what was typed before signing out',
    file: 'src/db/wipe.ts',
    from: `    const given = keepUnsent ? records.filter(({ state }) => state === 'acked') : records`,
    to: '    const given = records',
  },
  {
    name: 'lets clocks alone decide',
    file: 'shared/merge/apply.ts',
    from: 'const stamp = stampFor(edit, writing, sequential ? current?.s : undefined)',
    to: 'const stamp = stampFor({ ...edit, base: null }, writing, undefined)',
  },
  {
    name: 'gives nothing back after a restored backup',
    file: 'src/db/reassert.ts',
    from: '  if (Object.keys(cells).length === 0) return null\n',
    to: '  if (cells) return null\n',
  },
  {
    name: 'changes what was sent when the app is updated',
    file: 'src/db/schema.ts',
    from: "state === 'queued' || state === 'parked'",
    to: "state !== 'acked'",
  },
  {
    name: 'leaves what waits as older code wrote it',
    file: 'src/db/schema.ts',
    from: `  await tx.putOutbox(changeable.map((record) => upgraded(record, schema)))
`,
    to: '',
  },
  {
    name: 'writes with old code into a newer mirror',
    file: 'src/db/schema.ts',
    from: `  if (meta.schema > schema.version) throw new NewerSchemaError()
`,
    to: '',
  },
  {
    name: 'parks what older code sent as it was',
    file: 'src/db/park.ts',
    from: 'upgraded(record, mirror.schema)',
    to: 'record',
  },
  {
    name: 'gives back only what it may still edit',
    file: 'src/db/reassert.ts',
    from: '(mayEdit ? whole : ownPartOf(whole, mirror.userId))',
    to: '(mayEdit ? whole : null)',
  },
  {
    name: 'compares what went with its list',
    file: 'src/db/verify.ts',
    from: 'rec.parent === null || ids.has(rec.parent)',
    to: "rec.id !== ''",
  },
  {
    name: 'passes over the end of an interrupted load',
    file: 'src/db/apply-answer.ts',
    from: 'state?.cursor === page.version && !state.loading && !state.behind',
    to: 'state !== undefined',
  },
  {
    name: 'takes the cursor for what was seen while pages are missing',
    file: 'src/db/held-version.ts',
    from: 'state.behind ? (state.held ?? 0) : state.cursor',
    to: 'state.cursor',
  },
  {
    name: 'sends more calls in a trip than the server takes',
    file: 'sw/sync/run-hold.ts',
    from: 'limits: { calls: SYNC_MAX_CALLS, bytes',
    to: 'limits: { calls: 2 * SYNC_MAX_CALLS, bytes',
  },
]
