/** Measures as recipes write them, in the languages that lists are read in, and what they are called. */

/**
 * Every way to write a measure, after the name that it has for us. Those of the first row weigh or
 * hold something by themselves, those of the second contain something, the others count.
 */
const EXACT: Record<string, string> = {
  g: 'g,gr,gram,gramm,gramo,grammo,gms,gm',
  kg: 'kg,kilo,kilogram,kilogramm,kilogramo,chilo,kgs',
  mg: 'mg,milligram',
  hg: 'hg,etto,etti,hekto',
  ml: 'ml,milliliter,millilitre,mililitro,millilitro',
  cl: 'cl,centiliter,centilitre',
  dl: 'dl,deciliter,decilitre',
  l: 'l,lt,ltr,liter,litro,litr',
  oz: 'oz,ounce,onza,ozs',
  'fl oz': 'fl oz,fluid ounce,fl ounce,floz',
  lb: 'lb,lbs,pound,pfund,livre,libra,libbra,pond',
  pint: 'pint,pt,pts',
  quart: 'quart,qt,qts',
  gallon: 'gallon,gal',
  cup: `cup,c,tasse,taza,tazza,kop,kopje,kopp,szklanka,szklanki,szklanek,szkl,filiżanka,filiżanki`,
  tbsp: `tablespoon,tbsp,tbs,tbl,tblsp,el,esslöffel,eetlepel,cuillère à soupe,cuillere à soupe,
cuillère à s,c à soupe,c soupe,c à s,cuil à soupe,càs,cas,cs,c s,cucharada,cda,cucharada sopera,cucchiaio,
cucchiai,msk,matsked,spsk,spiseske,łyżka,łyżka stołowa,łyżki stołowe,łyżki,łyżek,łyżką,tblspn,cuillerée à soupe,cuillerée,eetl,eetlepeltje,cucharada grande`,
  tsp: `teaspoon,tsp,tl,teelöffel,theelepel,cuillère à café,cuillere à café,c à café,c café,c cafe,c à c,cuil à café,
càc,cac,cc,c c,cuillerée à café,cucharadita,cdta,cdita,cucchiaino,cucchiaini,tsk,tesked,teske,łyżeczka,łyżeczki,
łyżeczek,teskefulde,tspn,theel,theelepeltje,kaffeelöffel`,
}

const BOXES: Record<string, string> = {
  can: `can,ds,dose,boîte,boite,lata,scatola,scatoletta,scatolette,scatole,lattina,blik,blikken,blikje,burk,dåse,dåser,puszka,
puszki,puszek,konserv,boîte de conserve,latita,conserve`,
  tin: 'tin',
  jar: 'jar,pot,bote,tarro,frasco,barattolo,vasetto,potje,słoik,słoika,słoiczek,syltetøjsglas,bocal,tarrina,konservenglas',
  bottle: `bottle,botellín,flasche,bouteille,botella,bottiglia,fles,flessen,flaska,flaske,flasker,butelka,flaskor,
butelki`,
  box: 'box,ask,schachtel,caja,doos',
  package: `package,packet,pack,pkg,pkt,packung,paket,paquet,pacco,pacchetto,confezione,pak,op,
pakje,paczka,opakowanie,pakke,pakker,förpackning,pk,opakowania,opak,paczki,förp`,
  bag: 'bag,beutel,tüte,sac,bolsa,sacchetto,zak,zakken,påse,pose,poser,påsar,torebka,torebki,woreczek',
  carton: 'carton,brick,brique,brik,karton',
  tub: 'tub,becher,barquette,bakje,bägare,bæger,kubek,kubki,kubeczek,vaschetta,schälchen,skål',
  tube: 'tube,tubo,tubetto',
  punnet: 'punnet',
  pouch: 'pouch',
  sachet: 'sachet,päckchen,pck,pckg,sobre,bustina,busta,zakje,brev,saszetka,saszetki,portionspåse',
  envelope: 'envelope,env',
  container: 'container',
  glass: 'glass,glas,verre,vaso,bicchiere,bicchierino,glaasje,wasserglas,kieliszek,vasito',
}

