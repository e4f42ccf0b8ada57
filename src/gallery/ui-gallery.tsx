import './ui-gallery.css'
import { Toaster } from '#ui/toaster.tsx'
import { Header } from '#app/header.tsx'
import { Page, PageTitle } from '#page/page.tsx'
import { ButtonSamples, FieldSamples } from './ui-gallery-controls.tsx'
import { ChoiceSamples, FactSamples, SyncSamples } from './ui-gallery-display.tsx'
import { FullScreenSamples, IconSamples, PlateSamples, StateSamples } from './ui-gallery-art.tsx'
import { OverlaySamples } from './ui-gallery-overlays.tsx'

/** Every component in every state, for people who build screens. Only in development, at /dev/ui. */
export function UiGallery() {
  return (
    <Page title="Components" illustration="wheat" header={<Header requestCount={2} />}>
      <PageTitle title="Components" />
      <div className="gallery">
        <ButtonSamples />
        <FieldSamples />
        <OverlaySamples />
        <ChoiceSamples />
        <FactSamples />
        <SyncSamples />
        <PlateSamples />
        <IconSamples />
        <StateSamples />
        <FullScreenSamples />
      </div>
      <Toaster />
    </Page>
  )
}
