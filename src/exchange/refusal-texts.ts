/** Why the server did not take a change, in words; for the sheet of changes and its questions. */
import type { PendingChange } from '#db/read-pending.ts'

/** Whether a delete waits for the user, because somebody else has changed the thing unseen. */
export function isQuestion({ kind, error }: Pick<PendingChange, 'kind' | 'error'>): boolean {
  return kind.endsWith('.delete') && error?.code === 'changed_since'
}

/** What somebody else did since the user last saw it, such as 'Anna added 5 items …'. */
export function changedSinceText({ kind, error }: Pick<PendingChange, 'kind' | 'error'>): string {
  const { by, items, added } = { by: 'Someone', items: 1, added: 0, ...error?.detail }
  const names = String(by).replace(/, ([^,]*)$/, ' and $1')
  return `${names} ${whatIn(kind, Number(items), Number(added))} since you last saw it.`
}

function whatIn(kind: PendingChange['kind'], items: number, added: number): string {
  if (kind !== 'list.delete') return 'changed it'
  const count = items === 1 ? '1 item' : `${items} items`
  return `${added === items ? 'added' : 'changed'} ${count}`
}

/** Programs are told with it in which of our fields something is wrong: 'ops.0.add.text: '. */
const PATH = /^[a-z]+(?:\.\w+)+: /i

/** Why one of the other changes was refused. */
export function refusalText({ error, owner, where }: PendingChange): string {
  const name = where === null ? 'it' : `“${where}”`
  if (error?.status === 404 && owner !== null) return `${owner} no longer shares ${name} with you.`
  if (error?.status === 403 && owner !== null) return `${owner} does not let you change ${name}.`
  const message = error?.message.replace(PATH, '') ?? 'The server did not take it'
  return message.endsWith('.') ? message : `${message}.`
}
