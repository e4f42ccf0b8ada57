// Deliberate faults in what becomes of what people did: see tests/sync/mutants.mjs.

export const MEANT_MUTANTS = [
  {
    name: 'ignores every reorder',
    file: 'server/api/list-operations.ts',
    from: '    if (edit) present[name] = edit',
    to: `    if (edit && name !== 'pos') present[name] = edit`,
  },
  {
    name: `ignores an untick of somebody else's tick`,
    file: 'server/api/list-operations.ts',
    from: '    if (edit) present[name] = edit',
    to: `    const tick = work.rows.get(id)?.cells['isChecked']
    const isOthers = tick?.v === true && tick.u !== work.context.caller.userId
    if (edit && !(name === 'isChecked' && edit.v === false && isOthers)) present[name] = edit`,
  },
  {
    name: 'lets an unseen untick always lose',
    file: 'shared/merge/apply.ts',
    from: '  const isAgain = !isSeen && isRepeat(current, edit, writing)\n',
    to: `  const isAgain = !isSeen && isRepeat(current, edit, writing)
  if (!sequential && field === 'isChecked' && edit.v === false) return
`,
  },
  {
    name: 'believes a clock that is ahead',
    file: 'shared/merge/apply.ts',
    from: '  if (edit.at >= floor && edit.at <= writing.now) return Math.floor(edit.at)',
    to: '  if (edit.at >= floor) return Math.floor(edit.at)',
  },
  {
    name: 'deletes a list over an unseen untick',
    file: 'server/api/deletions.ts',
    from: `field === 'isChecked' && cell.v === true ?`,
    to: `field === 'isChecked' ?`,
  },
  {
    name: 'sends friends what is deleted',
    file: 'server/sync/pull.ts',
    from: '  return JSON.stringify({ ...row, cells: {}, del: { ...row.del, seen: {} } })',
    to: '  return run.text',
  },
  {
    name: 'gives back into graves',
    file: 'server/api/reassert.ts',
    from: '      if (isVisible(row)) changes.set(',
    to: '      if (row) changes.set(',
  },
  {
    name: 'undoes a deletion that has left',
    file: 'src/db/take-back.ts',
    from: `newest?.state !== 'queued'`,
    to: 'newest === undefined',
  },
  {
    name: 'merges what brings back into what was before the removal',
    file: 'src/db/coalesce.ts',
    from: '(candidate) => candidate.id === op.id)',
    to: `(candidate) => candidate.id === op.id && !('del' in candidate))`,
  },
  {
    name: 'forgets over an open form what its user has replaced elsewhere',
    file: 'src/db/edits.ts',
    from: "return covered !== null && covered > (known ?? '') ? covered : known",
    to: 'return known',
  },
  {
    name: 'tries again with the old bases',
    file: 'src/db/parked.ts',
    from: '...(base && { base }), ...time',
    to: '...time',
  },
  {
    name: 'forgets what whoever tries again had seen of what was deleted meanwhile',
    file: 'src/db/parked.ts',
    from: '...(base && { base }), ...time',
    to: '...(row && { base: base ?? null }), ...time',
  },
  {
    name: 'goes on with a run although its user works offline',
    file: 'sw/sync/trip.ts',
    from: 'if (meta.generation !== run.generation || meta.workOffline) return null',
    to: 'if (meta.generation !== run.generation) return null',
  },
  {
    name: 'drops the second of two names',
    file: 'src/db/coalesce.ts',
    from: `  if (newest.kind === 'profile.change' && call.kind === 'profile.change') {
`,
    to: `  if (newest.kind === 'profile.change' && call.kind === 'profile.change') {
    if (newest) return newest
`,
  },
  {
    name: 'lets the older copy of a draft win',
    file: 'src/db/drafts.ts',
    from: 'if (kept && kept.at > at) return',
    to: 'if (kept && kept.at < at) return',
  },
  {
    name: 'gives up what still waits, too',
    file: 'src/db/parked.ts',
    from: `    const parked = await parkedOf(tx, root, only)
    await tx.deleteOutbox(`,
    to: `    const parked = await tx.outboxOfRoot(root)
    await tx.deleteOutbox(`,
  },
  {
    name: 'does not send again what was acknowledged before a restore',
    file: 'src/db/apply-answer.ts',
    from: `acked.map((record): OutboxRecord => ({ ...record, state: 'sent' }))`,
    to: 'acked',
  },
  {
    name: 'gives back rights that were taken away',
    file: 'src/db/reassert.ts',
    from: `      if (held.kind === 'friendship') await keepRevocation(tx, mirror, { held, base, now })\n`,
    to: '',
  },
  {
    name: 'keeps what it holds only until the first page has come',
    file: 'src/db/apply-page.ts',
    from: 'const saving = state?.saving === true && behind ?',
    to: 'const saving = state?.saving === true && behind && state.cursor >= 0 ?',
  },
  {
    name: 'tells no plain caller of a text that lost in what was removed',
    file: 'server/api/list-bodies.ts',
    from: '    merging.changes.push({ before: current, after: current, superseded: lost })\n',
    to: '',
  },
  {
    name: 'takes a right that is off and shows as off for unseen',
    file: 'src/db/recompute.ts',
    from: 'if (is !== was && !isOff) seen',
    to: 'if (is !== was) seen',
  },
]
