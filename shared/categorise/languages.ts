/** The languages whose words are known, and how one sees which of them a list is in. */
import { fold, wordsOf } from './fold.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Words that lists are full of. Each stands where it tells a language from the others; that 'tomat'
 * is Swedish and Danish does not harm, the other words of a list decide.
 */
const CLUES: Record<Language, string> = {
  en: `milk,bread,egg,eggs,butter,cheese,chicken,beef,pork,onion,onions,potatoes,apples,bananas,carrots,rice,oil,sugar,
flour,salt,pepper,water,juice,paper,soap,garlic,tomatoes,beans,peas,cream,fish,and,fresh,frozen,dried,ground,sauce,
coffee,tea,wine,beer,food,bag,bags,chopped,cups,cup,tbsp,tsp,of,for,with,mushrooms,lettuce,oranges,lemons,cookies`,
  de: `milch,brot,eier,kase,wurst,hackfleisch,zwiebel,zwiebeln,kartoffeln,apfel,bananen,mohren,reis,ol,zucker,mehl,
salz,pfeffer,wasser,saft,knoblauch,tomaten,gurke,sahne,fisch,und,frisch,butter,bier,wein,kaffee,nudeln,joghurt,quark,
schinken,brotchen,kuchen,toilettenpapier,klopapier,windeln,mit,fur,getrocknet,olivenol,essig,senf,honig,apfelsaft,
hahnchen,rindfleisch,speck,petersilie,zitrone,zitronen,pilze,paprika,gemuse,obst,gewurz,el,tl,waschmittel,tee`,
  fr: `lait,pain,oeuf,oeufs,beurre,fromage,poulet,boeuf,oignon,oignons,pommes,pomme,bananes,carottes,riz,huile,sucre,
farine,sel,poivre,eau,jus,ail,tomates,creme,poisson,et,frais,cafe,the,vin,biere,pates,jambon,yaourt,yaourts,
papier,savon,couches,du,des,au,aux,le,la,les,pour,terre,citron,champignons,haricots,chocolat,vinaigre,miel,viande`,
  es: `leche,pan,huevo,huevos,mantequilla,queso,pollo,carne,cebolla,cebollas,patatas,papas,manzanas,platanos,arroz,
aceite,azucar,harina,sal,pimienta,agua,zumo,jugo,ajo,tomates,tomate,nata,pescado,y,fresco,cafe,te,vino,cerveza,jamon,
yogur,papel,jabon,panales,del,los,las,el,para,con,limon,limones,setas,judias,vinagre,miel,cerdo,ternera,galletas`,
  it: `latte,pane,uova,uovo,burro,formaggio,pollo,carne,cipolla,cipolle,patate,mele,banane,carote,riso,olio,zucchero,
farina,sale,pepe,acqua,succo,aglio,pomodori,pomodoro,panna,pesce,fresco,caffe,vino,birra,prosciutto,di,del,della,
carta,sapone,pannolini,per,con,il,limone,limoni,funghi,fagioli,aceto,miele,manzo,maiale,biscotti,da,basilico,uva`,
  nl: `melk,brood,eieren,ei,boter,kaas,kip,gehakt,ui,uien,aardappelen,aardappels,appels,bananen,wortels,rijst,olie,
suiker,bloem,zout,peper,water,sap,knoflook,tomaten,komkommer,room,vis,en,verse,bier,wijn,koffie,thee,ham,yoghurt,
wc,luiers,zeep,met,voor,van,citroen,citroenen,champignons,bonen,azijn,honing,olijfolie,vlees,koekjes,groente,fruit`,
  sv: `mjolk,brod,agg,smor,ost,kyckling,kott,kottfars,lok,vitlok,potatis,applen,bananer,morotter,ris,olja,socker,mjol,
salt,peppar,vatten,juice,tomater,gurka,gradde,fisk,och,farsk,ol,vin,kaffe,te,skinka,yoghurt,toapapper,blojor,tval,med,
till,citron,citroner,champinjoner,bonor,vinager,honung,olivolja,farska,msk,tsk,glass,lax,korv,frysta`,
  da: `maelk,brod,rugbrod,aeg,smor,ost,kylling,kod,oksekod,log,hvidlog,kartofler,aebler,bananer,gulerodder,ris,olie,
sukker,mel,salt,peber,vand,juice,tomater,agurk,flode,fisk,og,frisk,ol,vin,kaffe,te,skinke,yoghurt,toiletpapir,bleer,
saebe,med,til,citron,citroner,champignon,bonner,eddike,honning,olivenolie,hakket,frosne,spsk,tsk,laks,rejer`,
  pl: `mleko,mleka,chleb,jajka,jajek,maslo,masla,ser,sera,kurczak,kurczaka,mieso,cebula,cebuli,ziemniaki,jablka,banany,
marchew,marchewka,ryz,olej,oleju,cukier,cukru,maka,maki,sol,soli,pieprz,pieprzu,woda,wody,sok,czosnek,czosnku,pomidory,
ogorki,ogorek,smietana,ryba,i,swiezy,piwo,wino,kawa,herbata,szynka,jogurt,papier,pieluchy,mydlo,z,do,na,dla,cytryna,
pieczarki,fasola,ocet,miod,oliwa,lyzka,lyzki,lyzeczka,szklanka,bulki,kielbasa,makaron`,
}

