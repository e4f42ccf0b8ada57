import { describe, expect, it } from 'vitest'
import { originOf } from './origin-of.ts'
import { sumsOf, textOf } from './sums.ts'

/** '2 l Milk @Béchamel' is an item that a recipe brought. */
function itemsOf(texts: readonly string[]) {
  return texts.map((written, at) => {
    const [text = '', from = null] = written.split(' @')
    return { id: String(at), text, from }
  })
}

function rowsOf(texts: readonly string[]): string[] {
  return sumsOf(itemsOf(texts)).map(textOf)
}

/** `items, with bars between them => rows, with bars between them`. */
const ADDED = `
2 l Milk | 250 ml milk => Milk 2.25 l
250 ml milk | 2 l milk => milk 2.25 l
500 ml milk | 500 ml milk => milk 1 l
3x yoghurt | yoghurt => yoghurt 3
2 x bananas | 3 bananas => bananas 5
500 ml milk | 250 ml milk => milk 750 ml
1.5 l milk | 1 l milk => milk 2.5 l
2 dl cream | 3 dl cream => cream 5 dl
5 dl cream | 7 dl cream => cream 1.2 l
10 cl rum | 2 cl rum => rum 12 cl
20 cl cream | 1 dl cream => cream 300 ml
500 g flour | 300 g flour => flour 800 g
500 g flour | 500 g flour => flour 1 kg
1 kg flour | 250 g flour => flour 1.25 kg
1 kg flour | 2 kg flour => flour 3 kg
1 hg cheese | 50 g cheese => cheese 150 g
2 hg cheese | 3 hg cheese => cheese 5 hg
500 mg saffron | 1 g saffron => saffron 1.5 g
0.5 kg rice | 0.5 kg rice => rice 1 kg
100 g butter | 100 g butter | 50 g butter => butter 250 g
1 tbsp oil | 2 tbsp oil => oil 3 tbsp
1 tsp salt | 1 tsp salt => salt 2 tsp
1 tbsp oil | 1 tsp oil => oil 4 tsp
1 tbsp oil | 3 tsp oil => oil 2 tbsp
1/2 tsp salt | 1/4 tsp salt => salt ¾ tsp
2 tbsp oil | 1/4 tbsp oil => oil 2¼ tbsp
1½ tbsp oil | ¾ tbsp oil => oil 2¼ tbsp
1 tbsp oil | 1.5 tbsp oil => oil 2.5 tbsp
2 tbsp oil | 1/2 tsp oil => oil 6½ tsp
1/3 cup rice | 1/3 cup rice => rice ⅔ cup
1/3 cup rice | 1/2 cup rice => rice 0.83 cup
2/3 cup rice | 2/3 cup rice => rice 1⅓ cups
1/8 tsp mace | 1/8 tsp mace => mace ¼ tsp
1/2-1 tsp chili | 1/4 tsp chili => chili ¾-1¼ tsp
1 1/2 tins corn | 1 tin corn => corn 2½ tins
1/2 l milk | 1/4 l milk => milk 0.75 l
1/2 lb beef | 1/4 lb beef => beef 0.75 lb
30 1/2 cups rice | 1 cup rice => rice 31½ cups
1 oz cheese | 2 oz cheese => cheese 3 oz
8 oz beef | 8 oz beef => beef 1 lb
1 lb beef | 4 oz beef => beef 1.25 lb
1 lb beef | 2 lb beef => beef 3 lb
1 cup sugar | 2 cups sugar => sugar 3 cups
1/2 cup sugar | 1/4 cup sugar => sugar ¾ cup
1 pint stock | 1 cup stock => stock 3 cups
1 quart stock | 2 cups stock => stock 6 cups
4 fl oz juice | 4 fl oz juice => juice 1 cup
1 gallon water | 1 gallon water => water 2 gallons
1 onion | 2 onions => onions 3
2 onions | onion => onions 2
3 large onions, chopped | 1 small onion, sliced => onions 4
1 dozen eggs | 3 eggs => eggs 15
6 eggs | 4 eggs => eggs 10
1 1/2 lemons | 1/2 lemon => lemons 2
half a lemon | 1 lemon => lemon 1½
1-2 lemons | 2 lemons => lemons 3-4
1-2 lemons | 1-3 lemons => lemons 2-5
100-150 g feta | 50 g feta => feta 150-200 g
2 cloves garlic | 3 cloves of garlic, minced => garlic 5 cloves
2 cloves garlic | 4 garlic cloves => garlic 6 cloves
1 bunch parsley | 2 bunches parsley => parsley 3 bunches
2 tins tomatoes | 1 tin tomatoes => tomatoes 3 tins
2 tins tomatoes | 1 can tomatoes => tomatoes 3 tins
2 bottles wine | 1 bottle wine => wine 3 bottles
1 jar pesto | 1 jar pesto => pesto 2 jars
2 slices bread | 4 slices bread => bread 6 slices
a pinch of salt | 1 pinch salt => salt 2 pinches
a handful of spinach | 2 handfuls spinach => spinach 3 handfuls
1 stick butter | 2 sticks butter => butter 3 sticks
1 head lettuce | 1 head lettuce => lettuce 2 heads
Milk 2 l | Milk 1 l => Milk 3 l
Milk, 2 l | 1 l milk => Milk 3 l
berries | 200 g berries => berries 200 g
1 cherry | 20 cherries => cherries 21
1 loaf | 2 loaves => loaves 3
2 potatoes | 1 potato => potatoes 3
3 tomatoes | 1 tomato => tomatoes 4
1 cup/240 ml milk | 1 cup milk => milk 2 cups
1 cup (240 ml) milk | 2 cups milk => milk 3 cups
10g/½oz tarragon | 5 g tarragon => tarragon 15 g
8 oz (½ lb) beef | 8 oz beef => beef 1 lb
1 lb/16 oz beef | 1 lb beef => beef 2 lb
1 lb 12 oz beef | 4 oz beef => beef 2 lb
1 lb + 12 oz beef | 1 lb beef => beef 2.75 lb
1 lb 12 oz (800 g) beef | 4 oz beef => beef 2 lb
1 lb 12 oz beef | beef => beef 1 lb + 12 oz
beef 1 lb 12 oz | 4 oz beef => beef 2 lb
1 kg (2 lb 4 oz) beef | 1 kg beef => beef 2 kg
1 kg 700 g flour | 500 g flour => flour 2.2 kg
500 g plus 500 g flour | 1 kg flour => flour 2 kg
Milk 1 l + 200 ml | 1 l milk => Milk 2.2 l
1 l 800 ml milk | 200 ml milk => milk 2 l
1 cup plus 6 fl oz milk | 1 cup milk => milk 2¾ cups
1 tbsp 1 tsp sugar | 2 tsp sugar => sugar 2 tbsp
225g/8oz flour | 225g/8oz flour => flour 450 g
MILK 1 l | milk 1 l => MILK 2 l
1 Crème fraîche | 2 creme fraiche => Crème fraîche 3
0.25 l cream | 0.1 l cream => cream 0.35 l
1 l oil | 1 ml oil => oil 1 l
1-2 tbsp oil | 1 tsp oil => oil 4-7 tsp
200g sugar | 1 kg sugar => sugar 1.2 kg
1 c. sugar | 1 cup sugar => sugar 2 c.
2 cups milk | 1 quart milk => milk 6 cups
12 eggs | half a dozen eggs => eggs 18
2 l milk | milk | 1 l milk => milk 3 l
milk | Milk => milk
1 kg (2.2 lb) potatoes | 500 g potatoes => potatoes 1.5 kg
Lemons x4 | 2 lemons => Lemons 6
Potatoes 1-2 kg | Potatoes 1 kg => Potatoes 2-3 kg
Milk 1,5-2 l | 1 l milk => Milk 2,5-3 l
Beef 1 kg/2 lb | Beef 500 g => Beef 1.5 kg
Flour 1 1/2 cups | Flour 1 1/2 cups => Flour 3 cups
1 000 g farine | 1 000 g farine => farine 2 kg
`

