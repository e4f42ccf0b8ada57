import { copyText } from '#page/share-text.ts'
import { notify } from '#ui/notify.ts'
import { BUTTON_ICON, buttonClass } from '#ui/button-look.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { bookmarkFor } from './bookmark.ts'

const COPIED = 'Copied. Add a bookmark, and paste this as its address'

/** A button for the browser's own bar, where there is one: for pages that keep servers away. */
export function BookmarkOffer() {
  const bookmark = bookmarkFor(location.origin)
  return (
    <section
      className="grid gap-2 border-t pt-4 max-[48rem]:hidden"
      aria-labelledby="bookmark-offer"
    >
      <h2 id="bookmark-offer" className="text-h3">
        From the page you look at
      </h2>
      <p className="text-muted">
        Some pages keep servers away, or want you signed in. Drag this button to the bookmarks bar
        of your browser; on the page of a recipe, press it there. nomnom opens with that page.
      </p>
      <div className="flex flex-wrap items-center gap-2.5">
        <a
          href="#bookmark-offer"
          // React takes no program as an address. This one is dragged, and runs on other pages.
          ref={(link) => link?.setAttribute('href', bookmark)}
          className={buttonClass({ look: 'soft', className: 'cursor-grab' })}
          onClick={(event) => {
            event.preventDefault()
            notify.blank('Drag it to the bookmarks bar. It works on other pages')
          }}
        >
          <Icon name="inbox" size={20} className={BUTTON_ICON} />
          Save to nomnom
        </a>
        <Button look="quiet" onClick={() => void copyText(bookmark, COPIED)}>
          Copy it instead
        </Button>
      </div>
    </section>
  )
}
