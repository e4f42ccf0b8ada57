// What pages write above their lists, and around a recipe, in each language of the corpus.

type Headings = {
  ingredients: string[]
  steps: string[]
  serves: string
  time: string
  more: string
}

export const headings: Record<string, Headings> = {
  en: {
    ingredients: ['Ingredients', 'What you need', 'Ingredients:'],
    steps: ['Method', 'Directions', 'Instructions', 'How to make it'],
    serves: 'Serves N',
    time: 'Total time: N minutes',
    more: 'You might also like',
  },
  de: {
    ingredients: ['Zutaten', 'Zutaten für N Personen', 'Das brauchst du'],
    steps: ['Zubereitung', 'So wird’s gemacht', 'Anleitung'],
    serves: 'Für N Personen',
    time: 'Gesamtzeit: N Minuten',
    more: 'Das könnte dir auch schmecken',
  },
  fr: {
    ingredients: ['Ingrédients', 'Ingrédients pour N personnes'],
    steps: ['Préparation', 'Étapes de préparation', 'La recette pas à pas'],
    serves: 'Pour N personnes',
    time: 'Temps total : N min',
    more: 'Vous aimerez aussi',
  },
  es: {
    ingredients: ['Ingredientes', 'Ingredientes para N personas'],
    steps: ['Elaboración', 'Preparación', 'Cómo hacerlo paso a paso'],
    serves: 'Para N personas',
    time: 'Tiempo total: N min',
    more: 'Te puede interesar',
  },
  it: {
    ingredients: ['Ingredienti', 'Ingredienti per N persone'],
    steps: ['Preparazione', 'Procedimento', 'Come fare'],
    serves: 'Dosi per N persone',
    time: 'Tempo totale: N minuti',
    more: 'Potrebbe interessarti',
  },
  nl: {
    ingredients: ['Ingrediënten', 'Dit heb je nodig'],
    steps: ['Bereiding', 'Bereidingswijze', 'Zo maak je het'],
    serves: 'Voor N personen',
    time: 'Totale tijd: N minuten',
    more: 'Misschien ook lekker',
  },
  sv: {
    ingredients: ['Ingredienser', 'Du behöver'],
    steps: ['Gör så här', 'Tillagning'],
    serves: 'N portioner',
    time: 'Total tid: N minuter',
    more: 'Fler recept',
  },
  da: {
    ingredients: ['Ingredienser', 'Det skal du bruge'],
    steps: ['Fremgangsmåde', 'Sådan gør du'],
    serves: 'N personer',
    time: 'Tid i alt: N min.',
    more: 'Flere opskrifter',
  },
  nb: {
    ingredients: ['Ingredienser', 'Dette trenger du'],
    steps: ['Fremgangsmåte', 'Slik gjør du'],
    serves: 'N porsjoner',
    time: 'Total tid: N minutter',
    more: 'Flere oppskrifter',
  },
  pl: {
    ingredients: ['Składniki', 'Składniki na N porcji'],
    steps: ['Przygotowanie', 'Sposób przygotowania', 'Wykonanie'],
    serves: 'N porcji',
    time: 'Czas: N minut',
    more: 'Zobacz także',
  },
  pt: {
    ingredients: ['Ingredientes', 'Ingredientes para N pessoas'],
    steps: ['Modo de preparo', 'Preparação', 'Como fazer'],
    serves: 'N porções',
    time: 'Tempo total: N minutos',
    more: 'Leia também',
  },
  fi: {
    ingredients: ['Ainekset', 'Tarvitset'],
    steps: ['Valmistusohje', 'Ohje', 'Tee näin'],
    serves: 'N annosta',
    time: 'Valmistusaika: N minuuttia',
    more: 'Lisää reseptejä',
  },
}
