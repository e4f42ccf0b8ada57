/**
 * How recipes say what a thing is for, how it is prepared, and how much of it is enough. A letter is
 * `[a-zß-öø-ž]`, which is all of the nine languages: `\p{L}` without regard to case is ten times as long
 * in compiling.
 */

/** What stands before an amount and says nothing of it. */
export const LEAD =
  /^\s*(?:[•*▢☐]\s*|[-–]\s+)?(?:(?:about|up to|at least|\(?optional\)?:?|approx\.?|approximately|around|roughly|scant|circa|ca\.?|etwa|je|jeweils|environ|ongeveer|aprox\.?|aproximadamente|alrededor de|omkring|cirka|około|ok\.|c:a|[àá](?= (?:ca\.? |etwa |env\. |environ |circa )?\d))\s+|~\s*){0,2}/i
export const SECTION =
  /^((?:for (?:the )?|für |pour |para |per |voor )[^:]{1,40}|(?:topping|filling|sauce|glaze|frosting|crust|marinade|garnish)):\s*/i
export const JUICE =
  /^((?:(?:the )?(?:finely )?(?:grated )?(?:juice|zest|rind|kernels|seeds|leaves)(?: and (?:finely )?(?:grated )?(?:juice|zest|rind))?(?: only)?(?= (?:of|from) | [\d½¼]))(?: of| from)?|(?:d(?:er|ie) )?(?:(?:fein )?(?:ab)?geriebene )?(?:saft|schale|abrieb)(?: und (?:saft|schale|abrieb))?(?: von)?(?= \d| ein)|(?:l[ea]s? )?(?:jus|zestes?)(?: râpé)?(?: et (?:l[ea]s? )?(?:jus|zestes?))?|(?:el |la )?(?:zumo|jugo|ralladura|piel)(?: rallada)?(?: y (?:el |la )?(?:zumo|jugo|ralladura|piel))?|(?:il |la )?(?:succo|scorza|buccia)(?: grattugiata)?(?: e (?:il |la )?(?:succo|scorza|buccia))?|(?:het |de )?(?:sap|rasp|schil)(?: en (?:sap|rasp|schil))? van|(?:świeżo wyciśnięty )?sok z|(?:starta |otarta )?skórka (?:starta |otarta )?z|saft(?:en)? (?:og (?:revet )?skal(?:len)? |och (?:rivet )?skal(?:et)? )?(?:a[vf]|från|fra)|(?:(?:fint? ?)?(?:rivet|revet) )?skal(?:et|let|len)?(?: (?:och|og) (?:juice|saft)(?:en)?)? (?:a[vf]|från|fra))\s+(?:de\s+|d['’]|di\s+)?(?=[\d½⅓¼¾]|an?\s|half|halve|une?\s|una?\s|medi[oa]\s|mezz[oa]\s|demi|een|ein|ett?\s|en\s|połow)/i
export const OF =
  /^\s*(?:each:? (?:of )?|st\.? |stk\.? |styck |szt\.? |sztuki? |unidad(?:es)? (?:de )?|of (?:the |an? )?|de (?:la |l['’])|du |des |de |d['’]|del |di |dell['’]|della |dello |van |von |av |af )/i
export const PURPOSE =
  /\s*(?:,\s*)?(?:(?:\+|\bplus|\bet|\by|\be|\ben) (?:etwas|mehr|extra|un peu|un poco|un po['’]|wat|lite|lidt)(?: di| de| más| mehr| extra)? (?=zu|pour|para|per|voor|om|til)|\+ (?=zu|für|pour|para|per|voor|om|til)|\b)(?:plus (?:extra|more|additional)\b|(?:for|to) (?:the |a )?(?:make|serv|dust|greas|fry|garnish|drizzl|brush|glaz|roll|sprinkl|decorat|cook|deep|finish|top|coat|rub|knead|pan|tin|sauce)|to serve|to garnish|for |zum |zur |für |pour |para |per (?=[a-zß-öø-ž]+[ae]re\b|il|la|l['’])|voor |om (?:in|te) |till |til |att (?=[a-zß-öø-ž])|(?<!prosz(?:ku|ek) |mleczko |płyn )do (?=[a-zß-öø-ž]+(?:nia|cia|cji|a)\b(?! smaku))|na (?=[a-zß-öø-ž]+nie\b)).*$/i
export const REMARK =
  /\s*(?:,\s*)?(?:(?<![a-zß-öø-ž])(?:or )?(?:to (?:your )?taste|as needed|as desired|if (?:desired|needed|possible|using)|such as\b.*|of (?:your )?choice\b.*|nach wahl|from (?:a|the) (?:jar|can|tin|packet|pouch)|aus (?:dem kühlregal|dem glas|der dose)|vom vortag|del día anterior|(?:mixed|dissolved|blended|beaten|whisked) (?:with|in)\b.*|preferably\b.*|plus \d.*|optional|at room temperature|room temperature|divided|al? gusto|a gosto|quanto basta|cantidad necesaria|c\/n|à volonté|selon (?:le |votre )?goût|op smaak|nach bedarf|(?:zimmer|raum)warm|(?:à|a|bei|op|vid|ved) (?:température ambiante|temperatura ambiente|zimmertemperatur|raumtemperatur|kamertemperatuur|rumstemperatur|stuetemperatur)|a piacere|nach (?:geschmack|belieben)|facultatif|naar smaak|au goût|opcional|opcjonalnie|valgfri(?:tt|t)?|valfritt|optioneel|facoltativo|do smaku|efter smak|efter smag)|\bq\.?\s?b\.?)(?=$|[\s,.)]).*$/i
/** In Polish 'o' says how a thing tastes, or what it holds. */
export const OR = /\s+(?:or|oder|ou|oppure|eller|albo|lub|[ou](?! smak| zaw))\s+/i
/** In English it stands in 'leg of lamb'. */
export const OR_IN_DUTCH = /\s+of\s+/i
/** 'Vegetable or chicken stock' is one name with two ways to begin. */
export const SHARED =
  /^(?:vegetable|chicken|beef|fish|red|white|green|black|brown|yellow|rote?r?|weiße?r?|rouge|blanc|rosso|bianco|tinto|blanco|rode|witte|light|dark|plain|self-raising|dried|fresh|flat-leaf|curly|whole|skimmed|double|single|salted|unsalted|canola|olive|sunflower|lemon|lime|cherry|grape|homemade|store-bought|low-sodium|instant|salad|lamb|pork|turkey|veal|veg|ham|mushroom|almond|soy|oat|coconut|canned|tinned|bittersweet|semi-?sweet|spring|sparkling|hot|mild|sweet)$/i

export const INSIDE =
  /\b(fresh(?:ly)? ground|freshly[ -](?:grated|cracked|milled|squeezed)|coarsely (?:ground|cracked))\s+(?=[a-zß-öø-ž])/i
/** What came out of a tin is drained, whatever else it is sold as. */
export const DRAINED =
  /\s+(escurrid[oa]s?|égouttée?s?|(?:s?gocciolat|scolat)[oaie]|abgetropft|uitgelekt|undrained)$/iu
/** Salt and pepper are named without a word between them. */
export const SEASONED =
  /^(?:salz|pfeffer|sel|poivre|sale|pepe|sal|pimienta|zout|peper|salt|peppar|peber|pepper|sól|pieprz|muskat|muscade)(?:\s*,\s*[a-zß-öø-ž]+(?: powder| d['’][a-zß-öø-ž]+)?){1,2}(?: du moulin| aus der mühle)?(?:\s+(?:und|et|y|e|en|och|og|i|and)\s+[a-zß-öø-ž]+)?$|^[a-zß-öø-ž]+, (?:salz|sel|sale|sal|zout|salt|sól) (?:und|et|y|e|en|och|og|i|and) [a-zß-öø-ž]+$/i
/** The words behind a comma that tell a preparation. */
export const PREPARED =
  /(?:[a-zß-öø-ž]{2,}ed\b|\bbeaten\b|\bcut\b|\btorn\b|\bground\b|\bmade\b|\bjuice\b|\bzest\b|\bonly\b|\bhalves\b|\bwell\b|\bsplit\b|\blengthwise\b|\binto\b|(?:^|\s)(?:ge|zer|ver|ent)[a-zß-öø-ž]+t?\b|weich|^en |^a |^in |^à |ée?s?\b|ad[oa]s?\b|id[oa]s?\b|at[oaie]\b|it[oaie]\b|ut[oaie]\b|ramolli|fondu|in stuk|in plak|in blok|losgeklopt|fijn|ge[a-zß-öø-ž]+d\b|hackad|skivad|riven|hakket|skåret)/i
/** Meat and tins are sold so: it belongs to the name. */
export const SOLD_SO =
  /^(?:viande|carne|pan rallado|tomates?(?=.* (?:pelé|concassé|séché|confit|tritura|frit|sec|pelad))|pomodor[oi](?= (?:pelati|secchi))|bœuf|boeuf|frozen|canned|tinned)/i
export const SIZE_BEHIND =
  /\s+(grandes?|pequeñ[oa]s?|median[oa]s?|piccol[oaie]|grandi|medi[oaie]|moyen(?:ne)?s?)(?=$|\s+(?:en|a|in|de)\s)/i
/** 'A few sprigs of thyme': nobody counts them. */
export const FEW =
  /^(?:(?:a )?few(?: turns of)?|a couple of|a (?:little|touch|bit)(?: bit)?(?: of)?|(?:a )?(?:good |generous |light )?(?:grating|sprinkling|scattering|dusting|glug|grinding|grind|squirt|squeeze|shake|turn) of|several|some|einige|ein paar|etwas|ein wenig|evtl\.?|n\. ?b\.|nach belieben|quelques|un peu de|algunas?|algunos|un(?:as|os)|un poco de|alcun[ei]|qualche|un po['’] di|q\.? ?b\.? di|enkele|een paar|een beetje|wat|några|lite|nogle|lidt|kilka|trochę)\s+/i
/** 'Minus 1 tablespoon' */
export const LESS = /^\s*(?:minus|less)\s+[\d½⅓⅔¼¾/ ]+[a-z]+\.?(?=\s)/i
/** '3 whole shallots': what is sold in parts, or ground, is said to be whole. */
export const WHOLE =
  /^whole\s+(?!(?:chicken|turkey|fish|wheat|grain|milk|cloves?|allspice|(?:[a-z]+ )?peppercorns?|nutmegs?|star anise|eggs?)\b)(?=[a-z])/i
/** What a line is read without, or in another way. */
export const TIDIED: readonly (readonly [RegExp, string])[] = [
  // '.5 cup'
  [/(^|[\s(])\.(?=\d)/g, '$10.'],
  // '4+ cups'
  [/^(\d+)\+(?= )/, '$1'],
  // '1-by-2-inch strip'
  [/(?<=\d)-by-\d+(?=-inch )/, ''],
  // '1 #2 can', '1 No. 303 can': how American tins were numbered.
  [/\s+\(?(?:#|no\. ?)\d[\d./½]*(?: size)?\)?\s+(?=(?:can|tin)s?\b)/gi, ' '],
  // 'Zwiebel(n)', 'Custard [2]'
  [/(?<=\p{L})\((?:e|n|en|er|s)\)|\s*\[\d\]$/gu, ''],
  // 'Butter = 50 g'
  [/\s*=\s*(?=[\d½⅓⅔¼¾])/, ' '],
  // 'Key limes*', 'ui [gesnipperd]', 'carne de res.', 'du paprika', '(see note'
  [/(?<=\p{L})\*+(?=[\s,)]|$)/gu, ''],
  [/\[([^[\]]*)\]/g, '($1)'],
  [/(?<=[a-zß-öø-ž]{3})\.$/i, ''],
  [/^(?:du|des|de la) (?=[a-zß-öø-ž])/i, ''],
  [/(\s\([^()]*)$/, '$1)'],
]
