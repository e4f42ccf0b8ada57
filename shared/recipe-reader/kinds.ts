/** Diet and course, where a page says them in words. */
import type { Course, Diet } from '../recipe-words.ts'

/** 'Non-Vegetarian', 'nicht für Vegetarier' */
const NOT = String.raw`(?<!(?<!\p{L})(?:non|not|no|nicht|kein\p{L}{0,2}|pas|geen|niet|ikke|inte|nie|não|ei)[\s-]*(?:(?:an?|es|is|suitable|geeignet|for|für|pour|para|per|voor|för|dla)\s+)*)`
const VEGAN = new RegExp(`${NOT}(?:vegan|végétalien|vegaani)`, 'iu')
const VEGETARIAN = new RegExp(`${NOT}(?:vegetar|végétari|wegetaria|kasvis)`, 'iu')

const COURSES: [Course, RegExp][] = [
  [
    'DESSERT',
    /dessert|nachtisch|nachspeise|kuchen|cake|cookie|postre|dolc|efterrätt|deser|sobremesa|jälkiruo|nagerecht|gebäck|gâteau/i,
  ],
  [
    'APPETIZER',
    /appeti[sz]er|starter|vorspeise|entrée|entrante|antipast|förrätt|forret|forrett|przystawk|entrada|alkuruo|voorgerecht|apéritif|snack/i,
  ],
  [
    'SIDE_DISH',
    /side|beilage|accompagnement|guarnici|contorn|tillbehör|tilbehør|dodatek|acompanhamento|lisuke|bijgerecht/i,
  ],
  [
    'MAIN',
    /main|dinner|lunch|hauptgericht|hauptspeise|plat principal|plato principal|primi|secondi|piatto unico|huvudrätt|hovedret|hovedrett|danie główne|prato principal|pääruo|hoofdgerecht/i,
  ],
]

/** The diet that a page claims; null where it claims none. Keywords count only where they name it alone. */
export function dietOf(claimed: string, keywords = ''): Diet | null {
  const alone = keywords
    .split(/\s*[,;]\s*/)
    .filter((word) => /^(?:vegan|vegetarian|vegetarisch|végétarien|vegetariano)$/i.test(word))
    .join(' ')
  const text = `${claimed} ${alone}`
  if (VEGAN.test(text)) return 'VEGAN'
  return VEGETARIAN.test(text) ? 'VEGETARIAN' : null
}

/** The course of a category; null where it names none. */
export function courseOf(category: string): Course | null {
  return COURSES.find(([, pattern]) => pattern.test(category))?.[0] ?? null
}
