/** The screens of restaurants, fetched together. */
export { PlaceEdit } from './place-edit.tsx'
export { PlaceList } from './place-list.tsx'
export { PlaceNew } from './place-new.tsx'
export { PlaceScreen } from './place-view.tsx'
