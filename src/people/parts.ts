/** Inviting, and who sees what: fetched when somebody is about to share. */
export { InviteLinkDialog } from './invite-link-dialog.tsx'
export { NewListPeople } from './new-list-people.tsx'
export { ShareListDialog } from './share-list-dialog.tsx'
export { WaitingLinks } from './waiting-links.tsx'
