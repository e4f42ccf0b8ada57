import { useState } from 'react'
import { flagLabel, FLAGS, impliedFlags, NO_PERMISSIONS, type Flag } from '#shared/grants.ts'
import { INVITE_LINK_DAYS } from '#shared/limits.ts'
import { useBusyScreen } from '#page/busy-screen.ts'
import { LinkButtons } from '#page/link-buttons.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { Switch } from '#ui/switch.tsx'
import { takeBackInviteLink, makeInviteLink, useLinkRefusal, usePeople } from './people.data.ts'
import { QrCode } from './qr-code.tsx'

/** What is switched on at first: lists are what most people share. */
const LISTS = { ...NO_PERMISSIONS, canManageGroceryLists: true }

/** An invitation by link (product §2.invite): what the guest may do, then the link and its code. */
export function InviteLink({ onClose }: { onClose: () => void }) {
  const [grants, setGrants] = useState(LISTS)
  const [link, setLink] = useState<{ id: string; address: string }>()
  const [isMaking, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    try {
      setLink(await makeInviteLink(grants))
    } catch {
      // Why not was told in a toast (src/exchange/save.ts); the next press tries again.
    } finally {
      setMaking(false)
    }
  }
  if (link) return <MadeLink link={link} onClose={onClose} />
  // Elsewhere browsers make no secrets.
  if (!window.isSecureContext)
    return <p className="pt-3 pb-5">An invitation by link needs HTTPS.</p>
  const set = (flag: Flag, on: boolean) => setGrants({ ...grants, ...impliedFlags(flag, on) })
  return (
    <div className="grid gap-3.5 pt-3 pb-5">
      <p>Whoever opens the link and agrees becomes your friend. Your friend:</p>
      <div>
        {FLAGS.map((flag) => (
          <Switch
            key={flag}
            label={flagLabel(flag)}
            checked={grants[flag]}
            onChange={(event) => set(flag, event.target.checked)}
          />
        ))}
      </div>
      <Button
        wide
        icon="link"
        busy={isMaking}
        data-autofocus
        ref={focusInPlace}
        onClick={() => void make()}
      >
        Make a link
      </Button>
    </div>
  )
}

/** As a `ref`: in a dialog that is open already nothing else gives it the focus. What it asks stays in sight. */
function focusInPlace(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true })
}

type MadeProps = { link: { id: string; address: string }; onClose: () => void }

/** Who has taken this link while it was shown; null when it is gone without anybody. */
function useGuest(linkId: string): { displayName: string } | null | undefined {
  const people = usePeople()
  const [known, setKnown] = useState<ReadonlySet<string>>()
  if (people && !known) setKnown(new Set(people.friends.map(({ id }) => id)))
  if (!people || !known || people.links.some(({ id }) => id === linkId)) return undefined
  return people.friends.find(({ id }) => !known.has(id)) ?? null
}

function MadeLink({ link, onClose }: MadeProps) {
  const guest = useGuest(link.id)
  const refusal = useLinkRefusal(link.id)
  // The link is shown here and nowhere else, so no question may cover it.
  useBusyScreen(guest === undefined)
  const takeBack = async () => {
    await takeBackInviteLink(link.id)
    onClose()
  }
  if (guest !== undefined) return <LinkOver guest={guest} refusal={refusal} onClose={onClose} />
  return (
    <>
      {/* The code and the buttons below it are seen together, on a small phone, too. */}
      <div className="grid gap-3.5 pt-3">
        <p className="meta">
          It works once, within {INVITE_LINK_DAYS} days, and is shown only now. Give it to the
          person you mean and nobody else.
          {!navigator.onLine && ' It works as soon as this device has been online.'}
        </p>
        <QrCode text={link.address} label="QR code of the invitation" />
        <p className="text-center text-second wrap-anywhere select-all">{link.address}</p>
        <Button look="quiet" size="small" onClick={() => void takeBack()}>
          Take it back
        </Button>
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-2 bg-surface pt-4 pb-5 *:flex-1 large-text:static">
        <LinkButtons address={link.address} loud />
      </div>
    </>
  )
}

type OverProps = {
  guest: { displayName: string } | null
  refusal: string | undefined
  onClose: () => void
}

/** What stands in the place of a link that nobody can take any more. */
function LinkOver({ guest, refusal, onClose }: OverProps) {
  const end = refusal ? `This link does not work. ${refusal}` : 'This link was taken back.'
  return (
    <div className="grid justify-items-center gap-3.5 pt-3 pb-5 text-center">
      {guest && <Avatar name={guest.displayName} size="lg" decorative />}
      <p role="status">{guest ? `You and ${guest.displayName} are friends now.` : end}</p>
      <Button wide onClick={onClose} ref={focusHere}>
        Done
      </Button>
    </div>
  )
}
