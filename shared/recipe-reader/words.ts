/** The words above the parts of a recipe and around them. */
import { isGreeting } from './greetings.ts'
import { INGREDIENTS, NOTES, STEPS, STOP } from './heading-words.ts'

type Heading = 'ingredients' | 'steps' | 'notes' | 'stop'

const HEADINGS = new Map<string, Heading>()
for (const [list, heading] of [
  [INGREDIENTS, 'ingredients'],
  [STEPS, 'steps'],
  [NOTES, 'notes'],
  [STOP, 'stop'],
] as const) {
  for (const phrase of list.split('|')) {
    const plain = plainWords(phrase)
    if (!HEADINGS.has(plain)) HEADINGS.set(plain, heading)
  }
}

/** What counts people, pieces or time in a heading and says nothing of its kind. */
const COUNTED =
  /(?:\(?\b(?:makes|serves|yields?|for|für|pour|para|per|voor|till|til|na|dosi per|ca\.?)? ?\d+(?:\s?[-–]\s?\d+)? ?(?:people|persons?|servings?|portions?|personen?|portionen|stück|personnes?|parts|personas?|raciones|porciones|persone|porzioni|porties|portioner|personer|porsjoner|porcji|osoby|osób|porções|pessoas|annosta|henkilölle|hengelle|stk)\b\.?\)?)/giu
/** 'Nutrition per portion' */
const EACH =
  /\s(?:pr\.?|per|pro|por|par|na)\s(?:person|portion|serving|ración|porción|porzione|portie|porsjon|porcję|porção|osobę)\W*$/iu
const FOR =
  /^(?:for|für|fur|fuer|pour|para|per|voor|till|til|na|do|de|du|des|of|van|av|af|with|mit|avec|met|con|med|pro|za|pentru|для|за|για|icin|der|die|den|das|the|la|le|del|della|dla|to make|zu|zum|zur)$/

/** 'How to make beans on toast'. */
const MAKE =
  /^(?:how to (?:make|cook|prepare|bake)|cach (?:che bien|lam|nau)|comment (?:faire|preparer|cuisiner)|como (?:hacer|preparar|fazer)|come (?:fare|preparare|cucinare)|so machst du|so wird (?:der|die|das)|(?:en )?zo maak je|sa gor du|sadan laver du|slik lager du|jak zrobic|jak pripravit|как (?:приготовить|готовить|сделать|готовим|приготовим|делаем)|як (?:приготувати|зробити)|приготовление|приготування|πως (?:φτιαχνω|φτιαχνουμε|κανουμε)|cum se (?:face|prepara)|cach (?:lam|nau)|cara membuat|طريقة (?:عمل|تحضير|طبخ)|(?:איך (?:מכינים|עושים)|(?:אופן )?הכנת)) /

/** The same behind the name of the dish. */
const MAKE_BEHIND =
  /(?:nasıl (?:yapılır|hazırlanır)|yapılısı|hazırlanısı|elkeszitese|(?:做法|作法)(?:步骤|步驟)?|作り方|만드는 ?(?:법|방법))$/u

