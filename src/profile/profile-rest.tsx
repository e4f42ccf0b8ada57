import { Appearance } from './appearance.tsx'
import { DeviceSection } from './device-section.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'

/** The foot of the profile: what was deleted, how nomnom looks here, and how this device stands. */
export function ProfileRest() {
  return (
    <div className="grid gap-x-8 gap-y-2 lg:grid-cols-[1fr_22rem] lg:items-start">
      <RecentlyDeleted />
      <Appearance />
      <DeviceSection />
    </div>
  )
}
