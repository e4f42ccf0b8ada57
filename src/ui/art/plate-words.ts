/** What can lie on a plate. */
export type PlateKind =
  | 'soup'
  | 'dal'
  | 'stew'
  | 'beans'
  | 'rice'
  | 'dip'
  | 'cup'
  | 'ice'
  | 'pasta'
  | 'noodles'
  | 'spaghetti'
  | 'dumplings'
  | 'balls'
  | 'torn'
  | 'sticks'
  | 'potatoes'
  | 'salad'
  | 'fruit'
  | 'cucumber'
  | 'cabbage'
  | 'vegetables'
  | 'tacos'
  | 'sushi'
  | 'eggs'
  | 'roast'
  | 'fillet'
  | 'fish'
  | 'tart'
  | 'pizza'
  | 'cake'
  | 'crumble'
  | 'loaf'
  | 'toast'
  | 'burger'
  | 'buns'
  | 'swirls'
  | 'cookies'
  | 'pancakes'
  | 'waffles'
  | 'empty'
  | 'crumbs'

/** What it has most of, as a colour: a pigment of plate-brush.ts. */
export type Tint =
  | 'tomato'
  | 'beet'
  | 'carrot'
  | 'orange'
  | 'leaf'
  | 'pith'
  | 'cocoa'
  | 'crust'
  | 'wheat'
  | 'lemon'
  | 'oil'
  | 'cream'

/**
 * The words of a title that say what it is, and the colour that such a dish has unless the title names
 * one. Lower case, without accents. Each also stands for longer words that begin with it, unless a dot
 * ends it; a star stands for any letters, such as those that German words begin with: 'Kartoffelsuppe'.
 * After a plus the salads that are made of it are meant, too. Of two that end at the same letter the upper
 * one counts, so exceptions stand above what they are excepted from.
 */
