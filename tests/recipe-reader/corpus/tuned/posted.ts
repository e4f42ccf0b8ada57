// Texts of the tuned half: recipes as they stand in posts, with what is said around them.
import { casePages } from './case-page.ts'

export const posted = casePages([
  {
    name: 'dashes alone in their lines part what stands between them',
    says: `= Quiche aux poireaux
- 1 pâte brisée
- 3 œufs
- 20 cl de crème
- Poivre du moulin
* Émincer les poireaux et les faire fondre dans le beurre.
* Verser l’appareil sur la pâte et enfourner.`,
    source: `Quiche aux poireaux
—
Introduction
Ma grand-mère la préparait le dimanche soir, quand il pleuvait et que personne ne voulait sortir.
—
Résumé
- Donne : 6 parts
- Temps de préparation : 20 minutes
—
Ingrédients
- 1 pâte brisée
- 3 œufs
- 20 cl de crème
- Poivre du moulin
—
Préparation
1. Émincer les poireaux et les faire fondre dans le beurre.
2. Verser l’appareil sur la pâte et enfourner.`,
  },
  {
    name: 'readers count what they say below steps that nobody counts',
    says: `= Split Pea Soup
- 1 chopped onion
- 2 carrots
- 300g split peas
- 1 litre of stock
* Soften the onion and the carrots in some butter.
* Tip in the peas and the stock and let it bubble for an hour.
* Season it well and eat it with bread.`,
    source: `Sunday, 4 March 2012

Split Pea Soup

Just the thing for a grey day, and it costs next to nothing either way.

Ingredients: (to feed 3)
1 chopped onion
2 carrots
300g split peas
1 litre of stock

To Cook:
Soften the onion and the carrots in some butter.
Tip in the peas and the stock and let it bubble for an hour.
Season it well and eat it with bread.


  1. I had this for lunch today and will make it again!

  2. Where do you buy your peas?`,
  },
  {
    name: 'who wrote it goes on below the work, and then the readers',
    says: `= Bean Chili
- 2 cups beans
- 1 onion, chopped
- 1 tbsp oil
- 2 tsp chili powder
* Soak the beans. Fry the onion in the oil, add everything and simmer for an hour. Makes 4 servings.`,
    source: `Bean Chili

2 cups beans
1 onion, chopped
1 tbsp oil
2 tsp chili powder

Soak the beans. Fry the onion in the oil, add everything and simmer for an hour. Makes 4 servings.

Most weeks I’ve been adding whatever the garden gives me, such as peppers, corn or a handful of spinach.
My neighbours put it on baked potatoes.

Tess said...

That is exactly how my mother made hers, with a square of chocolate in it.`,
  },
  {
    name: 'all of the list is one line below its heading, with a unit that is cut short',
    says: `= Wirsingauflauf
- 800 g Hackfleisch
- 2 Wirsingköpfe
- 2 Pck. Kräuterquark
- Butter
- Milch
- Salz
- 1 l Brühe
* Das Hackfleisch in der Butter anbraten und kräftig würzen.
* Alles in eine Form schichten und 20 Minuten backen.`,
    source: `Startseite Tipps Wirsingauflauf für Gäste
Ernährung

Rezept: Wirsingauflauf

Im Winter gibt es kaum etwas Besseres, und die Reste schmecken am nächsten Tag noch einmal.

Das brauchen Sie:

800 g Hackfleisch, 2 Wirsingköpfe, 2 Pck. Kräuterquark, Butter, Milch, Salz, 1 l Brühe

So geht’s:

Das Hackfleisch in der Butter anbraten und kräftig würzen.

Alles in eine Form schichten und 20 Minuten backen.

Bildnachweis

  • agentur_1234/foto`,
  },
  {
    name: 'what is said behind the count of a step is no title of what goes on below it',
    says: `= Tarte à l’orange
- 1 rouleau de pâte
- 2 oranges
- 20 cl de crème
* Préchauffez le four à 180 °C (th. 6). Foncez la pâte dans un moule et piquez-la.
* Pour la garniture, pressez les oranges. Mélangez le jus et la crème, versez et enfournez.`,
    source: `Tarte à l’orange

Ingrédients pour six personnes :
– 1 rouleau de pâte
– 2 oranges
– 20 cl de crème

Préparation :

Étape 1 : Préchauffez le four à 180 °C (th. 6).

Foncez la pâte dans un moule et piquez-la.

Étape 2 : Pour la garniture, pressez les oranges.

Mélangez le jus et la crème, versez et enfournez.`,
  },
  {
    name: 'two parts above their rows, and a step that only says how hot',
    sections: true,
    says: `= Tarte au citron
+ Pour la pâte
- 150 g de biscuits
- 80 g de beurre
+ Pour la crème
- 4 jaunes d'œufs
- 30 cl de crème fouettée (facultatif)
* Préchauffer le four à 160° chaleur tournante
* Mixer les biscuits et ajouter le beurre fondu.
* Fouetter les jaunes et la crème, verser et cuire 20 minutes.`,
    source: `Tarte au citron

Pour 6 ou 8 personnes
Pour la pâte :
150 g de biscuits
80 g de beurre
Pour la crème :
4 jaunes d'œufs
30 cl de crème fouettée (facultatif)
Préchauffer le four à 160° chaleur tournante
Mixer les biscuits et ajouter le beurre fondu.
Fouetter les jaunes et la crème, verser et cuire 20 minutes.`,
  },
  {
    name: 'rows that end with semicolons, the last ones without an amount',
    says: `= Pasta alla contadina
- 320 grammi di pasta
- 80 grammi di guanciale
- 50 grammi di ricotta
- pepe
- olio extravergine d’oliva
- sale grosso
* Tagliare il guanciale a strisce e rosolarlo nell’olio.
* Lessare la pasta, scolarla e unirla al resto.`,
    source: `Pasta alla contadina

320 grammi di pasta;

80 grammi di guanciale ;

50 grammi di ricotta;

pepe;

olio extravergine d’oliva;

sale grosso.

Tagliare il guanciale a strisce e rosolarlo nell’olio.

Lessare la pasta, scolarla e unirla al resto.`,
  },
  {
    name: 'recipes that are counted, each with words of its own above the list',
    says: `= Sernik domowy
- 1 kg twarogu
- 6 jajek
* Utrzeć twaróg z jajkami i cukrem.
* Piec 60 minut w temperaturze 170°C.
= Makowiec babci
- 500 g mąki
- 400 g maku
* Zagnieść ciasto i odstawić na godzinę.
* Nałożyć mak, zwinąć i piec 40 minut.`,
    source: `Ciasta na każdą okazję - nasze przepisy
W naszym domu zawsze stało coś słodkiego na stole, i tak jest do dziś.
1. Sernik domowy
Kremowy i delikatny, pojawia się u nas na każde święta.
Składniki:
- 1 kg twarogu
- 6 jajek
Przygotowanie:
1. Utrzeć twaróg z jajkami i cukrem.
2. Piec 60 minut w temperaturze 170°C.
2. Makowiec babci
Nie ma bez niego Wigilii.
Składniki:
- 500 g mąki
- 400 g maku
Przygotowanie:
1. Zagnieść ciasto i odstawić na godzinę.
2. Nałożyć mak, zwinąć i piec 40 minut.`,
  },
  {
    name: 'recipes that are counted with a slash',
    says: `= La tarte des copains
- 250 g de pâte sablée
- 2 citrons
- 4 jaunes d’œufs
* Foncer le moule et réserver au frais.
* Enfourner 35 minutes.
= La tarte familiale
- 200 g de pâte sablée
- 3 œufs
- 150 g de sucre
* Cuire la pâte à blanc 25 minutes.
* Mélanger le reste, verser et cuire.`,
    source: `Ici, pas une, mais deux recettes, pour que chacun y trouve son compte.


1/ La tarte des copains
Ingrédients :
- 250 g de pâte sablée
- 2 citrons
- 4 jaunes d’œufs
Préparation :
- Foncer le moule et réserver au frais.
- Enfourner 35 minutes.
2/ La tarte familiale
Ingrédients :
- 200 g de pâte sablée
- 3 œufs
- 150 g de sucre
Préparation :
- Cuire la pâte à blanc 25 minutes.
- Mélanger le reste, verser et cuire.`,
  },
  {
    name: 'steps that are counted stand below the utensils, and the first amount has a point',
    says: `= Erwtensoep
- 1.5 liter water
- 300 g spliterwten
- 1 knolselderij
* Breng het water met de erwten aan de kook en laat 20 minuten koken.
* Schil de knolselderij, snijd in stukken en kook mee.`,
    source: `Recept afbeelding: Erwtensoep

Erwtensoep

Ingrediënten

voor 4 personen
  • 1.5 liter water
  • 300 g spliterwten
  • 1 knolselderij

Nodig in de keuken

  • staafmixer
  1. Breng het water met de erwten aan de kook en laat 20 minuten koken.
  2. Schil de knolselderij, snijd in stukken en kook mee.`,
  },
  {
    name: 'a row that says more, and rows below it',
    says: `= Cacerola de la casa
- 1/2 kilo de carne molida
- 1 cebolla
- 2 papas
- 1 taza de guisantes
- Hierbas de olor (romero, orégano, etc.) Se venden también ya mezcladas en muchas tiendas.
- 1/2 taza de agua
- sal y pimienta
- azafrán (opcional)
* En una cacerola se dora la carne y se le añade la cebolla, todo picado menudo, y se deja un rato dando vueltas.`,
    source: `Cacerola de la casa
Ingredientes:
1/2 kilo de carne molida
1 cebolla
2 papas
1 taza de guisantes
Hierbas de olor (romero, orégano, etc.) Se venden también ya mezcladas en muchas tiendas.
1/2 taza de agua
sal y pimienta
azafrán (opcional)
En una cacerola se dora la carne y se le añade la cebolla, todo picado menudo, y se deja un rato dando vueltas.
No hay comentarios:
Publicar un comentario`,
  },
  {
    name: 'the heading of the steps stands in front of the first, without a colon',
    says: `= Guiso de vacuno
- ½ kilo de carne
- 1 cebolla
- Sal - Merquén
* En una olla con aceite de oliva, sofreír por 3 minutos la cebolla y agregar la carne.
* Cubrir con agua y cocinar durante 30 minutos.`,
    source: `Guiso de vacuno
Ingredientes (4 porciones)
-½ kilo de carne
-1 cebolla
-Sal - Merquén
Preparación En una olla con aceite de oliva, sofreír por 3 minutos la cebolla y agregar la carne.
Cubrir con agua y cocinar durante 30 minutos.`,
  },
  {
    name: 'the recipe is named directly above its list, below the name of the paper',
    says: `= Receta de estofado casero
- 2 cucharadas de aceite
- 1 kg de cordero
- 1 puerro
* Calentar el aceite y dorar el cordero.
* Añadir el puerro y cocer durante una hora.`,
    source: `MUNDOLINDO
Cocina

Un estofado casero para subir las temperaturas

Nada como un estofado como el que hacían las abuelas para entrar en calor.

Receta de estofado casero

Ingredientes para cuatro personas:

  • 2 cucharadas de aceite
  • 1 kg de cordero
  • 1 puerro

Elaboración:

Calentar el aceite y dorar el cordero.

Añadir el puerro y cocer durante una hora.`,
  },
  {
    name: 'titles of the work that are counted, the last one above a sentence',
    says: `= Groentesoep
- 1 kg aardappelen
- 1 ui
- 2 liter bouillon
# Vooraf
* Leg eerst alles klaar, dan gaat het koken snel.
* Was de groenten grondig
* Snijd de aardappelen in blokjes
# De soep
* Verhit de olie in een grote pan en fruit de ui.`,
    source: `Groentesoep
Ingrediënten
Voor 6-8 personen:
- 1 kg aardappelen
- 1 ui
- 2 liter bouillon
Bereidingswijze
1. Vooraf
Leg eerst alles klaar, dan gaat het koken snel.
- Was de groenten grondig
- Snijd de aardappelen in blokjes
2. De soep
Verhit de olie in een grote pan en fruit de ui.`,
  },
  {
    name: 'a name below the good wish, and where the page leads to',
    says: `= Sticky Cake
- 3 oz butter
- 2 eggs
- 1 cup sugar
- salt
* Melt the butter and beat it with the eggs and the sugar. Bake it for 20 minutes.`,
    source: `Sticky Cake
3 oz butter
2 eggs
1 cup sugar
salt

Melt the butter and beat it with the eggs and the sugar. Bake it for 20 minutes.

Enjoy!

Nell

Related recipe search

“STICKY CAKE”`,
  },
  {
    name: 'a title of the work that nobody counts goes on behind steps that are counted, with a name below',
    says: `= Grundrezept für Mürbeteig
- 300 Gramm Weizenmehl (oder zur Hälfte durch Dinkelmehl ersetzen, das macht den Teig herber)
- 200 Gramm kalte Butter
- 1 Ei
* Mehl und Butter verkneten.
* Das Ei zufügen und den Teig kalt stellen.
# Backen
* Den Teig ausrollen, Plätzchen ausstechen und zehn Minuten bei 180 Grad backen.`,
    source: `Grundrezept für Mürbeteig:
300 Gramm Weizenmehl (oder zur Hälfte durch Dinkelmehl ersetzen, das macht den Teig herber)
200 Gramm kalte Butter
1 Ei
Zubereitung:
1) Mehl und Butter verkneten.
2) Das Ei zufügen und den Teig kalt stellen.
Backen:
Den Teig ausrollen, Plätzchen ausstechen und zehn Minuten bei 180 Grad backen.
Johanna Muster`,
  },
  {
    name: 'times and how hard it is stand below the list, each under its label',
    says: `= Pulled Pork of the House
- 5 pounds pork shoulder
- 1 cup brown sugar
- 1 cup ketchup
* Trim the fat and place the pork in the slow cooker.
* Cook on low for 8-10 hours and shred it.`,
    source: `Pulled Pork of the House
Ingredients and Weight:
- 5 pounds pork shoulder
- 1 cup brown sugar
- 1 cup ketchup
Preparation Time:
15 minutes
Cooking Time:
8-10 hours on low
Difficulty Level:
2 (Easy)
Preparation Method Steps:
- Trim the fat and place the pork in the slow cooker.
- Cook on low for 8-10 hours and shred it.
Nutritional Information:
- Calories: 400
Authors:
Pat Muster`,
  },
  {
    name: 'the dish is what the text speaks of, and not where the page stands',
    says: `= Bolo de laranja
- 200g de farinha de trigo
- 2 ovos
- 1 laranja
* Misture tudo e leve ao forno por 30 minutos.`,
    source: `Nossa Terra

Coluna

Bolo de laranja

Foto de um bolo de laranja - Foto: Divulgação
Um delicioso bolo de laranja, macio e aerado

Ingredientes

200g de farinha de trigo

2 ovos

1 laranja

Modo de preparo

Misture tudo e leve ao forno por 30 minutos.

Leia outras receitas em nossa coluna!

Edição: Maria Silva`,
  },
  {
    name: 'names of pictures have run into the words, and a part has a long title',
    sections: true,
    says: `= Buttergebäck mit Guss
- 200g Butter
- 100g Zucker
- 250g Mehl
+ (für alle, die es süßer mögen – der Guss aus dem letzten Jahr)
- 100 g Puderzucker
- 1 EL Zitronensaft
* Alles zu einem Teig verkneten und kalt stellen.
* Den Teig ausrollen, ausstechen und backen.`,
    source: `Buttergebäck mit Guss

IMG_20151127_150331Man braucht:
- 200g Butter
- 100g Zucker
- 250g Mehl
(für alle, die es süßer mögen – der Guss aus dem letzten Jahr):
- 100 g Puderzucker
- 1 EL Zitronensaft

Zubereitung:
Alles zu einem Teig verkneten und kalt stellen.

20151127_143855-01Den Teig ausrollen, ausstechen und backen.`,
  },
])
