import { Appearance } from './appearance.tsx'
import { DeviceSection } from './device-section.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'

/** The foot of the profile: what was deleted, how nomnom looks here, and how this device stands. */
export function ProfileRest() {
  return (
    <>
      <div className="mt-2 lg:col-1">
        <RecentlyDeleted />
      </div>
      <div className="mt-2 lg:col-2 lg:row-span-2 lg:mt-10">
        <Appearance />
      </div>
      <div className="mt-2 lg:col-1">
        <DeviceSection />
      </div>
    </>
  )
}