export const kindWords: readonly (readonly [PlateKind, string, Tint?])[] = [
  ['soup', 'gazpacho/minestrone/*gulaschsuppe', 'tomato'],
  ['soup', 'borsc', 'beet'],
  ['soup', '*kartoffel*suppe/potato (?:\\w+ ){0,2}soup', 'cream'],
  ['soup', 'ramen/broth/bouill/*bruhe/pho.', 'oil'],
  ['soup', 'soup/*suppe/sop+a/soep/zup+a/bisque/chowder/crema de/veloute/caldo'],
  ['balls', 'cabbage roll/*kohlroulade/dolma', 'leaf'],
  [
    'balls',
    'fish ?cake/fritter/falafel/croquet/krokett/arancini/*frikadelle/*bulette/polpett/kofte/*meatball/kottbullar/albondig/*klops',
    'crust',
  ],
  ['balls', 'truffle/praline/energy ball/*kugeln?.', 'cocoa'],
  ['balls', '*knodel/*kloss', 'wheat'],
  ['torn', 'ruhrei/scrambled(?: eggs?)?', 'oil'],
  ['torn', '*schmarr', 'wheat'],
  ['waffles', '*waffel/waffle/gaufre'],
  ['potatoes', 'reibekuchen/rosti/tortilla (?:espa|de p)'],
  ['pancakes', '*pancake/*pfannkuchen/*eierkuchen/palatschink/crepe/blini/dosa'],
  [
    'pizza',
    '*(?:zwiebel|flamm|lauch|spinat|gemuse|tomaten|spargel)(?:kuchen|tarte)/*quiche/tarte flamb/torta salata/tarte (?:a l\\W|aux? )(?:oignon|poireau|tomate)/(?:onion|tomato|leek|cheese|spinach|mushroom|chicken|beef|steak|meat)(?: \\w+){0,2} (?:pie|tart|galette)',
    'cream',
  ],
  ['pizza', 'pizz/calzone', 'tomato'],
  [
    'crumble',
    '*gratin/*auflauf/lasagn/cannelloni/moussaka/shepherd\\W?s? pie/cottage pie/fish pie',
    'cream',
  ],
  [
    'cookies',
    'cookie/biscuit/*platzchen/*keks/biscott/macarons?./shortbread/gingerbread/*lebkuchen/*kipferl/galletas/*makrone',
  ],
  ['cake', '*kasekuchen/cheesecake/*torten?./tarta de queso', 'cream'],
  [
    'cake',
    '*cake/*kuchen/gateau/torta./tarta./*muffin/*datschi/brownie/sponge/*gugelhupf/bizcocho',
  ],
  ['tart', 'tarts?./tarte/pies?./galette/clafoutis/crostata/*strudel'],
  ['dip', '*kartoffelbrei/mashed potato/*puree/polenta', 'wheat'],
  ['cup', 'tiramisu', 'cocoa'],
  ['cup', 'creme brulee/flan./custard', 'oil'],
  ['cup', '*grutze/jam./*marmelade/confiture/compote/*kompott', 'beet'],
  [
    'cup',
    'panna ?cotta/*milchreis/arroz con leche/riz au lait/*pudding/mousse/yog/*joghurt/*quark/*speise/*brei./porridge/oat/smoothie(?: bowl)?/*shake/lassi/lemonade/*limonade/juice/*saft/trifle/chutney/*creme./*apfelmus',
  ],
  ['crumble', 'crumble/crisp./cobbler/granola/muesli/*streusel'],
  ['rice', '+paella/biryani/fried rice/nasi./*(?:brat|curry|tomaten|gemuse)reis', 'oil'],
  [
    'rice',
    '+rice/reis/bibimbap/*risott/insalata di riso/riso./riz./arroz/pila[fu]/couscous/bulgur/quinoa/tab+oul',
  ],
  ['ice', 'ice cream/gelato/*sorbet/*eis./glace./helado'],
  ['sushi', 'sushi(?: rolls?)?/maki./onigiri'],
  ['eggs', 'shaks?c?huka', 'tomato'],
  ['eggs', 'eggs?./spiegelei/*eier./*omelet/frittata/oeufs?./huevos?./uov'],
  ['burger', '*burger'],
  ['toast', '*toast/bruschett/crostini/*sandwich/panini/croque/*stulle'],
  ['swirls', '(?:cinnamon|cardamom) (?:buns?|rolls?)/*schnecken?./kanelbull'],
  [
    'tacos',
    'taco/nacho/burrito/wraps?./quesadilla/enchilada/fajita/tortilla/(?:spring|summer) rolls?/fruhlingsrolle',
  ],
  [
    'buns',
    '*brotchen/*dampfnudel/*semmeln?./*buns?./rolls?./scone/bagel/pretzel/*brezel/*krapfen/doughnut/donut/croissant',
  ],
  [
    'loaf',
    'loaf/*bread/*brot/pan de/pain./pane./focaccia/baguette/brioche/sourdough/*stollen/*zopf/pita./naan/nut roast',
  ],
  ['pasta', 'macaroni/mac.', 'oil'],
  [
    'pasta',
    '+pasta/gnocchi/penne/rigaton/ravioli/tortell/orzo/fusilli/pates./*nudelsalat/*schupfnudel',
  ],
  ['dumplings', '*dumpling/pierog/gyoza/wan ?tan/empanada/samosa/*maultasche/dim sum'],
  ['spaghetti', 'carbonara/*spatzle/spaetzle', 'cream'],
  ['spaghetti', 'bolognese', 'tomato'],
  ['noodles', '*noodle/udon/soba/pad thai/chow mein/*(?:brat|reis|glas)nudel'],
  ['spaghetti', 'spag/linguin/tagliatell/fettuc/*nudel'],
  ['beans', '(?:lentil|*linsen) ?sala[dt]', 'crust'],
  ['dal', 'dal./dhal/daal/*lentil/*linsen/lentej/lenticchie'],
  ['sticks', 'green beans?/grune bohnen/haricots verts/asparagus', 'leaf'],
  ['sticks', '*spargel/asperge', 'cream'],
  ['sticks', 'fries/pommes./chips/wedges/churros/fish ?finger/fischstab', 'wheat'],
  ['sticks', '*sausage/*wurst/hot ?dog/saucisse/salsiccia', 'crust'],
  ['beans', '+*beans?/*bohnen/chickpea/*kichererbse/chil+i/cassoulet/frijol/fagioli/haricot'],
  ['stew', 'curry/masala/tikka/paneer', 'carrot'],
  ['stew', '*gulasch/goulash/bourguignon/boeuf/stroganoff/*geschnetzelt/*ragout', 'cocoa'],
  ['stew', 'stew/*eintopf/ta[gj]ine/ragu./coq./estofado/casserole/*topf./ratatouille/*frikassee'],
  ['dip', 'guacamole/*pesto/salsa verde', 'leaf'],
  ['dip', 'salsa/ajvar', 'tomato'],
  ['dip', '*feta/labneh/burrata/aioli/mayo/obatzda/ricotta', 'cream'],
  ['dip', '*hum+us/baba/tahini', 'wheat'],
  ['dip', 'dips?./*sauce/*sosse/spread/*aufstrich/gravy/dressing'],
  ['fruit', '+*fruit/*obst/macedonia/ensalada de frutas/salade de fruits'],
  ['cucumber', '+cucumber/*gurken/tzatziki/zaziki/courgette/zucchini/pickle/concombre/pepino'],
  ['cabbage', 'red cabbage/*rotkohl/*blaukraut/*rotkraut/chou rouge', 'beet'],
  ['cabbage', 'kale./*grunkohl/*mangold/chard/spinach/*spinat/espinaca/epinard', 'leaf'],
  ['vegetables', '*blumenkohl/*rosenkohl'],
  ['cabbage', '+cabbage/*kraut./*krautsalat/*slaw/*kohl./*wirsing/choucroute/kimchi', 'pith'],
  ['potatoes', '+*potato/*kartoffel/patata/pommes de terre/hash./latke/patate/papas./*erdapfel'],
  ['salad', 'caprese', 'tomato'],
  ['salad', 'salad/*salat/insalata/ensalada/carpaccio/rocket/greens/*bowl'],
  [
    'vegetables',
    '*vegetable/*gemuse/legume/verdur/carrot/*karotte/*mohre/broccoli/brokkoli/cauliflower/sprouts/aubergine/eggplant/melanzan/berenjena/peppers/*paprika/mushroom/*pilze?./champignon/funghi/*kurbis/pumpkin/squash/fennel/*fenchel/leeks?./*lauch/artichoke/*tofu/tempeh/seitan/stir ?fry/*pfanne./*wok./celeriac/*sellerie/*beete?./beet/tomato/onion/peas./corn./pimient/halloumi',
  ],
  [
    'roast',
    'roast* (?:\\w+ )?(?:chicken|turkey|duck|goose)/whole chicken/turkey/duck/goose/*brat(?:hahn|huhn|hend)*/*gans./*(?:ganse|enten)braten/*ente./poulet roti/pollo (?:arrosto|asado)',
  ],
  ['fish', 'salmon/*lachs/trout/*forelle/saumon/prawn/shrimp/*garnele/gamba', 'carrot'],
  [
    'fish',
    '*fischfilet/*fish/*fisch/cod./*kabeljau/tuna/mackerel/*makrele/sardine/poisson/pescado/pesce/merluza/bacalao/mussel/moules/*hering/matjes/*muschel/calamar',
  ],
  [
    'fillet',
    'chicken/*hahnchen/*huhn./*huhner/*hendl/*schnitzel/poulet/pollo/nugget/*pute/*brust./breast',
    'crust',
  ],
  [
    'fillet',
    'beef/*rind/*steak/*braten/roast./pork/*schwein/lamb./*lamm/veal/*kalb/ribs/ham./*schinken/*roulade/*filet./meatloaf/porc./agneau/cerdo/ternera/manzo/vitello/doner/maiale/gyros/*kebab/*fleisch/bacon/*speck.',
    'cocoa',
  ],
]