const LETTERS_READ = 300

/** A single word can be a name; so many are a list in that language. */
const FEW = 2
/** A language with less than this share of what the first one has is not spoken on a list. */
const SHARE = 0.2

const clues = new Map<string, Language[]>()
for (const language of LANGUAGES) {
  for (const clue of CLUES[language].split(',')) {
    const word = clue.trim()
    const known = clues.get(word) ?? []
    if (!known.includes(language)) clues.set(word, [...known, language])
  }
}

/**
 * The languages that a list is read in, the most likely first: those that its texts are in, then
 * those of its reader (`locales`, as a browser names them), then English.
 */
export function languagesOf(
  texts: readonly string[],
  locales: readonly string[] = [],
): [Language, ...Language[]] {
  const asked = locales.flatMap((locale) => languageOf(locale) ?? [])
  const spoken = spokenIn(texts, asked)
  const [first = 'en', ...rest] = new Set<Language>([...spoken, ...asked, 'en'])
  return [first, ...rest]
}

/** Ours for a language tag: 'de' for 'de-AT'; undefined for one that is not among ours. */
function languageOf(locale: string): Language | undefined {
  const [code = ''] = locale.toLowerCase().split(/[-_]/)
  return LANGUAGES.find((language) => language === code)
}

/** The languages that texts are in, by the words that lists are full of, the commonest first. */
export function spokenIn(
  texts: readonly string[],
  asked: readonly Language[] = [],
): readonly Language[] {
  const votes = new Map<Language, number>()
  for (const text of texts) {
    // What folding makes of a text may be many times as long.
    for (const word of wordsOf(fold(text).slice(0, LETTERS_READ))) {
      const speakers = clues.get(word) ?? []
      for (const speaker of speakers) {
        votes.set(speaker, (votes.get(speaker) ?? 0) + 1 / speakers.length)
      }
    }
  }
  const most = Math.max(0, ...votes.values())
  if (most === 0) return []
  // What the reader speaks needs one word, another language several, or all of them.
  const least = (language: Language) => (asked.includes(language) ? 0.5 : Math.min(FEW, most))
  return [...votes]
    .filter(([language, count]) => count >= SHARE * most && count >= least(language))
    .toSorted(([a, countA], [b, countB]) => countB - countA || order(a) - order(b))
    .map(([language]) => language)
}

function order(language: Language): number {
  return LANGUAGES.indexOf(language)
}
