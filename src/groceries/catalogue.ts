/**
 * What lists are full of, language by language, the commonest first: offered while somebody types
 * who has not had it on a list before (product §2.list.8).
 */
import type { Language } from '#shared/categorise/languages.ts'

const ITEMS: Record<Language, string> = {
  en: `milk,bread,eggs,butter,bananas,apples,cheese,chicken,onions,potatoes,tomatoes,carrots,rice,pasta,coffee,
toilet paper,yogurt,garlic,sugar,flour,olive oil,lettuce,cucumber,peppers,orange juice,water,tea,cereal,ground beef,ham,
bacon,oranges,lemons,grapes,strawberries,avocado,mushrooms,spinach,broccoli,cream,salt,chicken breast,paper towels,
dish soap,laundry detergent,shampoo,toothpaste,beer,wine,chocolate,ice cream,crisps,chips,cookies,biscuits,jam,honey,
peanut butter,mayonnaise,ketchup,mustard,soy sauce,vinegar,black pepper,tinned tomatoes,tomato paste,tomato sauce,beans,
chickpeas,lentils,tuna,salmon,shrimp,sausages,mince,pork chops,steak,turkey,cream cheese,cheddar,mozzarella,parmesan,feta,
sour cream,cottage cheese,oats,muesli,granola,tortillas,bagels,rolls,buns,pitta bread,naan,croissants,crackers,nuts,
almonds,cashews,walnuts,raisins,popcorn,celery,courgette,zucchini,aubergine,cauliflower,cabbage,sweet potatoes,corn,peas,
green beans,ginger,spring onions,leeks,kale,rocket,basil,parsley,coriander,cilantro,mint,thyme,rosemary,limes,pears,
peaches,blueberries,raspberries,mango,pineapple,melon,watermelon,kiwis,plums,cherries,vegetable oil,coconut milk,stock
cubes,chicken stock,noodles,spaghetti,macaroni,lasagne sheets,couscous,quinoa,baking powder,baking soda,yeast,vanilla
extract,brown sugar,icing sugar,cocoa powder,chocolate chips,cinnamon,cumin,paprika,curry powder,oregano,chilli flakes,
chilli powder,turmeric,bay leaves,nutmeg,frozen peas,frozen pizza,frozen berries,fish fingers,frozen chips,frozen
vegetables,frozen spinach,pizza,hummus,salsa,pesto,olives,gherkins,pickles,sweetcorn,kidney beans,black beans,baked beans,
soup,tofu,oat milk,almond milk,soy milk,butter beans,margarine,whipping cream,double cream,yoghurt,greek yogurt,custard,
puff pastry,salami,prosciutto,chorizo,hot dogs,burgers,lamb,duck,cod,fish,prawns,crab,smoked salmon,anchovies,sardines,
apple juice,cola,lemonade,sparkling water,tonic water,ginger ale,squash,hot chocolate,green tea,herbal tea,red wine,white
wine,gin,vodka,whisky,rum,cider,bin bags,trash bags,cling film,aluminium foil,baking paper,freezer bags,sponges,kitchen
roll,washing-up liquid,dishwasher tablets,fabric softener,bleach,all-purpose cleaner,glass cleaner,light bulbs,batteries,
candles,matches,napkins,tissues,cotton wool,soap,shower gel,conditioner,deodorant,razors,shaving foam,toothbrush,
mouthwash,dental floss,hand cream,sunscreen,plasters,painkillers,vitamins,tampons,sanitary pads,nappies,diapers,baby
wipes,baby food,cat food,dog food,cat litter,bird seed,flowers,stamps,greeting card,wrapping paper,birthday candles,
cake,muffins,doughnuts,brownies,pancake mix,maple syrup,golden syrup,jelly,marmalade,nutella,syrup,sweets,candy,chewing
gum,pretzels,rice cakes,cereal bars,dates,figs,dried apricots,prunes,sunflower seeds,sesame seeds,chia seeds,flaxseed,pine
nuts,pistachios,peanuts,hazelnuts,pecans,desiccated coconut,coconut oil,sesame oil,sunflower oil,rapeseed oil,balsamic
vinegar,red wine vinegar,rice vinegar,fish sauce,oyster sauce,worcestershire sauce,tabasco,sriracha,barbecue sauce,salad
dressing,gravy granules,breadcrumbs,cornflour,cornstarch,polenta,semolina,pearl barley,bulgur,basmati rice,brown rice,
risotto rice,egg noodles,rice noodles,ramen,penne,fusilli,gnocchi,tortellini,ravioli,wraps,sourdough,rye bread,baguette,
white bread,brown bread,ciabatta,english muffins,crumpets,beetroot,radishes,asparagus,artichokes,fennel,pumpkin,butternut
squash,turnips,parsnips,brussels sprouts,pak choi,bean sprouts,chillies,shallots,red onions,cherry tomatoes,salad,
watercress,chives,dill,sage,tarragon,lemongrass,grapefruit,nectarines,apricots,blackberries,cranberries,pomegranate,
clementines,passion fruit,goat cheese,brie,camembert,blue cheese,gouda,halloumi,ricotta,mascarpone,creme fraiche,
buttermilk,condensed milk,evaporated milk,ghee,lard,chicken thighs,chicken wings,whole chicken,pork belly,ribs,meatballs,
liver,free-range eggs,tinned tuna,tinned soup,gelatine,food colouring,sprinkles,marzipan,pie crust,ice cubes,charcoal`,
  de: `Milch,Brot,Eier,Butter,Käse,Bananen,Äpfel,Kartoffeln,Zwiebeln,Tomaten,Gurke,Karotten,Möhren,Nudeln,Reis,Kaffee,
Toilettenpapier,Joghurt,Quark,Sahne,Mehl,Zucker,Salz,Öl,Olivenöl,Knoblauch,Paprika,Salat,Wasser,Mineralwasser,Bier,Wein,
Apfelsaft,Orangensaft,Tee,Wurst,Schinken,Salami,Hackfleisch,Hähnchen,Hähnchenbrust,Speck,Würstchen,Lachs,Thunfisch,
Brötchen,Toast,Müsli,Haferflocken,Marmelade,Honig,Nutella,Senf,Ketchup,Mayonnaise,Essig,Pfeffer,Brühe,Tomatenmark,
passierte Tomaten,Kichererbsen,Linsen,Bohnen,Mais,Erbsen,Tiefkühlpizza,Spinat,Brokkoli,Blumenkohl,Zucchini,Aubergine,
Champignons,Lauch,Sellerie,Kürbis,Süßkartoffeln,Ingwer,Petersilie,Basilikum,Schnittlauch,Zitronen,Orangen,Birnen,Trauben,
Erdbeeren,Himbeeren,Heidelbeeren,Pfirsiche,Melone,Avocado,Mango,Ananas,Kiwi,Frischkäse,Mozzarella,Feta,Parmesan,Gouda,
Schmand,saure Sahne,Crème fraîche,Margarine,Hafermilch,Sojamilch,Tofu,Nüsse,Mandeln,Walnüsse,Rosinen,Schokolade,Kekse,
Chips,Gummibärchen,Eis,Kuchen,Backpulver,Hefe,Vanillezucker,Puderzucker,Kakao,Zimt,Kümmel,Oregano,Currypulver,
Paprikapulver,Muskat,Sojasoße,Kokosmilch,Spaghetti,Couscous,Grieß,Speisestärke,Paniermehl,Sonnenblumenöl,Cola,Limonade,
Sekt,Küchenrolle,Spülmittel,Waschmittel,Weichspüler,Müllbeutel,Alufolie,Backpapier,Frischhaltefolie,Schwämme,Taschentücher,
Seife,Duschgel,Shampoo,Zahnpasta,Zahnbürste,Deo,Rasierer,Windeln,Feuchttücher,Katzenfutter,Hundefutter,Katzenstreu,Kerzen,
Batterien,Glühbirnen,Servietten,Blumen,Pflaster,Spülmaschinentabs,Putzmittel,Radieschen,Kohlrabi,Weißkohl,Rotkohl,Spargel,
Rucola,Frühlingszwiebeln,Rote Bete,Pflaumen,Kirschen,Limetten,Mandarinen,Knäckebrot,Brezeln,Fischstäbchen,Pommes`,
  fr: `lait,pain,œufs,beurre,fromage,yaourts,pommes,bananes,pommes de terre,oignons,tomates,carottes,salade,concombre,pâtes,
riz,café,papier toilette,farine,sucre,sel,huile d'olive,ail,poulet,jambon,viande hachée,poisson,saumon,thon,crème fraîche,
eau,jus d'orange,vin,bière,thé,confiture,miel,chocolat,biscuits,céréales,courgettes,aubergines,poivrons,champignons,haricots
verts,épinards,brocoli,poireaux,avocats,citrons,oranges,poires,raisin,fraises,moutarde,mayonnaise,vinaigre,poivre,persil,
basilic,mozzarella,gruyère râpé,parmesan,lardons,saucisses,baguette,croissants,lentilles,pois chiches,concentré de tomate,
levure,cacao,amandes,noix,chips,glace,lessive,liquide vaisselle,éponges,sacs poubelle,essuie-tout,savon,shampoing,gel
douche,dentifrice,mouchoirs,couches,croquettes,litière,bougies,piles,lait de coco,sauce soja,semoule,olives,compote`,
  es: `leche,pan,huevos,mantequilla,queso,yogures,manzanas,plátanos,patatas,cebollas,tomates,zanahorias,lechuga,pepino,pasta,
arroz,café,papel higiénico,harina,azúcar,sal,aceite de oliva,ajo,pollo,jamón,carne picada,pescado,salmón,atún,nata,agua,
zumo de naranja,vino,cerveza,té,mermelada,miel,chocolate,galletas,cereales,calabacín,berenjena,pimientos,champiñones,judías
verdes,espinacas,brócoli,puerros,aguacates,limones,naranjas,peras,uvas,fresas,mostaza,mayonesa,vinagre,pimienta,perejil,
albahaca,mozzarella,chorizo,salchichas,lentejas,garbanzos,alubias,tomate frito,levadura,cacao,almendras,nueces,patatas
fritas,helado,detergente,lavavajillas,estropajos,bolsas de basura,papel de cocina,jabón,champú,gel de ducha,pasta de
dientes,pañuelos,pañales,pienso,velas,pilas,leche de coco,salsa de soja,aceitunas,gambas,merluza,pimentón`,
  it: `latte,pane,uova,burro,formaggio,yogurt,mele,banane,patate,cipolle,pomodori,carote,insalata,cetrioli,pasta,riso,caffè,
carta igienica,farina,zucchero,sale,olio d'oliva,aglio,pollo,prosciutto,carne macinata,pesce,salmone,tonno,panna,acqua,succo
d'arancia,vino,birra,tè,marmellata,miele,cioccolato,biscotti,cereali,zucchine,melanzane,peperoni,funghi,fagiolini,spinaci,
broccoli,porri,avocado,limoni,arance,pere,uva,fragole,senape,maionese,aceto,pepe,prezzemolo,basilico,mozzarella,parmigiano,
ricotta,salsicce,pancetta,lenticchie,ceci,fagioli,passata di pomodoro,lievito,cacao,mandorle,noci,patatine,gelato,detersivo,
detersivo per piatti,spugne,sacchi della spazzatura,carta da cucina,sapone,shampoo,bagnoschiuma,dentifricio,fazzoletti,
pannolini,crocchette,candele,pile,olive,rosmarino,piselli,gnocchi`,
  nl: `melk,brood,eieren,boter,kaas,yoghurt,appels,bananen,aardappelen,uien,tomaten,wortels,sla,komkommer,pasta,rijst,koffie,
wc-papier,bloem,suiker,zout,olijfolie,knoflook,kip,ham,gehakt,vis,zalm,tonijn,slagroom,water,sinaasappelsap,wijn,bier,thee,
jam,honing,chocolade,koekjes,ontbijtgranen,courgette,aubergine,paprika,champignons,sperziebonen,spinazie,broccoli,prei,
avocado,citroenen,sinaasappels,peren,druiven,aardbeien,mosterd,mayonaise,azijn,peper,peterselie,basilicum,mozzarella,
pindakaas,hagelslag,beschuit,worst,spek,linzen,kikkererwten,bruine bonen,tomatenpuree,gist,cacao,amandelen,walnoten,chips,
ijs,wasmiddel,afwasmiddel,sponsjes,vuilniszakken,keukenrol,zeep,shampoo,douchegel,tandpasta,zakdoekjes,luiers,kattenvoer,
kaarsen,batterijen,kokosmelk,sojasaus,vla,kwark,karnemelk`,
  sv: `mjölk,bröd,ägg,smör,ost,yoghurt,äpplen,bananer,potatis,lök,tomater,morötter,sallad,gurka,pasta,ris,kaffe,toapapper,
mjöl,socker,salt,olivolja,vitlök,kyckling,skinka,köttfärs,fisk,lax,tonfisk,grädde,vatten,apelsinjuice,vin,öl,te,sylt,honung,
choklad,kex,müsli,zucchini,aubergine,paprika,champinjoner,bönor,spenat,broccoli,purjolök,avokado,citroner,apelsiner,päron,
vindruvor,jordgubbar,senap,majonnäs,ättika,peppar,persilja,basilika,mozzarella,fil,knäckebröd,korv,bacon,linser,kikärtor,
krossade tomater,tomatpuré,jäst,kakao,mandlar,valnötter,chips,glass,tvättmedel,diskmedel,soppåsar,hushållspapper,tvål,
schampo,duschkräm,tandkräm,näsdukar,blöjor,kattmat,hundmat,ljus,batterier,kokosmjölk,sojasås,crème fraiche,dill,kvarg,läsk`,
  da: `mælk,rugbrød,æg,smør,ost,yoghurt,æbler,bananer,kartofler,løg,tomater,gulerødder,salat,agurk,pasta,ris,kaffe,toiletpapir,
mel,sukker,salt,olivenolie,hvidløg,kylling,skinke,hakket oksekød,fisk,laks,tun,fløde,vand,appelsinjuice,vin,øl,te,marmelade,
honning,chokolade,kiks,havregryn,squash,aubergine,peberfrugt,champignon,bønner,spinat,broccoli,porrer,avocado,citroner,
appelsiner,pærer,vindruer,jordbær,sennep,mayonnaise,eddike,peber,persille,basilikum,mozzarella,skyr,leverpostej,franskbrød,
pølser,bacon,linser,kikærter,hakkede tomater,tomatpuré,gær,kakao,mandler,valnødder,chips,is,vaskepulver,opvaskemiddel,
affaldsposer,køkkenrulle,sæbe,shampoo,tandpasta,lommetørklæder,bleer,kattemad,hundemad,stearinlys,batterier,kokosmælk,
sojasauce,dild,rejer,remoulade,sodavand`,
  pl: `mleko,chleb,jajka,masło,ser,jogurt,jabłka,banany,ziemniaki,cebula,pomidory,marchew,sałata,ogórki,makaron,ryż,kawa,
papier toaletowy,mąka,cukier,sól,oliwa,olej,czosnek,kurczak,szynka,mięso mielone,ryba,łosoś,tuńczyk,śmietana,woda,sok
pomarańczowy,wino,piwo,herbata,dżem,miód,czekolada,ciastka,płatki owsiane,cukinia,bakłażan,papryka,pieczarki,fasolka,szpinak,
brokuły,por,awokado,cytryny,pomarańcze,gruszki,winogrona,truskawki,musztarda,majonez,ocet,pieprz,pietruszka,bazylia,koperek,
mozzarella,twaróg,kefir,bułki,kiełbasa,boczek,parówki,soczewica,ciecierzyca,fasola,koncentrat pomidorowy,drożdże,kakao,
migdały,orzechy,chipsy,lody,proszek do prania,płyn do naczyń,gąbki,worki na śmieci,ręczniki papierowe,mydło,szampon,żel pod
prysznic,pasta do zębów,chusteczki,pieluchy,karma dla kota,karma dla psa,świece,baterie,kasza,kapusta,buraki,ketchup`,
}

/** The common items of these languages, the commonest first. */
export function commonItems(languages: readonly Language[]): string[] {
  const lists = languages.map((language) =>
    ITEMS[language].split(',').map((item) => item.replaceAll('\n', ' ').trim()),
  )
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  // Of each language the first, then of each the second.
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
