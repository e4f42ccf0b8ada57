import { Icon } from '#ui/icon.tsx'
import { isStorageKept } from '#session/storage.ts'
import { useUpdateState } from './update-state.ts'

/** What this browser cannot do, where that takes something away from the app. */
export function DeviceNotice() {
  const { isWorking } = useUpdateState()
  const text = noticeText(isWorking)
  if (text === null) return null
  return (
    <p className="device-notice">
      <Icon name="info" size={18} />
      <span>{text}</span>
    </p>
  )
}

function noticeText(isWorking: boolean): string | null {
  if (!isStorageKept()) {
    return 'This browser does not let nomnom keep anything. It works online, until you close this tab.'
  }
  if (!window.isSecureContext) return 'Offline use needs HTTPS'
  return isWorking ? null : 'This browser cannot open nomnom offline. What you enter is kept here.'
}