const COUNTS: Record<string, string> = {
  clove:
    'clove,zehe,gousse,diente,spicchio,spicchi,teen,teentje,klyfta,fed,ząbek,klyftor,ząbki,ząbków,tenen,knoblauchzeh',
  slice: `slice,scheibe,tranche,rodaja,loncha,lonja,fetta,fette,plak,plakken,plakje,sneetj,skiva,skive,skiver,
plaster,skivor,plastry,plasterki,plasterek,plastrów,kromka,kromki,kromek,rebanada,rodajita,lonchita,snee,sneden,schijf,schijfje,rondelle,fettina,fettine,scheibchen`,
  piece:
    'piece,stück,morceau,morceaux,trozo,pezzo,stuk,stukje,bit,stykke,stykker,kawałek,kawałki,kawałków,trocito,pezzetto,pezzettino,tranci,trancio,dobbelsten',
  pinch: `pinch,snuf,prise,msp,messerspitze,pincée,pizca,pizzico,snufje,mespunt,nypa,szczypta,nip,knivspids,
knsp,nypor,szczypty,szczyptę,knivsudd,spolverata`,
  dash: 'dash,stänk',
  splash:
    'splash,schuss,trait,chorrito,chorro,scheut,skvätt,skvæt,sjat,spritzer,goccio,spruzzata,spruzzo,scheutj,stråle,plask',
  drizzle: 'drizzle,filo,straaltje,hilo',
  drop: 'drop,tropfen,goutte,gota,goccia,gocce,druppel,droppar,dråber,kropla,krople,kropli,gotita',
  thumb: 'thumb',
  knob: 'knob,noix,noce,klontje,noisette,nuez,klont,flöckchen,fiocco,klick',
  handful: `handful,handvoll,poignée,puñado,manciata,handvol,handje,näve,garść,håndfuld,garści,
garstka,nävar,hand`,
  bunch: `bunch,bundle,bdt,bund,botte,bouquet,manojo,mazzo,mazzetto,bos,knippe,bundt,pęczek,
pęczki,pęczka,kimp,ciuffo,bosj,ramillete,bündel,nippa`,
  sprig: `sprig,zweig,brin,branche,ramita,rama,rametto,rametti,kvist,gałązka,gałązki,
gałązek,stiel,stängel,zweiglein,brindille,takj,ramit`,
  stalk: `stalk,stang,stænger,tige,tallo,costa,coste,gambo,stengel,stjälk,rib,stængel,stængler,łodyga,
łodygi,stilk,rippe,penca`,
  stick: 'stick',
  head: 'head,kopf,tête,cabeza,testa,krop,struik,huvud,główka,główki,hoved',
  leaf: 'leaf,leave,feuille,hoja,foglia,foglie,listek,liść,liści,listków,blad,blatt,blätter,blaadj',
  ear: 'ear',
  block: 'block,blok,panetto',
  sheet: 'sheet,lámina,velletje,vel,vellen,plaque,sfoglia,ark,plade,lasagnevel',
  rasher: 'rasher',
  cube: 'cube,würfel,dado,cubetto,blokje,tärning,terning,kostka,kostki,pastilla,cubo,cubito,kostek,tablette de bouillon,blokj',
  fillet: 'fillet,filet,filetto,filetti,filety',
  loaf: 'loaf,loave',
  pot: 'kruka,krukor,potte,potter,doniczka',
  krm: 'krm,kryddmått',
  dag: 'dag,deka,dkg',
  dozen: 'dozen,doz,dz,dutzend,douzaine,docena,dozzina,dozijn',
  recipe: 'recipe,quantity',
  batch: 'batch',
  scoop: 'scoop',
  wedge: 'wedge',
  roll: 'roll,rouleau,rouleaux,rotolo,rol,rollo,rulle,rolka',
  net: 'net,netz,rete,netje',
  ball: 'kugel,kugeln',
  link: 'link',
  portion: 'portion,serving',
  bulb: 'bulb,knolle,bulbo,bulbe',
  strip: 'strip',
  rack: 'rack,slab',
  shot: 'shot',
  grind: 'grind',
  square: 'square',
  bar: 'bar,tafel,tableta,tavoletta,tablette,reep,riegel,kaka,plade chokolade,tabliczka',
}