const BESIDE = `
2 tins tomatoes | 400 g tomatoes => tomatoes 2 tins + 400 g
400 g tomatoes | 2 tins tomatoes => tomatoes 2 tins + 400 g
2 onions | 500 g onions => onions 2 + 500 g
500 g onions | 2 onions | 250 g onions => onions 2 + 750 g
1 bunch parsley | 20 g parsley => parsley 1 bunch + 20 g
1 cup milk | 250 ml milk => milk 1 cup + 250 ml
1 lb beef | 500 g beef => beef 500 g + 1 lb
2 tbsp oil | 100 ml oil => oil 2 tbsp + 100 ml
1 head garlic | 2 cloves garlic => garlic 2 cloves + 1 head
1 bottle wine | 200 ml wine => wine 1 bottle + 200 ml
2 (400 g) tins beans | 1 tin beans => beans 2 tins, 400 g + 1 tin
1 cup plus 2 tbsp sugar | 1 cup sugar => sugar 1 cup, 2 tbsp + 1 cup
1 cup plus 250 ml milk | 1 cup milk => milk 1 cup, 250 ml + 1 cup
2 (400 g) tins beans | 2 (400 g) tins beans => beans 2 × (2 tins, 400 g)
1 pinch salt | 1 tsp salt => salt 1 pinch + 1 tsp
200 ml Sahne | 1 Becher Sahne => Sahne 1 Becher + 200 ml
1 bag spinach | 200 g spinach | 1 bag spinach => spinach 2 bags + 200 g
1 lb Hackfleisch | 1 Pfund Hackfleisch => Hackfleisch 1 Pfund + 1 lb
2 tins corn | 400 g corn | 3 corn => corn 2 tins + 3 + 400 g
1 Stück Butter | 250 g Butter => Butter 1 Stück + 250 g
Water 6x1,5l | Water 2 l => Water 6 × 1,5 l + 2 l
`

