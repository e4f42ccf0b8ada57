/** How recipes say what a thing is for, how it is prepared, and how much of it is enough. */

/** What stands before an amount and says nothing of it. */
export const LEAD =
  /^\s*(?:[•*▢☐]\s*|[-–]\s+)?(?:(?:about|up to|at least|\(?optional\)?:?|approx\.?|approximately|around|roughly|scant|circa|ca\.?|etwa|je|jeweils|environ|ongeveer|aprox\.?|aproximadamente|alrededor de|omkring|cirka|około|ok\.|c:a|[àá](?= (?:ca\.? |etwa |env\. |environ |circa )?\d))\s+|~\s*){0,2}/i
export const SECTION =
  /^((?:for (?:the )?|für |pour |para |per |voor )[^:]{1,40}|(?:topping|filling|sauce|glaze|frosting|crust|marinade|garnish)):\s*/i
export const JUICE =
  /^((?:(?:the )?(?:finely )?(?:grated )?(?:juice|zest|rind|kernels|seeds|leaves)(?: and (?:finely )?(?:grated )?(?:juice|zest|rind))?(?: only)?(?= (?:of|from) | [\d½¼]))(?: of| from)?|(?:d(?:er|ie) )?(?:(?:fein )?(?:ab)?geriebene )?(?:saft|schale|abrieb)(?: und (?:saft|schale|abrieb))?(?: von)?(?= \d| ein)|(?:l[ea]s? )?(?:jus|zestes?)(?: râpé)?(?: et (?:l[ea]s? )?(?:jus|zestes?))?|(?:el |la )?(?:zumo|jugo|ralladura|piel)(?: rallada)?(?: y (?:el |la )?(?:zumo|jugo|ralladura|piel))?|(?:il |la )?(?:succo|scorza|buccia)(?: grattugiata)?(?: e (?:il |la )?(?:succo|scorza|buccia))?|(?:het |de )?(?:sap|rasp|schil)(?: en (?:sap|rasp|schil))? van|(?:świeżo wyciśnięty )?sok z|(?:starta |otarta )?skórka (?:starta |otarta )?z|saft(?:en)? (?:og (?:revet )?skal(?:len)? |och (?:rivet )?skal(?:et)? )?(?:a[vf]|från|fra)|(?:(?:fin)?(?:rivet|revet) )?skal(?:et|let|len)? (?:a[vf]|från|fra))\s+(?:de\s+|d['’]|di\s+)?(?=[\d½⅓¼¾]|an?\s|half|halve|une?\s|una?\s|medi[oa]\s|mezz[oa]\s|demi|een|ein|ett?\s|en\s|połow)/i
export const OF =
  /^\s*(?:each (?:of )?|st\.? |stk\.? |styck |szt\.? |sztuki? |of (?:the )?|de (?:la |l['’])|du |des |de |d['’]|del |di |dell['’]|della |dello |van |von |av |af )/i
export const PURPOSE =
  /\s*(?:,\s*)?(?:(?:\+|\bplus|\bet|\by|\be|\ben) (?:etwas|mehr|extra|un peu|un poco|un po['’]|wat|lite|lidt)(?: di| de| más| mehr| extra)? (?=zu|pour|para|per|voor|om|til)|\+ (?=zu|für|pour|para|per|voor|om|til)|\b)(?:plus (?:extra|more|additional)\b|(?:for|to) (?:the |a )?(?:serv|dust|greas|fry|garnish|drizzl|brush|glaz|roll|sprinkl|decorat|cook|deep|finish|top|coat|rub|knead|pan|tin|sauce)|to serve|to garnish|for |zum |zur |für |pour |para |per (?=\p{L}+[ae]re\b|il|la|l['’])|voor |om (?:in|te) |till |til |att (?=\p{L})|(?<!prosz(?:ku|ek) |mleczko |płyn )do (?=\p{L}+(?:nia|cia|cji|a)\b(?! smaku))|na (?=\p{L}+nie\b)).*$/iu
export const REMARK =
  /\s*(?:,\s*)?(?:(?<!\p{L})(?:or )?(?:to (?:your )?taste|as needed|as desired|if (?:desired|needed|possible|using)|such as\b.*|from (?:a|the) (?:jar|can|tin|packet|pouch)|aus (?:dem kühlregal|dem glas|der dose)|vom vortag|del día anterior|(?:mixed|dissolved|blended|beaten|whisked) (?:with|in)\b.*|preferably\b.*|plus \d.*|optional|at room temperature|room temperature|divided|al? gusto|a gosto|quanto basta|cantidad necesaria|c\/n|à volonté|selon (?:le |votre )?goût|op smaak|nach bedarf|(?:zimmer|raum)warm|(?:à|a|bei|op|vid|ved) (?:température ambiante|temperatura ambiente|zimmertemperatur|raumtemperatur|kamertemperatuur|rumstemperatur|stuetemperatur)|a piacere|nach (?:geschmack|belieben)|facultatif|naar smaak|au goût|opcional|opcjonalnie|valgfri(?:tt|t)?|valfritt|optioneel|facoltativo|do smaku|efter smak|efter smag)|\bq\.?\s?b\.?)(?=$|[\s,.)]).*$/iu
/** In Polish 'o' says how a thing tastes, or what it holds. */
export const OR = /\s+(?:or|oder|ou|oppure|eller|albo|lub|[ou](?! smak| zaw))\s+/i
/** In English it stands in 'leg of lamb'. */
export const OR_IN_DUTCH = /\s+of\s+/i
/** 'Vegetable or chicken stock' is one name with two ways to begin. */
export const SHARED =
  /^(?:vegetable|chicken|beef|fish|red|white|green|black|brown|yellow|rote?r?|weiße?r?|rouge|blanc|rosso|bianco|tinto|blanco|rode|witte|light|dark|plain|self-raising|dried|fresh|flat-leaf|curly|whole|skimmed|double|single|salted|unsalted|canola|olive|sunflower|lemon|lime|cherry|grape|homemade|store-bought|low-sodium|instant|salad)$/i

const ADVERB =
  '(?:very |freshly |finely |thinly |thickly |coarsely |roughly |lightly |firmly |loosely |well |tightly |fein |grob |frisch |finement |grossièrement |fraîchement |finamente |fijn |grof ){0,2}'
const DONE =
  '(?:chopped|sliced|diced|minced(?! (?:beef|lamb|pork|meat|veal|turkey|chicken))|grated|shredded|crushed(?! (?:tomato|pineapple|ice\\b))|peeled|melted|softened|beaten|(?:un)?sifted|packed|toasted(?! sesame oil)|cooked|uncooked|halved|quartered|cubed|mashed|julienned|crumbled|drained|rinsed|torn|pitted|squeezed|cracked|chilled|cooled|warmed|shaved|whipped(?! (?:cream|topping|butter))|snipped|trimmed|hulled|cored|scrubbed|shelled|(?:ab)?geriebene[rsnm]?|gehackte[rsnm]?|aufgetaute[rsnm]?|abgetropfte[rsnm]?|zerkleinerte[rsnm]?|zerdrückte[rsnm]?|gewaschene[rsnm]?|(?:weiche|flüssige|zimmerwarme)[rsnm]?(?= butter)|rumstempererat|rumsvarmt|(?:blødt|mjukt|tempereret)(?= smø?ö?r)|geschälte[rsnm]?|gewürfelte[rsnm]?|geschnittene[rsnm]?|gepresste[rsnm]?|zerlassene[rsnm]?|geschmolzene[rsnm]?|geraspte|geraspelte[rsnm]?|riv(?:en|na|et|ede)|(?:grov|fin)?hackade?|(?:press|riv|visp|skal|tärn|klyft|delade?|smul)ade|revet|fintrevet|presset|grofthakket|skrællede|hakke(?:t|de)(?! (?:okse|grise|svine|kalve?|kylling|lamme?|kalkun|fl))|finthakket|strimlade?|smält|smeltet|skivade?|(?:posiekan|pokrojon|roztopion|stopion|rozpuszczon|ugotowan|obran|wydrążon|uprażon|zmielon|odsączon|namoczon|utart|start|ubit|rozgnieci?on|przeciśni[ęe]t|rozdrobnion|poszatkowan|odtłuszczon)(?:ej|ego|ych|ą|a|e|y)|(?:ko(?:k|g)t(?:a|e|es)?|rostade?|ristede?|gekookte|geroosterde|geschilde|gepelde|gewassen|ontpitte|zachte(?= (?:room)?boter)|gekochte[rsnm]?(?! schinken)|geröstete[rsnm]?(?! sesam)|gepellte[rsnm]?|entkernte[rsnm]?)|(?:fijn)?gehakte|gesnipperde|(?:fijn)?gesneden|gesmolten|geperste|uitgelekte)'
export const BEFORE = new RegExp(
  `^((?:${ADVERB}${DONE}(?:,? and |,? und |,? en |, )?)+|freshly (?:ground|squeezed)|frisch gemahlene[rsnm]?|vers ?gemalen|nymal(?:d|en|et)|friskkværnet|świeżo (?:mielon|zmielon)(?:y|ego|a))\\s+(?=\\p{L})`,
  'iu',
)
export const ONLY_DONE = new RegExp(`^${ADVERB}${DONE}$`, 'iu')
export const INSIDE =
  /\b(freshly (?:ground|grated|cracked|milled|squeezed)|coarsely (?:ground|cracked))\s+(?=\p{L})/iu
/** Spanish, Italian and French words for what was done, without their last letters. */
const DONE_AD =
  'picad,rallad,pelad,cortad,triturad,trocead,tamizad,lavad,machacad,laminad,desmenuzad,deshuesad,filetead,majad,remojad,montad,aplastad,deshebrad,limpiad,colad,exprimid,batid,derretid,fundid,partid,hervid,reblandecid,espolvoread,cocinad,enjuagad,pasad,abiert,escaldad,pochad,rehogad'
const DONE_AT =
  'grattugiat,tritat,affettat,tagliat,setacciat,schiacciat,ammorbidit,montat,sbucciat,pelat,lavat,pulit,mondat,privat,lessat,spezzettat,sminuzzat,snocciolat,denocciolat,ridott,intiepidit,frullat,strizzat,sbattut,sciolt,fus,sfilettat,tostat,spremut,pres,scongelat,dissalat,rosolat,sgusciat,ammollat,lavorat,sgranat,dadolat'
const DONE_E =
  'fondu,ramolli,râpé,haché,émincé,ciselé,pelé,épluché,coupé,tamisé,écrasé,concassé,battu,lavé,monté,mixé,pilé,émietté,taillé,détaillé,épépiné,pressé,effeuillé,tranché,tiédi,torréfié,grillé,équeuté,dénoyauté,décortiqué,mondé,poêlé,blanchi,décongelé,désossé,dégraissé,nettoyé,essuyé,évidé'
const any = (stems: string) => `(?:${stems.replaceAll(',', '|')})`
/** 'En rodelles', 'a cubetti', 'in Streifen': how it was cut. */
const CUT =
  '(?:muy |bien |très |finement )?(?:(?:sin (?:piel|espinas|huesos?|semillas|pepitas|corazón|cáscara)|senza (?:pelle|spine|semi|osso|buccia)|sans (?:peau|croûte|arêtes|pépins|os|noyau)|ohne (?:haut|gräten|kerne|knochen|schale|rinde)|zonder (?:vel|huid|graat|zaadjes|pitten|korst))|en (?:dés?|rondelles|lamelles|lanières|cubes|julienne|quartiers|bâtonnets|morceaux|tranches|juliana|dados|cubos|rodajas|tiras|trozos|láminas|cuartos|aros|gajos|daditos)|a (?:cubetti|dadini|dadi|fette|fettine|rondelle|listarelle|julienne|pezzetti|pezzi|spicchi|neve|punto de nieve|metà)|in (?:streifen|scheiben|würfeln?|ringen|stücken?|spalten|plakjes|blokjes|stukjes|stukken|reepjes|parten|schijfjes)|i (?:(?:tunna|små|tynde|grove|grova) )?(?:skivor|tärningar|bitar|ringar|strimlor|klyftor|stavar|skiver|tern|ringe|strimler|stykker|både|stave)|w (?:kostkę|plastry|paski|kostce|plasterki|słupki))\\b.*'
export const BEHIND = new RegExp(
  `\\s+(${ADVERB}(?:${DONE}|${any(DONE_E)}e?s?(?: .*)?|(?:recién )?${any(DONE_AD)}[oa]s?(?: .*)?|recién molid[oa]s?(?= |$)|${any(DONE_AT)}[oaie](?: .*)?|gehackt|gewürfelt|gerieben|geschält|gepresst|gesnipperd|fijngehakt|fijngesneden|geraspt|gesmolten|mous?|du moulin|aus der mühle|macinat[oa](?: fresco| al momento)?|świeżo (?:mielon|zmielon)(?:y|ego|a|e)|\\p{L}+an[aey] na twardo|${CUT}|limpi[oa]s?)|(?:finely|thinly|roughly|coarsely|cut) .*)$`,
  'iu',
)
/** What came out of a tin is drained, whatever else it is sold as. */
export const DRAINED =
  /\s+(escurrid[oa]s?|égouttée?s?|(?:s?gocciolat|scolat)[oaie]|abgetropft|uitgelekt)$/iu
/** Salt and pepper are named without a word between them. */
export const SEASONED =
  /^(?:salz|pfeffer|sel|poivre|sale|pepe|sal|pimienta|zout|peper|salt|peppar|peber|pepper|sól|pieprz|muskat|muscade)(?:\s*,\s*\p{L}+){1,2}(?: du moulin| aus der mühle)?(?:\s+(?:und|et|y|e|en|och|og|i|and)\s+\p{L}+)?$/iu
/** The words behind a comma that tell a preparation. */
export const PREPARED =
  /(?:\p{L}{2,}ed\b|\bbeaten\b|\bcut\b|\btorn\b|\bground\b|\bmade\b|\bjuice\b|\bzest\b|\bonly\b|\bhalves\b|\bwell\b|\bsplit\b|\blengthwise\b|\binto\b|(?:^|\s)(?:ge|zer|ver|ent)\p{L}+t?\b|weich|^en |^a |^in |^à |ée?s?\b|ad[oa]s?\b|id[oa]s?\b|at[oaie]\b|it[oaie]\b|ut[oaie]\b|ramolli|fondu|in stuk|in plak|in blok|losgeklopt|fijn|ge\p{L}+d\b|hackad|skivad|riven|hakket|skåret)/iu
/** Meat and tins are sold so: it belongs to the name. */
export const SOLD_SO =
  /^(?:viande|carne|pan rallado|tomates?(?=.* (?:pelé|concassé|séché|confit|tritura|frit|sec|pelad))|pomodor[oi](?= (?:pelati|secchi))|bœuf|boeuf|frozen|canned|tinned)/i
export const SIZE_BEHIND =
  /\s+(grandes?|pequeñ[oa]s?|median[oa]s?|piccol[oaie]|grandi|medi[oaie]|moyen(?:ne)?s?)(?=$|\s+(?:en|a|in|de)\s)/i
/** 'A few sprigs of thyme': nobody counts them. */
export const FEW =
  /^(?:(?:a )?few|a couple of|a (?:little|touch|bit)(?: bit)?(?: of)?|(?:a )?(?:good |generous |light )?(?:grating|sprinkling|scattering|dusting|glug|grinding|grind|squirt|squeeze) of|several|some|einige|ein paar|etwas|ein wenig|evtl\.?|n\. ?b\.|nach belieben|quelques|un peu de|algunas?|algunos|un(?:as|os)|un poco de|alcun[ei]|qualche|un po['’] di|q\.? ?b\.? di|enkele|een paar|een beetje|wat|några|lite|nogle|lidt|kilka|trochę)\s+/i
