// What people paste: pages copied with everything that stands on them, notes, messages, answers.
import { casePages } from '../tuned/case-page.ts'

const text = (name: string, says: string, source: string) => ({ name, says, source })

export const pasted = casePages([
  text(
    'a card of a plug-in, selected and copied',
    `= Creamy Tuscan Chicken
- 1 ½ pounds boneless skinless chicken breasts (thinly sliced)
- 2 Tablespoons olive oil
- 1 cup heavy cream
* In a large skillet add olive oil and cook the chicken on medium high heat for 3-5 minutes on each side.
* Add the heavy cream and whisk until it starts to thicken.
* Serve over pasta if desired.`,
    `Creamy Tuscan Chicken
4.89 from 251 votes
Author Jane
Prep Time
5 minutes mins
Cook Time
20 minutes mins
Total Time
25 minutes mins
Servings
6
Jump to Recipe
Print Recipe

Ingredients
  US Customary
Metric
1x
2x
3x
▢ 1 ½ pounds boneless skinless chicken breasts (thinly sliced)
▢ 2 Tablespoons olive oil
▢ 1 cup heavy cream

Instructions

In a large skillet add olive oil and cook the chicken on medium high heat for 3-5 minutes on each side.
Add the heavy cream and whisk until it starts to thicken.
Serve over pasta if desired.

Notes
Updated on March 9, 2021

Nutrition
Calories: 380kcal`,
  ),
  text(
    'a German portal, selected and copied',
    `= Linsensuppe wie bei Oma
- 250 g Tellerlinsen
- 1 Bund Suppengrün
- 2 Kartoffeln
- 4 Wiener Würstchen
* Linsen waschen und in 1,5 l Wasser aufkochen.
* Gemüse putzen, würfeln und zugeben.
* Etwa 40 Minuten garen, mit Essig abschmecken und die Würstchen darin erwärmen.`,
    `Linsensuppe wie bei Oma
von Kochmaus
Durchschnittliche Bewertung: 4.5
60 Min. simpel

Zutaten
für 4 Portionen

250 g	Tellerlinsen
1 Bund	Suppengrün
2	Kartoffeln
4	Wiener Würstchen

Zubereitung
Arbeitszeit ca. 20 Minuten
Gesamtzeit ca. 1 Stunde

Linsen waschen und in 1,5 l Wasser aufkochen.

Gemüse putzen, würfeln und zugeben.

Etwa 40 Minuten garen, mit Essig abschmecken und die Würstchen darin erwärmen.

Kommentare
Super lecker!`,
  ),
  text(
    'amount and name in lines of their own',
    `= Shakshuka
- 1 tbsp olive oil
- 400 g tomatoes
- 4 eggs
* Heat the oil and simmer the tomatoes for ten minutes.
* Make four wells, crack in the eggs and cover until set.`,
    `Shakshuka

Ingredients

1 tbsp
olive oil
400 g
tomatoes
4
eggs

Method

Step 1
Heat the oil and simmer the tomatoes for ten minutes.
Step 2
Make four wells, crack in the eggs and cover until set.`,
  ),
  text(
    'a French note with dashes and capitals',
    `= Quiche lorraine
- 1 pâte brisée
- 200 g de lardons
- 3 œufs
- 20 cl de crème
* Étaler la pâte dans un moule.
* Faire revenir les lardons.
* Battre les œufs et la crème, verser et cuire 40 min à 180 °C.`,
    `QUICHE LORRAINE
`.replace('QUICHE LORRAINE', 'Quiche lorraine') +
      `
INGRÉDIENTS :
- 1 pâte brisée
- 200 g de lardons
- 3 œufs
- 20 cl de crème

PRÉPARATION :
- Étaler la pâte dans un moule.
- Faire revenir les lardons.
- Battre les œufs et la crème, verser et cuire 40 min à 180 °C.`,
  ),
  text(
    'an answer that talks before and after',
    `= Easy Fried Rice
- 3 cups cooked rice, cold
- 2 eggs
- 1 cup frozen peas
- 2 tbsp soy sauce
* Scramble the eggs in a hot wok and set aside.
* Fry the rice and the peas for 5 minutes.
* Return the eggs, add the soy sauce and toss.`,
    `Sure! Here's a simple recipe for fried rice:

### Easy Fried Rice

**Ingredients:**
* 3 cups cooked rice, cold
* 2 eggs
* 1 cup frozen peas
* 2 tbsp soy sauce

**Instructions:**
1. Scramble the eggs in a hot wok and set aside.
2. Fry the rice and the peas for 5 minutes.
3. Return the eggs, add the soy sauce and toss.

Let me know if you'd like a vegan version!`,
  ),
  text(
    'a message on a phone, all in one breath of lines',
    `= banana bread
- 3 bananas
- 2 cups flour
- 1 cup sugar
- 1 tsp baking soda
* mash the bananas, mix in everything else
* bake at 350 for an hour`,
    `banana bread
3 bananas
2 cups flour
1 cup sugar
1 tsp baking soda
mash the bananas, mix in everything else
bake at 350 for an hour`,
  ),
  text(
    'a Dutch recipe with sections, copied from a magazine',
    `= Appeltaart
+ Voor het deeg
- 300 g zelfrijzend bakmeel
- 200 g boter
+ Voor de vulling
- 1 kg goudreinetten
- 2 tl kaneel
* Kneed het deeg en bekleed de vorm.
* Schil de appels en meng met de kaneel.
* Bak de taart 60 minuten op 175 graden.`,
    `Appeltaart
12 punten - 90 min

Ingrediënten
Voor het deeg
300 g zelfrijzend bakmeel
200 g boter
Voor de vulling
1 kg goudreinetten
2 tl kaneel

Bereiding
1 Kneed het deeg en bekleed de vorm.
2 Schil de appels en meng met de kaneel.
3 Bak de taart 60 minuten op 175 graden.

Tip
Lekker met slagroom.`,
  ),
  text(
    'a Spanish one without a heading of the steps',
    `= Tortilla de patatas
- 4 huevos
- 500 g de patatas
- 1 cebolla
- sal
* Pelamos y cortamos las patatas y la cebolla y las freímos a fuego lento.
* Batimos los huevos, mezclamos todo con la sal y cuajamos la tortilla por los dos lados.`,
    `Tortilla de patatas

Ingredientes:
4 huevos
500 g de patatas
1 cebolla
sal

Pelamos y cortamos las patatas y la cebolla y las freímos a fuego lento.

Batimos los huevos, mezclamos todo con la sal y cuajamos la tortilla por los dos lados.`,
  ),
  text(
    'an old file of recipes in the exchange format of its time',
    `= Beer Bread
- 3 c Self-rising flour
- 2 tb Sugar
- 12 oz Beer
* Mix all ingredients. Pour into greased loaf pan. Bake at 350 for 1 hour.`,
    `---------- Recipe via Meal-Master (tm) v8.05

      Title: Beer Bread
 Categories: Breads
      Yield: 1 loaf

      3 c  Self-rising flour
      2 tb Sugar
     12 oz Beer

  Mix all ingredients. Pour into greased loaf pan. Bake at
  350 for 1 hour.

-----`,
  ),
  text(
    'a Swedish note with fractions and a word for some',
    `= Kladdkaka
- 100 g smör
- 2 ägg
- 2 ½ dl socker
- 4 msk kakao
- en nypa salt
* Smält smöret och rör ner allt annat.
* Grädda i 175 grader i 20 minuter.`,
    `Kladdkaka

Ingredienser
100 g smör
2 ägg
2 ½ dl socker
4 msk kakao
en nypa salt

Gör så här
1. Smält smöret och rör ner allt annat.
2. Grädda i 175 grader i 20 minuter.

Smaklig måltid!`,
  ),
])
