/** What one goes to a place for (product §3). */
export const PLACE_TYPES = ['breakfast', 'lunch', 'brunch', 'coffee', 'dinner', 'take-out'] as const
export type PlaceType = (typeof PLACE_TYPES)[number]
