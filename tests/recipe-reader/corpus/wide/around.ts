// What stands around a recipe on a page: menus, banners, boxes to sign up in, other recipes, comments.

/** In the order of `Words`: menu, cookies, jump, print, share, newsletter, other recipes, three of them, comments, one, footer. */
const SAID = {
  en: 'Home|Recipes|About|Contact;We use cookies to improve your experience. Accept all;Jump to Recipe;Print Recipe;Share on Facebook;Get our best recipes every Friday. Enter your email address. Subscribe;You May Also Like;Lentil dal in 30 minutes|10 best picnic salads|How to freeze bread;Leave a Comment;I made this with 2 cups of spelt flour and it was great!;Privacy policy. All rights reserved.',
  de: 'Start|Rezepte|Über uns|Kontakt;Wir verwenden Cookies. Alle akzeptieren;Zum Rezept springen;Rezept drucken;Auf Facebook teilen;Jeden Freitag neue Rezepte. Jetzt Newsletter abonnieren;Das könnte dir auch gefallen;Linsensuppe in 30 Minuten|10 Salate fürs Picknick|Brot richtig einfrieren;Kommentare;Habe 2 EL Honig statt Zucker genommen. Superlecker!;Impressum. Datenschutz.',
  fr: 'Accueil|Recettes|À propos|Contact;Nous utilisons des cookies. Tout accepter;Aller à la recette;Imprimer la recette;Partager sur Facebook;Recevez nos recettes chaque vendredi. Votre adresse e-mail. Je m’inscris;Vous aimerez aussi;Dahl de lentilles en 30 minutes|10 salades de pique-nique|Bien congeler le pain;Laisser un commentaire;Je l’ai faite avec 2 cuillères de miel, délicieuse !;Mentions légales. Tous droits réservés.',
  es: 'Inicio|Recetas|Sobre mí|Contacto;Usamos cookies propias y de terceros. Aceptar;Ir a la receta;Imprimir receta;Compartir en Facebook;Recibe nuestras recetas cada viernes. Suscribirme;También te puede gustar;Lentejas en 30 minutos|10 ensaladas de verano|Cómo congelar pan;Comentarios;La hice con 2 cucharadas de miel y quedó riquísima.;Aviso legal. Todos los derechos reservados.',
  it: 'Home|Ricette|Chi siamo|Contatti;Questo sito usa i cookie. Accetta;Vai alla ricetta;Stampa ricetta;Condividi su Facebook;Ricevi le ricette ogni venerdì. Iscriviti;Potrebbe interessarti anche;Zuppa di lenticchie in 30 minuti|10 insalate per il picnic|Come congelare il pane;Commenti;L’ho fatta con 2 cucchiai di miele, buonissima!;Privacy. Tutti i diritti riservati.',
  nl: 'Home|Recepten|Over ons|Contact;Wij gebruiken cookies. Alles accepteren;Naar het recept;Print recept;Deel op Facebook;Elke vrijdag nieuwe recepten. Schrijf je in;Misschien ook lekker;Linzensoep in 30 minuten|10 salades voor de picknick|Brood invriezen;Reacties;Ik heb 2 el honing gebruikt, heerlijk!;Privacy. Alle rechten voorbehouden.',
  sv: 'Hem|Recept|Om oss|Kontakt;Vi använder kakor. Godkänn alla;Till receptet;Skriv ut recept;Dela på Facebook;Nya recept varje fredag. Prenumerera;Du kanske också gillar;Linssoppa på 30 minuter|10 sallader till picknicken|Frysa bröd;Kommentarer;Jag tog 2 msk honung, supergott!;Integritetspolicy.',
  da: 'Forside|Opskrifter|Om mig|Kontakt;Vi bruger cookies. Accepter alle;Gå til opskrift;Udskriv opskrift;Del på Facebook;Nye opskrifter hver fredag. Tilmeld;Du vil måske også synes om;Linsesuppe på 30 minutter|10 salater til skovturen|Frys brød ned;Kommentarer;Jeg brugte 2 spsk honning, super lækkert!;Privatlivspolitik.',
  nb: 'Hjem|Oppskrifter|Om oss|Kontakt;Vi bruker informasjonskapsler. Godta alle;Hopp til oppskrift;Skriv ut oppskrift;Del på Facebook;Nye oppskrifter hver fredag. Meld deg på;Lignende oppskrifter;Linsesuppe på 30 minutter|10 salater til turen|Fryse brød;Kommentarer;Jeg brukte 2 ss honning, kjempegodt!;Personvern.',
  pl: 'Start|Przepisy|O mnie|Kontakt;Używamy plików cookie. Akceptuję;Przejdź do przepisu;Drukuj przepis;Udostępnij na Facebooku;Nowe przepisy co piątek. Zapisz się;Może Ci się spodobać;Zupa z soczewicy w 30 minut|10 sałatek na piknik|Jak mrozić chleb;Komentarze;Dałam 2 łyżki miodu i wyszło pyszne!;Polityka prywatności.',
  pt: 'Início|Receitas|Sobre|Contato;Usamos cookies. Aceitar todos;Ir para a receita;Imprimir receita;Compartilhar no Facebook;Receba receitas toda sexta. Inscreva-se;Você também pode gostar;Lentilhas em 30 minutos|10 saladas de piquenique|Como congelar pão;Comentários;Fiz com 2 colheres de mel e ficou ótimo!;Política de privacidade.',
  fi: 'Etusivu|Reseptit|Meistä|Yhteystiedot;Käytämme evästeitä. Hyväksy kaikki;Siirry reseptiin;Tulosta resepti;Jaa Facebookissa;Uusia reseptejä joka perjantai. Tilaa;Saatat pitää myös näistä;Linssikeitto 30 minuutissa|10 salaattia piknikille|Leivän pakastaminen;Kommentit;Laitoin 2 rkl hunajaa, todella hyvää!;Tietosuoja.',
  cs: 'Domů|Recepty|O nás|Kontakt;Používáme cookies. Přijmout vše;Přejít na recept;Vytisknout recept;Sdílet na Facebooku;Každý pátek nové recepty. Odebírat;Mohlo by se vám líbit;Čočková polévka za 30 minut|10 salátů na piknik|Jak zmrazit chleba;Komentáře;Dala jsem 2 lžíce medu a bylo to výborné!;Ochrana osobních údajů.',
  hu: 'Főoldal|Receptek|Rólunk|Kapcsolat;Sütiket használunk. Elfogadom;Ugrás a recepthez;Nyomtatás;Megosztás Facebookon;Minden pénteken új receptek. Feliratkozás;Ezek is érdekelhetnek;Lencseleves 30 perc alatt|10 saláta piknikre|Kenyér fagyasztása;Hozzászólások;2 evőkanál mézzel csináltam, isteni lett!;Adatvédelem.',
  el: 'Αρχική|Συνταγές|Σχετικά|Επικοινωνία;Χρησιμοποιούμε cookies. Αποδοχή;Μετάβαση στη συνταγή;Εκτύπωση;Κοινοποίηση στο Facebook;Νέες συνταγές κάθε Παρασκευή. Εγγραφή;Δείτε επίσης;Φακές σε 30 λεπτά|10 σαλάτες|Πώς καταψύχουμε ψωμί;Σχόλια;Έβαλα 2 κουταλιές μέλι, τέλειο!;Πολιτική απορρήτου.',
  tr: 'Anasayfa|Tarifler|Hakkımızda|İletişim;Çerez kullanıyoruz. Kabul et;Tarife git;Yazdır;Facebook’ta paylaş;Her cuma yeni tarifler. Abone ol;Bunlar da ilginizi çekebilir;30 dakikada mercimek çorbası|10 piknik salatası|Ekmek nasıl dondurulur;Yorumlar;2 kaşık bal koydum, nefis oldu!;Gizlilik politikası.',
  ru: 'Главная|Рецепты|О нас|Контакты;Мы используем cookies. Принять;К рецепту;Распечатать рецепт;Поделиться;Новые рецепты каждую пятницу. Подписаться;Похожие рецепты;Чечевичный суп за 30 минут|10 салатов на пикник|Как заморозить хлеб;Комментарии;Положила 2 ст. л. мёда, очень вкусно!;Политика конфиденциальности.',
  ja: 'ホーム|レシピ|運営者|お問い合わせ;Cookieを使用しています。同意する;レシピへ;印刷する;シェアする;毎週金曜日に新しいレシピ。登録する;関連レシピ;レンズ豆のスープ|サラダ10選|パンの冷凍方法;コメント;はちみつ大さじ2で作りました。おいしい！;プライバシーポリシー',
  ko: '홈|레시피|소개|문의;쿠키를 사용합니다. 동의;레시피로 이동;인쇄하기;공유하기;매주 금요일 새 레시피. 구독;관련 레시피;렌틸콩 수프|샐러드 10가지|빵 얼리는 법;댓글;꿀 2큰술 넣었어요. 맛있어요!;개인정보처리방침',
  zh: '首页|菜谱|关于|联系;我们使用Cookie。同意;跳到食谱;打印;分享;每周五新菜谱。订阅;相关菜谱;扁豆汤|十种沙拉|怎样冷冻面包;评论;我放了两勺蜂蜜，很好吃！;隐私政策',
  he: 'בית|מתכונים|אודות|צור קשר;אנו משתמשים בעוגיות. אישור;דלג למתכון;הדפס מתכון;שתף בפייסבוק;מתכונים חדשים כל יום שישי. הרשמה;אולי יעניין אותך;מרק עדשים ב-30 דקות|10 סלטים לפיקניק|איך להקפיא לחם;תגובות;שמתי 2 כפות דבש ויצא מעולה!;מדיניות פרטיות.',
  ar: 'الرئيسية|وصفات|من نحن|اتصل بنا;نستخدم ملفات تعريف الارتباط. موافق;انتقل إلى الوصفة;اطبع الوصفة;شارك على فيسبوك;وصفات جديدة كل جمعة. اشترك;قد يعجبك أيضا;حساء العدس في 30 دقيقة|10 سلطات للنزهة|كيف تجمد الخبز;التعليقات;وضعت ملعقتين من العسل وكانت رائعة!;سياسة الخصوصية.',
} as const
export type Language = keyof typeof SAID

