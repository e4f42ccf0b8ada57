/**
 * What a cup of the common ingredients weighs. Kitchens level and pack differently, so that these
 * are right within a tenth, as the scales of two cooks would be.
 */
import { fold, wordsOf } from '../categorise/fold.ts'

/**
 * dry: measured in cups by those who have them. pieces: cups say how much, ounces are what one buys.
 * liquid: measured, never weighed, where it is written in cups.
 */
type PouredAs = 'dry' | 'pieces' | 'liquid'
export type Density = { perCup: number; as: PouredAs }

/** The cup that labels of food in the United States count in (21 CFR 101.9), in millilitres. */
export const CUP_ML = 240

/**
 * Grams a cup | names whose last word says what it is (en, de, nl, sv, da) | names whose first word
 * does (fr, es, it, pl). One that begins with a hyphen also ends compounds: -mehl, Dinkelmehl. 'Farine'
 * is in both: alone it would be the plural of 'farin', brown sugar.
 */
const TABLE: Record<PouredAs, string> = {
  dry: `
120|flour,-mehl,-bloem,meel,-mjöl,mel,-hvedemel,farine|farine,harina,farina,mąka,mąki
113|whole wheat flour,wholemeal flour,vollkornmehl,volkorenmeel,grahamsmjöl,fuldkornsmel|farine complète,harina integral,farina integrale,mąka razowa
104|rye flour,roggenmehl,roggebloem,roggemeel,rågmjöl,rugmel|farine de seigle,harina de centeno,farina di segale,mąka żytnia,mąki żytniej
96|almond flour,almond meal,ground almonds,almonds ground,mandelmehl,gemahlene mandeln,amandelmeel,mandelmjöl,mandelmel|poudre d amandes,amandes en poudre,harina de almendra,almendra molida,farina di mandorle,mąka migdałowa
120|coconut flour,kokosmehl,kokosmeel,kokosmjöl|farine de coco,harina de coco,farina di cocco,mąka kokosowa
158|rice flour,reismehl,rijstmeel,rismjöl,rismel|farine de riz,harina de arroz,farina di riso,mąka ryżowa
150|cornmeal,polenta,maismehl,maisgrieß,maïsmeel,majsmjöl,majsmel|semoule de maïs,farina di mais,polenta,mąka kukurydziana
120|cornstarch,corn starch,cornflour,speisestärke,maisstärke,maïzena,maizena,maisena,maizenamjöl,majsstärkelse|maïzena,fécule,fécule de maïs,maicena,almidón,fecola,amido,skrobia
160|potato starch,tapioca starch,kartoffelstärke,aardappelzetmeel,potatismjöl,kartoffelmel|fécule de pomme de terre,fecola di patate,mąka ziemniaczana,mąki ziemniaczanej
167|semolina,grieß,griesmeel,mannagryn|semoule,sémola,semola,kasza manna,kaszy manny
200|sugar,-zucker,-suiker,-socker,-sukker|sucre,azúcar,zucchero,cukier,cukru
213|brown sugar,packed brown sugar,brauner zucker,bruine suiker,basterdsuiker,farinsocker,brun farin,farin|sucre roux,cassonade,azúcar moreno,zucchero di canna,cukier brązowy,cukru brązowego,cukier trzcinowy
120|powdered sugar,confectioners sugar,confectioner s sugar,icing sugar,puderzucker,poedersuiker,florsocker,flormelis|sucre glace,azúcar glas,azúcar en polvo,azúcar impalpable,zucchero a velo,cukier puder,cukru pudru
227|-butter,margarine,shortening,-boter,-smör,smør,margarin|beurre,margarine,mantequilla,margarina,burro,masło,masła,margaryna
190|rice,-reis,-rijst,-ris|riz,arroz,riso,ryż,ryżu
90|oats,rolled oats,oatmeal,-haferflocken,havermout,havregryn,haferflocken|flocons d avoine,avoine,avena,copos de avena,fiocchi d avena,płatki owsiane,płatków owsianych
85|cocoa,cocoa powder,-kakao,kakaopulver,cacao,cacaopoeder|cacao,kakao
112|breadcrumbs,bread crumbs,semmelbrösel,paniermehl,paneermeel,broodkruim,ströbröd,rasp|chapelure,pan rallado,pangrattato,bułka tarta,bułki tartej
55|panko,panko breadcrumbs,panko bread crumbs|panko
173|couscous,quinoa,cous cous|couscous,semoule de couscous,cuscús,quinoa,quinua,cous cous,kuskus,komosa
155|bulgur,bulgur wheat|boulgour,bulgur,kasza bulgur
195|lentils,dried beans,dried chickpeas,split peas,-linsen,linzen,linser|lentilles,lentejas,lenticchie,soczewica,soczewicy
200|pearl barley,barley,graupen,parelgort|orge perlé,cebada,orzo perlato,kasza jęczmienna
288|salt,table salt,-salz,-zout,-salt|sel,sal,sale,sól,soli
192|baking powder,backpulver,bakpoeder,bakpulver,bagepulver|levure chimique,levadura en polvo,lievito per dolci,proszek do pieczenia
150|dry yeast,active dry yeast,instant yeast,trockenhefe,droge gist,torrjäst,tørgær|levure sèche,levadura seca,lievito secco,drożdże suszone
125|cinnamon,cumin,turmeric,zimt,kaneel,kanel|cannelle,canela,cannella,cynamon
150|chia seeds,flaxseed,flax seeds,linseed,poppy seeds,sesame seeds,leinsamen,chiasamen,mohn,sesam,lijnzaad,sesamzaad|graines de lin,graines de chia,graines de sésame,semillas de chía,semi di lino,semi di chia,siemię lniane,sezam,mak
120|milk powder,powdered milk,milchpulver,melkpoeder,mjölkpulver|lait en poudre,leche en polvo,latte in polvere,mleko w proszku
135|protein powder,malted milk powder,custard powder,puddingpulver,vanillepudding|budyń`,
  pieces: `
143|almonds,-mandeln,amandelen,-mandlar,mandler|amandes,almendras,mandorle,migdały,migdałów
117|walnuts,pecans,nuts,cashews,-nüsse,walnoten,noten,valnötter,nötter,valnødder,pekannüsse,pecannoten|noix,noix de pécan,noix de cajou,nueces,noci,orzechy,orzechów
140|hazelnuts,peanuts,haselnüsse,erdnüsse,hazelnoten,pinda s,hasselnötter,jordnötter,hasselnødder|noisettes,cacahuètes,avellanas,cacahuetes,nocciole,arachidi,orzechy laskowe
123|pistachios,pistazien,pistachenoten,pistagenötter|pistaches,pistachos,pistacchi,pistacje
135|pine nuts,pumpkin seeds,sunflower seeds,pinienkerne,kürbiskerne,sonnenblumenkerne,pijnboompitten,pompoenpitten,zonnebloempitten,pinjenötter,solrosfrön|pignons,graines de courge,piñones,pipas,pinoli,pestki dyni,słonecznik
147|raisins,sultanas,currants,dried cranberries,-rosinen,cranberries,rozijnen,russin,rosiner|raisins secs,pasas,uva passa,uvetta,rodzynki,rodzynek
150|dates,dried apricots,prunes,datteln,dadels,dadlar,dadler|dattes,dátiles,datteri,daktyle
170|chocolate chips,chocolate chunks,schokotropfen,schokodrops,chocolade druppels,chokladknappar|pépites de chocolat,chispas de chocolate,pepitas de chocolate,gocce di cioccolato,kropelki czekoladowe
85|coconut,shredded coconut,desiccated coconut,kokosraspel,kokosflocken,kokosrasp,kokosflingor,kokosmel|noix de coco râpée,coco rallado,cocco rapé,wiórki kokosowe,wiórków kokosowych
113|cheese,cheddar,mozzarella,gruyère,gruyere,grated cheese,shredded cheese,feta,-käse,-kaas,geraspte kaas,reibekäse,ost,riven ost,revet ost|fromage râpé,gruyère,emmental,queso rallado,queso,mozzarella,formaggio,ser żółty
100|parmesan,parmesan cheese,parmigiano,pecorino,parmesankäse,parmezaan|parmesan,parmesano,parmigiano,pecorino,parmezan
230|cream cheese,ricotta,cottage cheese,mascarpone,frischkäse,quark,roomkaas,kwark,färskost,kvarg,hytteost|fromage frais,fromage blanc,queso crema,requesón,ricotta,mascarpone,twaróg,serek
30|spinach,rocket,arugula,baby spinach,salad leaves,spinazie,babyspinat,rucola|épinards,espinacas,spinaci,szpinak,rukola
150|berries,blueberries,strawberries,cherries,-beeren,blåbär,jordgubbar,aardbeien,bosbessen,blåbær,jordbær|myrtilles,fraises,cerises,arándanos,fresas,mirtilli,fragole,borówki,truskawki
123|raspberries,blackberries,himbeeren,brombeeren,frambozen,hallon,hindbær|framboises,mûres,frambuesas,moras,lamponi,maliny,malin
145|peas,frozen peas,-erbsen,doperwten,ärtor,ærter|petits pois,guisantes,piselli,groszek
160|sweetcorn,corn,corn kernels,mais,maïs,majs|maïs,maíz,mais,kukurydza
170|beans,black beans,kidney beans,chickpeas,cooked beans,-bohnen,kichererbsen,kikkererwten,bonen,bönor,kikärtor,bønner|haricots,pois chiches,frijoles,alubias,judías,garbanzos,fagioli,ceci,fasola,fasoli,ciecierzyca
70|mushrooms,sliced mushrooms,champignons,pilze,champinjoner,svampe|champignons,champiñones,setas,funghi,pieczarki
150|onion,onions,bell pepper,cherry tomatoes,tomatoes,zwiebeln,kirschtomaten,uien,lök,løg|oignons,tomates cerises,cebolla,cebollas,cipolla,cipolle,pomodorini,cebula
125|carrots,carrot,green beans,zucchini,courgette,möhren,karotten,wortels,morötter,gulerødder|carottes,courgettes,zanahorias,calabacín,carote,zucchine,marchew
90|broccoli,broccoli florets,cauliflower,cauliflower florets,brokkoli,blumenkohl,bloemkool|brocoli,chou fleur,brócoli,coliflor,broccoli,cavolfiore,brokuły,kalafior
165|pineapple,mango,banana,apples,peaches,ananas,bananas|ananas,piña,mangue
100|pasta,macaroni,elbow macaroni,penne,fusilli,-nudeln,makkaroni|pâtes,macarrones,makaron
50|mini marshmallows,marshmallows|guimauves,malvaviscos
30|cornflakes,corn flakes,rice krispies,puffed rice|corn flakes,płatki kukurydziane
100|graham cracker crumbs,cookie crumbs,biscuit crumbs,cracker crumbs|biscuits émiettés
140|cooked chicken,shredded chicken,chopped ham,cooked ham|poulet cuit
25|parsley,fresh parsley,basil leaves,fresh basil,coriander leaves,cilantro,fresh cilantro,mint leaves,petersilie,peterselie,persilja,persille|persil,perejil,prezzemolo,pietruszka`,
  liquid: `
240|water,-wasser,-water,-vatten,-vand|eau,agua,acqua,woda,wody
240|milk,-milch,-melk,-mjölk,-mælk,milk alternative|lait,leche,latte,mleko,mleka
240|cream,whipping cream,half and half,half half,-sahne,-rahm,obers,room,slagroom,kookroom,-grädde,-fløde|crème,nata,crema,panna,śmietana,śmietany,śmietanka,śmietanki
245|yogurt,yoghurt,sour cream,crème fraîche,buttermilk,-joghurt,schmand,saure sahne,zure room,gräddfil,cremefraiche|yaourt,crème fraîche,yogur,crema agria,yogurt,jogurt,kwaśna śmietana
240|stock,broth,-brühe,-fond,bouillon,-buljong|bouillon,fond de,caldo,brodo,bulion,bulionu,rosół
240|juice,wine,beer,vinegar,coffee,-saft,wein,weißwein,rotwein,-essig,bier,kaffee,-sap,wijn,-azijn,koffie,vin,vinäger,eddike|jus,vin,vinaigre,bière,café,zumo,jugo,vino,vinagre,cerveza,succo,aceto,birra,caffè,sok,soku,wino,wina,ocet,octu,piwo,piwa
218|oil,öl,olivenöl,sonnenblumenöl,rapsöl,pflanzenöl,sesamöl,bratöl,speiseöl,-olie,-olja|huile,aceite,olio,olej,oleju,oliwa,oliwy
336|honey,molasses,golden syrup,corn syrup,-honig,-sirup,-honing,stroop,-honung,sirap,-honning|miel,mélasse,sirop de maïs,melaza,miele,melassa,miód,miodu
315|maple syrup,syrup,agave syrup,ahornsirup,ahornsiroop,lönnsirap,ahornsirup|sirop,sirop d érable,jarabe,sirope,sciroppo,syrop
306|condensed milk,sweetened condensed milk,gesüßte kondensmilch|lait concentré sucré,lait concentré,leche condensada,latte condensato,mleko skondensowane
230|mayonnaise,mayo,mayonäse,majonnäs|mayonnaise,mayonesa,maionese,majonez
265|peanut butter,nutella,almond butter,nut butter,erdnussbutter,pindakaas,jordnötssmör|beurre de cacahuète,crema de cacahuete,burro di arachidi,masło orzechowe
270|ketchup,tomato sauce,tomato paste,tomato puree,passata,salsa,tomatenmark,tomatenpuree,tomatpuré|concentré de tomate,coulis de tomate,tomate frito,passata,concentrato,koncentrat,przecier
255|sauce,-sauce,-saus,-sås,soy sauce,fish sauce,sojasauce,sojasaus,soja|sauce soja,salsa de soja,salsa di soia,sos sojowy
320|jam,marmalade,-marmelade,konfitüre,-sylt,syltetøj|confiture,mermelada,marmellata,confettura,dżem
245|applesauce,pumpkin puree,canned pumpkin,apfelmus,appelmoes,äppelmos,æblemos|compote de pommes,compote,puré de manzana,purée de potiron,mus jabłkowy
215|lard,ghee,coconut oil,schmalz,kokosöl,reuzel,ister|saindoux,huile de coco,manteca,aceite de coco,strutto,smalec`,
}

