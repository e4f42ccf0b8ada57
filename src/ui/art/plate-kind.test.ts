import { describe, expect, test } from 'vitest'
import { COURSES, type Diet } from '#shared/recipe-words.ts'
import { seededRandom } from '../hash.ts'
import { baked } from './plate-baked.ts'
import { spooned } from './plate-bowl.ts'
import { dishLook } from './plate-kind.ts'
import { meat } from './plate-meat.ts'
import { savoury } from './plate-savoury.ts'
import { kindWords, tintWords } from './plate-words.ts'

const FOODS = { ...spooned, ...savoury, ...meat, ...baked }

/** Of each line the picture, its colour where one is sure, and the titles that have it. */
const titles = `
soup tomato: Roasted tomato soup / Gazpacho / Tomaten-Suppe / Tomato and basil soup
soup carrot: Kürbissuppe / Carrot and coriander soup / Crema de calabaza / Möhren-Ingwer-Suppe
soup leaf: Pea soup / Erbsensuppe / Brokkolicremesuppe
soup cream: Kartoffelsuppe / Potato soup / Potato and leek soup / Leek and potato soup / Zuppa di patate
soup crust: Linsensuppe / French onion soup / Mushroom soup
soup beet: Borscht
soup oil: Chicken noodle soup / Sopa de pollo / Hühnersuppe
soup: Soupe du jour
dip cream: Whipped feta with charred peppers
dip carrot: Smoky carrot hummus
dip wheat: Hummus / Kartoffelbrei / Mashed potatoes
dip leaf: Guacamole / Basil pesto / Bärlauchpesto
dip beet: Beetroot hummus
pasta: Brown butter gnocchi with sage / Nudelsalat
pasta tomato: Penne arrabbiata / Pasta al pomodoro
spaghetti cream: Käsespätzle / Cheese spaetzle with fried onions / Spaghetti carbonara
spaghetti tomato: Spaghetti bolognese / Nudeln mit Tomatensauce
noodles: Miso aubergine noodles / Pad thai / Bratnudeln
dumplings: Maultaschen / Gyoza
balls wheat: Semmelknödel
balls crust: Albóndigas en salsa / Meatballs with lingonberries / Falafel / Köttbullar / Frikadellen
balls carrot: Marillenknödel
balls leaf: Kohlrouladen
torn wheat: Kaiserschmarrn
torn oil: Rührei / Scrambled eggs
eggs: Omelette / Spiegeleier
eggs tomato: Shakshuka
salad beet: Beetroot and orange carpaccio
salad tomato: Caprese / Insalata di pomodori
salad leaf: Grüner Salat / Ensalada verde
salad: Gemischter Salat
fruit: Fruit salad / Obstsalat / Salade de fruits / Ensalada de frutas
cucumber: Cucumber salad with dill / Gurkensalat
cabbage beet: Red cabbage with apple / Rotkohl / Blaukraut / Chou rouge
cabbage pith: Sauerkraut / Coleslaw / Krautsalat / Weißkohl / Spitzkohl
cabbage leaf: Grünkohl / Creamed spinach
vegetables: Roasted vegetables / Ofengemüse / Verdure grigliate / Gemüsepfanne
vegetables cream: Tofu stir-fry / Roasted cauliflower
vegetables carrot: Glazed carrots
potatoes: Potato salad / Kartoffelsalat / Bratkartoffeln / Pommes de terre sautées
potatoes lemon: Crushed potatoes with lemon
sticks leaf: Green beans with lemon crumbs / Grüne Bohnen / Asparagus
sticks cream: Spargel mit Hollandaise
sticks wheat: Pommes / Fish and chips
sticks crust: Bratwurst / Sausages
rice oil: Fried rice / Paella / Bratreis
rice crust: Mushroom risotto with thyme / Risotto ai funghi / Pilzrisotto
rice: Couscous salad / Arroz blanco
sushi: Sushi / Maki
beans crust: Linsensalat / Lentil salad
beans: Bean salad / Braised beans with fennel / Chili con carne / Pasta e fagioli
dal carrot: Red lentil dal with spinach
stew carrot: Chicken curry
stew leaf: Green curry
stew cocoa: Rindergulasch / Beef goulash
stew: Ratatouille / Linseneintopf / Lamb stew
tacos: Fish tacos / Burritos
roast: Roast chicken with grapes / Roast chicken with potato salad / Brathähnchen / Gänsebraten
fillet crust: Schnitzel / Wiener Schnitzel mit Kartoffelsalat / Hähnchen / Pollo al limone
fillet cocoa: Schweinebraten mit Knödeln / Sunday roast / Steak / Rinderrouladen
fish carrot: Lachs / Salmon with dill
fish: Fischfilet / Merluza / Forelle Müllerin
tart beet: Plum and almond galette / Tarte aux prunes
tart oil: Apple pie / Tarte aux pommes / Apfelstrudel
tart lemon: Tarte au citron
pizza cream: Zwiebelkuchen / Tarte à l’oignon / Lauchquiche / Flammkuchen / Quiche Lorraine / Onion tart with bacon / Chicken and leek pie
pizza tomato: Pizza
cake orange: Olive oil cake with orange
cake oil: Apfelkuchen / Torta di mele
cake cocoa: Sticky chocolate cake / Schwarzwälder Kirschtorte / Gâteau au chocolat / Sachertorte
cake cream: Käsekuchen / Tarta de queso / New York cheesecake
cake carrot: Carrot cake
crumble tomato: Rhubarb crumble with oats
crumble cream: Shepherd’s pie / Kartoffelgratin / Sunday lasagne / Nudelauflauf
loaf: Brot / Sourdough loaf / Seeded rye crispbread / Bauernbrot / Focaccia / Pan de campo
buns: Brötchen / Semmeln / Dampfnudeln
swirls: Cinnamon buns / Zimtschnecken
cookies: Plätzchen / Oat cookies / Lebkuchen
toast: Bruschetta / Cheese toast
burger: Smoky black bean burgers
pancakes: Pancakes / CRÊPES / Pfannkuchen
waffles: Waffeln / Waffles
cup cocoa: Tiramisu / Chocolate mousse / Mousse au chocolat / Schokopudding
cup cream: Panna cotta / Milchreis
cup: Arroz con leche / Griessbrei / Porridge
cup beet: Rote Grütze
ice: Ice cream / Vanilleeis / Himbeereis / Himbeersorbet
`
const table = titles
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [look = '', list = ''] = line.split(': ')
    const [kind, tint] = look.split(' ')
    return list.split(' / ').map((title) => ({ title, kind, tint }))
  })

