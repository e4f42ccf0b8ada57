/** How those who wrote a recipe down take their leave below it: 'Hugs and until next time!', 'Kram fra Mette'. */

const GREETINGS =
  'kiss(?:es)?|hugs?|greetings|küsse|küsschen|grüß?e|gruß|umarmung|bisous?|bises?|gros bisous|bes(?:o|ito|azo)s?|abraz(?:o|ote)s?|saludos?|saluti|baci(?:o|one|oni|ni)?|abbracci(?:o|one)?|kus(?:jes?|sen)?|groet(?:jes|en)?|knuffels?|kram(?:ar)?|puss(?:ar)?|hälsning(?:ar)?|knus(?:er)?|kys|hilsen(?:er)?|klem(?:mer)?|buzia(?:ki|czki)|całus(?:y|ki)|uścisk(?:i|am)|pozdrowienia|pozdrawiam|beij(?:o|inho)s?|abraços?|hal(?:auksia|eja|auksin)|terveisin|terkuin|pus(?:uja|ut)'
const HOW =
  'many|lots of|lots|love and|big|warm|an?|viele|liebe|herzliche|einen?|dicken?|große[nr]?|ganz|un|une|una|uno|de|des|muchos?|muchas|grandes?|gros(?:ses)?|tanti|mille|grande|een|veel|lieve|dikke|hartelijke|warme|en|ett?|många|stor|varm|stora?|varma|mange|kærlig|kjærlig|søde|gode|goda|med|venlig|vennlig|dużo|moc|serdeczne|gorące|um|uma|muitos|grandes|paljon|lämpimiä|lämpimin'
const UNTIL =
  '(?:until|till) (?:the )?next (?:time|recipe|post|week|one)|see you (?:soon|next|later)|bis (?:bald|dann|demnächst|zum nächsten (?:mal|rezept))|à (?:bientôt|la prochaine|très vite)|nos vemos|hasta (?:pronto|luego|la (?:próxima|vista)|el próximo)|alla prossima|al prossimo post|a (?:presto|prestissimo)|ci (?:vediamo|sentiamo|leggiamo)|tot (?:snel|gauw|de volgende|ziens)|vi (?:ses|sees|hörs|høres)|(?:ses|hörs|høres) snart|på gensyn|do (?:następnego|zobaczenia|usłyszenia|miłego)|até (?:breve|logo|já|(?:à|a) próxima)|ensi kertaan|nähdään|palataan pian'
const AND = '(?:\\s?[,&+]|\\s(?:and|und|et|y|e|ed|en|och|og|i|oraz|ja))\\s'
const TO_ALL =
  '(?:to|an|à|a|para|aan|til|till|dla|für|voor) (?:all|you|everyone|alle|euch|tous|toutes|vous|todos|todas|tutti|tutte|voi|allen|jullie|alla|dere|jer|wszystkich|vocês)'

const GREETING = new RegExp(
  `^¡?(?:(?:${HOW}) ){0,2}(?:${GREETINGS})(?:${AND}(?:(?:${HOW}) ){0,2}(?:(?:${GREETINGS})|(?:${UNTIL})[^.!?]{0,30}))*(?: ${TO_ALL})?\\s?[,!.…]*$`,
  'iu',
)
/** 'from Mette', 'Anna', behind a greeting; 'Knus kiksene' crushes biscuits. */
const NAME =
  /,?(?: (?:from|von|aus|de|du|dalla?|della?|da|di|van|uit|från|fra|av|af|od|desde)(?: \p{Ll}+)?)? \p{Lu}[\p{L}'’-]*(?:,? (?:and|und|et|y|e|en|och|og|i|&) \p{Lu}[\p{L}'’-]*)?[!.…]*$/u
const UNTIL_NEXT = new RegExp(`^¡?(?:${UNTIL})(?!\\p{L})[^.?]{0,30}[!.…]*$`, 'iu')

/** More words are no greeting. */
const LONGEST = 70

/** Whether a line, or a sentence, greets whoever reads and says nothing else. */
export function isGreeting(text: string): boolean {
  if (text.length > LONGEST) return false
  return GREETING.test(text) || UNTIL_NEXT.test(text) || GREETING.test(text.replace(NAME, ''))
}
