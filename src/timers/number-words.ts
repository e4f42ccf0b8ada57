/** Numbers in words in front of times: 'forty-five', 'fünfundzwanzig', 'treinta y cinco'. */
import type { Counted } from '#shared/ingredient/counts.ts'

/** Of two that begin alike the longer comes first. */
const WORDS: [number, string][] = [
  [1, 'one|ein|une?|een|en|ett?'],
  [2, 'two|zwei|deux|dos|due|twee|två|dwie|dwa'],
  [3, 'three|drei|trois|tres|tre|drie|trzy'],
  [4, 'four|vier|quatre|cuatro|quattro|fyra|fire|cztery'],
  [5, 'five|fünf|cinq|cinco|cinque|vijf|fem|pięć'],
  [6, 'six|sechs|seis|sei|zes|sex|seks|sześć'],
  [7, 'seven|sieben|sept|siete|sette|zeven|sju|syv|siedem'],
  [8, 'eight|acht|huit|ocho|otto|åtta|otte|osiem'],
  [9, 'nine|neun|neuf|nueve|nove|negen|nio|ni|dziewięć'],
  [10, 'ten|zehn|dix|diez|dieci|tien|tio|ti|dziesięć'],
  [12, 'twelve|zwölf|douze|doce|dodici|twaalf|tolv|dwanaście'],
  [15, 'fifteen|fünfzehn|quinze|quince|quindici|vijftien|femton|femten|piętnaście'],
  [20, 'twenty|zwanzig|vingt|veint[ei]|venti|twintig|tjugo|tyve|dwadzieścia'],
  [30, 'thirty|drei(?:ß|ss)ig|trente|treinta|trenta|dertig|trettio|tredive|trzydzieści'],
  [40, 'forty|vierzig|quarante|cuarenta|quaranta|veertig|fyrtio|fyrre|czterdzieści'],
  [50, 'fifty|fünfzig|cinquante|cincuenta|cinquanta|vijftig|femtio|halvtreds|pięćdziesiąt'],
  [70, 'seventy|siebzig|soixante-dix|setenta|settanta|zeventig|sjuttio|halvfjerds|siedemdziesiąt'],
  [60, 'sixty|sechzig|soixante|sesenta|sessanta|zestig|sextio|sześćdziesiąt'],
  [90, 'ninety|neunzig|quatre-vingt-dix|noventa|novanta|negentig|nittio|halvfems|dziewięćdziesiąt'],
  [80, 'eighty|achtzig|quatre-vingts?|ochenta|ottanta|tachtig|åttio|firs|osiemdziesiąt'],
]

const among = (from: number, below: number) =>
  WORDS.flatMap(([value, words]) => (value >= from && value < below ? [words] : [])).join('|')

const ONE = among(1, 10)
const TEN = among(20, 100)
/** Letters of the nine languages: `\p{L}` takes seven times as long to compile in so many words. */
const NUMBER = new RegExp(
  `(?:(${ONE})(?:und|[eë]n|og)(${TEN})|(${TEN})(?:[ -]?(?:(?:et|y) )?(${ONE}))?|(${among(1, 20)}))(?![a-zß-öø-ž])`,
  'iy',
)
const VALUES = WORDS.map(([value, words]) => [value, new RegExp(`^(?:${words})$`, 'iu')] as const)

/** What would belong to a number or a part that begins behind it: 'a hundred and', 'two thirds of'. */
const UNREAD = new RegExp(
  `(?:(?<!\\p{L})(?:${TEN}|(?:a |one )?hundred|(?:ein)?hundert|cento?|cien(?:to)?|honderd|hundra|hundrede?|sto)(?:[ -](?:and|et|y|og|och|en))?|hal(?:f|ves) of|(?:thirds?|quarters?|fifths?|sixths?|drittel|viertel|fünftel|derde|kwart|delar?|dele)(?: (?:of|von|van|av|af))?)[ -](?:an? )?$`,
  'iu',
)

/** The number that begins at an index; null where there is none. */
export function wordsAt(text: string, start: number): Counted | null {
  NUMBER.lastIndex = start
  const match = NUMBER.exec(text)
  if (!match) return null
  // 'Tres' is three elsewhere.
  const isDanish = /^tres minutter(?!\p{L})/iu.test(text.slice(start, start + 20))
  const quantity = isDanish
    ? 60
    : match.slice(1).reduce((sum, word) => sum + valueOf(word ?? ''), 0)
  return { quantity, to: null, end: NUMBER.lastIndex }
}

/** Whether the words in front of an index change what begins there, and were not understood. */
export function isRestOfNumber(text: string, start: number): boolean {
  return UNREAD.test(text.slice(Math.max(0, start - 30), start))
}

function valueOf(word: string): number {
  return VALUES.find(([, pattern]) => pattern.test(word))?.[0] ?? 0
}