const APART = `
milk | oat milk => milk | oat milk
1 l milk | 1 l oat milk => 1 l milk | 1 l oat milk
onions | red onions => onions | red onions
1 pea | 1 pear => 1 pea | 1 pear
pan | pane => pan | pane
cream | ice cream => cream | ice cream
corn | corner => corn | corner
Rind | Rinde => Rind | Rinde
cream | creamer => cream | creamer
2 l milk => 2 l milk
butter | 1 tbsp butter or margarine => butter | 1 tbsp butter or margarine
-2 eggs | 2 eggs => -2 eggs | 2 eggs
1e400 eggs | 2 eggs => 1e400 eggs | 2 eggs
0/0 cups flour | 1 cup flour => 0/0 cups flour | 1 cup flour
7up | 2 limes => 7up | 2 limes
coconut milk | milk coconut => coconut milk | milk coconut
`

const LANGUAGES = `
500 g Mehl | 1,5 kg Mehl => Mehl 2 kg
1 Zwiebel | 2 Zwiebeln => Zwiebeln 3
2 EL Öl | 1 EL Öl => Öl 3 EL
½ EL Öl | 1 EL Öl => Öl 1½ EL
0,5 EL Öl | 1 EL Öl => Öl 1,5 EL
1/2 msk olja | 1 msk olja => olja 1½ msk
1/2 c. à soupe d'huile | 1 c. à soupe d'huile => huile 1½ c. à soupe
½ cucharada de aceite | 1 cucharada de aceite => aceite 1½ cucharadas
½ spsk olie | 2 spsk olie => olie 2½ spsk
½ eetlepel olie | 1 eetlepel olie => olie 1½ eetlepels
1 Tomate | 3 Tomaten => Tomaten 4
3 Eier | 1 Ei => Eier 4
1 Apfel | 2 Äpfel => Apfel 3
1/4 l Milch | 1/4 l Milch => Milch 0,5 l
0,25 l Sahne | 0,5 l Sahne => Sahne 0,75 l
2 Dosen Mais | 1 Dose Mais => Mais 3 Dosen
1 Bund Petersilie | 1 Bund Petersilie => Petersilie 2 Bund
2 pommes | 1 pomme => pommes 3
200 g de farine | 300 g farine => farine 500 g
2 c. à soupe d'huile | 1 c. à soupe d'huile => huile 3 c. à soupe
2 cebollas | 1 cebolla => cebollas 3
3 dientes de ajo | 2 dientes de ajo => ajo 5 dientes
2 pomodori | 1 pomodoro => pomodori 3
1 cipolla | 2 cipolle => cipolle 3
200 g di burro | 100 g burro => burro 300 g
2 uien | 1 ui => uien 3
2 teentjes knoflook | 1 teentje knoflook => knoflook 3 teentjes
2 dl grädde | 1 dl grädde => grädde 3 dl
1 tomat | 2 tomater => tomater 3
3 msk olja | 2 msk olja => olja 5 msk
2 fed hvidløg | 1 fed hvidløg => hvidløg 3 fed
2 spsk olie | 1 spsk olie => olie 3 spsk
2 łyżki cukru | 1 łyżka cukru => cukru 3 łyżki
1 Liter Milch | 1 Liter Milch => Milch 2 Liter
1 liter melk | 1 liter melk => melk 2 liter
1 liter mjölk | 1 liter mjölk => mjölk 2 liter
1 liter mælk | 1 liter mælk => mælk 2 liter
1 litre de lait | 1 litre de lait => lait 2 litres
1 liter milk | 1 liter milk => milk 2 liters
1 Dose Mais | 1 Dose Mais => Mais 2 Dosen
1 Glas Gurken | 1 Glas Gurken => Gurken 2 Gläser
1 Flasche Wein | 2 Flaschen Wein => Wein 3 Flaschen
1 boîte de thon | 1 boîte de thon => thon 2 boîtes
1 lata de atún | 1 lata de atún => atún 2 latas
1 lattina di birra | 1 lattina di birra => birra 2 lattine
1 blik tomaten | 1 blik tomaten => tomaten 2 blikken
1 burk majs | 1 burk majs => majs 2 burkar
1 klyfta vitlök | 1 klyfta vitlök => vitlök 2 klyftor
1 dåse tomater | 1 dåse tomater => tomater 2 dåser
1 puszka kukurydzy | 1 puszka kukurydzy => kukurydzy 2 puszki
2 łyżki oleju | 3 łyżki oleju => oleju 5 łyżek
1 łyżka oleju | 1/2 łyżki oleju => oleju 1½ łyżki
750 g farine | 500 g farine => farine 1,25 kg
750 g harina | 500 g harina => harina 1,25 kg
750 g farina | 500 g farina => farina 1,25 kg
750 g suiker | 500 g suiker => suiker 1,25 kg
750 g socker | 500 g socker => socker 1,25 kg
750 g sukker | 500 g sukker => sukker 1,25 kg
750 g Zucker | 500 g Zucker => Zucker 1,25 kg
750 g sugar | 500 g sugar => sugar 1.25 kg
1.5 kg Mehl | 1 kg Mehl => Mehl 2.5 kg
500 g mąki | 1 kg mąki => mąki 1,5 kg
1 Pfund Hackfleisch | 500 g Hackfleisch => Hackfleisch 1 kg
1 Pfund Hackfleisch | 2 Pfund Hackfleisch => Hackfleisch 1,5 kg
1 pond gehakt | 250 g gehakt => gehakt 750 g
2 Pfund 250 g Hack | 500 g Hack => Hack 1.75 kg
1 kg 20 dag mąki | 1 kg mąki => mąki 2,2 kg
2-3 EL Öl | 1 EL Öl => Öl 3-4 EL
1 TL Zucker | 1 EL Zucker => Zucker 4 TL
2 bis 3 Zwiebeln | 1 Zwiebel => Zwiebeln 3-4
Milch 2 bis 3 l | Milch 2 bis 3 l => Milch 4-6 l
1 500 ml de lait | 500 ml de lait => lait 2 l
3,5 % Milch | 3,5 % Milch => 3,5 % Milch
1 Prise Salz | 2 Prisen Salz => Salz 3 Prisen
¼ l Milch | 0,25 l Milch => Milch 0,5 l
2 à 3 carottes | 1 carotte => carottes 3-4
2 gousses d'ail | 1 gousse d'ail => ail 3 gousses
1 lata de atún | 2 latas de atún => atún 3 latas
1 cucchiaino di sale | 1 cucchiaio di sale => sale 4 cucchiaini
2 spicchi d'aglio | 1 spicchio d'aglio => aglio 3 spicchi
1 eetlepel olie | 2 theelepels olie => olie 5 theelepels
2 blikken tomaten | 1 blik tomaten => tomaten 3 blikken
1 msk salt | 2 tsk salt => salt 5 tsk
2 ägg | 1 ägg => ägg 3
1 dåse tomater | 2 dåser tomater => tomater 3 dåser
20 dag masła | 100 g masła => masła 300 g
2 szklanki mąki | 1 szklanka mąki => mąki 3 szklanki
3 jajka | 1 jajko => jajka 4
`

