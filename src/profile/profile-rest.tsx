import { Appearance } from './appearance.tsx'
import { DeviceSection } from './device-section.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'

/** The foot of the profile: what was deleted, how nomnom looks here, and how this device stands. */
export function ProfileRest() {
  return (
    <div className="profile-rest">
      <RecentlyDeleted />
      <Appearance />
      <DeviceSection />
    </div>
  )
}
