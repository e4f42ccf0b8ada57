/** The words above the parts of a recipe, in English, German, French, Spanish, Italian, Dutch and more. */

type Heading = 'ingredients' | 'steps' | 'notes' | 'stop'

const INGREDIENTS = `ingredients|gather your ingredients|gather ingredients|ingredient list|ingredients list|what you need|what you'll need|what you will need|you will need|you'll need|you need|shopping list|things you need|grocery list
|zutaten|zutatenliste|das brauchst du|das brauchen sie|das brauchen wir|das braucht man|was du brauchst|du brauchst|man braucht|ihr braucht|sie brauchen|wir brauchen|das braucht ihr|einkaufsliste|einkaufszettel|man nehme|was wird benötigt
|ingrédients|les ingrédients|ingredients|il vous faut|il te faut|il nous faut|ce qu'il vous faut|liste des ingrédients|ce qu'il faut|liste des courses
|ingredientes|los ingredientes|qué necesitas|lo que necesitas|necesitas|necesitamos|necesitaremos|necesitarás|vamos a necesitar|lista de ingredientes|lista de la compra
|ingredienti|gli ingredienti|cosa serve|cosa ti serve|cosa vi serve|cosa ci serve|occorrente|lista ingredienti|lista della spesa
|ingrediënten|ingredienten|dit heb je nodig|wat heb je nodig|benodigdheden|boodschappen|boodschappenlijst|dit heb je nodig voor
|ingredienser|du behöver|det här behöver du|detta behöver du|inköpslista
|det skal du bruge|dette skal du bruge|du skal bruge|ingrediensliste|indkøbsliste
|dette trenger du|du trenger|det trenger du|dette treng du|handleliste
|składniki|czego nam trzeba|czego potrzebujemy|potrzebujemy|potrzebne składniki|lista składników|będziesz potrzebować|co potrzebujesz|potrzebujesz|lista zakupów
|os ingredientes|o que precisa|você vai precisar|vai precisar de
|ingredience|suroviny|budeme potřebovat|potřebné suroviny|přísady|ingrediencie|budeme potrebovať|potrebujeme|hozzávalók|alapanyagok|ingrediente|ingredientele|ingrediente necesare|sastojci|potrebno je|sestavine|koostisosad|sastāvdaļas|ingredientai|reikės|innihald|hráefni
|υλικά|τα υλικά|υλικά συνταγής|συστατικά|τι θα χρειαστούμε|τι χρειαζόμαστε|malzemeler|gerekli malzemeler|malzemeleri|içindekiler|bahan|bahan-bahan|nguyên liệu|nguyên liệu cần chuẩn bị
|ингредиенты|продукты|состав|что нужно|състав|состав рецепта|что понадобится|вам понадобится|нам понадобится|понадобится|необходимые продукты|необходимые ингредиенты|інгредієнти|складники|продукти|нам знадобиться|вам знадобиться|необходими продукти|састојци
|材料|食材|用意するもの|原材料|必要な材料|用料|配料|原料|主料|所需食材|准备材料|準備材料|食材清单|食材清單|재료|주재료|필요한 재료|재료 준비|기본 재료
|מצרכים|מרכיבים|חומרים|החומרים|המצרכים|רשימת מצרכים|המרכיבים|المقادير|المكونات|مقادير|مكونات|المقادير المطلوبة|المكونات المطلوبة|مواد لازم|सामग्री|आवश्यक सामग्री|ส่วนผสม|วัตถุดิบ
|ainekset|ainesosat|raaka-aineet|tarvitset|aineet|tarvikkeet`

