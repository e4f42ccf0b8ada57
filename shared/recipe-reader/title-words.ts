/** Words that say what kind of thing a title stands above, and no name. */
import { letters } from './clean.ts'

/** 'Anna's recipes', 'Kochbuch der Familie': what a page is part of. */
const COLLECTION =
  /(?<!\p{L})(?:recipes|cookbook|rezepte|kochbuch|recettes|recetas|recetario|ricette|ricettario|receitas|recepten|kookboek|kokbok(?:en)?|opskrifter|kogebog(?:en)?|oppskrifter|kokebok(?:en|a)?|przepisy|reseptit|reseptejä|keittokirja|recepty|recepti|receptek|rețete|рецепти|рецепты|συνταγές|tarifler(?:i)?)(?!\p{L})/iu

export function isCollection(words: string): boolean {
  return COLLECTION.test(words)
}

/** 'Recipe', above its name. */
export const IS_RECIPE =
  /^(?:recipe|rezept|recette|receta|ricetta|recepta?|opskrift|oppskrift|przepis|receita|resepti|rețetă|tarif|рецепт)$/

/** What a recipe is called where nobody gave it a name. */
export const NO_NAME =
  /^(?:(?:the|a|my|our|all|full|printable)?recipes?(?:ofthe(?:day|week|month))?|cookbook|(?:das|mein|meine|alle|unsere)?rezepte?(?:des(?:tages|monats)|derwoche)?|kochbuch|(?:la|ma|les|mes|nos)?recettes?|(?:la|mi|las|mis)?recetas?|(?:la|mia|le|mie)?ricett[ae]|(?:het)?recept(?:en|je|ek)?|opskrift(?:er)?|oppskrift(?:er)?|przepisy?|receitas?|resepti|reseptit|untitled|home|blog|intro|introduction|einleitung|introducción|introduzione|inleiding|inledning|indledning|innledning|wstęp|wprowadzenie|introdução|johdanto)$/

/** Whether words only say what kind of thing they stand above: 'Recipe'. */
export function isNoName(words: string): boolean {
  return NO_NAME.test(letters(words))
}
