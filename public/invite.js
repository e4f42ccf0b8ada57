// Takes the secret of an invitation out of the address, where history and other eyes would find it,
// and goes on into the app, through registering or the sign-in where that is needed. What stands behind a `#` is sent
// to no server. src/session/invitation.ts reads what is kept here.
;(() => {
  const say = (text) => {
    document.getElementById('state').textContent = text
  }
  // A mark of the sentence that the link stood in may have come along behind it.
  const [, secret] = /^#([\w-]{22})(?![\w-])/.exec(location.hash) ?? []
  if (secret === undefined) {
    say('This link is incomplete. Please ask for it once more, and open all of it.')
    return
  }
  try {
    localStorage.setItem('nomnom-invitation', `${secret} ${Date.now()}`)
  } catch {
    say(
      'This browser does not let nomnom keep the invitation. Please open the link in another one.',
    )
    return
  }
  // Where nobody was ever signed in, a guest is new; who is signed in after all goes on from there.
  const isKnown = localStorage.getItem('nomnom-known') !== null
  location.replace(isKnown ? '/profile/' : '/register?redirect=%2Fprofile%2F')
})()