type MeasureKind = 'exact' | 'box' | 'count'
export type Measure = { unit: string; kind: MeasureKind; start: number; end: number }

const MEASURES = new Map<string, { unit: string; kind: MeasureKind }>()
for (const [kind, table] of [
  ['exact', EXACT],
  ['box', BOXES],
  ['count', COUNTS],
] as const) {
  for (const [unit, words] of Object.entries(table)) {
    for (const word of words.split(',')) MEASURES.set(word.trim(), { unit, kind })
  }
}

/** A spoon is told from a larger one by the capital alone: 1 T, 1 t. */
const LETTERS: Record<string, string> = { T: 'tbsp', t: 'tsp' }
/** 'Un filet d'huile' is none of a fish. */
const POURED = /^\s*(?:d['’]huile|de (?:citron|vinaigre|jus|sauce|miel|sirop|crème|lait))/i
const LONGEST = 4
const WORD = /[\p{L}\p{M}]+/uy
const GAP = /\.?[ \u00a0]?['’]?/y
/** What words end with in the plural, longest first. */
const PLURALS = ['ies', 'es', 'en', 'je', 'ar', 'er', 's', 'n', 'e', 'i']

/** The measure that begins at an index of a text, with the full stop of an abbreviation. */
export function measureAt(text: string, start: number): Measure | null {
  if (
    /^(?:c batter(?:y|ies|ien?)|c cells?|bouquets? garnis?|noix de (?:saint|st|coco|cajou|pécan|muscade|macadamia))\b/i.test(
      text.slice(start, start + 18),
    )
  )
    return null
  const ends: number[] = []
  let words = ''
  let best: Measure | null = null
  for (let at = start; ends.length < LONGEST;) {
    WORD.lastIndex = at
    const word = WORD.exec(text)?.[0]
    if (word === undefined) break
    const end = at + word.length
    ends.push(end)
    // 'T-bone' is no spoon.
    if (ends.length === 1 && Object.hasOwn(LETTERS, word) && text[end] !== '-') {
      return { unit: LETTERS[word] ?? word, kind: 'exact', start, end: pastStop(text, end) }
    }
    words = words === '' ? word.toLowerCase() : `${words} ${word.toLowerCase()}`
    const known = lookUp(words)
    if (known) best = { ...known, start, end: pastStop(text, end) }
    GAP.lastIndex = end
    at = end + (GAP.exec(text)?.[0].length ?? 0)
    if (at === end) break
  }
  if (best?.unit === 'fillet' && POURED.test(text.slice(best.end)))
    best = { ...best, unit: 'drizzle', kind: 'count' }
  if (best === null || /^(?:[\p{L}\d]|-\p{L})/u.test(text.slice(best.end, best.end + 2)))
    return null
  return best
}

function lookUp(words: string) {
  const known = MEASURES.get(words)
  if (known) return known
  for (const plural of PLURALS) {
    if (!words.endsWith(plural) || words.length - plural.length < 3) continue
    const found = MEASURES.get(words.slice(0, -plural.length))
    if (found) return found
  }
  // 'cuillères à soupe': the plural is that of the first word.
  const [first = '', ...rest] = words.split(' ')
  return rest.length > 0 && first.endsWith('s')
    ? MEASURES.get([first.slice(0, -1), ...rest].join(' '))
    : undefined
}

function pastStop(text: string, end: number): number {
  return text[end] === '.' ? end + 1 : end
}
