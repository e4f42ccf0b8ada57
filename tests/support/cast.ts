// Everybody that one owner may have to do with, for the tests of rights. What each may do follows
// from the grants they hold and the rules in tests/api/permission-matrix.json.
import { FLAGS, type Flag } from '#shared/grants.ts'
import { befriend, join, type Api } from './api.ts'
import { setUpSecondStep } from './auth-client.ts'
import { signIn } from './people.ts'
import type { TestServer } from './server.ts'

/** api: whose calls they make. token: sent instead of a good token; null: none is sent. */
export type Member = { api: Api; grants: readonly Flag[]; token?: string | null }

export type Cast = {
  owner: Api
  /** Somebody who has to do with nobody but the owner. */
  third: Api
  /** By what they are to the owner; the owner is one of them. */
  signedIn: Map<string, Member>
  /** People whose session does not count, by the reason. */
  shutOut: Map<string, Member>
}

/** Registers the cast on a server of its own. */
export async function castOf(server: TestServer): Promise<Cast> {
  const owner = await join(server, 'owner')
  const cast: Cast = {
    owner,
    third: await join(server, 'third'),
    signedIn: new Map([['the owner', { api: owner, grants: [] }]]),
    shutOut: new Map(),
  }
  await addFriends(server, cast)
  await addOthers(server, cast)
  await addShutOut(server, cast)
  return cast
}

/**
 * A friend for each combination of grants that there can be; half of them grant everything back.
 */
async function addFriends(server: TestServer, cast: Cast): Promise<void> {
  for (let bits = 0; bits < 2 ** FLAGS.length; bits += 1) {
    const grants = FLAGS.filter((_, at) => (bits & (1 << at)) !== 0)
    // Whoever may edit recipes may see them, so this combination does not exist.
    if (grants.includes('canEditRecipes') && !grants.includes('canViewRecipes')) continue
    const api = await join(server, `friend ${bits}`)
    const { id } = await befriend(cast.owner, api, grants)
    if (bits % 2 === 1) await grantAll(api, id, true)
    cast.signedIn.set(`a friend with ${grants.join(', ') || 'nothing'}`, { api, grants })
  }
}

async function grantAll(person: Api, id: string, on: boolean): Promise<void> {
  for (const flag of FLAGS) await person.patch(`/users/friends/${id}/permissions`, { [flag]: on })
}

async function addOthers(server: TestServer, cast: Cast): Promise<void> {
  const { owner } = cast
  const add = async (who: string): Promise<Api> => {
    const api = await join(server, who.replaceAll(/[^a-z]+/g, ' '))
    cast.signedIn.set(who, { api, grants: [] })
    return api
  }
  const ask = async (one: Api, other: Api): Promise<string> => {
    await server.db.deleteFrom('rate_counts').execute()
    return (await one.post('/users/friend-requests', { email: other.email })).body.id
  }
  const reject = (one: Api, id: string) =>
    one.patch(`/users/friend-requests/${id}`, { status: 'REJECTED' })

  await add('a stranger')
  await setUpSecondStep(server, await add('a stranger with a second step'))
  await ask(await add('who has invited the owner'), owner)
  await ask(owner, await add('who was invited by the owner'))
  await reject(owner, await ask(await add('who was rejected by the owner'), owner))
  const rejecter = await add('who has rejected the owner')
  await reject(rejecter, await ask(owner, rejecter))
  const revoked = await add('a friend whose rights were taken away')
  const { id } = await befriend(owner, revoked)
  await grantAll(owner, id, true)
  await grantAll(owner, id, false)
  const former = await add('a former friend')
  await owner.del(`/users/friends/${(await befriend(owner, former, FLAGS)).id}`)
  const leaver = await add('who has ended the friendship')
  await leaver.del(`/users/friends/${(await befriend(owner, leaver, FLAGS)).id}`)
  const all = [...cast.signedIn.values()].find(({ grants }) => grants.length === FLAGS.length)
  if (all) await befriend(all.api, await add('a friend of a friend'), FLAGS)
}

async function addShutOut(server: TestServer, cast: Cast): Promise<void> {
  const { owner, shutOut } = cast
  const [, claims = ''] = owner.accessToken.split('.')
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  shutOut.set('nobody', { api: owner, grants: [], token: null })
  shutOut.set('garbage', { api: owner, grants: [], token: 'garbage' })
  shutOut.set('another signature', {
    api: owner,
    grants: [],
    token: `${owner.accessToken.slice(0, -8)}AAAAAAAA`,
  })
  shutOut.set('no signature', { api: owner, grants: [], token: `${unsigned}.${claims}.` })
  shutOut.set('a refresh token', { api: owner, grants: [], token: owner.refreshToken })

  const ended = await join(server, 'ended')
  await befriend(owner, ended, FLAGS)
  await server.db.deleteFrom('auth_sessions').where('user_id', '=', ended.userId).execute()
  shutOut.set('an ended session', { api: ended, grants: FLAGS })

  const half = await join(server, 'half')
  await befriend(owner, half, FLAGS)
  await setUpSecondStep(server, half)
  const { accessToken } = await signIn(server, half.email, 'a long enough pass-phrase')
  shutOut.set('half a session', { api: half, grants: FLAGS, token: accessToken })

  const deleted = await join(server, 'deleted')
  await befriend(owner, deleted, FLAGS)
  await deleted.del('/account', { email: deleted.email })
  shutOut.set('a deleted account', { api: deleted, grants: FLAGS })
}
