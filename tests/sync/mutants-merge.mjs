// Deliberate faults in what stands when people meet: see tests/sync/mutants.mjs.

export const MERGE_MUTANTS = [
  {
    name: 'lets the later of two grants stand',
    file: 'shared/merge/apply.ts',
    from: `  if (conflict && ending === 'off') {`,
    to: `  if (conflict && ending === 'off' && edit.at < 0) {`,
  },
  {
    name: 'tells whose order lost',
    file: 'shared/merge/apply.ts',
    from: `  const lost = conflict && ending !== 'quiet'`,
    to: `  const lost = conflict && (ending !== 'quiet' || field === 'pos')`,
  },
  {
    name: 'tells the value that won',
    file: 'server/sync/write.ts',
    from: '    value: cell.v,',
    to: '    value: winner?.v ?? cell.v,',
  },
  {
    name: 'takes its own text for unseen when it removes',
    file: 'shared/merge/apply.ts',
    from: '    if (isOwnWrite(cell, writing) && !isLater) known[field] = maxStamp(known[field], cell.s)\n',
    to: '',
  },
  {
    name: 'lets a removal that comes once more after 100 days take away what was brought back since',
    file: 'shared/merge/apply.ts',
    from: 'const isLater = isAgain && stampMs(cell.s) > ms',
    to: 'const isLater = isAgain && ms < 0',
  },
  {
    name: 'takes a removal of 100 days ago for one that comes once more',
    file: 'shared/merge/apply.ts',
    from: 'const isAgain = isKnown && mayBeForgotten(time, writing)',
    to: 'const isAgain = mayBeForgotten(time, writing)',
  },
  {
    name: 'forgets what the first of two who removed had seen',
    file: 'shared/merge/apply.ts',
    from: '  const known: Record<string, Stamp> = { ...rec.del?.seen }',
    to: '  const known: Record<string, Stamp> = {}',
  },
  {
    name: 'lets nothing be deleted that was restored once',
    file: 'shared/merge/record.ts',
    from: '  if (del.back && del.back > del.s) return true',
    to: '  if (del.back) return true',
  },
  {
    name: 'tells friends no new name',
    file: 'server/api/users.ts',
    from: '  await writeFriendshipRows(context, await friendshipsOf(trx, me), versions)\n',
    to: '',
  },
  {
    name: 'forgets the untick that a plain caller had seen when it removes',
    file: 'server/api/list-bodies.ts',
    from: `  for (const field of ['text', 'isChecked']) {`,
    to: `  for (const field of ['text']) {`,
  },
  {
    name: 'shows what was just removed',
    file: 'src/db/view.ts',
    from: '    del: ({ del }) => rec && applyDelete(rec, present(del.seen), writing(del, me)),',
    to: '    del: () => rec,',
  },
  {
    name: 'brings back what a repeated edit of long ago wrote',
    file: 'shared/merge/apply.ts',
    from: 'stampMs(current.s) >= editTime(edit, writing) && mayBeForgotten(edit, writing)',
    to: 'false',
  },
  {
    name: 'brings back what an edit wrote that a restored backup lacks',
    file: 'shared/merge/apply.ts',
    from: '  if (stampFor(edit, writing, undefined) === current.s) return true\n',
    to: '',
  },
  {
    name: 'forgets an own tick when the grave comes',
    file: 'src/db/recompute.ts',
    from: '    if (isTaken) taken = applyCall(taken, id, { call, me })\n',
    to: '',
  },
  {
    name: 'drops a text for what was removed long ago without a word',
    file: 'server/api/list-operations.ts',
    from: `(one) => !isRefused || (one.lost && one.field === 'text'))`,
    to: '() => !isRefused)',
  },
  {
    name: 'skips what stands behind the first rows of a version',
    file: 'server/sync/pull.ts',
    from: '      last = { ver: run.ver, id: run.id }',
    to: '      last = { ver: run.ver, id: LAST_ID }',
  },
  {
    name: 'takes over the first rows of a page',
    file: 'src/db/apply-page.ts',
    from: 'for (let at = SLICE_ROWS; written && at < scope.rows.length; at += SLICE_ROWS)',
    to: 'for (let at = SLICE_ROWS; written && at < 0; at += SLICE_ROWS)',
  },
  {
    name: 'forgets the order of categories',
    file: 'server/api/list-operations.ts',
    from: '    if (edit) present[name] = edit',
    to: `    if (edit && (name !== 'categories' || present['name'])) present[name] = edit`,
  },
  {
    name: 'leaves a write to whoever gave it back, though its author sends it again',
    file: 'shared/merge/apply.ts',
    from: ' || stamp > current.s || isSame',
    to: ' || stamp > current.s',
  },
  {
    name: 'takes what is brought back after 100 days for what stood there before it was removed',
    file: 'shared/merge/apply.ts',
    from: 'isAgain && !isAfterOwnRemoval(outcome.rec, edit, writing)',
    to: 'isAgain',
  },
]