const STEPS = `instructions|directions|method|preparation|steps|how to make it|how to make|how to|how to prepare|cooking instructions|procedure|cooking method|the method|cooking directions|step by step|step-by-step instructions|recipe steps|baking instructions|process|cooking steps|what to do|let's cook|make it|let's make it|here's how|how you make it|making it|putting it together|step-by-step
|zubereitung|anleitung|so wird's gemacht|so geht's|so geht es|und so geht's|und so wird's gemacht|arbeitsschritte|schritte|zubereitungsschritte|rezept zubereitung|so wird es gemacht|schritt für schritt|so gelingt's|vorgehen|so bereite ich es zu|so bereitest du es zu|die zubereitung|herstellung|so gehts
|préparation|préparations|étapes|étapes de préparation|instructions|réalisation|étapes de la recette|la recette|la préparation|la recette pas à pas|pas à pas|marche à suivre|recette|déroulé de la recette|comment faire|mode opératoire|étapes de réalisation|préparation pas à pas|progression|déroulé|déroulement|la réalisation
|elaboración|preparación|modo de preparación|cómo hacer|cómo hacerlo|cómo se hace|instrucciones|paso a paso|pasos|procedimiento|cómo hacerlo paso a paso|cómo preparar|cómo prepararlo|elaboración paso a paso|preparación paso a paso|modo de elaboración|preparamos|elaboramos|lo preparamos|cómo lo hacemos|cómo lo preparamos|manos a la obra|cómo se prepara|pasos a seguir
|preparazione|procedimento|si cucina|come fare|come si fa|come preparare|istruzioni|svolgimento|esecuzione|la preparazione|come si prepara|passaggi
|bereiding|bereidingswijze|bereidingsinstructies|zo maak je het|instructies|werkwijze|aan de slag|zo maak je|stappen|stappenplan|voorbereiding en bereiding|zo bereid je het|zo doe je het|hoe maak je het|zo ga je te werk
|gör så här|så här gör du|tillagning|instruktioner|tillvägagångssätt|gör såhär|så gör du|så gör vi|steg för steg
|fremgangsmåde|sådan gør du|tilberedning|sådan laver du|så gør du|opskrift
|fremgangsmåte|slik gjør du|slik gjør du det|framgangsmåte|slik lager du|slik lagar du|oppskrift|så gjør vi|så gjør vi så|så gjør du|slik gjør vi
|przygotowanie|sposób przygotowania|sposób wykonania|wykonanie|przepis|jak zrobić|jak przygotować|przygotowanie krok po kroku|krok po kroku|instrukcje|instrukcja|instrukcja krok po kroku|sposób przygotowania krok po kroku
|modo de preparo|preparação|modo de fazer|preparo|modo de preparação|como fazer|confecção|passo a passo|confeção|instruções|como preparar
|postup|příprava|postup přípravy|příprava receptu|způsob přípravy|pracovní postup|jak na to|príprava|postup prípravy|elkészítés|elkészítése|az elkészítés menete|elkészítés menete|így készül|elkészítési mód|hazırlanışı|yapılışı|yapılış|hazırlanış|mod de preparare|preparare|cum se prepară|priprema|način pripreme|postupak|postopek|priprava|preparació|elaboració|valmistamine|pagatavošana|gaminimas|paruošimas|aðferð|cara membuat|langkah-langkah|cách làm|các bước thực hiện
|εκτέλεση|εκτέλεση συνταγής|μέθοδος εκτέλεσης|μέθοδος|οδηγίες|οδηγίες εκτέλεσης|διαδικασία|παρασκευή|προετοιμασία|τρόπος παρασκευής|πώς το φτιάχνουμε|βήματα
|приготовление|способ приготовления|пошаговый рецепт|пошаговый рецепт с фото|пошаговый рецепт приготовления|рецепт приготовления|как приготовить|как готовить|инструкция|инструкция приготовления|процесс приготовления|порядок приготовления|метод приготовления|этапы приготовления|шаги приготовления|пошаговое приготовление|приготування|спосіб приготування|як приготувати|покроковий рецепт|начин на приготвяне|приготвяне|припрема
|作り方|つくり方|手順|調理手順|調理方法|做法|作法|步骤|步驟|制作步骤|烹饪步骤|製作步驟|料理步驟|烹調步驟|制作方法|만드는 법|만드는법|만드는 방법|조리순서|조리법|조리 방법|조리방법|요리순서|요리 순서
|אופן ההכנה|הוראות הכנה|אופן הכנה|הכנה|שלבי הכנה|שלבי ההכנה|איך מכינים|طريقة التحضير|طريقة العمل|طريقة الإعداد|طريقة الطبخ|خطوات التحضير|خطوات العمل|التحضير|الطريقة|طرز تهیه|विधि|बनाने की विधि|วิธีทำ|ขั้นตอน
|valmistusohje|valmistusohjeet|ohje|ohjeet|tee näin|valmistus|työvaiheet|näin teet|työohje|tee näin:`

