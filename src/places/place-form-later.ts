import { later } from '#ui/later.tsx'
import type { PlaceFormProps } from './place-form.tsx'

/** The form of a place. Its heading stands while its code comes: it is half as large as React. */
export const PlaceForm = later<PlaceFormProps>(
  () => import('./place-form.tsx').then((m) => m.PlaceForm),
  { now: true, required: true },
)