type Known = { last: Map<string, Density>; first: Map<string, Density>; ends: [string, Density][] }

const LONGEST = 4
const PLURALS = ['', 's', 'es', 'n', 'en', 'e', 'r', 'er']

let known: Known | undefined

/** What a cup of it weighs; null where the name tells nothing that is known. */
export function densityOf(name: string): Density | null {
  known ??= readTable()
  const words = wordsOf(fold(name)).filter((word) => word !== '#')
  return lastOf(words, known) ?? firstOf(words, known)
}

function lastOf(words: readonly string[], { last, ends }: Known): Density | null {
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1) {
    const phrase = words.slice(-count).join(' ')
    for (const plural of PLURALS) {
      const found = phrase.endsWith(plural)
        ? last.get(phrase.slice(0, phrase.length - plural.length))
        : undefined
      if (found) return found
    }
  }
  const head = words.at(-1) ?? ''
  return ends.find(([end]) => head.endsWith(end) && head.length > end.length + 1)?.[1] ?? null
}

function firstOf(words: readonly string[], { first }: Known): Density | null {
  // 'Petit lait', 'drobny cukier': some adjectives stand before.
  for (const start of [0, 1]) {
    for (let count = Math.min(LONGEST, words.length - start); count > 0; count -= 1) {
      const phrase = words.slice(start, start + count).join(' ')
      const found = first.get(phrase) ?? first.get(phrase.replace(/s$/, ''))
      if (found) return found
    }
  }
  return null
}

function readTable(): Known {
  const read: Known = { last: new Map(), first: new Map(), ends: [] }
  for (const [as, rows] of Object.entries(TABLE)) {
    for (const row of rows.trim().split('\n')) {
      const [grams, last = '', first = ''] = row.split('|')
      // Entries lost the type of their keys.
      const density = { perCup: Number(grams), as: as as PouredAs }
      for (const name of last.split(',')) {
        const folded = fold(name.replace('-', ''))
        read.last.set(folded, density)
        if (name.startsWith('-')) read.ends.push([folded, density])
      }
      for (const name of first.split(',')) read.first.set(fold(name), density)
    }
  }
  read.ends.sort(([a], [b]) => b.length - a.length)
  return read
}
