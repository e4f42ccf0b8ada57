/** What a timer is called: what is done in its part of the step, as the cook wrote it. */
import { findDurations, type Duration } from '#timers/durations.ts'

/** Words that say what is done beside those that are small, at most. */
const WORDS_MAX = 3
const SMALL = /^(?:the|a|an|your|to|it|them|this|and|den|die|das|dem|der|und|le|la|les|el|il)$/i

/** What the name does not end with, where it is cut: 'Add the porcini and their', 'Eier und Zucker 10'. */
const DANGLING =
  /(?:\s+(?:\d\S*|the|an?|your|their|its|to|and|or|as|of|more|den|die|das|dem|der|und|oder|le|la|les|et|el|il|y|e))+$/i

/** What begins a part of a sentence that is done by itself: 'drain and simmer', 'cover, let it rest'. */
const DOING =
  /(?:(?:[,;]\s+|\s+)(?:and|then|and then|und|dann|und dann)\s+|[,;]\s+)(?=(?:let|leave|simmer|cook|bake|fry|boil|rest|chill|stir|whisk|knead|roast|grill|steam|set|refrigerate|freeze|marinate|soak|cool|reduce|toast|saut[eé]|brown|beat|blend|braise|poach|stew|continue|keep|lass)\b)/iu
/** German has its verb at the end, so this word alone begins the next part. */
const NEXT = /(?:^|[,;]\s+|\s+)(?:(?:und|dann)\s+)?(?:anschließend|danach)(?:\s+|$)/i
/** What joins a time to the one before it. */
const JOINT = /^[\s,;]*(?:(?:and|then|und|dann)(?:\s+|$))*/i
/** 'let them steam dry' is about steaming. */
const LETTING = /^(?:let|leave|lasse?n?) (?:them|it|this|sie|es|ihn)(?: to)? (?=\S)/i
/** Where, how hot and until when: none of it says what is done. */
const CIRCUMSTANCE =
  /(?:^|\s)(?:in|on|at|over|under|for|until|till|with|from|into|onto|by|about|another|bei|im|auf|mit|für|etwa|ca|weitere|dans|à|pendant|con|en|per)(?:\s.*)?$|[,;:(].*$/iu
const WHEN_ALONE = /^(?:after|within|nach|après|después de|dopo)$/i
/** German says what is done behind the time: '30 Minuten gehen lassen'. */
const DONE_BEHIND = /^\s+((?:\p{L}+\s){0,2}?\p{L}+(?:en|ern|eln))(?=\s*[.,;!]|\s+und(?:\s|$)|\s*$)/u
/** The same with where or how: 'anschließend 30 Minuten im Ofen abkühlen lassen'. */
const DONE_LATER = /^\s[^.,;!]*\s\p{Ll}+(?:en|ern|eln)(?=\s*[.,;!]|\s*$)/u
const JOINED = /(?:^|\s)(?:anschließend|danach|dann|und)$/i
const BARE = /^(?:let|leave)?$/i
const NOT_BEHIND = /^\s+(?:until|or|then|and|per|on|in|when)\s/i

/** What is done at this time of a step; 'Timer' where nothing says so. */
export function nameOf(text: string, { start, end }: Pick<Duration, 'start' | 'end'>): string {
  const sentence = (
    text
      .slice(0, start)
      .split(/[.!?]\s+/)
      .at(-1) ?? ''
  ).trim()
  const behind = text.slice(end)
  if (WHEN_ALONE.test(sentence)) return named(behind)
  const part = lastPart(sentence)
  const done = NOT_BEHIND.test(behind) ? undefined : DONE_BEHIND.exec(behind)?.[1]
  if (done !== undefined) {
    const what = part.replace(CIRCUMSTANCE, '').replace(/^(?:den|die|das|dem|der) /i, '')
    return named(`${what} ${done}`)
  }
  if (part === '' && JOINED.test(sentence) && DONE_LATER.test(behind)) return named(behind)
  // 'Leave' alone says less than what was done before it.
  const first = sentence.slice(0, findDurations(sentence)[0]?.start)
  const parts = [part, sinceEarlier(sentence), first]
  return named(parts.find((each) => !BARE.test(each.replace(CIRCUMSTANCE, ''))) ?? first)
}

/** What is done last in a sentence. */
function lastPart(sentence: string): string {
  const part = sinceEarlier(sentence).split(NEXT).at(-1)?.split(DOING).at(-1) ?? ''
  return part.replace(LETTING, '')
}

/** What a sentence says behind what is done at an earlier time of it. */
function sinceEarlier(sentence: string): string {
  const earlier = findDurations(sentence).at(-1)
  if (!earlier) return sentence
  return sentence.slice(earlier.end).replace(DONE_BEHIND, '').replace(JOINT, '')
}

function named(text: string): string {
  // A part that begins with where or how is called by its first words: 'Mit Käse schichten'.
  const name = firstWords(text.trim().replace(CIRCUMSTANCE, '')) || firstWords(text.trim())
  return name === '' ? 'Timer' : name.charAt(0).toUpperCase() + name.slice(1)
}

function firstWords(text: string): string {
  const words: string[] = []
  let told = 0
  for (const word of text.split(/\s+/)) {
    if (word === '' || told === WORDS_MAX) break
    words.push(word)
    if (!SMALL.test(word)) told += 1
  }
  return words
    .join(' ')
    .replace(DANGLING, '')
    .replace(/[.!?]+$/, '')
}
