import { useEffect, useState } from 'react'
import { serverConfig } from './server-config.ts'

/** Where the mail is, on a server that sends none but shows them on its own machine. */
export function MailboxLink() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    void serverConfig().then((config) => setIsShown(config.isMailboxShown))
  }, [])
  if (!isShown) return null
  return (
    <p className="auth-links">
      This server does not send mails.{' '}
      <a className="text-link" href="/dev/mailbox">
        Open the mailbox
      </a>
    </p>
  )
}
