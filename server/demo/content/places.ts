import type { PlaceInput } from '#shared/schemas/place.ts'

/** Where Nora has eaten. */
export const noraPlaces: readonly PlaceInput[] = [
  {
    name: 'Taverna Elia',
    location: 'Rykestraße 14, Berlin',
    type: 'dinner',
    foodRating: 9,
    priceQualityRating: 8,
    seatingRating: 7,
  },
  {
    name: 'Ofelia',
    location: 'Rua da Boavista 102, Lisboa',
    type: 'coffee',
    foodRating: 8,
    priceQualityRating: 7,
    seatingRating: 9,
  },
  {
    name: 'Falafel Zuhal',
    location: 'Sonnenallee 33, Berlin',
    type: 'take-out',
    foodRating: 9,
    priceQualityRating: 10,
    seatingRating: 3,
  },
  {
    name: 'Noodle Bar Kiku',
    location: 'Södra Vägen 31, Göteborg',
    type: 'lunch',
    foodRating: 9,
    priceQualityRating: 9,
    seatingRating: 5,
  },
  {
    name: 'Bageri Lund',
    location: 'Andra Långgatan 8, Göteborg',
    type: 'breakfast',
    foodRating: 8,
    priceQualityRating: 8,
    seatingRating: 6,
  },
  {
    name: 'Fisk & Rök',
    location: 'Strandvägen 2, Marstrand',
    type: 'lunch',
    foodRating: 10,
    priceQualityRating: 6,
    seatingRating: 8,
  },
]

/** Where Anna has eaten. */
export const annaPlaces: readonly PlaceInput[] = [
  {
    name: 'Café Morgenrot',
    location: 'Kastanienallee 85, Berlin',
    type: 'brunch',
    foodRating: 8,
    priceQualityRating: 9,
    seatingRating: 7,
  },
  {
    name: 'Bistro Petit Four',
    location: 'Rue Oberkampf 40, Paris',
    type: 'dinner',
    foodRating: 7,
    priceQualityRating: 6,
    seatingRating: 8,
  },
  {
    name: 'Zum Goldenen Hirsch',
    location: 'Marktplatz 3, Freiburg',
    type: 'dinner',
    foodRating: 8,
    priceQualityRating: 7,
    seatingRating: 9,
  },
  {
    name: 'Rösterei Kornblume',
    location: 'Wiehre 21, Freiburg',
    type: 'coffee',
    foodRating: 6,
    priceQualityRating: 8,
    seatingRating: 8,
  },
]
