/** What stands below the friends on the profile, fetched together once those are drawn. */
export { AccountSection } from './account-section.tsx'
export { Invitation } from './invitation.tsx'
export { ProfileRest } from './profile-rest.tsx'
