// Deliberate faults, one line of the product each. `npm run test:mutants` shows that the simulation
// notices every one of them, by which promise and after how many schedules. A piece that does not
// stand in its file exactly once any more makes the run fail, and tests/sync/mutants.test.ts too.

/** name: what the product does wrong. from: the piece of `file` that `to` replaces. */
export const MUTANTS = [
  {
    name: `sends under another user's name`,
    file: 'sw/sync/drain.ts',
    from: `  if (token.userId !== deps.mirror.userId) return { kind: 'stopped' }
`,
    to: '',
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
    from: '      ops[at] = { id: op.id, add: { ...last.add, ...valuesOf(op.set) } }',
    to: '      ops[at] = last',
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
    from: '    const replaced = isNewer(state, old) ? rowOf(state) : old',
    to: `    const guesses = Object.entries(old?.rec.cells ?? {}).filter(([field, cell]) => cell.s > (state.rec.cells[field]?.s ?? ''))
    const joined = { ...state, rec: { ...state.rec, cells: { ...state.rec.cells, ...Object.fromEntries(guesses) } } }
    const replaced = isNewer(state, old) ? rowOf(joined) : old`,
  },
  {
    name: 'ends a page inside a version',
    file: 'server/sync/pull.ts',
    from: '      if (row.ver !== last.ver && budget.bytes <= 0) return { rows, version: last.ver }',
    to: '      if (rows.length > 0 && budget.bytes <= 0) return { rows, version: last.ver }',
  },
  {
    name: 'keeps the rows of a scope that is gone',
    file: 'src/db/apply.ts',
    from: `  await tx.deleteRows(await tx.rowIdsInScope(scope))
`,
    to: '',
  },
  {
    name: 'ignores that a scope is gone',
    file: 'src/db/apply.ts',
    from: `    for (const scope of answer.response.gone) await write((tx) => forgetScope(tx, mirror, scope))
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
    name: 'takes a whole list of a plain caller for an edit of everything',
    file: 'server/api/list-bodies.ts',
    from: 'base !== undefined && !isOfOtherHistory(base, ver) && stored.some((row) => row.ver >= base)',
    to: 'false',
  },
  {
    name: 'believes the last answer of a session more than the version named',
    file: 'server/api/list-bodies.ts',
    from: 'const base = named ?? (await lastSeen(trx, caller.sessionId, listId))',
    to: 'const base = (await lastSeen(trx, caller.sessionId, listId)) ?? named',
  },
  {
    name: 'rewinds to the newest instead of the first replaced value',
    file: 'server/sync/past.ts',
    from: '    if (!fields.has(field)) fields.set(field, cell)',
    to: '    fields.set(field, cell)',
  },
  {
    name: 'takes a forgotten version for what stands now',
    file: 'server/api/list-bodies.ts',
    from: `  if (isForgotten(replaced)) throw tooOld()
`,
    to: '',
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
    from: `    isOwnWrite(current, writing)
  if (edit.weak`,
    to: `    false
  if (edit.weak`,
  },
  {
    name: 'lets what was found beat a choice',
    file: 'shared/merge/apply.ts',
    from: '  if (edit.weak && !sequential) return\n',
    // Without this line alone the stamp of a weak edit would still lose.
    to: '  if (edit.weak && !sequential) return write(outcome, field, { v: edit.v, s: nextStamp(current.s, writing.device), u: writing.user })\n',
  },
  {
    name: 'stamps what was found with the time of now',
    file: 'shared/merge/apply.ts',
    from: `  if (edit.weak) return afterBase === '' ? makeStamp(0, writing.device) : afterBase
`,
    to: '',
  },
  {
    name: 'runs a repeated call again',
    file: 'server/sync/run-call.ts',
    from: `  if (!(await claimCall(context.trx, { ...key, hash })))
    return replay(context.trx, { ...key, hash })
`,
    to: `  await claimCall(context.trx, { ...key, hash })
`,
  },
  {
    name: 'lets go of an acknowledged call at once',
    file: 'src/db/apply-results.ts',
    from: `      else kept.push({ ...record, state: 'acked', scope, version })`,
    to: '      else gone.push(record.seq)',
  },
  {
    name: 'lets go of an acknowledged call while a page is missing',
    file: 'src/db/apply.ts',
    from: '    return !state.behind && state.cursor >= version',
    to: '    return state.cursor >= version',
  },
  {
    name: 'keeps acknowledged calls of scopes that never come',
    file: 'src/db/apply.ts',
    from: `    if (!state) return isEnd
`,
    to: `    if (!state) return false
`,
  },
  {
    name: 'applies an answer after signing out',
    file: 'src/db/apply.ts',
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
    from: '  const batch = cut(ordered, limits)',
    to: '  const batch = cut(ordered.toReversed(), limits)',
  },
  {
    name: 'runs later calls of a record although an earlier one failed',
    file: 'server/sync/run-batch.ts',
    from: `    if (isForNow(result.status)) held.add(root)
`,
    to: '',
  },
  {
    name: 'sends revocations in their turn',
    file: 'sw/sync/push.ts',
    from: '  const urgent = new Set(waiting.filter(isRevocation).map(({ root }) => root))',
    to: '  const urgent = new Set()',
  },
  {
    name: 'lets anybody change what they know the id of',
    file: 'server/api/targets.ts',
    from: `  if (!canView(asked.entity, standing)) throw missing(asked.entity)
  const isAllowed = right === 'edit' ? canEdit(asked.entity, standing) : canDelete(standing)
  if (!isAllowed) throw forbidden()
`,
    to: '',
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
    name: 'tells no loser',
    file: 'server/sync/write.ts',
    from: '      .filter(({ lost }) => lost)',
    to: '      .filter(() => false)',
  },
  {
    name: 'keeps no replaced value',
    file: 'server/sync/write.ts',
    from: '  return [...replaced, ...deletion, ...refused]',
    to: '  return [...deletion]',
  },
  {
    name: 'deletes a list with what its author had not seen',
    file: 'server/api/deletions.ts',
    from: `  if (seenVersion !== undefined) await refuseUnseen(context, rows, seenVersion)
`,
    to: '',
  },
  {
    name: 'takes edits into what was deleted',
    file: 'server/api/list-operations.ts',
    from: '  if (!list || !isVisible(list)) throw deleted()',
    to: '  if (!list) throw deleted()',
  },
  {
    name: 'turns a tick instead of setting it',
    file: 'server/api/list-operations.ts',
    from: '    if (edit) present[name] = edit',
    to: `    if (edit) present[name] = name === 'isChecked' ? { ...edit, v: work.rows.get(id)?.cells['isChecked']?.v !== true } : edit`,
  },
  {
    name: 'revives an item whose content is gone',
    file: 'server/api/list-operations.ts',
    from: `  if (isEmptied && !present['text']) return
`,
    to: '',
  },
  {
    name: 'writes the view without the call',
    file: 'src/db/save.ts',
    from: '    await tx.putOutbox([merged])',
    to: '    await tx.putOutbox([])',
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
    name: 'gives a repeated call of a plain caller new ids',
    file: 'server/sync/run-call.ts',
    from: `  if (!identity) return () => uuidv7()
`,
    to: `  if (identity || !identity) return () => uuidv7()
`,
  },
  {
    name: 'gives back only what it may still edit',
    file: 'src/db/reassert.ts',
    from: '(mayEdit ? whole : ownPartOf(whole, mirror.userId))',
    to: '(mayEdit ? whole : null)',
  },
  {
    name: 'believes a version of another history',
    file: 'server/sync/past.ts',
    from: 'return Math.floor(named / VERSIONS_STEP) !== Math.floor(current / VERSIONS_STEP)',
    to: 'return false && named > current',
  },
  {
    name: 'takes the time of an edit that may come once more',
    file: 'shared/merge/apply.ts',
    from: '  return isOld ? Math.min(edit.floor, writing.now) : correctedTime(edit, writing)',
    to: '  return isOld ? correctedTime(edit, writing) : correctedTime(edit, writing)',
  },
]
