/** What is said below work about how long the dish keeps: 'They keep for two weeks in the fridge.' */
import type { Line } from './lines.ts'

/** That it keeps, in the words of each language, and no order to keep it somewhere. */
const KEEPS = [
  String.raw`(?:they|it|these|this|those|the \p{L}+(?: \p{L}+)?|leftovers?|any leftovers) (?:(?:will|can|should|may|also|even) )*(?:keeps?|lasts?|stays? (?:fresh|good|crisp)|be (?:kept|stored|frozen))|keeps |lasts `,
  String.raw`(?:\p{L}+ ){0,6}(?:hält|halten) (?:(?:sie|es|er) )?sich|(?:sie|es|das|die|der) (?:\p{L}+ ){0,3}(?:ist|sind|bleibt|bleiben) (?:.{0,40} )?(?:haltbar|frisch)`,
  String.raw`(?:ils?|elles?|ça|cela|ce|cet|cette|ces|les?|la|l['’]\p{L}+) ?(?:\p{L}+ ){0,3}se (?:conserve|garde)(?:nt)?|se (?:conserve|garde)(?:nt)? `,
  String.raw`(?:ellos|ellas|est[aoe]s?|l[ao]s?|el) (?:\p{L}+ ){0,3}(?:se )?(?:conserva|guarda|mantiene|aguanta|dura)n? |se (?:conserva|guarda|mantiene)n? |aguantan? |duran? `,
  String.raw`(?:(?:essi|quest[aeio]|i|gli|le|la|il|lo) (?:\p{L}+ ){0,3})?si (?:conserva|mantiene|conservano|mantengono) `,
  String.raw`(?:(?:ze|zij|het|de|deze|dit) (?:\p{L}+ ){0,3})?(?:blij(?:ft|ven) |(?:is|zijn) (?:.{0,40} )?(?:houdbaar|te bewaren))`,
  String.raw`(?:(?:de|den|det|dessa|denna|\p{L}+) )?(?:kan )?hålle?r? sig|(?:(?:de|den|det|\p{L}+) )?håller (?:i|ca|minst|upp|bra|flera|\d)`,
  String.raw`(?:(?:de|den|det|disse|denne|\p{L}+) )?(?:kan )?holder? s[ie]g|(?:de|den|det) kan (?:gemmes|opbevares|oppbevares)`,
  String.raw`(?:\p{L}+ ){0,3}(?:można przechowywać|przechowuje się|wytrzym(?:a|ają|uje|ują)|zachowuj[eą] świeżość|trzymają się)`,
  String.raw`(?:eles|elas|est[ae]s?|os?|as?) (?:\p{L}+ ){0,3}(?:(?:se )?conservam?(?:-se)?|(?:se )?mant[eéê]m(?:-se)?|duram?|aguentam?) |(?:conservam?|mant[eéê]m)-se |se (?:conservam?|mant[eéê]m) |duram? |aguentam? `,
  String.raw`(?:\p{L}+ ){0,3}säily(?:y|vät)`,
]
/** For days at least: an hour in the fridge is work. */
const DAYS =
  'days?|weeks?|fortnight|months?|tagen?|tage|wochen?|monaten?|monate|jours?|semaines?|mois|días?|semanas?|mes(?:es)?|giorn[io]|settiman[ae]|mes[ei]|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|dagar|dygn|veckor|vecka|månad(?:er)?|dage|uger?|måned(?:er)?|dager|uker?|dni|dzień|tydzień|tygod\\p{L}{1,4}|miesi\\p{L}{2,4}|dias?|mês|päiv\\p{L}{1,4}|viik\\p{L}{1,4}|kuukau\\p{L}{1,4}'
const KEEPING = new RegExp(
  `^(?:${KEEPS.join('|')})[^.!?]{0,80}?(?<!\\p{L})(?:${DAYS})(?!\\p{L})`,
  'iu',
)
/** Work of so few steps may be told with it. */
const FEWEST_STEPS = 3
const LONGEST = 200

/** Steps of a page without those below the last that only say how long it keeps; entries of a list are counted as steps. */
export function withoutKeeping(steps: readonly Line[]): readonly Line[] {
  let end = steps.length
  while (end > FEWEST_STEPS && isKeeping(steps[end - 1])) end -= 1
  return end < steps.length ? steps.slice(0, end) : steps
}

/** Whether a line of a page that is no entry of a list says for how many days, or longer, the dish keeps. */
export function isKeeping(line?: Line): boolean {
  if (!line?.frame || line.tag === 'li' || line.tag === 'tr' || line.number !== null) return false
  return line.text.length <= LONGEST && KEEPING.test(line.text)
}