/** The words that name a colour, wherever in a word they stand. The first row that fits counts. */
export const tintWords: readonly (readonly [Tint, string])[] = [
  [
    'tomato',
    'tomat|pomodor|paprika|peppers|poivron|rhabarb|rhubarb|strawberr|erdbeer|fraise|fragol|arrab|bologn|red curry|rotes curry',
  ],
  [
    'cocoa',
    'choc|schoko|cocoa|kakao|cacao|ciocc|coffee|kaffee|espresso|nutella|schwarzwald|black forest|sacher|brownie|rinder',
  ],
  [
    'beet',
    'beet|rote bete|rotkohl|rote grutze|berr|beer|plum|pflaum|zwetsch|cherr|kirsch|grape|prune|mirtill|framboise|aubergine|eggplant|melanzan',
  ],
  ['orange', 'orange|mandarin|naranja|arancia'],
  [
    'carrot',
    'carrot|karott|mohre|pumpkin|kurbis|squash|sweet potato|susskartoff|apricot|aprikos|marille|mango|peach|pfirsich|zanahoria|calabaza|zucca|potiron|red lentil|rote linse',
  ],
  [
    'leaf',
    'green|grun|spinach|spinat|\\bpeas?\\b|(?<!icher)erbse|pesto|avocado|brocc|brokk|kale\\b|barlauch|basil|verde|\\bverte?s?\\b|epinard|espinac|pistach|pistaz|matcha|zucchini|courgette|herbs|krauter',
  ],
  ['lemon', 'lemon|zitron|limon|citron'],
  [
    'crust',
    'lentil|linse|lentej|lenticch|mushroom|pilz|champignon|funghi|onion|zwiebel|oignon|cebolla|maron|chestnut|caramel|karamell|nuss|walnut|zimt|cinnamon',
  ],
  [
    'oil',
    'apple|apfel|pomme|\\bmele?\\b|manzana|\\bpears?\\b|birne|banan|\\bcorn\\b|yellow|safran|saffron|vanill|chicken|huhn|pollo|poulet',
  ],
  [
    'cream',
    '(?<!ice )cream|rahm|sahne|cauliflower|blumenkohl|patate|leek|lauch|poireau|spargel|asperge|celeriac|sellerie|coconut|kokos|milk|milch|cheese|kase|queso|feta|ricotta|yog|joghurt|garlic|knoblauch|tofu|panna',
  ],
]
