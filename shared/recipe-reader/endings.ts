/** Where a recipe is over and the page speaks of itself: 'Let me know in the comments', 'Posted in Soups'. */
import { looksLikeStep } from './line-looks.ts'
import type { Line } from './lines.ts'
import { endsInWish } from './words.ts'

/** What readers are asked for below a recipe, and what a page says of itself there. */
const ABOUT_PAGE = new RegExp(
  [
    // Asked for: that one rates, writes, follows, shares.
    String.raw`(?:if|when) you (?:make|made|try|tried|give|love|loved|like|enjoy|enjoyed)\b.*\b(?:recipe|comments?|rating|review|tag|let me know|instagram|photos?|stars?|newsletter)\b`,
    String.raw`(?:did|have) you (?:make|made|try|tried)\b`,
    String.raw`(?:please |don['’]t forget to |be sure to |make sure to )?(?:leave|drop|write) (?:me |us )?an? (?:star |quick |honest )?(?:comment|review|rating|note below)`,
    String.raw`(?:please |and )?let (?:me|us) know (?:how|what|if|in)\b`,
    String.raw`(?:don['’]t forget to |please )?(?:rate|pin|share|save) (?:this|the) (?:recipe|post|pin)\b`,
    String.raw`.{0,80}(?:<3|♥|❤\uFE0F?)$|.{3,60}\b(?:is|was) broadcast\b|本菜谱|未经.{0,6}授权|ya me (?:cont|dir)\p{L}+|(?:fatemi|fammi|fateci) sapere\b|(?:ég )?vona að(?!\p{L})|(?:lycka till|lykke til|held og lykke|onnea)\b|(?:dites|dis)[- ](?:moi|nous)\b|(?:contadme|cuéntame|cuéntanos|dejadme saber)\b|(?:lasst|lass) (?:mich|uns) wissen\b|laat (?:het )?(?:me|mij|ons) weten\b|(?:puedes|podéis|puede) (?:ver|seguir|leer) (?:el|la|más|todo)\b`,
    String.raw`(?:tag|follow|find|join|connect with) (?:me|us|@\w+|along)\b`,
    String.raw`(?:subscribe|sign up)\b`,
    // A guest book, letters, and how many came.
    String.raw`.{0,80}(?<!\p{L})(?:guest ?book|gästebuch|livre d['’]or|libro de visitas|libro degli ospiti|gastenboek|gästbok|gæstebog|gjestebok|księ(?:ga|gi|dze|gę) gości|livro de visitas|vieraskirja)`,
    String.raw`(?:if you .{0,30} )?(?:please |feel free to )?(?:drop|send|write) (?:me|us) (?:a (?:line|note|card)|an? e-?mail)\b|(?:(?:schreibt?|schick(?:t|en sie)?) (?:mir|uns)|(?:écri(?:s|vez)|envoie|envoyez)[- ](?:moi|nous)|escr[ií]b(?:e|id|ir)(?:me|nos)|(?:mánd(?:a|e)(?:me|nos)|mand[aá](?:me|nos))|scriv(?:i|ete)(?:mi|ci)|skriv til (?:mig|meg|oss|os)|skriv till (?:mig|oss)|(?:na)?pisz(?:cie)? do (?:mnie|nas)|escrev(?:a|am)-(?:me|nos)|kirjoita (?:minulle|meille))(?!\p{L}).{0,60}(?:mail|@|brief|lettre|carta|lettera|brev|list)`,
    String.raw`(?:you are|you['’]re) (?:the )?visitor\b|sie sind (?:der )?besucher\b|vous êtes le .{0,20}visiteur|eres el visitante\b|sei il visitatore\b|u bent bezoeker\b|du är besökare\b|du er (?:besøgende|besøkende)\b|jesteś .{0,20}gościem\b`,
    String.raw`for more (?:recipes|ideas|inspiration)\b|check out (?:my|our|these|this|more)\b|you (?:may|might) also (?:like|enjoy)\b`,
    String.raw`(?:wenn|falls) (?:du|ihr) (?:das|dieses|mein) rezept\b|n['’]hésitez pas à (?:laisser|commenter|partager|noter|me)\b`,
    String.raw`(?:hinterlass|hinterlasst|lass|lasst|schreib|schreibt)\b.{0,25}\b(?:kommentar|bewertung)`,
    String.raw`(?:déjame|dejad|deja|cuéntame|lascia|lasciate|deixe|conte)\b.{0,25}\bcomm?ent`,
    String.raw`(?:lämna|skriv|legg igjen|laat)\b.{0,20}\b(?:kommentar|reactie)`,
    String.raw`(?:share|teile[n]?|partage[rz]?|comp[aá]rt[ei][lr]?[oa]?|comparti(?:r|lhe|lhar)|partilhe|partilhar|condividi(?:la|lo)?|deel|dela|del|udostępnij|jaa)\b.{0,25}\b(?:facebook|instagram|pinterest|twitter|whatsapp|amigos|redes|rrss|réseaux|social|freunden|ami[sc]i?)\b`,
    String.raw`si te (?:ha gustado|gustó)\b|se (?:ti|vi) è piaciut|si vous avez aimé\b|(?:se )?gostou\b|vond je\b|tyckte du om\b|hat (?:dir|euch|ihnen) (?:das|dieses) rezept\b`,
    String.raw`(?:(?:see|read|try) also|also try|ook lekker|lees ook|bekijk ook|auch lecker|siehe auch|lies auch|voir aussi|à lire aussi|te puede interesar|te recomendamos|lee también|leggi anche|prova anche|zobacz (?:też|także)|læs også|se også|les også|se även|läs också|veja também|leia também|katso myös|lue myös|les også|lue lisää)\s?:`,
    String.raw`.{0,90}(?:facebook|instagram|pinterest|youtube|tiktok|twitter|אינסטגרם|פייסבוק|انستغرام|انستجرام|فيسبوك|инстаграм|вконтакте|インスタ|微信|微博|小红书|인스타)`,
    // More like it, in other words than links.
    String.raw`(?:das|dies|diese rezepte) könnten? (?:dir|euch|ihnen|dich|euch|sie)(?: vielleicht)? auch (?:gefallen|schmecken|interessieren)|(?:vous aimerez|tu aimeras)(?: peut-être)?(?: aussi)?\s?:|(?:también|quizás también) (?:te|os|le) (?:puede|podría|gustará|interesará)|potrebbe(?:ro)? (?:anche )?(?:piacer|interessar)(?:ti|vi)|(?:misschien )?vind je (?:dit|deze)(?: recepten)? ook|du kanske också|du vil (?:måske|kanskje) også|(?:może|mogą) ci się (?:też|także|również) spodobać|(?:talvez )?você também (?:pode|vai) gostar|talvez (?:você )?também goste|saatat (?:pitää|tykätä) myös`,
    // Hoped for, and said in small print.
    String.raw`(?:i |we )?hope (?:that )?you(?:['’]ll)? (?:like|love|enjoy)\b|(?:ich |wir )?hoffen?,? (?:dass )?(?:es|euch|dir)\b|j['’]espère que\b.{0,30}\b(?:pla[iî]|aimer)|espero que (?:os|te|les?|lo|la)\b.{0,20}\b(?:gust|disfrut)|espero que (?:gostem|gostes?|goste)\b|spero (?:che )?(?:vi|ti)\b.{0,20}\bpiac`,
    String.raw`.{0,80}©\s?(?:\p{Lu}|(?:19|20)\d\d)|\((?:recipe|rezept|recette|receta|ricetta|recept|opskrift|oppskrift|przepis|receita) (?:by|from|von|de|di|van|af|av|från|fra)\s[^()]{3,50}\)$`,
    String.raw`(?:©|copyright\b|all rights reserved|privacy (?:policy|notice)|(?:see |read )?(?:our |the )?terms (?:of (?:use|service)|and conditions)|datenschutz|impressum\b|mentions légales|tous droits réservés|aviso legal|política de priva|todos (?:los derechos|os direitos) reservados|tutti i diritti|informativa sulla privacy|alle rechten voorbehouden|polityka prywatności|integritetspolicy|privatlivspolitik|personvern|tietosuoja|ochrana osobních|adatvédelem|πολιτική απορρήτου|gizlilik|политика конфиденциальности|プライバシーポリシー|隐私政策|개인정보)`,
    // Who said what of it.
    String.raw`.{1,40}\s(?:said|says|wrote|hat gesagt|meinte|a dit|dijo|dice|ha detto|zei|sa|sagde|napisała?|pisze|disse)\s?(?:\.{3}|…|:)$`,
    String.raw`leia (?:outras|mais|também)\b|(?:edição|edited by|redaktion|édition|edición)\s?:?\s\p{Lu}`,
    // Who wrote it.
    String.raw`\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,3} is (?:an?|the|our)\b.{0,60}\b(?:writer|author|chef|blogger|editor|columnist|photographer|dietician|dietitian|nutritionist)\b`,
    String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2} (?:has been (?:writing|cooking|blogging|baking|developing|an? )|has written|lives (?:in|with)|grew up|writes (?:about|for)|(?:lebt|wohnt|schreibt) (?:in|mit|über|für)\b|(?:vive|vit|habite) (?:en|in|à|a|con|avec)\b)`,
    // 'Ada Cook at 12:03'
    String.raw`(?:\p{Lu}[\p{L}.'’-]* ){1,3}(?:at |um |à |kl\.? |klo )?\d{1,2}[:.]\d\d(?:\s?[AaPp]\.?[Mm]\.?)?$`,
    // A broadcast, to be heard or seen as a whole.
    String.raw`(?:you can )?(?:listen (?:again )?to|watch|catch up with|hear) (?:\p{L}+ ){1,2}(?:programme|program|episode|show|broadcast|podcast)(?!\p{L})`,
    String.raw`(?:hier )?(?:die |den )?(?:ganze |komplette |gesamte )?(?:sendung|folge|podcast) (?:\p{L}+ ){0,2}(?:an|nach)(?:hören|sehen|schauen)|(?:hören|sehen|schauen|hört|seht|schaut) (?:sie )?(?:hier )?(?:die|den) (?:ganze[n]? |komplette[n]? |gesamte[n]? )?(?:sendung|folge|podcast)(?!\p{L})`,
    String.raw`(?:ré)?(?:écoute[rz]|voir|regarde[rz]|revoir|revoyez) (?:toute )?(?:l['’]|le |la |cette )(?:émission|épisode|podcast|chronique)(?!\p{L})|(?:puedes )?(?:escuchar?|mirar?|ver|vuelve a (?:ver|escuchar)) (?:todo )?(?:el|la) (?:programa|episodio|podcast|emisión)(?!\p{L})|(?:ri)?(?:ascolta|guarda)(?:te)? (?:tutt[ao] )?(?:la |l['’]|il )(?:intera )?(?:puntata|trasmissione|episodio|podcast)(?!\p{L})`,
    String.raw`(?:be)?(?:luister|kijk) (?:naar )?(?:hier )?(?:de|het) (?:hele |volledige )?(?:uitzending|aflevering|podcast|programma)(?!\p{L})|(?:hör|lyssna på|se|titta på) (?:hela |veckans )?(?:programmet|avsnittet|sändningen|podden)(?!\p{L})|(?:hør|lyt til|lytt til|se) (?:hele )?(?:programmet|udsendelsen|sendingen|afsnittet|episoden|podcasten)(?!\p{L})`,
    String.raw`(?:po)?(?:słuchaj|obejrzyj|oglądaj|zobacz) (?:cał\p{L}+ )?(?:audycj[iię]|odcin\p{L}{2,3}|programu?|podcastu?)(?!\p{L})|(?:ouça|ouvir|ouve|assista|veja|vê) (?:a|à|ao|o|todo o) (?:programa|episódio|podcast|emissão)(?!\p{L})|(?:kuuntele|katso) (?:koko )?(?:ohjelma|jakso|lähetys|podcast)(?!\p{L})`,
    // What a portion has of everything.
    String.raw`(?:(?:per|each|pro|par|por|per|pr\.?|na) (?:serving|portion|person|porción|ración|porzione|portie|porsjon|porcj[aęi]|porção)\b|nutrition|calories|kalorien|energy|energie|brennwert|nährwerte?)\b.{0,80}\d\s?(?:k?cal|kj|g\b)`,
    String.raw`per (?:serving|portion)\s?:\s?calories|nutrition(?:al)? (?:analysis|information|facts)\b`,
    String.raw`(?:calories|calorie count|kalorien|kilocalories)\s?:?\s\d+$`,
    String.raw`(?:per|pro|par|por|each|pr\.?) (?:serving|portion|porción|ración|porzione|portie|porsjon|porcj[aęi]|porção|stück|piece|slice|stk|stuk|pezzo|part|stycke|glas)\s?(?::\s?(?:\D{0,12}\d[\d.,]*\s?k?(?:cal|j).{0,60})?)?$`,
    String.raw`re[tț]et[aă] (?:trimis|preluat|adaptat|propus)[aă] de\b`,
    // For how many, how hard, with what.
    String.raw`(?:makes|yields?|serves)\s(?:about |approximately |approx\.? |around )?\d[^.;,]{0,40}\.?$`,
    // As a sentence, and more behind it: 'Makes about 8 jars. They keep well.'
    String.raw`(?:makes|yields|serves)\s(?:about |approximately |approx\.? |around )?(?:\d{1,3}|two|three|four|five|six|eight|nine|ten|twelve|a dozen)(?:(?:-|–| to | or )\d{1,3})?(?: \p{L}[\p{L}-]*){1,4}\.\s\p{Lu}`,
    String.raw`(?:skill |cooking )?level\s?:\s?(?:easy|medium|moderate|hard|difficult|beginner|intermediate|advanced)|(?:\p{L}*difficulty|wine|wine pairing|drink|to drink|wein|wein(?:tipp|empfehlung)|getränketipp|(?:accord(?:s)? (?:mets[- ]vins?|vins?)|(?:côté |quel )?vin(?: conseillé)?)|maridaje|abbinamento|wijn(?:tip|advies)?|(?:vin|dryck|drikke)(?:tips|förslag|forslag)|vin til(?: maten)?|wino|harmonização|viini(?:suositus|vinkki)|juomasuositus|serve with|pairs with|allergens?|allergene|allergènes|alérgenos|allergeni|allergenen|disclaimer|contains|schwierigkeit|\p{L}*schwierigkeitsgrad|(?:niveau de )?difficulté|(?:nivel de )?dificultad|(?:livello di )?difficoltà|moeilijkheid)\s?:\s`,
    // What others made of it.
    String.raw`(?:(?:rating|rated|bewertung|note|valoración|voto)\b|(?:рейтинг|оценка|ocjena|hodnocení|értékelés|βαθμολογία|امتیاز)\s).{0,20}[\d۰-۹](?:[.,][\d۰-۹])?\s?(?:/|out of|von|sur|de|su|из|от|از)\s?[\d۰-۹]`,
    String.raw`\d(?:[.,]\d)?\s?(?:/\s?5\b|(?:stars?|sterne|étoiles|estrellas|stelle)\b|(?:from|out of) \d)`,
    String.raw`(?:\d[.,]\d\s?\(?)?\d+ (?:comments?|reviews?|ratings?|votes?|likes?|shares?|kommentare?|bewertungen|commentaires?|avis|comentarios?|commenti|reacties|kommentarer|komentarz[ey]?)\b.{0,15}$`,
    // Ways to elsewhere.
    String.raw`(?:show|view|see|load) (?:all|more|less|full)\b|(?:read|up) next\b|read more\b|@\w{4,}|(?:related|source|quelle|bron|källa|kilde|fuente|fonte|źródło|lähde|more)\s?:\s|(?:source|quelle|fuente|fonte|źródło) (?:de la |des |de |della )?(?:recette|rezepts?|receta|ricetta|przepisu)\s?[:–—-]\s|more (?:from|on|about|like)\b|(?:log|sign) ?in\b|want to save\b|add to (?:favou?rites|my (?:recipes|list|cookbook|favou?rites)|(?:your |the )?cookbook|collections?$|cart\b|shopping list)|report (?:an?|this)\b|skip to\b|page \d+ of \d+|home\s?[>›»/]\s?\p{Lu}|click (?:here|the (?:link|image|photo|picture))\b|shop (?:the (?:post|recipe|look|story|ingredients)|this|my|our|now)\b|watch (?:how|the (?:video|film|clip|episode)|me|us|our|my)\b`,
    String.raw`(?:for|looking for|need|want) (?:some )?(?:more|other|another|even more)\b.{0,60}\b(?:recipes?|ideas|bakes|tips|inspiration)\b`,
    String.raw`(?:(?:facebook|twitter|x|pinterest|instagram|e-?mail|whatsapp|tumblr|linkedin|reddit|google\+?|print|tweet|pin|youtube|tiktok)[\s,|/·•]*)+$`,
    // Said of itself: who, when, under which words.
    String.raw`(?:this|the) (?:recipe|article|post|story)\b.{0,30}\b(?:appeared|published|ran|posted|comes? from|is (?:from|by|adapted|inspired|part of))\b`,
    String.raw`recipe (?:slightly |very )?(?:adapted|inspired|reprinted|provided|created|developed|courtesy|source|credit|notes? by)\b`,
    String.raw`(?:linked|linking|shared|sharing|submitted) (?:up )?(?:to|with|at|on)\s\p{Lu}|updated\b.{0,30}\d{4}|pin (?:it|me)\b|tell (?:us|me)\b|thank(?:s| you) for (?:reading|stopping|visiting|watching|your)\b|see you (?:tomorrow|soon|next|later|there)\b|about (?:me|us|the (?:author|chef|writer|cook|recipe))$`,
    String.raw`[~–—-]\s?\p{Lu}\p{L}+$|\d{2,4}\s?k?cal(?:ories)?\b`,
    String.raw`(?:photos?|images?|pictures?|photography|styling|fotos?|bild(?:er)?|crédits?)(?: credits?)?\s?(?:by\b|von\b|par\b|por\b|di\b|[:|])`,
    String.raw`printed (?:from|on|at)\b|(?:gedruckt|ausgedruckt) (?:von|am)\b|imprimé (?:le|depuis)\b|impreso (?:de|el)\b|stampat[oa] (?:da|il)\b`,
    String.raw`this (?:entry|post) was (?:posted|filed|published|tagged|written)\b`,
    String.raw`(?:originally |last )?(?:posted|published|filed|tagged|updated)\s?(?:by|in|on|under|as|:)`,
    String.raw`(?:by|von|par|por|di|da|door|av|af)\s.{2,30}\s[-–—|]\s(?:posted|published|veröffentlicht|publié|publicado|pubblicato|geplaatst|publicerad)(?!\p{L})`,
    String.raw`(?:veröffentlicht|publié|posté par|publicado|pubblicato|geplaatst|gepubliceerd|publicerad|udgivet|publisert|opublikowano|julkaistu)\b`,
    String.raw`(?:tags?|labels?|categor(?:y|ies)|keywords?|schlagw(?:ö|o)rter|kategorien?|stichworte|catégories?|étiquettes?|mots[- ]clés|libellés|categorías?|etiquetas|categorie|etichette|kategorier|etiketter|taggar|kategorie|tagi|etykiety|тагове|теги|метки|позначки|етикети|oznake|štítky|címkék|etiketler|תגיות|الوسوم|标签|タグ|marcadores|categorias?|tunnisteet)\s?:`,
    String.raw`(?:koch(?: ?/ ?köchin)?|köchin|chef|cuisinier|cuoco|cocinero|kok|kock|kokk|kuchár|kuchař)\s?:\s\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.’'-]*){1,2}$`,
    String.raw`(?:#[\p{L}\p{N}_]+\s*){2,}$`,
    String.raw`p\.?\s?s\.?\s?[:.]?\s\p{Lu}|(?:get|receive) (?:our |my |the )?(?:new|latest|weekly|free)\b.{0,40}\b(?:inbox|e-?mail|newsletter)\b`,
    String.raw`[«‹←<]{1,2}\s.{3,60}$|.{3,60}\s[»›→>]{1,2}$|(?:older|newer|previous|next) (?:posts?|recipe|article)$`,
    String.raw`(?:back|return) to (?:the )?(?:index|home(?: ?page)?|main page|menu|list|front page)$`,
    String.raw`as an amazon associate\b|this (?:post|recipe|page) (?:may )?contains? (?:affiliate|sponsored)|.{0,80}\b(?:affiliate[- ]links?|affiliate-lenker|affiliatelinks?|betaalde samenwerking|lien affilié|liens affiliés)\b`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|')
    .replace(/^/, '^[¡¿*]?(?:')
    .replace(/$/, ')'),
  'iu',
)

const MONTH = String.raw`(?:de |di |d['’])?\p{L}{3,10}\.?(?: de)?`
const YEAR = String.raw`(?:19|20)\d\d`
/** 'Kirsty - January 18, 2000 A keeper!', 'Bo, 3. mai 2004': who said it, and on which day. */
const SAID_ON = new RegExp(
  String.raw`^\p{L}[^\d:!?]{1,30}?\s?[-–—|,(:]\s?(?:\p{L}{2,3} )?(?:\p{L}{3,10}\.? \d{1,2},? ${YEAR}|\d{1,2}\.? ${MONTH} ${YEAR}|\d{1,2}([./-])\d{1,2}\1(?:${YEAR}|\d\d)|${YEAR}-\d\d-\d\d)(?!\d)`,
  'u',
)

/** Words for whoever reads. */
const TO_READER =
  /(?<!\p{L})(?:you|your|du|dich|dein\p{L}*|ihr|euch|eure?|vous|votre|toi|te|tu|vosotros|voi|vi|ti|je|jij|jullie|dig|dere)(?!\p{L})/iu

/**
 * Whether a line below steps is no longer one of them, `last` being the last that is. Among entries of a list
 * another entry is what its list is. What leads elsewhere as a whole, or asks, tells no work.
 */
export function isAboutPage({ text, tag, linked, leads, rank }: Line, last?: Line): boolean {
  if ((tag === 'li' || tag === 'tr') && (last === undefined || last.tag === tag)) return false
  if (text.length > 400) return false
  // A table behind steps that are no rows of one says something else, below its title at length.
  if (tag === 'tr' && (rank > 0 || !looksLikeStep(text))) return true
  const isQuestion = text.length < 120 && /\?\s*$/.test(text) && TO_READER.test(text)
  if (last && !last.linked && rank === 0 && (linked || isQuestion)) return true
  if (last && !last.leads && leads && (rank === 0 || rank === 7)) return true
  return ABOUT_PAGE.test(text) || SAID_ON.test(text)
}

/** 'Ada Cook', above who she is: a name in a line of its own. */
export function isNameAbove({ text, tag }: Line, next?: Line): boolean {
  const isName = tag !== 'li' && /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2}$/u.test(text)
  return isName && next !== undefined && isAboutPage(next)
}

/** 'I' alone is a word of other languages, too. */
const FIRST_PERSON =
  /(?<!\p{L})(?:I(?:['’](?:m|ve|d|ll)|\s(?:am|was|have|had|made?|make|use|like|love|do|did|think|will|would|can|could|usually|always|often|never|just|also|find|found|got|get|serve|bake|put|\p{Ll}+ed))|[Mm]y|[Ii]ch|[Mm]ir|[Mm]ein\p{L}*|[Jj]e|[Jj]['’]ai|[Yy]o|[Ii]o|[Ii]k|[Mm]ijn|[Jj]ag|[Jj]eg|[Ee]u|[Mm]inun?)(?!\p{L})/u

/** 'Lately, I have been doing it with carrots.': a paragraph behind work that nobody tells of themselves. */
export function isOfWriter({ text, gap }: Line, told: readonly Line[]): boolean {
  const isSaid = told.some((line) => FIRST_PERSON.test(line.text))
  return told.length > 0 && gap && FIRST_PERSON.test(text) && !isSaid
}

/** 'I always eat the first one warm. Have a nice Sunday!': who tells of themselves, and takes leave, below work that nobody tells of themselves. */
export function isParting({ text, tag, frame }: Line, told: readonly Line[]): boolean {
  if (!frame || tag === 'li' || tag === 'tr' || told.length < 2 || text.length > 400) return false
  const isSaid = FIRST_PERSON.test(text) && endsInWish(text)
  return isSaid && !told.some((line) => FIRST_PERSON.test(line.text))
}

/** 'Кількість порцій: 8', 'Vrijeme pripreme: 20 min': how many and how long, in languages whose numbers are not read. */
const SETTING_ELSEWHERE =
  /^(?:(?:調理時間|所要時間|烹饪时间|烹調時間|조리 ?시간)\s?[:：]?\s?\d+\s?(?:分|분|時間|小时|小時)|(?:\d{1,3} (?:menit|jam|phút|giờ) ?)?\d{1,2} (?:porsi|orang|người|khẩu phần|oseb|osob[yae]?|kişilik|persoane|άτομα|fő)\+?$|\d{1,3} (?:items|ingredients|zutaten|ingrédients|ingredientes|ingredienti)$|(?:makes|yields?|serves) (?:about )?(?:one|two|three|four|five|six|eight|ten|twelve|an? (?:dozen|loaf|batch|cake|pie|tin|tray|crowd)) ?[^.;,]{0,30}$|(?:(?:загальний )?час(?: приготування)?|время(?: приготовления)?|vri?j?eme(?: pripreme)?|timp(?: total| de preparare)?|elkészítési idő|(?:doba|čas) pr?[íi]pravy|(?:кількість |количество |брой )?порц\p{L}{2}|(?:broj )?porcija|(?:počet )?porc[ií]|(?:număr de )?porții|персони) ?: ?\d)/iu

/** '普通 难度': how hard it is, in front of what that is. */
const FACT_BEHIND = /^\S{1,8} (?:口味|工艺|工藝|耗时|耗時|难度|難度)$/u

/** Whether a line says for how many a recipe is, or how long it takes, in one of these. */
export function isSaidElsewhere(text: string): boolean {
  return text.length < 60 && (SETTING_ELSEWHERE.test(text) || FACT_BEHIND.test(text))
}
