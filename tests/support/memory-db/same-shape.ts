/** Lets the compiler check that each twin exports what its module in server/db exports. */
import type * as realExpiry from '#server/db/expiry.ts'
import type * as realFriendships from '#server/db/friendships.ts'
import type * as realHistory from '#server/db/history.ts'
import type * as realLinks from '#server/db/invite-links.ts'
import type * as realLives from '#server/db/lives.ts'
import type * as realLog from '#server/db/mutation-log.ts'
import type * as realOpening from '#server/db/open-calls.ts'
import type * as realCounts from '#server/db/rate-counts.ts'
import type * as realByChange from '#server/db/records-by-change.ts'
import type * as realRecords from '#server/db/records.ts'
import type * as realSeen from '#server/db/rest-seen.ts'
import type * as realRevocations from '#server/db/revocations.ts'
import type * as realSaving from '#server/db/save-records.ts'
import type * as realScopes from '#server/db/scopes.ts'
import type * as realShown from '#server/db/shown-list.ts'
import type * as realSight from '#server/db/sight.ts'
import type * as realThings from '#server/db/things.ts'
import type * as realUsers from '#server/db/users.ts'
import * as expiry from './expiry.ts'
import * as friendships from './friendships.ts'
import * as history from './history.ts'
import * as links from './invite-links.ts'
import * as lives from './lives.ts'
import * as log from './mutation-log.ts'
import * as opening from './open-calls.ts'
import * as counts from './rate-counts.ts'
import * as byChange from './records-by-change.ts'
import * as records from './records.ts'
import * as seen from './rest-seen.ts'
import * as revocations from './revocations.ts'
import * as saving from './save-records.ts'
import * as scopes from './scopes.ts'
import * as shown from './shown-list.ts'
import * as sight from './sight.ts'
import * as things from './things.ts'
import * as users from './users.ts'

expiry satisfies typeof realExpiry
friendships satisfies typeof realFriendships
history satisfies typeof realHistory
links satisfies typeof realLinks
lives satisfies typeof realLives
log satisfies typeof realLog
opening satisfies typeof realOpening
counts satisfies typeof realCounts
byChange satisfies typeof realByChange
records satisfies typeof realRecords
seen satisfies typeof realSeen
revocations satisfies typeof realRevocations
saving satisfies typeof realSaving
scopes satisfies typeof realScopes
shown satisfies typeof realShown
sight satisfies typeof realSight
things satisfies typeof realThings
users satisfies typeof realUsers