const NOTES = `notes|note|variation|info|good to know|wine pairing|verdict|recipe notes|tips|tip|cook's notes|cook's tips|chef's tips|recipe tips|expert tips|variations|substitutions|storage|how to store|tips and tricks|tips tricks|serve with|make ahead|to store|leftovers|freezing|perfect with|goes well with|pairs well with|storage tips|storage instructions|make ahead tips|top tip|top tips|swaps|serving tips
|tipp|tipps|rezeptvariation|rezeptvariationen|küchentipps|tipps aus der versuchsküche|tipps aus der küche|dazu passt|passt gut dazu|variante|infos|gut zu wissen|wissenswertes|weintipp|weinempfehlung|hinweis|hinweise|notizen|abwandlung|abwandlungen|anmerkung|anmerkungen|aufbewahrung|tipps und tricks|tipps tricks|unser tipp|varianten|mein tipp|profi-tipp|extra-tipp|lagerung|haltbarkeit
|astuces|astuce|remarques|conseils|le conseil|petits conseils|les petits conseils|bon à savoir|variantes possibles|vin conseillé|vins conseillés|accord mets et vins|notes et astuces|conservation|mes astuces|nos astuces|mes conseils|nos conseils|l'astuce du chef|le petit plus
|notas|nota|consejos|consejo|variación|variaciones|maridaje|trucos|variantes|truco|conservación|sugerencias|trucos y consejos|consejos y trucos|consejo del chef|consejos del chef
|consigli|consiglio|variante|varianti|abbinamento|buono a sapersi|conservazione|suggerimenti|il consiglio|consigli e varianti|varianti e consigli|come conservare|curiosità
|lekker met|serveertip|tips en tricks|serveer met|opmerkingen|variatietip|bewaren|variatie|bewaartip|bewaaradvies|variatietips
|anteckningar|tips från köket|gott till|servera med|förvaring|opbevaring|oppbevaring|tips och råd|tips og råd|gode råd|tips og triks|serveringsforslag|dobra rada|jó tanács|dicas e truques|tipy a triky|rady a tipy|noter|tipsa|uwaga|uwagi|wskazówki|porady|rady|dicas|dica|vinkit|vinkki|vinkkejä|huom
|tipy|poznámky|poznámka|tippek|megjegyzés|συμβουλές|συμβουλή|μυστικά|σημειώσεις|püf noktaları|püf noktası|notlar|ipuçları|sfaturi|savjeti|советы|совет|полезные советы|примечания|примечание|заметки|на заметку|поради|コツ|ポイント|コツ・ポイント|メモ|小贴士|小貼士|贴士|小技巧|注意事项|팁|요리 팁|טיפים|טיפ|הערות|نصائح|ملاحظات|ملاحظة`

