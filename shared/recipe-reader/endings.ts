/** Where a recipe is over and the page speaks of itself: 'Let me know in the comments', 'Posted in Soups'. */
import type { Line } from './lines.ts'

/** What readers are asked for below a recipe, and what a page says of itself there. */
const ABOUT_PAGE = new RegExp(
  [
    // Asked for: that one rates, writes, follows, shares.
    String.raw`(?:if|when) you (?:make|made|try|tried|give|love|loved|like|enjoy|enjoyed)\b.*\b(?:recipe|comments?|rating|review|tag|let me know|instagram|photos?|stars?|newsletter)\b`,
    String.raw`(?:did|have) you (?:make|made|try|tried)\b`,
    String.raw`(?:please |don['’]t forget to |be sure to |make sure to )?(?:leave|drop|write) (?:me |us )?an? (?:star |quick |honest )?(?:comment|review|rating|note below)`,
    String.raw`(?:please |and )?let (?:me|us) know (?:how|what|if|in)\b`,
    String.raw`(?:don['’]t forget to |please )?(?:rate|pin|share|save) (?:this|the) (?:recipe|post|pin)\b`,
    String.raw`(?:tag|follow|find|join|connect with) (?:me|us|@\w+|along)\b`,
    String.raw`(?:subscribe|sign up)\b`,
    String.raw`for more (?:recipes|ideas|inspiration)\b|check out (?:my|our|these|this|more)\b|you (?:may|might) also (?:like|enjoy)\b`,
    String.raw`(?:wenn|falls) (?:du|ihr) (?:das|dieses|mein) rezept\b|n['’]hésitez pas à (?:laisser|commenter|partager|noter|me)\b`,
    String.raw`(?:hinterlass|hinterlasst|lass|lasst|schreib|schreibt)\b.{0,25}\b(?:kommentar|bewertung)`,
    String.raw`(?:déjame|dejad|deja|cuéntame|lascia|lasciate|deixe|conte)\b.{0,25}\bcomm?ent`,
    String.raw`(?:lämna|skriv|legg igjen|laat)\b.{0,20}\b(?:kommentar|reactie)`,
    String.raw`(?:share|teile[n]?|partage[rz]?|comp[aá]rt[ei][lr]?[oa]?|comparti(?:r|lhe|lhar)|partilhe|partilhar|condividi(?:la|lo)?|deel|dela|del|udostępnij|jaa)\b.{0,25}\b(?:facebook|instagram|pinterest|twitter|whatsapp|amigos|redes|rrss|réseaux|social|freunden|ami[sc]i?)\b`,
    String.raw`si te (?:ha gustado|gustó)\b|se (?:ti|vi) è piaciut|si vous avez aimé\b|(?:se )?gostou\b|vond je\b|tyckte du om\b|hat (?:dir|euch|ihnen) (?:das|dieses) rezept\b`,
    String.raw`(?:(?:see|read|try) also|also try|ook lekker|lees ook|bekijk ook|auch lecker|siehe auch|lies auch|voir aussi|à lire aussi|te puede interesar|te recomendamos|lee también|leggi anche|prova anche|zobacz (?:też|także)|læs også|se også|les også|se även|läs också|veja também|leia também|katso myös)\s?:`,
    String.raw`(?:seguitemi|seguimi|seguici|síguenos|sígueme|suivez|folg[et]?|volg|följ|følg|siga|sigue)\b.{0,40}\b(?:facebook|instagram|pinterest|youtube|tiktok|twitter)\b`,
    // Hoped for, and said in small print.
    String.raw`(?:i |we )?hope (?:that )?you(?:['’]ll)? (?:like|love|enjoy)\b|(?:ich |wir )?hoffen?,? (?:dass )?(?:es|euch|dir)\b|j['’]espère que\b.{0,30}\b(?:pla[iî]|aimer)|espero que (?:os|te|les?|lo|la)\b.{0,20}\b(?:gust|disfrut)|espero que (?:gostem|gostes?|goste)\b|spero (?:che )?(?:vi|ti)\b.{0,20}\bpiac`,
    String.raw`(?:©|copyright\b|all rights reserved|privacy (?:policy|notice)|terms of (?:use|service)|datenschutz|impressum\b|mentions légales|tous droits réservés|aviso legal|política de priva|todos (?:los derechos|os direitos) reservados|tutti i diritti|informativa sulla privacy|alle rechten voorbehouden|polityka prywatności|integritetspolicy|privatlivspolitik|personvern|tietosuoja|ochrana osobních|adatvédelem|πολιτική απορρήτου|gizlilik|политика конфиденциальности|プライバシーポリシー|隐私政策|개인정보)`,
    // What a portion has of everything.
    String.raw`(?:(?:per|each|pro|par|por|per|pr\.?|na) (?:serving|portion|person|porción|ración|porzione|portie|porsjon|porcj[aęi]|porção)\b|nutrition|calories|kalorien|energy|energie|brennwert|nährwerte?)\b.{0,80}\d\s?(?:k?cal|kj|g\b)`,
    String.raw`(?:calories|calorie count|kalorien|kilocalories)\s?:?\s\d+$`,
    // Said of itself: who, when, under which words.
    String.raw`(?:photos?|images?|pictures?|photography|styling|fotos?|bilder|crédits?)(?: credits?)?\s?(?:by\b|von\b|par\b|por\b|di\b|:)`,
    String.raw`(?:originally |last )?(?:posted|published|filed|tagged|updated)\s?(?:by|in|on|under|as|:)`,
    String.raw`(?:veröffentlicht|publié|publicado|pubblicato|geplaatst|gepubliceerd|publicerad|udgivet|publisert|opublikowano|julkaistu)\b`,
    String.raw`(?:tags?|labels?|categor(?:y|ies)|keywords?|schlagw(?:ö|o)rter|kategorien?|stichworte|catégories?|étiquettes?|mots[- ]clés|libellés|categorías?|etiquetas|categorie|etichette|kategorier|etiketter|taggar|kategorie|tagi|etykiety|marcadores|categorias?|tunnisteet)\s?:`,
    String.raw`(?:#[\p{L}\p{N}_]+\s*){2,}$`,
    String.raw`p\.?\s?s\.?\s?[:.]?\s\p{Lu}|(?:get|receive) (?:our |my |the )?(?:new|latest|weekly|free)\b.{0,40}\b(?:inbox|e-?mail|newsletter)\b`,
    String.raw`[«‹←<]{1,2}\s.{3,60}$|.{3,60}\s[»›→>]{1,2}$|(?:older|newer|previous|next) (?:posts?|recipe|article)$`,
    String.raw`(?:back|return) to (?:the )?(?:index|home(?: ?page)?|main page|menu|list|front page)$`,
    String.raw`as an amazon associate\b|this (?:post|recipe|page) (?:may )?contains? (?:affiliate|sponsored)`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|')
    .replace(/^/, '^(?:')
    .replace(/$/, ')'),
  'iu',
)

/** Whether a line below steps is no longer one of them; an entry of a list is what its list is. */
export function isAboutPage({ text, tag }: Line): boolean {
  return tag !== 'li' && tag !== 'tr' && text.length < 400 && ABOUT_PAGE.test(text)
}
