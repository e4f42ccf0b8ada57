/** What a line of a recipe looks like: an ingredient, a step, or a title between them. */
import { readLine } from '../ingredient/ingredient.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { labelOf } from './step-numbers.ts'

const STARTS_AMOUNT =
  /^(?:[~≈]|ca\.?\s|circa\s|about\s|approx\.?\s|etwa\s|env\.?\s|environ\s)?\s*(?:\p{Nd}|[½⅓⅔¼¾⅛⅜⅝⅞⅙⅚⅕])/iu
const SOME =
  /\b(?:to taste|q\.?\s?b\.?|n\.?\s?b\.?|nach geschmack|nach belieben|au goût|al gusto|a gosto|naar smaak|efter smak|efter smag|etter smak|do smaku|maun mukaan|as needed|for serving|to serve|for garnish|optional|pinch|prise|pincée|pizca|pizzico|snuf(?:je)?|nypa|szczypta|pitada|ripaus|handful|handvoll|poignée|etwas|einige|un peu (?:de|d['’]\w+)|quelques|un filo|un poco de|scheutje|bunch|bund|dash|splash)\b/iu

/** The same where letters are others: there no word ends that a pattern sees. */
const SOME_ELSEWHERE =
  /по вкусу|щепотк|за смаком|podle chuti|podľa chuti|ízlés szerint|κατά βούληση|λίγο |göz kararı|bir tutam|適量|适量|少々|少许|少許|お好みで|약간|적당량|לפי הטעם|לטעם|حسب الرغبة|رشة|ملعقة|كوب|أكواب|كيلو|غرام|جرام/iu

/** Whether an amount is the first that a line says. */
export function startsWithAmount(text: string): boolean {
  return STARTS_AMOUNT.test(text)
}

/** Whether it is one that a unit measures: '2 tbsp', not '2 minutes'. */
export function startsWithUnit(text: string): boolean {
  if (!STARTS_AMOUNT.test(text)) return false
  return readIngredient(text.slice(0, 60)).amounts.some(({ unit }) => unit !== null)
}

const OTHER_LETTERS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u
/** 'Мука — 3 ст. л.', '牛肉 200g', 'しょうゆ 大さじ3': the amount behind its name. */
const ENDS_AMOUNT =
  /[\p{L}\p{M})）]\s*[-–—:：…・]?\s*(?:大さじ|小さじ|カップ|約)?\p{Nd}[\p{Nd}\s/.,½¼¾～〜~–-]*(?:\s?[\p{L}\p{M}%]{1,10}\.?){0,2}(?:\s?\([^()]*\))?$/u

/** Whether a line in letters that are not ours says how much, before the name or behind it. */
function saysAmountElsewhere(text: string): boolean {
  if (text.length > 80 || !OTHER_LETTERS.test(text) || /[.!?。]\s*\p{L}{4}/u.test(text))
    return false
  return SOME_ELSEWHERE.test(text) || ENDS_AMOUNT.test(text)
}

/** Whether a line says an amount of something. */
export function hasAmount(text: string): boolean {
  return (
    STARTS_AMOUNT.test(text) ||
    readLine(text.slice(0, 200)).amount !== '' ||
    saysAmountElsewhere(text)
  )
}

/** '3個', '2큰술': a number and its counting word, written as one. */
const COUNTED_IN_CHARACTERS =
  /^\d[\d/.,½]*\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,4}$/u

/** '1 c.': whatever is abbreviated behind a number measures. */
const ABBREVIATED = /^[\d\s/.,½⅓⅔¼¾⅛–-]+\p{L}{1,4}\.$/u

/** Whether a line is an amount and nothing else: '200 g', '½'. */
export function isAmountAlone(text: string): boolean {
  if (text.length > 30 || !STARTS_AMOUNT.test(text)) return false
  if (COUNTED_IN_CHARACTERS.test(text) || ABBREVIATED.test(text)) return true
  return readLine(`${text} x`).after.trim() === 'x' || readIngredient(`${text} x`).name === 'x'
}

/** The end of a sentence and the beginning of another; the point behind a unit is none: '2 Tbsp. Butter'. */
const SENTENCES = /(?<!^[\d\s/.,½¼¾⅓⅔⅛–-]+\p{L}{1,5})[.!?]\s+\p{Lu}/u

/** '2. Schritt': a number that measures nothing. */
export function isStepCount(text: string): boolean {
  return /\p{L}/u.test(text) && labelOf(text) === text.length
}

/** A line without what it says in brackets. */
export function withoutBrackets(text: string): string {
  return text.replace(/\s?\([^()]*\)/g, '')
}

/** '3) Put it aside to cool.': the number counts. */
function isCountedStep(text: string): boolean {
  const [, told = ''] = /^\d{1,2}\)\s*(\D.*)$/su.exec(text) ?? []
  return looksLikeStep(told)
}

