import { DeviceSection } from './device-section.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'

/** The foot of the profile: what was deleted, and how this device stands. */
export function ProfileRest() {
  return (
    <div className="profile-rest">
      <RecentlyDeleted />
      <DeviceSection />
    </div>
  )
}