type Words = {
  menu: string[]
  cookies: string
  jump: string
  print: string
  share: string
  letter: string
  more: string
  others: string[]
  comments: string
  comment: string
  foot: string
}

export function wordsOf(language: Language): Words {
  const said = SAID[language].split(';')
  const [
    menu = '',
    cookies = '',
    jump = '',
    print = '',
    share = '',
    letter = '',
    more = '',
    others = '',
    comments = '',
    comment = '',
    foot = '',
  ] = said
  return {
    menu: menu.split('|'),
    cookies,
    jump,
    print,
    share,
    letter,
    more,
    others: others.split('|'),
    comments,
    comment,
    foot,
  }
}

/** `wp`: a theme with telling names; `hashed` and `plain`: names that say nothing; `old`: tables, a sidebar, a feed. */
export type Style = 'wp' | 'hashed' | 'plain' | 'old'
type Site = {
  language: Language
  title: string
  site: string
  style: Style
  head?: string
  body: string
}

/** A whole page of a site around what it says of the recipe. */
export function siteAround({ language, title, site, style, head = '', body }: Site): string {
  const words = wordsOf(language)
  const parts = { wp, hashed, plain, old }[style](words, site, body)
  return `<!doctype html><html lang="${language}"${/he|ar/.test(language) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><meta property="og:site_name" content="${site}">${head}</head><body>${parts}</body></html>`
}