const STOP = `yield|yields|servings|serves|makes|prep time|cook time|preparation time|cooking time|baking time|total time|difficulty|difficulty level|zubereitungszeit|vorbereitungszeit|kochzeit|backzeit|schwierigkeitsgrad|temps de préparation|temps de cuisson|difficulté|tiempo de preparación|tiempo de cocción|dificultad|tempo di preparazione|tempo di cottura|difficoltà|authors|autoren|auteurs|autores|autori|autorzy|how to serve|how to freeze|storage|storing|feedback|nutrition|nutrition facts|nutrition information|nutritional information|nutrition info|nutritional facts|nutrients|calories|nutrition per serving|nutrition per portion|kalorien|kalorien p p|kalorien pro person|kalorien pro portion|comments|leave a comment|leave a reply|no comments|no comments yet|post a comment|reviews|you might also like|you may also like|you might like|you may like|you'll love these|you might also enjoy|you may also enjoy|ratings and reviews|recipe video|watch the video|try these|more ideas|related recipes|related recipe search|recipe index|index of recipes|related articles|related stories|related posts|related|more recipes|more like this|similar recipes|did you make this recipe|did you make this|equipment|equipment needed|special equipment|utensils required|tools needed|kitchen tools|tools|kitchen equipment|utensils|video|share|share this|share this recipe via|deel dit recept via|deel via|teile dieses rezept|partager cette recette sur|post views|related items|rate this recipe|print|faq|faqs|frequently asked questions|recommended|recommended products|source|sources|pin it|about the author|tags|categories|serving suggestions|what to serve with|join the conversation|advertisement|newsletter|popular recipes|keyword|keywords|labels|label|etiquetas|kategorie|kategorien|catégories|categorías|categorie|categoria|course|cuisine|author|subscribe|more from|latest recipes|recipe card|keep reading|more from this site|more recipes like this|print recipe|follow us|recent posts|recipe by|recipe from|recipe author|rezept von|recette de|recette proposée par|receta de|ricetta di|recept van|recept från|recept av|opskrift af|oppskrift av|przepis od
|nährwerte|nährwertangaben|bildnachweis|zusatzinhalte|nährwerte pro portion|kommentare|kommentar schreiben|kommentar verfassen|kommentar veröffentlichen|keine kommentare|das könnte dir auch schmecken|das könnte dich auch interessieren|ähnliche rezepte|weitere rezepte|mehr rezepte|bewertungen|zubehör|küchengeräte|utensilien|kochutensilien|küchenutensilien|benötigte utensilien|hilfsmittel|auch interessant|teilen|das könnte ihnen auch gefallen|das könnte dir auch gefallen|passende rezepte|schlagwörter|anzeige
|valeurs nutritionnelles|matériel nécessaire|ustensiles nécessaires|commentaires|vous aimerez aussi|recettes similaires|laisser un commentaire|aucun commentaire|enregistrer un commentaire|ustensiles|matériel|avis|partager|à lire aussi|informations nutritionnelles|ces recettes peuvent vous intéresser|d'autres recettes|vous pourriez aussi aimer|vous aimerez peut-être|recettes associées|les ustensiles
|información nutricional|comentarios|te puede interesar|recetas relacionadas|deja un comentario|no hay comentarios|publicar un comentario|ningún comentario|utensilios|valor nutricional|también te puede gustar|también te puede interesar|valores nutricionales|compartir|más recetas|otras recetas|quizás te interese|te recomendamos
|valori nutrizionali|commenti|potrebbe interessarti|potrebbe interessarti anche|ti potrebbe interessare|ti potrebbe interessare anche|potrebbero interessarti|ricette correlate|lascia un commento|nessun commento|posta un commento|strumenti|attrezzatura|attrezzature|attrezzature necessarie|attrezzi|potrebbe piacerti anche|altre ricette|condividi|leggi anche|utensili
|voedingswaarden|voedingswaarde|nodig in de keuken|reacties|misschien ook lekker|gerelateerde recepten|laat een reactie achter|geen opmerkingen|een reactie posten|geen reacties|keukengerei|meer recepten|keukenspullen|dit vind je misschien ook lekker|dit vind je vast ook lekker|misschien vind je dit ook lekker|bekijk ook|delen|lees ook
|näringsvärde|kommentarer|fler recept|liknande recept|lämna en kommentar|inga kommentarer|skicka en kommentar|utrustning|dela|du kanske också gillar|relaterade recept
|næringsindhold|flere opskrifter|lignende opskrifter|skriv en kommentar|ingen kommentarer|send en kommentar|udstyr|del opskriften|relaterede opskrifter
|næringsinnhold|flere oppskrifter|lignende oppskrifter|legg igjen en kommentar|utstyr|relaterte oppskrifter
|wartości odżywcze|komentarze|zobacz także|zobacz też|podobne przepisy|dodaj komentarz|brak komentarzy|prześlij komentarz|udostępnij|inne przepisy|polecane przepisy
|informação nutricional|informações nutricionais|comentários|leia também|receitas relacionadas|deixe um comentário|sem comentários|enviar um comentário|nenhum comentário|veja também|mais receitas|utensílios|compartilhar
|ravintosisältö|kommentit|lisää reseptejä|samankaltaisia reseptejä|jätä kommentti|ei kommentteja|lähetä kommentti|välineet|jaa|katso myös
|nutriční hodnoty|komentáře|podobné recepty|související recepty|mohlo by se vám líbit|diskuze|mohlo by vás zajímat|diskuse|nutričné hodnoty|podobné recepty|tápanyagok|tápérték|tápértékek|tápanyagtartalom|ezeket is ajánljuk|hozzászólások|hasonló receptek|kapcsolódó receptek|ezek is érdekelhetnek|besin değerleri|yorumlar|benzer tarifler|ilgili tarifler|bunlar da ilginizi çekebilir|valori nutriționale|comentarii|rețete similare|komentari|slični recepti
|διατροφική αξία|διατροφικές πληροφορίες|διατροφικά στοιχεία|σχόλια|δείτε επίσης|διαβάστε επίσης|σχετικές συνταγές|пищевая ценность|энергетическая ценность|калорийность|комментарии|отзывы|похожие рецепты|другие рецепты|рекомендуем|вам может понравиться|читайте также|смотрите также|поделиться|коментарі|схожі рецепти|поживна цінність
|栄養|栄養価|栄養成分|コメント|レビュー|関連レシピ|おすすめレシピ|関連記事|保存方法|营养|营养成分|评论|留言|相关菜谱|相關食譜|推荐菜谱|相关推荐|영양 정보|영양정보|댓글|리뷰|관련 레시피|추천 레시피|ערכים תזונתיים|תגובות|מתכונים נוספים|מתכונים דומים|אולי יעניין אותך|القيمة الغذائية|القيم الغذائية|التعليقات|وصفات ذات صلة|قد يعجبك أيضا`

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
const FOR =
  /^(?:for|für|fur|fuer|pour|para|per|voor|till|til|na|do|de|du|des|of|van|av|af|with|mit|avec|met|con|med|der|die|den|das|the|la|le|del|della|dla|to make|zu|zum|zur)$/

