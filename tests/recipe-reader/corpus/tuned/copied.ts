// Texts of the tuned half: what stands on a page when all of it is marked and copied.
import { casePages } from './case-page.ts'

const SOUP = `= Leek soup
- 3 leeks
- 1 potato
- 500 ml stock
* Slice the leeks and fry them gently.
* Add the rest and simmer until soft.`

export const copied = casePages([
  {
    name: 'steps under numbers with the word behind them',
    says: `= Lauchsuppe
- 3 Stangen Lauch
- 1 Kartoffel
- 500 ml Brühe
* Den Lauch in Ringe schneiden und sanft anbraten.
* Alles andere dazugeben und weich kochen.`,
    source: `Lauchsuppe

1Schritt

Für 2 Leute braucht man

  • 3 Stangen Lauch
  • 1 Kartoffel
  • 500 ml Brühe

2Schritt

Den Lauch in Ringe schneiden und sanft anbraten.

3Schritt

Alles andere dazugeben und weich kochen.`,
  },
  {
    name: 'a word between two lists is the title of the second',
    sections: true,
    says: `= Lauchsuppe
+ 
- 3 Stangen Lauch
- 500 ml Brühe
+ Obendrauf
- 2 Scheiben Brot
- 1 EL Öl
* Den Lauch in der Brühe weich kochen.`,
    source: `Lauchsuppe

Zutaten

• 3 Stangen Lauch
• 500 ml Brühe

Obendrauf

• 2 Scheiben Brot
• 1 EL Öl

Zubereitung

Den Lauch in der Brühe weich kochen.

Info

Aufgewärmt schmeckt sie noch besser.`,
  },
  {
    name: 'the names of parts, which nothing sets apart',
    sections: true,
    says: `= Bullar
+ 
- 5 dl mjölk
- 12 dl vetemjöl
+ Fyllning
- 200 g smör
- 2 dl socker
* Rör ihop degen och låt den jäsa en timme.
* Bred på fyllningen och rulla ihop.`,
    source: `Bullar
Ingredienser
5 dl mjölk
12 dl vetemjöl
Fyllning
200 g smör
2 dl socker

Gör såhär:
Rör ihop degen och låt den jäsa en timme.
Bred på fyllningen och rulla ihop.`,
  },
  {
    name: 'the names of parts above steps that begin to count anew',
    says: `= Appeltaart
- 300 g bloem
- 1 kg appels
* Kneed alles tot een soepel deeg.
* Laat het een half uur rusten.
* Schil de appels en snijd ze klein.
* Verdeel ze over het deeg.`,
    source: `Appeltaart

Ingrediënten

300 g bloem
1 kg appels

Bereidingswijze

Deeg

  1. Kneed alles tot een soepel deeg.
  2. Laat het een half uur rusten.

Vulling

  1. Schil de appels en snijd ze klein.
  2. Verdeel ze over het deeg.`,
  },
  {
    name: 'labels and values in lines of their own, before the steps are over',
    says: `= Gâteau
- 1 yaourt
- 3 pots de farine
* Mélangez tout et enfournez le moule.`,
    source: `Gâteau

Ingrédients pour 4 personnes

1 yaourt

3 pots de farine

Etapes de préparation

Mélangez tout et enfournez le moule.

Temps de préparation

5min

Temps de cuisson

30min

Vins conseillés

Un vin blanc moelleux lui va très bien.

Les petits conseils du chef

Ajoutez un peu de vanille.`,
  },
  {
    name: 'a picture in Markdown, and the name of one',
    says: SOUP,
    source: `![](https://pictures.test/leek.jpg/v1/w_980)
Leek soup
Ingredients:
3 leeks
1 potato
500 ml stock
Method:
Slice the leeks and fry them gently.
Add the rest and simmer until soft.
leeks in a pan 2.jpeg
Leek_20261122`,
  },
  {
    name: 'what one needs to hand is no title',
    says: SOUP.replace('= Leek soup', '= '),
    source: `Utensils required:
Large pot (mine is from a flea market)
Wooden spoon
Ingredients required:
3 leeks
1 potato
500 ml stock
How to make it:
1) Slice the leeks and fry them gently.
2) Add the rest and simmer until soft.`,
  },
  {
    name: 'steps alone',
    says: `= Quick leeks
* Slice the leeks and fry them gently.
* Serve them at once.`,
    source: `Quick leeks
Method:
- Slice the leeks and fry them gently.
- Serve them at once.
Variation:
- Add cream.`,
  },
  {
    name: 'a remark behind an amount is no step',
    sections: true,
    says: `= Boller
+ Deig
- 5 dl melk
- 50 g gjær. Den røde er best. Tørr duger ikke!
- 12 dl mel
+ Fyll
- 100 g smør
- 1 dl sukker
* Varm melken og rør ut gjæren i den.
* Elt inn melet og la deigen heve.`,
    source: `Boller

INGREDIENSER:
Deig:
5 dl melk
50 g gjær. Den røde er best. Tørr duger ikke!
12 dl mel
Fyll:
100 g smør
1 dl sukker
SLIK GJØR VI:
Varm melken og rør ut gjæren i den.
Elt inn melet og la deigen heve.`,
  },
  {
    name: 'rows that end with commas, one of them broken in two',
    says: `= Tomato soup
- 1kg tomatoes, cut into quarters
- 250g red peppers, deseeded and cut into quarters
- 2 onions, peeled
- 750ml stock
* Roast the vegetables in a hot oven, for about three quarters of an hour, until they begin to brown.
* Add the stock and blend it.`,
    source: `Tomato soup
INGREDIENTS (for 4-6 portions):
1kg tomatoes, cut into quarters,
250g red peppers, deseeded and cut into
quarters,
2 onions, peeled,
750ml stock.
METHOD:
- Roast the vegetables in a hot oven, for about three quarters of an hour, until they begin to brown.
- Add the stock and blend it.`,
  },
  {
    name: 'all of it without amounts in one line, and steps under their numbers',
    says: `= Tortilla
- Huevos
- patatas
- sal
- aceite
* Lavar y cortar las patatas en láminas finas.
* Batir los huevos con un poco de sal y añadirlos.`,
    source: `Tortilla

Ingredientes:
Huevos, patatas, sal, aceite. (Por ejemplo, para cuatro: 5 huevos)
Paso 1:
Lavar y cortar las patatas en láminas finas.
Paso 2:
Batir los huevos con un poco de sal y añadirlos.`,
  },
  {
    name: 'each part in a line of its own',
    sections: true,
    says: `= Buns
+ 
- 4 dl milk
- 50 g yeast
- 1 dl sugar
+ Filling
- 100 g butter
- 1 dl sugar
- 1 tbsp cinnamon
* Mix the dough and let it rise.`,
    source: `Buns

Ingredients: 4 dl milk, 50 g yeast, 1 dl sugar

Filling: 100 g butter, 1 dl sugar, 1 tbsp cinnamon

How to: Mix the dough and let it rise.`,
  },
  {
    name: 'a paragraph in broken lines is no title',
    says: SOUP.replace('= Leek soup', '= '),
    source: `This soup is what my grandmother made for us
every winter, when nothing else was left in
the garden, and we never tired of it.
INGREDIENTS:
3 leeks
1 potato
500 ml stock
METHOD:
Slice the leeks and fry them gently.
Add the rest and simmer until soft.`,
  },
  {
    name: 'the titles of parts of the ingredients stand above the steps, too',
    sections: true,
    says: `= Lasagne
+ Kødsovs
- 400 g oksekød
- 1 løg
+ Hvid sovs
- 25 g smør
- 4 spsk. mel
* Hak løget og brun det med kødet.
* Lad det simre en time.
* Smelt smørret, og rør melet i.
* Læg det hele lagvis i et fad.`,
    source: `Lasagne

Ingredienser

Kødsovs

  • 400 g oksekød
  • 1 løg

Hvid sovs

  • 25 g smør
  • 4 spsk. mel

Opskrift

Kødsovs

Hak løget og brun det med kødet.

Lad det simre en time.

Hvid sovs

Smelt smørret, og rør melet i.

Samling

Læg det hele lagvis i et fad.`,
  },
  {
    name: 'the number of a step directly before its first word',
    says: `= Leeks
- 3 leeks
- 100 ml cream
- salt
* Slice the leeks.
* Fry them gently.`,
    source: `Leeks

Ingredients
- 3 leeks
- 100 ml cream
- salt
Directions
- Step 1Slice the leeks.
- Step 2Fry them gently.`,
  },
  {
    name: 'steps with a number and a title',
    says: `= Tarte
- 250 g de farine
- 1 kg de pommes
* Mélangez la farine et le beurre.
* Épluchez les pommes et coupez-les.`,
    source: `Tarte

Ingrédients

– 250 g de farine

– 1 kg de pommes

Préparation

Étape 1 : la pâte

Mélangez la farine et le beurre.

Étape 2 : la garniture

Épluchez les pommes et coupez-les.`,
  },
  {
    name: 'each part with its own steps, and no heading',
    sections: true,
    says: `= Streuselkuchen
+ Für den Teig
- 600 g Mehl
- 250 ml Milch
- 1 Ei
+ Für die Streusel
- 200 g Butter
- 100 g Zucker
- 300 g Mehl
* Alles zu einem Teig verkneten und eine Stunde gehen lassen.
* Die Butter in Stücke schneiden und mit dem Rest verreiben.
* Beides aufs Blech bringen und backen.`,
    source: `Streuselkuchen
Für den Teig:
600 g Mehl
250 ml Milch
1 Ei
Alles zu einem Teig verkneten und eine Stunde gehen lassen.
Tipp: Über Nacht geht er auch im Kühlschrank.
Für die Streusel:
200 g Butter
100 g Zucker
300 g Mehl
Die Butter in Stücke schneiden und mit dem Rest verreiben.
Beides aufs Blech bringen und backen.`,
  },
  {
    name: 'a title that begins like a heading, and a day below it',
    says: `= Recette de la tarte aux poireaux de ma tante
- 3 poireaux
- 200 ml de crème
* Émincez les poireaux et faites-les revenir.`,
    source: `Recette de la tarte aux poireaux de ma tante

📅 • Mis à jour le 24/01/2026
👥 Portions 8 personnes

🥗 Ingrédients

• 3 poireaux
• 200 ml de crème

👩‍🍳 Préparation

Émincez les poireaux et faites-les revenir.`,
  },
  {
    name: 'a long heading of ingredients, parts behind three dots, and a wish that is no title',
    sections: true,
    says: `= 
+ für den Teig
- 300 g Mehl
- 2 Eier
+ für die Füllung
- 1 kg Äpfel
- 1 TL Zimt
* Alles für den Teig verkneten.
* Die Äpfel schälen und darauf verteilen.`,
    source: `Enjoy.
Zutaten für eine Springform von 22 cm Durchmesser
… für den Teig
- 300 g Mehl
- 2 Eier
… für die Füllung
- 1 kg Äpfel
- 1 TL Zimt
So bereite ich es zu
- Alles für den Teig verkneten.
- Die Äpfel schälen und darauf verteilen.`,
  },
  {
    name: 'a card as a table, and times of which one is a span',
    says: `= 
- 1 kg beef
- 2 onions
* Cook it all.`,
    source: `The breakthrough came when I gave it more time.
Recipe Card
| Course | Dinner, Beef |
| --- | --- |
| Prep Time | 20 minutes |
| Servings | 8 servings |
| Author | Silas |
Ingredients
- 1 kg beef
- 2 onions
Instructions
- Cook it all.`,
  },
  {
    name: 'a remark in brackets below its ingredient',
    says: `= Chili
- 2 pounds beef
- 1 cup onions, chopped
- 2 tablespoons chili powder (or more, to taste)
- 1 teaspoon salt
* Brown the beef and the onions in a large pan.
* Add the rest, and cook for six hours.`,
    source: `Chili

Serves 8 to 10

2 pounds beef

1 cup onions, chopped

2 tablespoons chili powder

(or more, to taste)

1 teaspoon salt

Brown the beef and the onions in a large pan.

Add the rest, and cook for six hours.`,
  },
  {
    name: 'a day above the title, and what the page says of it',
    says: `= Chicken curry
- 1 chicken
- 2 onions
- 1 tsp. turmeric
* Fry the onions until they are browned, and add the rest.`,
    source: `Friday, October 28, 2011

Chicken curry

Tags: chicken, curry

1 chicken
2 onions
1 tsp. turmeric

Fry the onions until they are browned, and add the rest.`,
  },
  {
    name: 'the title that stands twice, below the name of the site',
    says: `= Chicken with rice
- 1 chicken
- 200 g rice
* Cook both.`,
    source: `Daily Dishes
Chicken with rice
Main Course

Chicken with rice

Ingredients

• 1 chicken
• 200 g rice

Instructions

1. Cook both.`,
  },
  {
    name: 'a part of the ingredients under a long title',
    says: `= Onion curry
- 1 kg chicken
- 2 onions, sliced
- 2 onions, sliced and roasted in a dry pan
- 3 cloves
- 1 tsp cumin seeds
* Heat the oil and fry the onions.
* Add the paste and the chicken.`,
    source: `Onion curry
Ingredients:
1 kg chicken
2 onions, sliced
For the paste, whose parts are roasted in a dry pan one after the other before they are ground (with as little water as possible):
2 onions, sliced and roasted in a dry pan
3 cloves
1 tsp cumin seeds
(P.S. The onions have to be roasted until they are soft.)
Method:
1. Heat the oil and fry the onions.
2. Add the paste and the chicken.`,
  },
  {
    name: 'a part with headings of its own',
    sections: true,
    says: `= Bolo
+ 
- 2 cenouras
- 4 ovos
+ Para a calda
- 4 colheres de leite
- 6 colheres de açúcar
* Bater os ovos com as cenouras.
* Levar tudo ao fogo e despejar sobre o bolo.`,
    source: `Bolo

Ingredientes

2 cenouras

4 ovos

Modo de fazer

Bater os ovos com as cenouras.

Para a calda:

Ingredientes

4 colheres de leite

6 colheres de açúcar

Modo de fazer

Levar tudo ao fogo e despejar sobre o bolo.`,
  },
  {
    name: 'numbers that count the parts of the work, and a line that is all of a part',
    says: `= Bolo
- 3 cenouras
- 3 ovos
- 5 colheres de leite
- Manteiga e farinha para untar
* Unte uma forma.
* Bata as cenouras com os ovos.
* Misture tudo em fogo baixo.`,
    source: `Bolo
Ingredientes
Massa
- 3 cenouras
- 3 ovos
Cobertura
- 5 colheres de leite
Outros ingredientes:
Manteiga e farinha para untar.
Modo de preparo
1. Preparar a massa
- Unte uma forma.
- Bata as cenouras com os ovos.
2. Preparar a cobertura
- Misture tudo em fogo baixo.`,
  },
])