function casesOf(table: string): [string, string[], string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [items = '', rows = ''] = line.split(' => ')
      return [line, items.split(' | '), rows.split(' | ')]
    })
}

describe('the same thing is one row', () => {
  it('with at least 120 cases', () => {
    const all = [ADDED, BESIDE, APART, LANGUAGES].flatMap(casesOf)
    expect(new Set(all.map(([line]) => line)).size).toBeGreaterThanOrEqual(120)
  })

  describe('[2.list.15] what can be added is', () => {
    it.each(casesOf(ADDED))('%s', (_, items, rows) => expect(rowsOf(items)).toEqual(rows))
  })
  describe('what cannot stands side by side', () => {
    it.each(casesOf(BESIDE))('%s', (_, items, rows) => expect(rowsOf(items)).toEqual(rows))
  })
  describe('different things stay apart', () => {
    it.each(casesOf(APART))('%s', (_, items, rows) => expect(rowsOf(items)).toEqual(rows))
  })
  describe('in other languages', () => {
    it.each(casesOf(LANGUAGES))('%s', (_, items, rows) => expect(rowsOf(items)).toEqual(rows))
  })

  it('and says where each part comes from', () => {
    const [sum] = sumsOf(itemsOf(['2 l Milk', '250 ml milk @Béchamel', 'milk @Waffles']))
    expect(sum && originOf(sum)).toBe('2 l + 250 ml (Béchamel) + milk (Waffles)')
    expect(sum?.parts.map(({ item }) => item.id)).toEqual(['0', '1', '2'])
  })

  it.each([
    [['1½ onions @Soup', '1½ onions @Soup', '1 onion @Pie'], '1½ (Soup, twice) + 1 (Pie)'],
    [['Salt', 'Salt', 'salt @Pie', 'Salt'], 'Salt (3 times) + salt (Pie)'],
    [['1 egg', '1 egg'], '1 + 1'],
    [['Honey', 'honey', 'Honey'], '3 times'],
    [['Pepper @Soup', 'pepper @Pie', 'pepper @Soup'], 'Soup (twice) + Pie'],
    [
      ['black pepper @Soup', 'black pepper, ground @Soup'],
      'black pepper (Soup) + black pepper, ground (Soup)',
    ],
  ])('[2.list.15] what comes from the same recipe again is said once: %s', (texts, origin) => {
    const [sum] = sumsOf(itemsOf(texts))
    expect(sum && originOf(sum)).toBe(origin)
  })

  it('[2.list.15] with the comma that the sum has', () => {
    const [sum] = sumsOf(itemsOf(['½ l Milch', '250 ml Milch']))
    expect(sum && [textOf(sum), originOf(sum)]).toEqual(['Milch 750 ml', '0,5 l + 250 ml'])
  })
})

it('a number in a name tells two things apart', () => {
  expect(rowsOf(['Mehl 405', 'Mehl 550', 'Mehl 405'])).toHaveLength(2)
  expect(rowsOf(['500 g Mehl 405', '1 kg Mehl 550'])).toHaveLength(2)
})