/** 'How to make beans on toast'. */
const MAKE =
  /^(?:how to (?:make|cook|prepare|bake)|comment (?:faire|preparer|cuisiner)|como (?:hacer|preparar|fazer)|come (?:fare|preparare|cucinare)|so machst du|so wird (?:der|die|das)|(?:en )?zo maak je|sa gor du|sadan laver du|slik lager du|jak zrobic|jak pripravit|как (?:приготовить|готовить|сделать)|як (?:приготувати|зробити)|приготовление|приготування|πως (?:φτιαχνω|φτιαχνουμε|κανουμε)|cum se (?:face|prepara)|cach (?:lam|nau)|cara membuat|طريقة (?:عمل|تحضير|طبخ)|איך (?:מכינים|עושים)) /

/** The same behind the name of the dish. */
const MAKE_BEHIND =
  /(?:nasıl (?:yapılır|hazırlanır)|yapılısı|hazırlanısı|elkeszitese|做法|作法|作り方|만드는 ?(?:법|방법))$/u

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
  /^(?:add|blend|combine|gather|measure|mix|place|prepare|put|stir|toss|weigh|whisk|misture|junte|mezclar?|mezcle|melanger|melangez|mettre|mettez|mescolare|mescolate|mescola|unire|unite|meng|doe|blanda|bland|rör|wymieszac|wymieszaj|polaczyc|sekoita) (?!.*\b(?:instructions|directions|steps)\b)/