describe('the words of a title decide what lies on the plate', () => {
  test.each(table)('$title: $kind $tint', ({ title, kind, tint }) => {
    const look = dishLook(title, { course: 'MAIN' }, 1)
    expect(look.kind).toBe(kind)
    if (tint !== undefined) expect(look.tint).toBe(tint)
  })
})

test('a title that says nothing leaves it to the course, and there to the id', () => {
  const kinds = [0, 1, 2, 3].map(
    (seed) => dishLook("Grandma's best", { course: 'DESSERT' }, seed).kind,
  )
  expect(kinds).toEqual(['tart', 'cake', 'crumble', 'cup'])
  expect(dishLook('', {}, 0)).toEqual({ kind: 'pasta' })
})

test('whoever eats no meat sees none, whatever the title says; nor does anybody whose title says nothing', () => {
  const diets: (Diet | undefined)[] = ['VEGAN', 'VEGETARIAN']
  const ofMeat = table.filter(({ kind = '' }) => kind in meat).map(({ title }) => title)
  expect(ofMeat.length).toBeGreaterThan(10)
  const drawn = (names: string[], known: typeof diets) =>
    names.flatMap((title) =>
      COURSES.flatMap((course) =>
        known.flatMap((diet) =>
          [0, 1, 2, 3, 4].map((seed) => dishLook(title, { course, diet }, seed).kind),
        ),
      ),
    )
  const names = [...table.map(({ title }) => title), 'Vegan chicken', 'Nut roast', 'Tofu steak', '']
  expect(drawn(names, diets).filter((kind) => kind in meat)).toEqual([])
  expect(drawn(['', 'Sunday'], [undefined, 'MEAT']).filter((kind) => kind in meat)).toEqual([])
  expect(dishLook('Cauliflower steak', { diet: 'VEGAN' }, 1).kind).toBe('vegetables')
})

test('what stands beside a dish has no say in its colour where its own words have one', () => {
  expect(dishLook('Guacamole with tomatoes', {}, 1).tint).toBe('leaf')
  expect(dishLook('Pfannkuchen mit Beeren', {}, 1).tint).toBe('beet')
})

test('words are looked for as they stand in the tables: lower case, without accents', () => {
  const words = [...kindWords.map(([, list]) => list), ...tintWords.map(([, list]) => list)]
  expect(words.filter((list) => /[^\x20-\x7e]|[A-Z]/.test(list.replaceAll('\\W', '')))).toEqual([])
})

test('two plates of one dish rarely have the same on top', () => {
  const paints = (seed: number) =>
    FOODS.soup(seededRandom(seed), 'tomato').map(({ fill, stroke }) => `${fill} ${stroke}`)
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => paints(seed).join())).size).toBe(3)
})

test('every dish can be drawn from any seed in any colour, in a handful of strokes', () => {
  const tints = [undefined, ...tintWords.map(([tint]) => tint), 'wheat', 'pith'] as const
  for (const [kind, draw] of Object.entries(FOODS)) {
    for (const tint of tints) {
      for (let seed = 0; seed < 20; seed++) {
        const layers = draw(seededRandom(seed), tint)
        expect(layers.length, kind).toBeLessThan(16)
        for (const { d, fill = '', stroke = '' } of layers) {
          expect(d + fill + stroke, `${kind} ${tint}`).not.toMatch(/NaN|undefined|Infinity/)
        }
      }
    }
  }
})
