import { useState } from 'react'
import { AppMark } from '#ui/app-mark.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorScreen } from '#ui/error-screen.tsx'
import { clothOf } from '#ui/hash.ts'
import { Icon } from '#ui/icon.tsx'
import { iconNames } from '#ui/icon-more.tsx'
import { Loading } from '#ui/loading.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { ShopFront } from '#ui/art/shop-front.tsx'
import { Street } from '#ui/art/street.tsx'
import { Wheat } from '#ui/art/wheat.tsx'
import { WheatField } from '#ui/art/wheat-field.tsx'
import { WheatRule } from '#ui/art/wheat-rule.tsx'

const dishes = [
  'Roasted tomato soup',
  'Linsensuppe',
  'Red lentil dal with spinach',
  'Green curry',
  'Braised beans with fennel',
  'Mushroom risotto',
  'Whipped feta with charred peppers',
  'Smoky carrot hummus',
  'Panna cotta',
  'Ice cream',
  'Brown butter gnocchi with sage',
  'Miso aubergine noodles',
  'Käsespätzle',
  'Maultaschen',
  'Semmelknödel',
  'Kaiserschmarrn',
  'Pommes',
  'Crushed potatoes with lemon',
  'Beetroot and orange carpaccio',
  'Fruit salad',
  'Cucumber salad with dill',
  'Red cabbage with apple',
  'Ofengemüse',
  'Tacos',
  'Sushi',
  'Shakshuka',
  'Roast chicken with grapes',
  'Schnitzel',
  'Lachs',
  'Plum tart',
  'Zwiebelkuchen',
  'Olive oil cake with orange',
  'Schwarzwälder Kirschtorte',
  'Rhubarb crumble',
  'Sourdough loaf',
  'Bruschetta',
  'Burger',
  'Brötchen',
  'Cinnamon buns',
  'Plätzchen',
  'Pancakes',
  'Waffles',
] as const

/** Every dish that can lie on a plate, and fronts of places. */
export function PlateSamples() {
  return (
    <Card as="section" className="gallery-card gallery-wide">
      <h2>Plates and fronts</h2>
      <ul className="gallery-plates">
        {dishes.map((dish) => (
          <li key={dish}>
            <Plate id={dish} title={dish} />
            <p className="meta">{dish}</p>
          </li>
        ))}
        <li className={clothOf('Pancakes')}>
          <Plate id="rimmed" title="Pea soup" rimmed />
          <p className="meta">With a rim of its cloth</p>
        </li>
      </ul>
      <ul className="gallery-fronts">
        {['Under the lime tree', 'Kiosk 9', 'Nordlys', 'Casa Elvira', 'Brot & Zeit', 'Ume'].map(
          (place) => (
            <li key={place} className={`cloth ${clothOf(place)} gallery-front`}>
              <ShopFront id={place} />
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}

/** All icons with their names. */
export function IconSamples() {
  return (
    <Card as="section" className="gallery-card">
      <h2>Icons</h2>
      <ul className="gallery-icons">
        {iconNames.map((name) => (
          <li className="gallery-icon meta" key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What stands where there is nothing to show. */
export function StateSamples() {
  const [isBannerShown, setBannerShown] = useState(false)
  return (
    <Card as="section" className="gallery-card">
      <h2>Empty, error, banner</h2>
      <EmptyState
        picture={<Plate id="empty" kind="empty" />}
        title="No grocery lists yet. Create your first one!"
        action={<Button icon="plus">Create New list</Button>}
      />
      <EmptyState picture={<Street />} title="No places yet. Add your first one!" />
      <div>
        <Button look="secondary" size="small" onClick={() => setBannerShown(!isBannerShown)}>
          Install banner
        </Button>
      </div>
      {isBannerShown && (
        <Banner
          title="Install nomnom App"
          text="Install our app for a better experience and offline access to your recipes!"
          picture={<AppMark />}
          buttons={
            <>
              <Button size="small">Install Now</Button>
              <Button size="small" look="quiet" onClick={() => setBannerShown(false)}>
                Remind Me Later
              </Button>
            </>
          }
        />
      )}
      <div className="gallery-row">
        <div className="gallery-wheat">
          <Wheat />
        </div>
        <WheatRule />
      </div>
    </Card>
  )
}

/** The screens that fill the whole page, one under the other. */
export function FullScreenSamples() {
  return (
    <div className="gallery-wide">
      <ErrorScreen
        title="Woops! We ran into an error."
        buttons={
          <>
            <Button>To the Home Page</Button>
            <Button look="secondary">Sign Out</Button>
          </>
        }
        foot={<WheatField />}
      />
      <Loading />
    </div>
  )
}