export function headingKind(text: string): Heading | null {
  if (text.length > 100) return null
  // 'Method | Plum Cake'
  const bar = text.indexOf(' | ')
  if (bar > 0) return HEADINGS.get(plainWords(text.slice(0, bar))) ?? null
  const plain = plainWords(text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(COUNTED, ' '))
  if (plain === '') return null
  const exact = HEADINGS.get(plain)
  if (exact) return exact
  const bare = HEADINGS.get(plain.replace(ARTICLE, ''))
  if (bare) return bare
  const without = plain.replace(FILL, '').replace(/\s+/g, ' ').replace(ARTICLE, '').trim()
  const filled = without === plain ? undefined : HEADINGS.get(without)
  if (filled) return filled
  // 'Mix all ingredients.' is a step.
  if (/[.!。]\s*$/.test(text) || WORK.test(plain)) return null
  const words = (without === '' ? plain : without).split(' ')
  if (words.length > 12) return null
  if (words.length > 9) return MAKE.test(plain) ? 'steps' : null
  const joined = kindOfAll(words)
  if (joined) return joined
  // 'Ingredients for the cake', 'Zutaten für den Teig', 'Preparazione della torta'.
  for (let count = Math.min(words.length - 1, 4); count > 0; count -= 1) {
    const kind = HEADINGS.get(words.slice(0, count).join(' '))
    if (!kind) continue
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
  return last && !isTime(plain) && (last !== 'steps' || words.length <= 4) ? last : null
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
  |ciasto|nadzienie|farsz|polewa|lukier|kruszonka|massa|recheio|calda|taikina|täyte|kuorrute|kuorrutus`
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
  |opdienen|serveren|förbered|laga|servera|forbered|server|przygotuj|ugotuj|podaj`
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
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/(^|\s)[\d-]+(?=\s|$)|-+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const STEP =
  'step|schritt|étape|etape|etapa|paso|passo|passaggio|stap|steg|trin|krok|vaihe|fase|punkt|passaggi|шаг|крок|lépés|βήμα|adım|korak|bước|langkah|단계|步骤|步驟|手順|ステップ|שלב|الخطوة|خطوة'
/** '1Peel': copied from where the number stands in a box of its own. */
const COUNT = String.raw`\d{1,2}(?:\b|(?=\p{Lu}\p{Ll}))|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b`

/** 'Step 2', 'Schritt 3:', 'Étape 1 -', 'Step One', '1. Schritt', '1Schritt': what only counts a step. */
export const STEP_LABEL = new RegExp(
  String.raw`^(?:(?:${STEP})\s*(?:no\.?\s*|n[°º]\s*)?(?:${COUNT})\s*(?:(?:\/|of|von|de|van)\s*\d+)?|\d{1,2}(?:\.|[ºª°]|er|re|ère|e|st|nd|rd|th)?\s*(?:${STEP})(?!\p{L}))\s*[.:)–—-]*\s*`,
  'iu',
)

const FAREWELL =
  /^¡?(?:m{3,}|(?:y['’]all )?enjoy(?!\s(?:hot|warm|cold|chilled|immediately|right away|with|as|on|over|at|while))|bon app[ée]tit|bonne dégustation|et voil[aà]|voil[aà]|et volia|agora é só|guten appetit|lass(?:t)? es (?:dir|euch) schmecken|buen provecho|buon appetito|afiyet olsun|dobrou chuť|dobrú chuť|dobar tek|poftă bună|jó étvágyat|בתיאבון|بالهناء|بالعافية|맛있게 드세요|приятного аппетита|смачного|καλή (?:όρεξη|επιτυχία)|(?:eet )?smakelijk|smaklig måltid|god fornøjelse|god middag|god appetit|velbekomme|smacznego|bom apetite|hyvää ruokahalua|bis (?:bald|zum nächsten mal)|gutes gelingen|viel (?:spaß|freude|vergnügen) (?:beim|damit)|à (?:bientôt|vos fourneaux)|régalez-vous|hasta (?:pronto|la próxima)|que aproveche|a presto|alla prossima|tot (?:snel|de volgende)|até (?:breve|à próxima)|until next time|sent from my|von meinem|happy (?:baking|cooking)|(?:recipe|adapted|reprinted|extracted|taken|inspired)(?: courtesy)? (?:by|from|of)\b|(?:from|aus|extrait de|tirée? de|extraído de|tratto da|uit) ['‘“"«„]\p{Lu}\p{L}*|x{2,}\s\p{L}+$|(?:love|cheers|best|regards|xoxo|lg|alles liebe|herzlichst|liebe grüße|viele grüße|bisous|bises|besos|besitos|un beso|un abrazo|un abbraccio|liefs|saludos|baci|groetjes|kram|knus|klem|hälsningar|hilsen|mvh|pozdrawiam|abraços|beijos|eure|deine|euer|dein)[,!]?(?:\s(?:eure?|deine?|votre|vostra|je))?\s*\p{Lu}?\p{L}*[.!]?(?: x+)?$)(?![\p{L}\p{N}])/iu
const ASIDE =
  /^(?:advertisements?|anzeige|werbung|publicités?|publicidad|pubblicità|advertentie|annons|annonce|reklama|publicidade|mainos|\((?:photos?|fotos?|bild(?:er)?|images?)\s.{2,40}\)|(?:(?:print|pin|save|share|rate|view|email) ?(?:this |the |my )?(?:recipe|page|it|card)?)|(?:rezept )?(?:drucken|speichern|ausdrucken)|anheften|pinnen|épingler|pin it|whatsapp|facebook|pinterest|twitter|instagram|telegram|imprime[rz]?(?: (?:la|cette) recette)?|(?:partager|enregistrer) (?:la|cet|cette|votre) (?:recette|article|page)|(?:artikel|rezept|beitrag) (?:teilen|speichern|merken)|(?:compartir|guardar) (?:la |esta |este )?(?:receta|artículo|entrada|publicación)|(?:condividi|salva) (?:la |questa |questo )?(?:ricetta|articolo)|imprimir(?: (?:la )?receta| receita)?|stampa(?: (?:la )?ricetta)?|skriv ut(?: recept| oppskrift)?|udskriv(?: opskrift)?|drukuj(?: przepis)?|save|share|jump to recipe|read more|continue reading|buy now|shop now|(?:watch|see|play) (?:the )?video|click here|watch the video|ad|photo|image|sponsored|scroll to continue|article continues below.*|(?:(?:cook(?:ing)?|bak(?:e|ing)) mode|kochmodus|mode cuisine|modo cocina|modalità cucina|kookstand|matlagningsläge).*|prevent your screen.*|(?:keep|leave) (?:the |your |my )?(?:screen|display|phone) (?:on|awake).*|(?:låt|håll) skärmen .{0,8}(?:tänd|på|vaken|igång).*|(?:bildschirm|display) (?:bleibt )?(?:an|aktiv|wach|eingeschaltet).{0,10}|(?:garde[rz]|laisse[rz]) (?:l['’]|votre |mon )?écran (?:allumé|actif).*|(?:mantener|mantén) (?:la )?pantalla (?:encendida|activa).*|(?:mantieni|tieni) (?:lo )?schermo (?:acceso|attivo).*|(?:houd )?(?:het |je )?scherm aan.{0,10}|(?:be)?hold (?:(?:min |din )?skærm(?:en)?|skjermen) (?:på|våken|tændt|åben).*|(?:yes|ja|sí|oui|sì|sim|tak|kyllä) ?[/|]? ?(?:no|nein|non|nee|nei|nej|não|nie|ei)|nie wygaszaj ekranu.*|pidä näyttö (?:päällä|auki).*|manter (?:a |o )?(?:tela|ecrã) (?:ligad[ao]|aces[ao]).*|(?:de)?select all|.{0,40}(?:zutaten (?:bestellen|kaufen)|(?:order|buy) ingredients|commander les ingrédients|comprar ingrediente?s|köp ingredienser|ingrediënten bestellen)|(?:print |add (?:all )?(?:ingredients )?to )?(?:shopping|grocery) list|add (?:all )?(?:ingredients )?to list|(?:zur|auf die) einkaufsliste.{0,15}|ajouter à (?:ma |la )?liste.{0,15}|añadir a (?:mi |la )?lista.{0,15}|aggiungi alla lista.{0,15}|(?:zet )?op (?:mijn |de )?boodschappenlijst.{0,10}|(?:lägg till i|tilføj til|legg til i|send til|skicka till) (?:inköpslistan?|indkøbsliste(?:n)?|handleliste[nr]?)|lisää (?:ostoskoriin|ostoslistalle|kauppalistaan)|dodaj do listy.{0,10}|adicionar à lista.{0,15}|(?:ca\.? ?|circa |about )?(?:[€$£] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:kr|€|eur|zł|chf|:-)) ?(?:(?:\/|per |pro |par |pr\.? )? ?(?:portion|person|serving|porsjon|personne|persona|porzione|portie|porcj[aęi]|porção|annos))?|total weight.{0,15}|gesamtgewicht.{0,15}|.{3,60}[.!] (?:foto|photo|fot\.|kuva)s? ?: \p{Lu}.{1,30}|\[ ?(?:edit|bearbeiten|modifier|editar|modifica|bewerken|redigera|rediger|edytuj|muokkaa)[^[\]]*\]|copy(?: ingredients| to clipboard)?|unit conversion|scale|imperial|check all|instacart.*|get ingredients.*|shop (?:this recipe|ingredients)|view nutrition.*|increase serving size.*|decrease serving size.*|(?:\d+x\s*)+|\d+x\s*\d+x.*|1x2x3x|us customary.*|(?:us|u\.s\.|imperial|cups|standard)?\s*(?:customary|units?)?\s*[|/–-]?\s*metric(?: units?)?|(?:units:?\s*)?metric\s*[|/–-]?\s*(?:us|u\.s\.|imperial)(?: customary| units?)?|(?:back )?to (?:the )?top|(?:top|bottom) of page|back to (?:blog|recipes|all recipes|overview)|(?:zurück )?nach oben|zum seitenanfang|haut de (?:la )?page|retour en haut|volver arriba|torna su|naar boven|terug naar boven|till toppen|til toppen|na górę|(?:voltar )?ao topo|persons|portionen|portioner|porsjoner|adag|porcí|porce|(?:(?:voir|afficher) (?:plus|moins) ?){1,2}|(?:(?:show|see|view) (?:more|less) ?){1,2}|(?:(?:mehr|weniger) anzeigen ?){1,2}|metrisch(?: imperi?[aá]+l)?|métrique(?: impérial)?|stücke?|pieces|pièces|piezas|(?:nombre de|number of|anzahl(?: der)?|número de|numero di|aantal|antall?|for|für|pour|para|per|voor|till|til) (?:people|persons|servings|personnes|parts|personen|portionen|personas|raciones|persone|porzioni|porties|personer|portioner|porsjoner|osób|porcji|porções|pessoas)|personen|personer|personnes|portions|servings|porciones|porzioni|porções|porties)$/iu

const AD =
  '(?:continua (?:após|depois d[ao]|después de) (?:(?:o|a|la) )?(?:patrocínio|publicidade?|anúncio|publicidad)|advertisements?|anzeige|werbung|publicité|publicidad|pubblicità|advertentie|annons|annonce|reklama|publicidade|mainos)'
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

/** Whether a line says goodbye. */
export function isFarewell(text: string): boolean {
  return text.length < 60 && FAREWELL.test(text)
}

/** Whether a line is a button or an advertisement that lies among the others. */
export function isAside(text: string): boolean {
  return text.length < 80 && ASIDE.test(text)
}
