// Texts of the tuned half: what people put beside a recipe, and how they run lists together.
import { casePages } from './case-page.ts'

export const remarked = casePages([
  {
    name: 'whose picture it is stands above the title, and the first amount beside the part',
    sections: true,
    says: `= Kartoffelpuffer mit Apfelmus
+ Für die Puffer
- 800 g Kartoffeln + 1 Zwiebel
- 2 Eier
+ Für das Mus
- 1 kg Äpfel
- 2 EL Zucker
* Die Kartoffeln reiben und alles gut vermischen.
* Die Äpfel mit dem Zucker weich kochen.`,
    source: `Quelle: Maja Muster
Kartoffelpuffer mit Apfelmus

Zutaten:

Für die Puffer: 800 g Kartoffeln + 1 Zwiebel
2 Eier
Für das Mus: 1 kg Äpfel
2 EL Zucker

Zubereitung:

Die Kartoffeln reiben und alles gut vermischen.

Die Äpfel mit dem Zucker weich kochen.
(Rezept von Tante Käthe)`,
  },
  {
    name: 'a second list holds nothing but the names of the parts',
    sections: true,
    says: `= Nusszopf
+ Für den Teig
- 500 g Mehl
- 250 ml Milch
+ Für die Füllung
- 200 g Nüsse
- 80 g Zucker
* Den Teig kneten und gehen lassen.
* Füllen, flechten und backen.`,
    source: `Nusszopf

Zutaten

Stücke
Für den Teig
500 g Mehl
250 ml Milch
Für die Füllung
200 g Nüsse
80 g Zucker

Zutaten

  • Für den Teig

  • Für die Füllung

Zubereitung

1
Den Teig kneten und gehen lassen.
2
Füllen, flechten und backen.`,
  },
  {
    name: 'steps under their numbers with brackets, one number twice, below a part in its line',
    says: `= Spinatstrudel
- Teig: 250 g Mehl, 4 EL Öl
- 600 g Spinat
- 200 g Schafskäse
- Salz, Muskat
* Den Spinat in der Pfanne zusammenfallen lassen.
* Zur Seite stellen und etwas abkühlen lassen.
* Den Käse dazu bröseln und würzen.
* Den Teig ausziehen, füllen und aufrollen.
* Eine halbe Stunde bei 180 Grad backen.`,
    source: `Spinatstrudel
Strudel gibt es bei uns jeden Freitag, wenn die Kinder kommen. Ich nehme für ein Blech:
Teig: 250 g Mehl, 4 EL Öl
600 g Spinat
200 g Schafskäse
Salz, Muskat
1) Den Spinat in der Pfanne zusammenfallen lassen.
2) Zur Seite stellen und etwas abkühlen lassen.
3) Den Käse dazu bröseln und würzen.
3) Den Teig ausziehen, füllen und aufrollen.
4) Eine halbe Stunde bei 180 Grad backen.`,
  },
  {
    name: 'a question leads to the steps, and footnotes follow them',
    says: `= Compote de rhubarbe
- 500 g de rhubarbe
- 80 g de sucre (ou un peu plus, selon la rhubarbe et selon ceux qui la mangent)
- un peu de vanille
* Couper la rhubarbe en morceaux.
* La cuire doucement avec le sucre.
* Laisser refroidir.`,
    source: `Compote de rhubarbe
Il fait beau, et le jardin déborde. J'en ai profité.

Ingrédients :
- 500 g de rhubarbe
- 80 g de sucre (ou un peu plus, selon la rhubarbe et selon ceux qui la mangent)
- un peu de vanille
Et ensuite ?
- Couper la rhubarbe en morceaux.
- La cuire doucement avec le sucre.
- Laisser refroidir.
(*) Je garde la peau, elle donne la couleur.
(**) On peut y mettre des fraises.`,
  },
  {
    name: 'captions of pictures stand between whole sentences, and a row has much in brackets',
    says: `= Baked cod with fennel
- cod fillets (I count on one for each person, though we always end up eating two of them)
- olive oil (for the dish)
- 1 bulb of fennel
- white wine
* Heat the oven to 200 degrees and oil a dish.
* Slice the fennel and spread it in the dish.
* Lay the fish on top and bake for 20 minutes.`,
    source: `Baked cod with fennel

“What is in the dish?” he asked when he came home, and everybody else has asked me the same since then. So here it is.

You need:
cod fillets (I count on one for each person, though we always end up eating two of them)
olive oil (for the dish)
1 bulb of fennel
white wine

Heat the oven to 200 degrees and oil a dish.

the dish

Slice the fennel and spread it in the dish.

fennel in place

Lay the fish on top and bake for 20 minutes.

ready to eat`,
  },
  {
    name: 'a sentence that leads to the steps is none',
    says: `= Tomato pasta
- 400 g pasta
- 6 tomatoes
- 2 cloves of garlic
* Boil the pasta in salted water.
* Fry the garlic, then add the tomatoes.`,
    source: `Tomato pasta

Ingredients:
- 400 g pasta
- 6 tomatoes
- 2 cloves of garlic

Instructions:
This is a dish that everybody can make. Follow these steps for the best of all pastas:
Step 1: Boil
Boil the pasta in salted water.
Step 2: Fry
Fry the garlic, then add the tomatoes.`,
  },
  {
    name: 'a list between strokes in one line, below a title that calls out',
    says: `= Vive la soupe
- 400 g de carottes
- 1 oignon
- 20 cl de crème
- 50 g de beurre (demi-sel)
- un peu de cumin
* Coupez les carottes et faites-les revenir dans le beurre.
* Couvrez d'eau, laissez cuire puis mixez.`,
    source: `Vive la soupe !
Quand il pleut, je pense à la soupe de ma grand-mère.
J'ai gardé sa recette.

Dans le panier :
400 g de carottes / 1 oignon / 20 cl de crème / 50 g de beurre (demi-sel)/ un peu de cumin
Coupez les carottes et faites-les revenir dans le beurre.
Couvrez d'eau, laissez cuire puis mixez.`,
  },
  {
    name: 'a list between commas of which half has no amount, above counted steps and a remark',
    says: `= Rosół
- 1 kg wołowiny
- ½ kurczaka
- marchewka
- pietruszka
- 2 listki laurowe
- pieprz w ziarenkach
- sól
- 4 l wody
* Mięso opłukać i zalać zimną wodą.
* Dodać warzywa i przyprawy.
* Gotować powoli trzy godziny.`,
    source: `Rosół
1 kg wołowiny, ½ kurczaka, marchewka, pietruszka, 2 listki laurowe, pieprz w ziarenkach, sól, 4 l wody
1. Mięso opłukać i zalać zimną wodą.
2. Dodać warzywa i przyprawy.
3. Gotować powoli trzy godziny.
Ponieważ rosół jest potrawą niedzielną, w sobotę warto pamiętać o zakupach.`,
  },
  {
    name: 'for how many it is stands in brackets, and whose the picture is below the steps',
    says: `= Far breton
- 4 œufs
- 100 g de sucre
- 200 g de farine
- 75 cl de lait
* Mélanger le tout et verser dans un plat beurré.
* Faire cuire 45 minutes.`,
    source: `Far breton

(Pour 6 personnes)
4 œufs
100 g de sucre
200 g de farine
75 cl de lait
Mélanger le tout et verser dans un plat beurré.
Faire cuire 45 minutes.
Texte et photo © Anne Exemple 2015.`,
  },
  {
    name: 'cells of a table without a sign in front, and a page that says where it was filed',
    says: `= Corn bread
- 2 c cornmeal
- 1 tsp salt
- 2 eggs
- ½ c milk
* Mix everything.
* Bake it for half an hour.`,
    source: `Corn bread
2 | c | cornmeal |
1 | tsp | salt |
2 | eggs | |
½ | c | milk |
Mix everything.
Bake it for half an hour.
This entry was posted in Bread. Bookmark the permalink.`,
  },
  {
    name: 'numbers count the titles of steps that are paragraphs',
    says: `= Stoofpot
- 1 kg rundvlees
- 4 uien
- 2 laurierblaadjes
# Het vlees aanbraden
* Bak het vlees in de boter aan alle kanten bruin.
# De uien bakken
* Bak de uien tot ze zacht zijn en doe ze erbij.`,
    source: `Stoofpot

Ingrediënten

  • 1 kg rundvlees
  • 4 uien
  • 2 laurierblaadjes

Bereidingsinstructies

1. Het vlees aanbraden

Bak het vlees in de boter aan alle kanten bruin.

2. De uien bakken

Bak de uien tot ze zacht zijn en doe ze erbij.`,
  },
  {
    name: 'the steps stand above the list',
    says: `= Zuurkool
- 500 gram zuurkool
- 1 kg aardappelen
- rookworst
* Kook de aardappelen gaar.
* Warm de zuurkool in een andere pan.
* Stamp alles door elkaar.`,
    source: `Zuurkool
Vandaag eten we iets uit de tijd van mijn oma.
En zo maak je de zuurkool
- Kook de aardappelen gaar.
- Warm de zuurkool in een andere pan.
- Stamp alles door elkaar.
Ingrediënten
4/6 personen
- 500 gram zuurkool
- 1 kg aardappelen
- rookworst
0 reacties`,
  },
  {
    name: 'nothing heads the list but what may be added to it',
    sections: true,
    says: `= Oat biscuits
+ 
- 2 cups oats
- 1 cup flour
- 1 egg
+ Optional
- ½ cup raisins
- ½ cup nuts
* Mix it all and bake small heaps until brown.`,
    source: `These are the ones that everybody asks about, so here you are.
Oat biscuits
2 cups oats
1 cup flour
1 egg
Optional Ingredients:
½ cup raisins
½ cup nuts
Mix it all and bake small heaps until brown.`,
  },
  {
    name: 'all in lines of the parts, the first of them behind the heading',
    sections: true,
    says: `= Cardamom twists
+ 
- 3 dl milk (warm)
- 25 grams of yeast
- 8 dl flour
+ Filling
- 100 grams of butter
- 1 dl sugar
- 1 egg for the top
* Dissolve the yeast, add the rest and let the dough rise.
* Spread the filling, twist and bake.`,
    source: `Cardamom twists

It rains, so we bake.

Ingredients: 3 dl milk (warm), 25 grams of yeast, 8 dl flour

Filling: 100 grams of butter, 1 dl sugar, 1 egg for the top

How to: Dissolve the yeast, add the rest and let the dough rise.

Spread the filling, twist and bake.

Et voila,

Maria`,
  },
  {
    name: 'a sentence that says what it takes, with amounts in words',
    says: `= Peperonata: ricetta di casa
- 4 peperoni
- 2 cipolle
- 300 gr di pomodori
- 1 spicchio d'aglio
- tre foglie di basilico
- olio e sale
* Si tagliano i peperoni a strisce e si fanno rosolare con le cipolle.
* Si uniscono i pomodori e si cuoce per mezz'ora.`,
    source: `Peperonata: ricetta di casa
Per questo piatto occorrono: 4 peperoni, 2 cipolle, 300 gr di pomodori, 1 spicchio d'aglio, tre foglie di basilico, olio e sale.
Si tagliano i peperoni a strisce e si fanno rosolare con le cipolle.
Si uniscono i pomodori e si cuoce per mezz'ora.`,
  },
  {
    name: 'a film is spoken of behind the list, times without their word below it',
    says: `= Gazpacho, la receta de siempre
- 1 kilo de tomates
- Pepino 1
- Ajo
- Sal
* Lavamos las verduras y las cortamos en trozos.
* Trituramos todo y lo guardamos en la nevera.`,
    source: `top of page
  • Foto del escritor

Gazpacho, la receta de siempre

El gazpacho es una sopa fría que sabe a verano y a casa, y que se hace en un momento.

Ingredientes Para 4 personas
  • 1 kilo de tomates
  • Pepino 1
  • Ajo
  • Sal
Vídeo del gazpacho
Además de la receta por escrito, te dejo el vídeo para que te sea más fácil hacerlo.

Cómo hacer gazpacho Dificultad: Fácil

  • Tiempo total 1 h 20 m

  • Elaboración 20 m

Lavamos las verduras y las cortamos en trozos.

Trituramos todo y lo guardamos en la nevera.

Foto | Flickr`,
  },
  {
    name: 'who wrote it says below the steps how theirs came out',
    says: `= Limpa
- 5 dl mjölk
- 50 g jäst
- 1 kg rågmjöl
* Värm mjölken till 37 grader.
* Smula ner jästen och rör om.
* Tillsätt mjölet och knåda degen.
* Grädda i 40 minuter.`,
    source: `Limpa
Ingredienser
5 dl mjölk
50 g jäst
1 kg rågmjöl

Gör såhär:
Värm mjölken till 37 grader.
Smula ner jästen och rör om.
Tillsätt mjölet och knåda degen.
Grädda i 40 minuter.


Jag gjorde min i en mindre form, och den blev hög och fin.`,
  },
  {
    name: 'what it takes is said behind the heading, and how it is made below another',
    says: `= Erbsensuppe
- 500 g Schälerbsen
- 2 l Brühe
- 3 Karotten
- Salz und Pfeffer nach Geschmack
* Die Karotten schälen und würfeln.
* Alles zusammen weich kochen.`,
    source: `Erbsensuppe
Was wäre der Winter ohne einen Teller Suppe, wie ihn schon die Großmutter auf den Tisch gestellt hat?
Zutaten für Erbsensuppe
Sie brauchen: 500 g Schälerbsen, 2 l Brühe, 3 Karotten, Salz und Pfeffer nach Geschmack
So wird die Erbsensuppe gemacht
So geht’s: Die Karotten schälen und würfeln.

Alles zusammen weich kochen.

Omas Küchentipps

Am nächsten Tag schmeckt sie noch besser.`,
  },
])
