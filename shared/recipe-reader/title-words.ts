/** Words that say what kind of thing a title stands above, and no name. */
import { letters } from './clean.ts'

/** 'Anna's recipes', 'Kochbuch der Familie': what a page is part of. */
const COLLECTION =
  /(?<!\p{L})(?:recipes|cookbook|rezepte|kochbuch|recettes|recetas|recetario|ricette|ricettario|receitas|recepten|kookboek|kokbok(?:en)?|opskrifter|kogebog(?:en)?|oppskrifter|kokebok(?:en|a)?|przepisy|reseptit|reseptejä|keittokirja|recepty|recepti|receptek|rețete|рецепти|рецепты|συνταγές|tarifler(?:i)?)(?!\p{L})/iu

export function isCollection(words: string): boolean {
  return COLLECTION.test(words)
}

/** 'Recipe', above its name. */
const IS_RECIPE =
  /^(?:recipe|rezept|recette|receta|ricetta|recepta?|opskrift|oppskrift|przepis|receita|resepti|rețetă|tarif|рецепт)$/

/** 'Recipe of the week', in a heading above the name. */
const OF_ITS_TIME =
  /^(?:(?:the|das|unser|la|il|het|a)?(?:recipe(?:ofthe|forthe)(?:day|week|month)|rezept(?:des(?:tages|monats)|derwoche)|recette(?:du(?:jour|mois|chef)|delasemaine)|receta(?:deldia|delmes|delasemana)|ricetta(?:delgiorno|delmese|dellasettimana)|receptvande(?:dag|week|maand)|receitado(?:dia|mes)|receitadasemana|przepis(?:dnia|tygodnia|miesiaca))|(?:dagens|veckans|manadens)recept|(?:dagens|ugens|manedens)opskrift|(?:dagens|ukens|manedens)oppskrift|(?:paivan|viikon|kuukauden)resepti)$/

/** Whether a heading only says that a recipe, or that of the week, stands below it. */
export function isAboveName(words: string): boolean {
  const plain = letters(words)
  return IS_RECIPE.test(plain) || OF_ITS_TIME.test(plain)
}

/** What a recipe is called where nobody gave it a name. */
export const NO_NAME =
  /^(?:(?:the|a|my|our|all|full|printable)?recipes?(?:ofthe(?:day|week|month))?|cookbook|(?:das|mein|meine|alle|unsere)?rezepte?(?:des(?:tages|monats)|derwoche)?|kochbuch|(?:la|ma|les|mes|nos)?recettes?|(?:la|mi|las|mis)?recetas?|(?:la|mia|le|mie)?ricett[ae]|(?:het)?recept(?:en|je|ek)?|opskrift(?:er)?|oppskrift(?:er)?|przepisy?|receitas?|resepti|reseptit|untitled|home|blog|intro|introduction|einleitung|introducción|introduzione|inleiding|inledning|indledning|innledning|wstęp|wprowadzenie|introdução|johdanto)$/

/** So many words are a headline rather than a name. */
const FEWEST_WORDS = 7
/** Of a word so many letters tell what it is about, whatever form it is in. */
const STEM = 5

/** Whether a headline tells a story, and no word of the name that stands above a list: that is what the dish is called. */
export function tellsStory(headline: string, name: string): boolean {
  const stemsOf = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM))
  const said = new Set(stemsOf(headline))
  const stems = stemsOf(name)
  const isName = stems.length > 1 && !isCollection(name) && !stems.some((stem) => said.has(stem))
  return isName && headline.split(' ').length >= FEWEST_WORDS
}

/** Whether words only say what kind of thing they stand above: 'Recipe'. */
export function isNoName(words: string): boolean {
  return NO_NAME.test(letters(words))
}

/** 'Topic: Plum Cake', 'Autor Thema: Plum Cake': what forums write in front of the name. */
const TOPIC =
  /^(?:(?:author|autor|auteur|autore|författare|forfatter|kirjoittaja)\s*\/?\s*)?(?:topic|thread|subject|thema|betreff|sujet|tema|asunto|hilo|argomento|discussione|oggetto|onderwerp|ämne|tråd|emne|temat|wątek|tópico|assunto|aihe)\s?:\s+(?=\S)/iu
/** 'The Spade Forum • View topic - Plum Cake' */
const VIEW_TOPIC =
  /^(?:[^•·|–]{1,80}\s[•·|–-]\s)?(?:view topic|thema anzeigen|(?:voir|afficher) le sujet|ver tema|(?:leggi|visualizza) argomento|bekijk onderwerp|visa (?:ämne|tråd)|vis emne|(?:zobacz|wyświetl) temat|(?:ver|exibir) tópico|(?:näytä|katso) (?:aihe|viestiketju))\s[-–:]\s+(?=\S)/iu
/** '(Read 812 times)', behind it. */
const READ_TIMES =
  /\s*[([](?:read|gelesen|lu|leído|letto|gelezen|läst|læst|lest|przeczytany|lido|luettu|views?|hits|aufrufe|vues|visitas|visite|bekeken|visningar|visninger|odsłon(?:y)?|visualizações|katselukertoja)\s?:?\s[\d.,\s]{1,12}(?:\s?\p{L}{1,10}\.?)?[)\]]$/iu

/** The name of what people talk about in a forum, without what the forum says around it. */
export function withoutForum(title: string): string {
  return title.replace(VIEW_TOPIC, '').replace(TOPIC, '').replace(READ_TIMES, '')
}
