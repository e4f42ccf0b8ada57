// One deliberate fault for each of the rules of rights (product §6, docs/sync.md steps 9 and 10).
// Played in tests/long/rights-mutants.test.ts: a test of `tests` whose title has `title` in it has to
// fail. `from` stands once in the file.

const PERMISSIONS = 'tests/api/permissions.test.ts'
const PAST = 'tests/api/private-past.test.ts'
const REVOCATION = 'tests/api/revocation.test.ts'
const FRIENDS = 'tests/api/friends.test.ts'

/** @typedef {{ name: string, file: string, from: string, to: string, test: string, title: string }} RightsMutant */

/** @type {RightsMutant[]} */
export const RIGHTS_MUTANTS = [
  {
    name: 'a friend sees recipes by any flag',
    file: 'shared/permissions.ts',
    from: 'recipe: (grants) => grants.canViewRecipes || grants.canEditRecipes,',
    to: 'recipe: (grants) => Object.values(grants).includes(true),',
    test: PERMISSIONS,
    title: 'GET /recipes/:id',
  },
  {
    name: 'the flag for recipes opens places',
    file: 'shared/permissions.ts',
    from: 'place: (grants) => grants.canViewPlaces,',
    to: 'place: (grants) => grants.canViewPlaces || grants.canViewRecipes,',
    test: PERMISSIONS,
    title: 'GET /places',
  },
  {
    name: 'who sees recipes edits them',
    file: 'shared/permissions.ts',
    from: 'recipe: (grants) => grants.canEditRecipes,',
    to: 'recipe: (grants) => grants.canViewRecipes,',
    test: PERMISSIONS,
    title: 'PATCH /recipes/:id',
  },
  {
    name: 'who sees places edits them',
    file: 'shared/permissions.ts',
    from: 'place: () => false,',
    to: 'place: (grants) => grants.canViewPlaces,',
    test: PERMISSIONS,
    title: 'PATCH /places/:id',
  },
  {
    name: 'who manages lists deletes them',
    file: 'shared/permissions.ts',
    from: `boolean {
  return standing.isOwner
}`,
    to: `boolean {
  return standing.isOwner || standing.grants.canManageGroceryLists
}`,
    test: PERMISSIONS,
    title: 'DELETE /grocerylists/:id',
  },
  {
    name: 'the feed sends places to every friend',
    file: 'shared/permissions.ts',
    from: "if (VIEW.place(grants)) scopes.push('places')",
    to: "scopes.push('places')",
    test: PERMISSIONS,
    title: 'POST /sync',
  },
  {
    name: 'the feed goes by what one grants oneself',
    file: 'server/db/friendships.ts',
    from: 'flatMap(({ other, theirs }) => grantedScopes(theirs)',
    to: 'flatMap(({ other, mine }) => grantedScopes(mine)',
    test: PERMISSIONS,
    title: 'POST /sync',
  },
  {
    name: 'a right is that which one grants oneself',
    file: 'server/api/targets.ts',
    from: 'grants: isFriend ? friendship.theirs : NO_PERMISSIONS',
    to: 'grants: isFriend ? friendship.mine : NO_PERMISSIONS',
    test: PERMISSIONS,
    title: 'GET /grocerylists/:id',
  },
  {
    name: 'reading by id asks for no right',
    file: 'server/api/targets.ts',
    from: 'if (!row || !canView(asked.entity, standing) || !isVisible(row)) throw',
    to: 'if (!row || !isVisible(row)) throw',
    test: PERMISSIONS,
    title: 'GET /places/:id',
  },
  {
    name: 'who may not see is told that it is there',
    file: 'server/api/targets.ts',
    from: '  if (!canView(entity, standing)) throw missing(entity)\n  const isAllowed',
    to: '  const isAllowed',
    test: PERMISSIONS,
    title: 'DELETE /recipes/:id',
  },
  {
    name: 'the id of somebody else answers as the own one',
    file: 'server/api/targets.ts',
    from: 'row.owner === context.caller.userId && row.kind === wanted.entity',
    to: 'row.kind === wanted.entity',
    test: PERMISSIONS,
    title: 'an id of the owner is taken',
  },
  {
    name: 'the right is not looked up again behind the lock',
    file: 'server/api/targets.ts',
    from: `  await check()
  const ver = await bumpScope(context.trx, found.scope)
  const standing = await check()`,
    to: `  const standing = await check()
  const ver = await bumpScope(context.trx, found.scope)`,
    test: REVOCATION,
    title: 'items that go, by the switch',
  },
  {
    name: 'a friend who waited at the lock is not asked again',
    file: 'server/api/targets.ts',
    from: '    assertMay(asked.entity, standing, right)\n    return { id, place: opened.place',
    to: '    return { id, place: opened.place',
    test: REVOCATION,
    title: 'what waits behind',
  },
  {
    name: 'the right is told as it was before the lock',
    file: 'server/db/migrations/0017-packed-cells.ts',
    from: `    perform pg_advisory_xact_lock(hashtextextended(place.scope::text, 0));
    if place.owner <> caller then
      select to_json(f) into pair from friendships f
        where f.low = least(place.owner, caller) and f.high = greatest(place.owner, caller);
    end if;`,
    to: `    if place.owner <> caller then
      select to_json(f) into pair from friendships f
        where f.low = least(place.owner, caller) and f.high = greatest(place.owner, caller);
    end if;
    perform pg_advisory_xact_lock(hashtextextended(place.scope::text, 0));`,
    test: REVOCATION,
    title: 'what waits behind',
  },
  {
    name: 'strangers wait at the lock of the statement that begins',
    file: 'server/db/migrations/0017-packed-cells.ts',
    from: '      if not found then',
    to: '      if false then',
    test: REVOCATION,
    title: 'nobody without the right',
  },
  {
    name: 'strangers wait in the queue of the owner',
    file: 'server/api/targets.ts',
    from: '  await check()\n  const ver',
    to: '  const ver',
    test: REVOCATION,
    title: 'nobody without the right',
  },
  {
    name: 'a switch does not stand in the queue of the writers',
    file: 'server/api/grants.ts',
    from: '  await lockScopes(trx, scopesOfWork([me]))\n',
    to: '',
    test: REVOCATION,
    title: 'by the switch',
  },
  {
    name: 'the end of a friendship does not stand in that queue',
    file: 'server/api/grants.ts',
    from: '  if (known) await lockScopes(trx, scopesOfWork([me, known.other]))\n',
    to: '',
    test: REVOCATION,
    title: 'by the end of the friendship',
  },
  {
    name: 'the queue of recipes is forgotten',
    file: 'shared/permissions.ts',
    from: "[scopeName('lists', owner), scopeName('recipes', owner)]",
    to: "[scopeName('lists', owner)]",
    test: REVOCATION,
    title: 'recipes, by the switch',
  },
  {
    name: 'who does not see recipes any more goes on editing them',
    file: 'server/api/grants.ts',
    from: "  if (!isOn('canViewRecipes') && isOn('canEditRecipes')) write('canEditRecipes', false)\n",
    to: '',
    test: FRIENDS,
    title: '6.grants.3',
  },
  {
    name: 'who asked answers the request',
    file: 'server/api/friends.ts',
    from: '  if (request.requester === me) throw forbidden()\n',
    to: '',
    test: FRIENDS,
    title: '6.friends.1',
  },
  {
    name: 'the id of a friendship is enough to change it',
    file: 'server/db/friendships.ts',
    from: 'where id = ${asked.id} and (low = ${asked.me} or high = ${asked.me})',
    to: 'where id = ${asked.id}',
    test: PERMISSIONS,
    title: 'PATCH /users/friend',
  },
  {
    name: 'a friend is sent what was deleted before',
    file: 'server/sync/pull.ts',
    from: 'JSON.stringify({ ...row, cells: {}, del: { ...row.del, seen: {} } })',
    to: 'run.text',
    test: PAST,
    title: 'a friend learns from no cursor',
  },
  {
    name: 'a friend is sent the items of a deleted list',
    file: 'server/sync/pull.ts',
    from: "run.kind === 'item' && isListDead === true",
    to: 'false',
    test: PAST,
    title: 'a friend learns from no cursor',
  },
  {
    name: 'a grave tells the stamps of its content',
    file: 'server/sync/pull.ts',
    from: 'del: { ...row.del, seen: {} }',
    to: 'del: row.del',
    test: PAST,
    title: 'a friend learns from no cursor',
  },
  {
    name: 'an untick brings back what one has never seen',
    file: 'server/api/hidden-items.ts',
    from: 'if (standing.isOwner) return []',
    to: 'if (standing) return []',
    test: PAST,
    title: 'does not come back by an untick',
  },
  {
    name: 'the stamp of another field proves that one has seen an item',
    file: 'server/api/hidden-items.ts',
    from: 'edit?.base && known.has(keyOf(id, field, edit.base))',
    to: 'edit && known.has(keyOf(id, field, edit.base ?? [...known][0]?.split(" ")[2] ?? ""))',
    test: PAST,
    title: 'does not come back either by a stamp of another field',
  },
  {
    name: 'what was seen before it was written again counts as unseen',
    file: 'server/api/hidden-items.ts',
    from: '    if (cell !== null) known.add(keyOf(id, field, cell.s))\n',
    to: '    void [id, field, cell]\n',
    test: PAST,
    title: 'comes back by the untick',
  },
  {
    name: 'a former friend keeps the name',
    file: 'server/sync/me-rows.ts',
    from: '{ ...before, cells: {}, del: { s, u: row.owner, seen: {} } }',
    to: '{ ...before, del: { s, u: row.owner, seen: {} } }',
    test: PAST,
    title: 'leaves with the',
  },
  {
    name: 'who rejects a request signs the grave',
    file: 'server/sync/me-rows.ts',
    from: 'del: { s, u: row.owner, seen: {} }',
    to: 'del: { s, u: context.caller.userId, seen: {} }',
    test: PAST,
    title: 'who was rejected',
  },
  {
    name: 'who invites learns whom',
    file: 'server/sync/me-rows.ts',
    from: "const isTold = seen.status === 'accepted' || isIncoming",
    to: 'const isTold = true',
    test: PAST,
    title: 'once they accept',
  },
  {
    name: 'a refused call runs when it comes again',
    file: 'server/sync/run-call.ts',
    from: 'if (!isFinal(refused) || (await keepRefusal(running, refused))) throw refused',
    to: 'throw refused',
    test: PAST,
    title: 'stays refused',
  },
  {
    name: 'half a session counts',
    file: 'server/auth/tokens/verify-token.ts',
    from: "return row.has_factor && row.aal !== 'aal2' ? half() : undefined",
    to: 'return undefined',
    test: PERMISSIONS,
    title: 'GET /users/me ',
  },
  {
    name: 'a session that was ended counts',
    file: 'server/auth/tokens/verify-token.ts',
    from: '  if (!row || row.deleted_at || isOver(row.not_after)) return ended()',
    to: '  if (!row) return undefined\n  if (row.deleted_at || isOver(row.not_after)) return ended()',
    test: PERMISSIONS,
    title: 'GET /users/me ',
  },
  {
    name: 'a stamp alone brings back what was removed before a friend came',
    file: 'server/api/hidden-items.ts',
    from: '!proven.has(id) || before.has(id)',
    to: '!proven.has(id)',
    test: PAST,
    title: 'let in by a request',
  },
  {
    name: 'nobody notes when a right over lists is given',
    file: 'server/api/grants.ts',
    from: '  await noteLetIn(trx, { ...friendship, mine }, friendship.mine)\n',
    to: '',
    test: PAST,
    title: 'let in by a right that comes later',
  },
  {
    name: 'nobody notes who comes by a link',
    file: 'server/api/invite-links.ts',
    from: '  await noteLetIn(trx, back)\n',
    to: '',
    test: PAST,
    title: 'let in by a link',
  },
  {
    name: 'a new text shows what a removed item was for',
    file: 'server/api/hidden-items.ts',
    from: ", ...(rec.cells['from'] && NOWHERE) }",
    to: ' }',
    test: PAST,
    title: 'what it was for beside a new text',
  },
]
