/** Of the error catalogue of product §8 what the server alone says: no page loads it. */
export const SERVER_TEXT = {
  signInAgainToDelete:
    'You signed in more than a day ago. Please sign in again to delete your account.',
  signInAgainForToken:
    'You signed in more than a day ago. Please sign in again to make an access token.',
  signInAgainToChange:
    'You signed in more than a day ago. Please sign in again to change how you sign in.',
  linkNotYet:
    'Not yet: this invitation has not arrived here. Whoever made it may have been offline: please try again later.',
  linkGone:
    'This invitation was used, was taken back or is older than 7 days. Please ask for another one.',
  friendsAlready: 'You are friends already.',
} as const
