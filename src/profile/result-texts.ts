/** The toasts of product §8 about friends, by what became of the call. */
import type { CallResult } from './friends.data.ts'
import { TEXT } from '#shared/errors.ts'

type ResultText = { tone: 'success' | 'error'; text: string }

const INVITE_REFUSED: Record<number, string> = {
  404: TEXT.inviteUnknown,
  406: TEXT.inviteSelf,
  409: TEXT.inviteAgain,
}

const TEXTS: Partial<Record<CallResult['kind'], { success: string; error: string }>> = {
  'friend.invite': { success: TEXT.inviteSent, error: TEXT.requestFailed },
  'friend.grant': { success: TEXT.permissionsUpdated, error: TEXT.permissionsFailed },
  'friend.answer': { success: TEXT.requestUpdated, error: TEXT.requestFailedUpdate },
  'friend.remove': { success: TEXT.unfriended, error: TEXT.unfriendFailed },
}

/** What to tell the user about a result; null where there is nothing to say. */
export function textOfResult(result: Pick<CallResult, 'kind' | 'status'>): ResultText | null {
  const texts = TEXTS[result.kind]
  if (!texts) return null
  if (result.status < 400) return { tone: 'success', text: texts.success }
  const refused = result.kind === 'friend.invite' ? INVITE_REFUSED[result.status] : undefined
  return { tone: 'error', text: refused ?? texts.error }
}