/** '18.36', '18:36 The bakers of the street': when something was reported. */
const CLOCK = /^(?:[01]\d|2[0-3])[.:][0-5]\d(?=$|\s\p{Lu}\p{L}+(?!\.))/u

/** Whether a line could be an ingredient: short, with an amount or a word for some. */
export function looksLikeIngredient(text: string): boolean {
  // '2 cups = 1 pint'
  if (isCountedStep(text) || CLOCK.test(text) || / = |＝/.test(text)) return false
  const said = withoutBrackets(text)
  if (said.length > 160 || text.length > 300 || SENTENCES.test(said) || isStepCount(text))
    return false
  return (
    STARTS_AMOUNT.test(text) ||
    (SOME.test(text) && !(said.length > 80 && /[.!?:]$/.test(said))) ||
    (text.length < 80 && readLine(text).amount !== '') ||
    saysAmountElsewhere(text)
  )
}

/** 'For the dough' */
export const FOR_PART =
  /^(?:for the|to make the|für den|für die|für das|fürs|pour la|pour le|pour les|pour l[’']|para la|para el|para las|para los|para o|para a|per la|per il|per le|per l[’']|voor de|voor het)\s*\p{L}/iu

/** What one is told to do in a message without full stops. */
const VERB =
  /^(?:add|bake|beat|blend|boil|bring|combine|cook|cover|drain|fold|fry|heat|knead|let|mash|melt|mix|place|pour|preheat|put|serve|simmer|sprinkle|spread|stir|toss|whisk)\s(?!of\b)/i

/** 'Heat the oven to 160 °C': how hot, and no amount of anything. */
const HEAT =
  /^\p{L}.*\s\d{2,3}\s?(?:°|grad(?!\p{L})|degrees|degrés|grados|gradi|graden|grader|stopni)/iu

/** Whether a line is long enough, and written like, what one does. */
export function looksLikeStep(text: string): boolean {
  if (text.endsWith('。')) return true
  if (text.split(' ').length < 4) return false
  if (text.length > 60 || /[.!;]$/.test(text) || HEAT.test(text)) return true
  // 'Pour' is French, too.
  return VERB.test(text) && !FOR_PART.test(text)
}

/** Whether a line says what the ingredients below it are for: 'For the dough', 'Top:'. */
export function isForPart(text: string): boolean {
  return isLabel(text) && (/[:】〉》≫］]$/.test(text) || FOR_PART.test(text))
}

/** Whether a line that nothing sets apart is the title of a section all the same: 'For the dough:'. */
export function isLabel(text: string): boolean {
  if (text.length > 60 || text.split(' ').length > 8 || STARTS_AMOUNT.test(text)) return false
  if (text.endsWith(':')) return !/[.!?]\s/.test(text)
  if (/^[【〈《≪［].{1,15}[】〉》≫］]$/.test(text)) return true
  // Short words in capitals are salt and its like.
  if (/^[\p{Lu}\s&'’-]{5,40}$/u.test(text) && /\p{Lu}{3}/u.test(text)) return true
  return (
    FOR_PART.test(text) &&
    !/[,.;]/.test(text) &&
    text.split(' ').length <= 6 &&
    text.length <= 45 &&
    !SOME.test(text)
  )
}

/** 'It is simple. You need:' */
export function saysWhatFollows(text: string): boolean {
  return text.endsWith(':') && /[.!?]\s/.test(text)
}