const links = (texts: string[], open: string, close: string) =>
  texts.map((text) => `${open}<a href="/x">${text}</a>${close}`).join('')

function wp(words: Words, site: string, body: string): string {
  return `<div id="cookie-notice" role="dialog">${words.cookies}</div><header class="site-header"><p class="site-title"><a href="/">${site}</a></p><nav><ul class="menu">${links(words.menu, '<li>', '</li>')}</ul></nav></header><div class="site-inner"><main class="content"><article class="post type-post entry"><div class="entry-content"><a class="wprm-jump" href="#recipe">${words.jump}</a> <a href="#print">${words.print}</a>${body}</div><div class="sharedaddy"><h3 class="sd-title">${words.share}</h3></div></article><section class="related-posts"><h3>${words.more}</h3><ul>${links(words.others, '<li>', '</li>')}</ul></section><div id="comments" class="entry-comments"><h3>${words.comments}</h3><ol class="comment-list"><li><p>Ana</p><p>${words.comment}</p></li></ol></div></main><aside class="sidebar"><section class="widget newsletter"><p>${words.letter}</p></section></aside></div><footer class="site-footer">${words.foot}</footer>`
}

function hashed(words: Words, site: string, body: string): string {
  return `<div id="__next"><header class="sc-1x2y3"><a href="/" class="css-9ab">${site}</a><div class="css-k3j">${links(words.menu, '<span>', '</span>')}</div></header><div class="css-77d"><div class="css-q1w">${body}</div><div class="css-e5r"><h2 class="css-h2">${words.more}</h2>${links(words.others, '<div class="css-c4"><h3>', '</h3><p>4,6 (128)</p></div>')}</div><div class="css-z8"><h2>${words.comments}</h2><div><b>Ana</b><p>${words.comment}</p></div></div><div class="css-n0"><p>${words.letter}</p><button>OK</button></div></div><div class="css-f1">${words.foot}</div><div class="css-ck">${words.cookies}</div></div>`
}

function plain(words: Words, site: string, body: string): string {
  return `<div class="bg-white p-4"><a class="text-xl font-bold" href="/">${site}</a><ul class="flex gap-4">${links(words.menu, '<li>', '</li>')}</ul></div><main class="mx-auto max-w-3xl"><ol class="flex text-sm"><li><a href="/">${words.menu[0]}</a></li><li><a href="/r">${words.menu[1]}</a></li></ol>${body}<div class="mt-8 border-t"><h2 class="text-2xl">${words.more}</h2><div class="grid grid-cols-3">${links(words.others, '<div class="rounded shadow">', '</div>')}</div></div><div class="mt-8"><h2 class="text-2xl">${words.comments} (1)</h2><p class="font-bold">Ana</p><p>${words.comment}</p></div></main><div class="bg-gray-100 p-8"><p>${words.letter}</p><p>${words.foot}</p></div>`
}

function old(words: Words, site: string, body: string): string {
  return `<table width="980" align="center"><tr><td colspan="2"><a href="/"><b>${site}</b></a> ${links(words.menu, '', ' | ')}</td></tr><tr><td width="700" valign="top"><div class="post-body" id="post">${body}</div><div class="post-footer"><a href="#">${words.share}</a> <a href="#">${words.print}</a></div><div id="comments"><h4>1 ${words.comments}</h4><dl><dt>Ana</dt><dd><p>${words.comment}</p></dd></dl></div></td><td width="280" valign="top"><div class="widget"><h2>${words.more}</h2><ul>${links(words.others, '<li>', '</li>')}</ul></div><div class="widget"><p>${words.letter}</p></div></td></tr><tr><td colspan="2">${words.foot}</td></tr></table>`
}
