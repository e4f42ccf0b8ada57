// Deliberate faults of the server: see tests/sync/mutants.mjs.

export const SERVER_MUTANTS = [
  {
    name: 'ends a page inside a version',
    file: 'server/sync/pull.ts',
    from: '      if (run.ver !== last.ver && budget.bytes <= 0) return upTo(last.ver)',
    to: '      if (rows.length > 0 && budget.bytes <= 0) return { rows, version: last.ver }',
  },
  {
    name: 'takes a whole list of a plain caller for an edit of everything',
    file: 'server/api/list-merging.ts',
    from: '  if (base === undefined || isOther) {',
    to: '  if (base === undefined || isOther || named !== undefined) {',
  },
  {
    name: 'believes the last answer of a session more than the version named',
    file: 'server/api/list-merging.ts',
    from: 'named ?? (await lastSeen(trx, caller.sessionId, { scope, id: listId }))',
    to: '(await lastSeen(trx, caller.sessionId, { scope, id: listId })) ?? named',
  },
  {
    name: 'rewinds to the newest instead of the first replaced value',
    file: 'server/sync/past.ts',
    from: '    if (!fields.has(field)) fields.set(field, cell)',
    to: '    fields.set(field, cell)',
  },
  {
    name: 'takes a forgotten version for what stands now',
    file: 'server/sync/past.ts',
    from: 'isForgotten ? undefined : recordsAt(rows, replaced, ver)',
    to: 'recordsAt(rows, replaced, ver)',
  },
  {
    name: 'runs a repeated call again',
    file: 'server/sync/run-call.ts',
    from: `  if (!isClaimed) return { done: await replay(context.trx, running) }
`,
    to: '',
  },
  {
    name: 'runs later calls of a record although an earlier one failed',
    file: 'server/sync/run-batch.ts',
    from: `    if (isForNow(result.status)) held.add(root)
`,
    to: '',
  },
  {
    name: 'lets anybody change what they know the id of',
    file: 'server/api/targets.ts',
    from: `  if (!canView(entity, standing)) throw missing(entity)
  const isAllowed = right === 'edit' ? canEdit(entity, standing) : canDelete(standing)
  if (!isAllowed) throw forbidden()
`,
    to: '',
  },
  {
    name: 'tells no loser',
    file: 'server/sync/write.ts',
    from: '({ field, cell, lost }) => lost && !sameValue(after.cells[field]?.v, cell.v)',
    to: '() => false',
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
    from: '    await refuseUnseen(context, { scope: target.place.scope, rows }, believed)',
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
    from: "const isRefused = isEmptied && outcome.rec.cells['text']?.s === state.rec.cells['text']?.s",
    to: 'const isRefused = false',
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
    name: 'believes a version of another history',
    file: 'server/sync/past.ts',
    from: 'return Math.floor(named / VERSIONS_STEP) !== Math.floor(current / VERSIONS_STEP)',
    to: 'return false && named > current',
  },
  {
    name: 'does not notice that an older copy was put back',
    file: 'server/api/sync.ts',
    from: 'await recoverFromLoss(deps, request.life, log)',
    to: 'undefined',
  },
  {
    name: 'knows a life but not its last write',
    file: 'server/sync/lives.ts',
    from: '  return !knowsLife || claim.write > lastWrite',
    to: '  return !knowsLife',
  },
  {
    name: 'takes a history that is lost for one that it has had',
    file: 'server/sync/lives.ts',
    from: '  if (claim.epoch !== epoch) return !knowsEpoch',
    to: '  if (claim.epoch !== epoch) return false',
  },
  {
    name: 'begins anew for every device of a history that is over',
    file: 'server/sync/lives.ts',
    from: '  if (claim.epoch !== epoch) return !knowsEpoch',
    to: '  if (claim.epoch !== epoch) return true',
  },
  {
    name: 'runs what builds on a history that a backup has replaced',
    file: 'server/sync/run-batch.ts',
    from: 'batch.isOtherHistory === true || held.has(root)',
    to: 'held.has(root)',
  },
  {
    name: 'takes nothing back after a restore',
    file: 'server/api/reassert.ts',
    from: 'if (restore === undefined || context.now - restore.at > KEEP_MS) throw nothingLost()',
    to: 'if (restore) throw nothingLost()',
  },
  {
    name: 'lets what is given back beat what was written since',
    file: 'server/api/reassert.ts',
    from: "    if (cell.s > (current?.s ?? '') || (isOwn && cell.s === current.s)) cells[field] = cell",
    to: '    if (isOwn || !isOwn) cells[field] = cell',
  },
  {
    name: 'does not believe what was seen last',
    file: 'shared/merge/claims.ts',
    from: 'named !== null && newest !== undefined && named <= newest',
    to: 'named !== null && newest !== undefined && named < newest',
  },
  {
    name: 'grants seeing recipes with editing them, whoever has not seen it taken away',
    file: 'server/api/grants.ts',
    from: 'set.canEditRecipes === true && set',
    to: "isOn('canEditRecipes') && set",
  },
  {
    name: 'leaves the right to edit recipes where that to see them is off',
    file: 'server/api/grants.ts',
    from: "  if (!isOn('canViewRecipes') && isOn('canEditRecipes')) write('canEditRecipes', false)\n",
    to: '',
  },
  {
    name: 'does not say of what was given back of a third one who gave it back',
    file: 'server/api/reassert.ts',
    from: 'const giver = u === me ? before : me',
    to: 'const giver = cell.u === me ? before : me',
  },
]
