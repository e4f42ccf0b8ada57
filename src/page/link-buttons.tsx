import { Button } from '#ui/button.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { copyText, shareLink } from './share-text.ts'

type Props = {
  address: string
  /** Giving it away is what the screen is for. */
  loud?: boolean
}

/** Copies a link or gives it to the system's sheet for sharing, which not every browser has. */
export function LinkButtons({ address, loud = false }: Props) {
  const canShare = 'share' in navigator
  return (
    <>
      <Button
        look={loud && !canShare ? 'primary' : 'secondary'}
        icon="copy"
        ref={loud && !canShare ? focusHere : undefined}
        onClick={() => void copyText(address, 'Link copied')}
      >
        Copy link
      </Button>
      {canShare && (
        <Button
          look={loud ? 'primary' : 'secondary'}
          icon="share"
          ref={loud ? focusHere : undefined}
          onClick={() => void shareLink(address)}
        >
          Share link
        </Button>
      )}
    </>
  )
}