const ARTICLE =
  /^(?:(?:the|our|my|die|der|das|unsere|meine|les?|la|los|las|el|il|lo|i|gli|os?|as?|de|het) |l')/

/** What it takes, at the end of a line that leads to the list. */
const NEEDS =
  /(?:^| )(?:you(?:'ll| will)? need|we need|braucht?(?:st)? (?:du|ihr|man|wir|es)|brauchen wir|benotigt (?:man|ihr)|benotigen wir|il (?:nous|vous|te|me) faut|necesit(?:amos|aremos|as|aras|arais|ais|aris|a)|hacen? falta|servono|occorrono|heb je nodig|hebben we nodig|behover (?:du|vi|man|ni)|skal (?:du|vi|man|i) bruge|trenger (?:du|vi|man)|potrzebujemy|potrzeba|precisamos|precisa)$/

/** What is no food, in front of them: 'Equipment you will need:'. */
const UTENSILS =
  /^(?:(?:the|special|kitchen|die|les|los|gli) )*(?:equipment|tools|utensils|gear|stuff|gerate|kuchengerate|utensilien|zubehor|werkzeug|materiel|ustensiles|utensilios|utensili|attrezzi|attrezzatura|keukengerei|materiaal|redskap|udstyr|utstyr|sprzet|naczynia)(?= )/

/** What says nothing of the kind of a heading: 'Tout ce qu'il vous faut', 'The simple steps'. */
const FILL =
  /^(?:tout|voici|alles,? was|todo|ecco|here(?: is|'s| are)) (?=\S)|(?<=\S )(?:simples?|easy|quick|faciles?|rapides?|essentiels?|essentielles?|detaillees?|sencillos?|faciles|semplici)(?= |$)/g

/** What one does with ingredients, without a full stop: 'combine all ingredients'. */
const WORK =
  /^(?:to )?(?:add|blend|combine|gather|measure|mix|place|prepare|put|stir|toss|weigh|whisk|misture|junte|mezclar?|mezcle|melanger|melangez|mettre|mettez|mescolare|mescolate|mescola|unire|unite|meng|doe|blanda|bland|rör|wymieszac|wymieszaj|polaczyc|sekoita) (?!.*\b(?:instructions|directions|steps)\b)/
/** 'Recipe "Plum Cake":' */
const OF_DISH =
  /^(?:recipe|rezept|recette|receta|ricetta|receita|recept|przepis|рецепт) ?["«„“'][^:]{2,60}["»“”'] ?:$/iu

/** A verb behind what is made. */
const VERB_BEHIND = /(?:bereiten|bereiden|klaarmaken|valmista|готовим|готуємо|kuidas teha)$/u

/** '3 thoughts on “Plum Cake”': what people say below. */
const SAID_BELOW =
  /^(?:\d{1,4}|one) (?:thoughts?|comments?|responses?|replies|kommentare?|gedanken?|réflexions?|commentaires?|comentarios?|comentários?|comment[io]|gedachten?|reacties?|tankar|kommentarer) (?:on|to|zu|sur|à|en|em|su|over|op|om|till?)(?!\p{L})/iu

export function headingKind(text: string): Heading | null {
  if (text.length > 100) return null
  // 'Method | Plum Cake'
  const bar = text.indexOf(' | ')
  if (bar > 0) return HEADINGS.get(plainWords(text.slice(0, bar))) ?? null
  if (OF_DISH.test(text)) return 'steps'
  const [, behind = ''] = /の([^の\s]{2,12})(?:\s?[(（][^()（）]*[)）])?$/u.exec(text) ?? []
  const ofDish = behind === '' ? undefined : HEADINGS.get(plainWords(behind.split('・')[0] ?? ''))
  if (ofDish) return ofDish
  if (SAID_BELOW.test(text)) return 'stop'
  // '[Ingredients]'
  const said = text.replace(/^\[([^\]]*)\]$/, '$1').replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  const plain = plainWords(said.replace(COUNTED, ' ').replace(EACH, ''))
  if (plain === '') return null
  const exact = HEADINGS.get(plain)
  if (exact) return exact
  const bare = HEADINGS.get(plain.replace(ARTICLE, ''))
  if (bare) return bare
  const without = plain.replace(FILL, '').replace(/\s+/g, ' ').replace(ARTICLE, '').trim()
  const filled = without === plain ? undefined : HEADINGS.get(without)
  if (filled) return filled
  // 'Mix all ingredients.' is a step.
  if (/[.!。]\s*$/.test(text)) return opensList(plain) ? 'ingredients' : null
  if (WORK.test(plain)) return null
  const words = (without === '' ? plain : without).split(' ')
  if (words.length > 12) return null
  if (words.length > 9) return MAKE.test(plain) ? 'steps' : null
  const joined = kindOfAll(words)
  if (joined) return joined
  // 'Ingredients for the cake', 'Zutaten für den Teig', 'Preparazione della torta'.
  for (let count = Math.min(words.length - 1, 4); count > 0; count -= 1) {
    const kind = HEADINGS.get(words.slice(0, count).join(' '))
    if (!kind) continue
    const isNamed = kind === 'notes' && words.length === 2 && /\s\p{Lu}\p{L}+\W*$/u.test(text)
    if (isNamed) return kind
    const isOf = FOR.test(words[count] ?? '') || (kind === 'notes' && words[count] === 'from')
    if (isOf || (kind === 'ingredients' && words.length <= 5)) return isTime(plain) ? null : kind
  }
  // 'For this cake we need:'
  if (/:\s*$/.test(text) && NEEDS.test(plain)) return UTENSILS.test(plain) ? 'stop' : 'ingredients'
  if (MAKE.test(plain) || MAKE_BEHIND.test(plain.normalize('NFC'))) return 'steps'
  // 'Cake ingredients', 'Recipe instructions'.
  // 'A dash of oil, see notes' is none.
  const last =
    words.length <= 6 && !/,|\?\s*$/.test(text) ? HEADINGS.get(words.at(-1) ?? '') : undefined
  // 'Spargel zubereiten' may be a title.
  const isSteps = last === 'steps' && (words.length > 4 || VERB_BEHIND.test(plain))
  return last && !isSteps && !isTime(plain) ? last : null
}

/** 'Ingredients for the cake.' is a heading all the same. */
function opensList(plain: string): boolean {
  const words = plain.split(' ')
  const isFor = words.length > 2 && words.length < 7 && FOR.test(words[1] ?? '')
  return isFor && HEADINGS.get(words[0] ?? '') === 'ingredients'
}

const AND = new Set('and und et y e en och og i oraz'.split(' '))

/** 'Notes, tips, and variations': several words of which each is such a heading. */
function kindOfAll(words: readonly string[]): Heading | null {
  const first = HEADINGS.get(words[0] ?? '')
  if (first !== 'notes' && first !== 'stop') return null
  const kinds = words.filter((word) => !AND.has(word)).map((word) => HEADINGS.get(word))
  const areBehind = kinds.every((kind) => kind === 'notes' || kind === 'stop')
  return kinds.length > 1 && areBehind ? 'notes' : null
}

/** 'Tip: serve it cold.', 'Tags: soups' */
export function inlineKind(text: string): 'notes' | 'stop' | null {
  const [, exclaimed = ''] = /^(\p{L}{3,12})!\s+\S/u.exec(text) ?? []
  if (HEADINGS.get(plainWords(exclaimed)) === 'notes') return 'notes'
  const [, head = ''] = /^([^:]{3,25}):\s+\S/.exec(text) ?? []
  const [first = '', ...others] = head.split(' ')
  // 'Variation with plums: …'
  const isNote = others.length <= 2 && HEADINGS.get(plainWords(first)) === 'notes'
  const kind = head === '' ? null : (headingKind(head) ?? (isNote ? 'notes' : null))
  return kind === 'notes' || kind === 'stop' ? kind : null
}

const LEAD =
  /(?<!\p{L})(?:recipe|rezept|recette|receta|ricetta|recept|receita|opskrift|oppskrift|przepis)(?!\p{L})|(?:you(?:'ll| will)? need|brauch(?:st du|t (?:man|ihr)|en wir)|il (?:nous|vous|te) faut|necesit\p{L}+|hace[n]? falta|servono|occorrono|nodig|behöver(?: du| vi)?|skal (?:du|vi) bruge|trenger (?:du|vi)|potrzebujemy|precisamos|precisa)\s*:?$/iu

/** Whether a line leads to the list of all ingredients: 'For this cake we need:', 'Here is the recipe:'. */
export function isLead(text: string): boolean {
  return LEAD.test(text.replace(/[’‘]/g, "'"))
}

/** What stands above a part of the ingredients, or of the work, when no word says that it is a part. */
const PARTS = new Set(
  `dough|batter|crust|base|filling|topping|frosting|icing|glaze|dressing|marinade|garnish|syrup
  |serving|assembly|to assemble|to serve|teig|füllung|zusammenbau|anrichten|beilage|belag|glasur|guss|streusel|boden|marinade|außerdem|sonstiges|zum garnieren|fertigstellung
  |pâte|la pâte|garniture|la garniture|glaçage|le glaçage|nappage|montage|dressage|marinade|finition|masa|la masa|relleno|el relleno|cobertura|glaseado|aliño
  |impasto|per l'impasto|ripieno|glassa|farcitura|guarnizione|deeg|vulling|beslag|glazuur|afwerking|deg|fyllning|glasyr|garnering|dej|fyld|pynt|deig|fyll|fylling|servering|gratinering|samling|tillbehör|tilbehør|pensling|pensling og topp
  |ciasto|nadzienie|farsz|polewa|lukier|kruszonka|massa|recheio|calda|prilog|nadjev|preliv|taikina|täyte|kuorrute|kuorrutus`
    .split('|')
    .map(plainWords),
)

/** Whether a line is the name of a part, and nothing else: 'Filling'. */
export function isPartName(text: string): boolean {
  return text.length <= 30 && PARTS.has(plainWords(text))
}

/** What each part of the work is called where nothing else is said above it. */
const PHASES = new Set(
  `prep|prepare|create|cook|make|bake|build|assemble|combine|finish|plate|serve|vorbereiten|kochen|backen|zubereiten
  |fertigstellen|anrichten|servieren|préparer|cuire|cuisiner|assembler|finir|dresser|servir|preparar|cocinar|hornear
  |montar|terminar|emplatar|preparare|cuocere|comporre|finire|impiattare|servire|voorbereiden|koken|bakken|afmaken
  |opdienen|serveren|cooking|baking|assembling|cuisson|cottura|composizione|decorazione|cocción|horneado|montaje|decoración|förbered|laga|servera|forbered|server|przygotuj|ugotuj|podaj`
    .split('|')
    .map(plainWords),
)

/** Whether a line is a word for a part of the work, and nothing else: 'Prep.', 'Finish.' */
export function isPhase(text: string): boolean {
  return text.length <= 20 && PHASES.has(plainWords(text))
}

/** 'Preparación En una olla …': a heading in front of its first words, which begin with a capital, too. */
export function headingInFront(text: string): string {
  const [, head = ''] = /^(\p{Lu}[\p{L}’']{4,16}) (?=\p{Lu}\p{Ll}* \p{Ll})/u.exec(text) ?? []
  const kind = text.length > 60 ? HEADINGS.get(plainWords(head)) : undefined
  return kind === 'steps' || kind === 'ingredients' ? head : ''
}

/** Whether a line says a heading and not a word more. */
export function isHeadingAlone(text: string): boolean {
  return text.length <= 40 && HEADINGS.has(plainWords(text))
}

/** The title of a section within a heading of ingredients or steps: 'for the cake' of 'Ingredients for the cake'. */
export function sectionOfHeading(text: string): string {
  const bare = text
    .replace(COUNTED, ' ')
    .replace(/[:\s]+$/, '')
    .trim()
  const match =
    /^\S+\s+((?:for the|for|für den|für die|für das|fürs|pour la|pour le|pour les|pour l[’']|para la|para el|para o|para a|per la|per il|per le|voor de|voor het|till|til|do|na)\s*\p{L}.*)$/iu.exec(
      bare,
    )
  return match?.[1] ?? ''
}

function isTime(plain: string): boolean {
  return /\b(?:time|zeit|temps|tiempo|tempo|tijd|tid|czas|aika)\b|(?:zeit|tijd|tid)\b/.test(plain)
}

/** Words alone: no signs, no emoji, one space, apostrophes alike. */
function plainWords(text: string): string {
  const small = text.toLowerCase()
  const plain = /[^ -_a-~]/.test(small)
    ? small
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[’‘`´]/g, "'")
        .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    : small.replace(/[^a-z\d' -]+/g, ' ')
  return plain
    .replace(/(^|\s)[\d-]+(?=\s|$)|-+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const STEP =
  'step|schritt|étape|etape|etapa|paso|passo|passaggio|stap|steg|trin|krok|pasul|vaihe|fase|punkt|passaggi|шаг|крок|lépés|βήμα|adım|korak|bước|langkah|단계|步骤|步驟|手順|ステップ|שלב|الخطوة|خطوة'
/** '1Peel': copied from where the number stands in a box of its own. */
const COUNT = String.raw`\d{1,2}(?:\b|(?=\p{Lu}\p{Ll}))|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b`

/** 'Step 2', 'Schritt 3:', 'Étape 1 -', 'Step One', '1. Schritt', '1Schritt': what only counts a step. */
export const STEP_LABEL = new RegExp(
  String.raw`^(?:(?:${STEP})\s*(?:no\.?\s*|n[°º]\s*)?(?:${COUNT})\s*(?:(?:\/|of|von|de|van)\s*\d+)?|\d{1,2}(?:\.|[ºª°]|er|re|ère|e|st|nd|rd|th)?\s*(?:${STEP})(?!\p{L}))\s*[.:)–—-]*\s*`,
  'iu',
)

const FAREWELL =
  /^¡?(?:m{3,}|(?:y['’]all )?enjoy(?!\s(?:hot|warm|cold|chilled|immediately|right away|with|as|on|over|at|while))|bon app[ée]tite?|bonne dégustation|et voil[aà]|voil[aà]|et volia|agora é só|guten appetit|(?:an|en) gu(?:ete|ate|ata)|lass(?:t)? es (?:dir|euch) schmecken|buen provecho|buon appetito|af[iİ]yet olsun|dobrou chuť|dobrú chuť|dobar tek|prijatno|prijeten tek|přejeme dobrou chuť|head isu|labu apetīti|skanaus|בתאבון|добър апетит|да ви е сладко|نوش جان|(?:できあがり|出来上がり|完成)(?=[～♪。!！★☆\s]|$)|пријатно|on egin|bon profit|selamat menikmati|chúc (?:các )?bạn|poftă bună|jó étvágyat|בתיאבון|بالهناء|بالعافية|맛있게 드세요|приятного аппетита|смачного|καλή (?:όρεξη|επιτυχία)|(?:eet )?smakelijk|smaklig måltid|god fornøjelse|god middag|god appetit|velbekommen?|smacznego|bom apetite|hyvää ruokahalua|bis (?:bald|zum nächsten mal)|gutes gelingen|viel (?:spaß|freude|vergnügen) (?:beim|damit)|à (?:bientôt|vos fourneaux)|régalez-vous|hasta (?:pronto|la próxima)|que aproveche|a presto|alla prossima|tot (?:snel|de volgende)|até (?:breve|à próxima)|until next time|sent from my|von meinem|happy (?:baking|cooking)|(?:recipe|adapted|reprinted|extracted|taken|inspired)(?: courtesy)? (?:by|from|of)\b|(?:from|aus|extrait de|tirée? de|extraído de|tratto da|uit) ['‘“"«„]\p{Lu}\p{L}*|x{2,}\s\p{L}+$|(?:love|cheers|best|regards|xoxo|lg|alles liebe|herzlichst|liebe grüße|viele grüße|bisous|bises|besos|besitos|un beso|un abrazo|un abbraccio|liefs|saludos|baci|groetjes|kram|knus|klem|hälsningar|hilsen|mvh|pozdrawiam|abraços|beijos|eure|deine|euer|dein)[,!]?(?:\s(?:eure?|deine?|votre|vostra|je))?\s*\p{Lu}?\p{L}*[.!]?(?: x+)?$)(?![\p{L}\p{N}])/iu
const ASIDE =
  /^(?:advertisements?|(?:click|tap) on (?:the )?(?:images?|photos?|pictures?) to enlarge\b.*|anzeige|werbung|publicités?|publicidad|pubblicità|advertentie|annons|annonce|reklama|publicidade|mainos|\((?:photos?|fotos?|bild(?:er)?|images?)\s.{2,40}\)|(?:(?:print|pin|save|share|rate|view|email) ?(?:this |the |my )?(?:recipe|page|it|card)?)|(?:rezept )?(?:drucken|speichern|ausdrucken)|anheften|pinnen|épingler|pin it|whatsapp|facebook|pinterest|twitter|instagram|telegram|imprime[rz]?(?: (?:la|cette) recette)?|(?:partager|enregistrer) (?:la|cet|cette|votre) (?:recette|article|page)|(?:artikel|rezept|beitrag) (?:teilen|speichern|merken)|(?:compartir|guardar) (?:la |esta |este )?(?:receta|artículo|entrada|publicación)|(?:condividi|salva) (?:la |questa |questo )?(?:ricetta|articolo)|imprimir(?: (?:la )?receta| receita)?|stampa(?: (?:la )?ricetta)?|skriv ut(?: recept| oppskrift)?|udskriv(?: opskrift)?|drukuj(?: przepis)?|save|share|jump to recipe|read more|(?:continue reading|story continues)(?: below.{0,20})?|weiterlesen nach der anzeige|la suite après (?:la |cette )?publicité|lees verder onder de advertentie|annonse|реклама|広告|廣告|广告|광고|get the app|pin for later|jump to video|watch how to make(?: it)?|add (?:a )?photo|i made (?:it|this)|mark (?:step )?as complete|step completed?|view all|load more|copied|add all to cart|original recipe \(1x\).{0,30}|units|adjust servings|ingredients may vary|tap or hover to scale|zutaten kopieren|alle auswählen|portionen (?:anpassen|ändern|umrechnen)|buy now|shop now|(?:watch|see|play) (?:the )?video|click here|watch the video|ad|photo|image|sponsored|scroll to continue|article continues below.*|(?:(?:cook(?:ing)?|bak(?:e|ing)) mode|kochmodus|mode cuisine|modo cocina|modalità cucina|kookstand|matlagningsläge).*|prevent your screen.*|(?:keep|leave) (?:the |your |my )?(?:screen|display|phone) (?:on|awake).*|(?:låt|håll) skärmen .{0,8}(?:tänd|på|vaken|igång).*|(?:bildschirm|display) (?:bleibt )?(?:an|aktiv|wach|eingeschaltet).{0,10}|(?:garde[rz]|laisse[rz]) (?:l['’]|votre |mon )?écran (?:allumé|actif).*|(?:mantener|mantén) (?:la )?pantalla (?:encendida|activa).*|(?:mantieni|tieni) (?:lo )?schermo (?:acceso|attivo).*|(?:houd )?(?:het |je )?scherm aan.{0,10}|(?:be)?hold (?:(?:min |din )?skærm(?:en)?|skjermen) (?:på|våken|tændt|åben).*|(?:yes|ja|sí|oui|sì|sim|tak|kyllä) ?[/|]? ?(?:no|nein|non|nee|nei|nej|não|nie|ei)|nie wygaszaj ekranu.*|pidä näyttö (?:päällä|auki).*|manter (?:a |o )?(?:tela|ecrã) (?:ligad[ao]|aces[ao]).*|(?:de)?select all|.{0,40}(?:zutaten (?:bestellen|kaufen)|(?:order|buy) ingredients|commander les ingrédients|comprar ingrediente?s|köp ingredienser|ingrediënten bestellen)|(?:print |add (?:all )?(?:ingredients )?to )?(?:shopping|grocery) list|add (?:all )?(?:ingredients )?to list|(?:zur|auf die) einkaufsliste.{0,15}|ajouter à (?:ma |la )?liste.{0,15}|añadir a (?:mi |la )?lista.{0,15}|aggiungi alla lista.{0,15}|(?:zet )?op (?:mijn |de )?boodschappenlijst.{0,10}|(?:lägg till i|tilføj til|legg til i|send til|skicka till) (?:inköpslistan?|indkøbsliste(?:n)?|handleliste[nr]?)|lisää (?:ostoskoriin|ostoslistalle|kauppalistaan)|dodaj do listy.{0,10}|adicionar à lista.{0,15}|(?:ca\.? ?|circa |about )?(?:[€$£] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:kr|€|eur|zł|chf|:-)) ?(?:(?:\/|per |pro |par |pr\.? )? ?(?:portion|person|serving|porsjon|personne|persona|porzione|portie|porcj[aęi]|porção|annos))?|total weight.{0,15}|gesamtgewicht.{0,15}|.{3,60}[.!] (?:foto|photo|fot\.|kuva)s? ?: \p{Lu}.{1,30}|\[ ?(?:edit|bearbeiten|modifier|editar|modifica|bewerken|redigera|rediger|edytuj|muokkaa)[^[\]]*\]|copy(?: ingredients| to clipboard)?|unit conversion|scale|imperial|check all|instacart.*|get ingredients.*|shop (?:this recipe|ingredients)|view nutrition.*|increase serving size.*|decrease serving size.*|(?:\d+x\s*)+|\d+x\s*\d+x.*|1x2x3x|us customary.*|(?:us|u\.s\.|imperial|cups|standard)?\s*(?:customary|units?)?\s*[|/–-]?\s*metric(?: units?)?|(?:units:?\s*)?metric\s*[|/–-]?\s*(?:us|u\.s\.|imperial)(?: customary| units?)?|(?:back )?to (?:the )?top|(?:top|bottom) of page|back to (?:blog|recipes|all recipes|overview)|(?:zurück )?nach oben|zum seitenanfang|haut de (?:la )?page|retour en haut|volver arriba|torna su|naar boven|terug naar boven|till toppen|til toppen|na górę|(?:voltar )?ao topo|persons|portionen|portioner|porsjoner|adag|porcí|porce|(?:(?:voir|afficher) (?:plus|moins) ?){1,2}|(?:(?:show|see|view) (?:more|less) ?){1,2}|(?:(?:mehr|weniger) anzeigen ?){1,2}|metrisch(?: imperi?[aá]+l)?|métrique(?: impérial)?|stücke?|pieces|pièces|piezas|(?:nombre de|number of|anzahl(?: der)?|número de|numero di|aantal|antall?|for|für|pour|para|per|voor|till|til) (?:people|persons|servings|personnes|parts|personen|portionen|personas|raciones|persone|porzioni|porties|personer|portioner|porsjoner|osób|porcji|porções|pessoas)|personen|personer|personnes|portions|servings|porciones|porzioni|porções|porties)$/iu

const AD =
  '(?:continua (?:após|depois d[ao]|después de) (?:(?:o|a|la) )?(?:patrocínio|publicidade?|anúncio|publicidad)|advertisements?|anzeige|werbung|publicité|publicidad|pubblicità|advertentie|annons|annonce|reklama|publicidade|mainos|oglas|hirdetés|реклама|διαφήμιση|reklam|iklan|إعلان|פרסומת|広告|광고|广告)'
const AD_ALONE = new RegExp(
  String.raw`^${AD}(?:\s*[-–—:]?\s*continue reading below|\sads?)?[.:]?$`,
  'iu',
)
const AD_BEHIND = /\s(?:Advertisement|ADVERTISEMENT)(?:\s[-–—]\sContinue Reading Below)?$/u

/** Whether a line says only that advertising stands here; in data, too, that is never a row. */
export function isAdvertisement(text: string): boolean {
  return text.length < 60 && AD_ALONE.test(text)
}

/** A step without the word that was left behind it where advertising was. */
export function withoutAdvertisement(text: string): string {
  return text.replace(AD_BEHIND, '')
}

/** Whom one wishes it. */
const TO_WHOM =
  'an|à|a|to|til|till?|på|für|voor|for|og|und|tous|toutes|todos|todas|tutti|tutte|alle|allen|all|everyone|everybody|allemaal|iedereen|euch|ihnen|dir|jullie|er|dere|jer|alla|sammen|tillsammans|zusammen|wszystkim|kaikille|teille|vous|vosotros|voi|vocês?|you|friends|folks|amis|amies|amigos|amici|vrienden'

/** 'Schönes Wochenende euch allen!', 'Have a nice Sunday' */
const WISH = new RegExp(
  String.raw`^¡?(?:(?:ich |wir )?(?:wünsche?n?|wish(?:ing)?|souhaite|deseo|auguro|wens|önskar|ønsker|życzę|desejo|toivotan)(?: \p{L}+){0,3} )?(?:have (?:an?|yourselves an?) (?:\p{L}+ )?(?:nice|great|lovely|good|happy|wonderful|fantastic) (?:weekend|week|day|night|evening|time|summer|holiday|easter|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:happy|merry) (?:weekend|holidays?|easter|christmas|thanksgiving|sunday|new year|spring|summer)|(?:einen? )?(?:schöne[nsr]?|frohe[sn]?|guten?) (?:wochenende|woche|tag|abend|sonntag|feiertage?|advent\p{L}*|weihnachten|ostern|rutsch)|(?:très )?(?:bon(?:ne)?s?|joyeu(?:x|ses)|belle) (?:week-?end|dimanche|journée|semaine|soirée|fêtes?|noël|pâques|fin d['’]année)|(?:muy )?(?:buen|buenas?|feliz|felices) (?:fin de semana|finde|domingo|semana|día|tardes|navidad|fiestas|pascuas?)|(?:buon[ae]?|felice) (?:week-?end|fine settimana|domenica|settimana|giornata|serata|natale|pasqua|feste)|(?:een )?(?:heel )?(?:fijne?|goede?|prettige?|leuke?) (?:weekend|dag|week|avond|zondag|feestdagen|kerst\p{L}*|pasen)|(?:ha (?:en|det)(?: riktigt?)? )?(?:trevlig|fin|skön|god|glad|härlig) (?:helg|dag|vecka|kväll|söndag|jul|påsk|sommar|midsommar)|(?:hav? en |rigtig |riktig )*(?:god|dejlig|fin|glædelig|herlig) (?:weekend|helg|dag|uge|uke|aften|kveld|søndag|jul|påske|sommer)|(?:miłego|udanego|wesołych|spokojnej) (?:weekendu|dnia|tygodnia|wieczoru|świąt|niedzieli)|(?:um )?(?:bo[ma]|feliz|ótim[oa]) (?:fim de semana|domingo|semana|dia|noite|natal|páscoa)|(?:oikein )?(?:mukavaa|hyvää|kivaa|ihanaa|leppoisaa|aurinkoista) (?:viikonloppua|päivää|viikkoa|kesää|joulua|pääsiäistä|sunnuntaita|iltaa))(?:,? (?:${TO_WHOM})){0,3}\s?[!.…]*$`,
  'iu',
)

/** A smile at the end of a line. */
const SMILE = /(?:\s?(?:[:;=]['’]?-?[)DP(\]*3]|<3|\^_?\^|xD|\p{Extended_Pictographic}\uFE0F?))+$/u

/** What a line says, without the smile behind it. */
export function withoutSmile(text: string): string {
  return text.replace(SMILE, '').trimEnd()
}

/** Whether a line says goodbye. */
export function isFarewell(text: string): boolean {
  if (text.length > 110) return false
  const said = withoutSmile(text)
  // 'Et voilà, a small cake for the five of us, made in an hour!'
  if (said.length >= (said.endsWith('!') ? 100 : 60)) return false
  return FAREWELL.test(said) || WISH.test(said) || isGreeting(said)
}

/** Whether the last sentence of several wishes a good day or greets: 'I eat them warm. Have a nice Sunday!' */
export function endsInWish(text: string): boolean {
  const said = withoutSmile(text)
  const last = said.split(/(?<=[.!?)…])\s+/).at(-1) ?? ''
  return last.length < said.length && (WISH.test(last) || isGreeting(last))
}

/** Whether a line is a button or an advertisement that lies among the others. */
export function isAside(text: string): boolean {
  return text.length < 80 && ASIDE.test(text)
}
