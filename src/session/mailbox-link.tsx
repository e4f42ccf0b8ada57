import { useLoaded } from '#page/use-loaded.ts'
import { TEXT_LINK } from '#ui/text-link.tsx'
import { serverConfig } from './server-config.ts'

/** Where the mail is, on a server that sends none but shows them on its own machine. */
export function MailboxLink() {
  if (useLoaded(serverConfig)?.isMailboxShown !== true) return null
  return (
    <p className="text-center">
      This server does not send mails.{' '}
      <a className={TEXT_LINK} href="/dev/mailbox">
        Open the mailbox
      </a>
    </p>
  )
}
