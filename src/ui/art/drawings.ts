/** The larger drawings, fetched together: food, shops, the street, the field, and most icons. */
export { MoreStroke } from '../icon-more.tsx'
export { PlateFood } from './plate-food.tsx'
export { ShopScene } from './shop-scene.tsx'
export { StreetScene } from './street-scene.tsx'
export { WheatField } from './wheat-field.tsx'
