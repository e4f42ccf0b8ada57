// Recipes of the tuned half as the programs of old exchanged them: Meal-Master, RezKonv and MasterCook.
import { casePages, page } from './case-page.ts'

const PIE = `= Leek Pie
+ 
- 3 md Leeks
- 1 1/2 c Cream
- 2 Eggs; beaten
- 1/4 ts Nutmeg freshly grated
+ CRUST
- 2 c Flour
- 1 x Salt
* Wash the leeks, cut them into rings and steam them in a covered pan until they are soft.
* Crust: Knead flour, salt and a little water. Line a pie dish with it, add the leeks and pour the cream over them.
* Bake at 375 F for 40 minutes.`

const WORK = `  Wash the leeks, cut them into rings and steam them in a covered pan
  until they are soft.

  Crust: Knead flour, salt and a little water. Line a pie dish with it,
  add the leeks and pour the cream over them.

  Bake at 375 F for 40 minutes.`

const LEEK_PIE = `MMMMM----- Recipe via Meal-Master (tm) v8.06

      Title: Leek Pie
 Categories: Pies, Vegetables
      Yield: 4 servings

      3 md Leeks
  1 1/2 c  Cream
      2    Eggs; beaten
    1/4 ts Nutmeg
           -- freshly grated

MMMMM---------------------------CRUST---------------------------------
      2 c  Flour
      1 x  Salt

${WORK}

  Posted by: a.cook@example.org on a board in 1996

MMMMM`

const DUMPLINGS = `= Grießklößchen
- 1/4 Ltr. Milch
- 60 Gramm Grieß
- 2 Eier
- Salz, Muskat
* Milch mit Salz und Muskat aufkochen, den Grieß einrühren und so lange rühren, bis sich ein Kloß bildet.
* Die Eier unterrühren, Klößchen abstechen und in der Brühe ziehen lassen.`

const ROLLS = `= Barley Rolls
@ en 12 150
- 1 1/2 cups barley flour
- 1 package dry yeast
- 1 cup warm water -- about
- sesame for the tops
* Dissolve the yeast in the water and let it foam. Stir in the flour and knead the dough until it is smooth.
* Shape twelve rolls, roll their tops in sesame and bake them at 400 degrees until they sound hollow.`

const barleyRolls = `                     *  Exported from  MasterCook  *

                             Barley Rolls

Recipe By     : A. Baker
Serving Size  : 12   Preparation Time :2:30
Categories    : Breads

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1 1/2  cups          barley flour
   1      package       dry yeast
   1      cup           warm water -- about
                        sesame for the tops

Dissolve the yeast in the water and let it foam. Stir in the flour and
knead the dough until it is smooth.

Shape twelve rolls, roll their tops in sesame and bake them at 400
degrees until they sound hollow.

                   - - - - - - - - - - - - - - - - - -

Per serving: 102 Calories; 1g Fat

NOTES : Freeze well.`

const SALAD = `= Beet Salad
- 4 Beets
- 1 ts Salt
- 2 tb Vinegar
- 1 Onion; in rings
* Boil the beets, slice them and toss them with all else.`

const beetSalad = `---------- Recipe via Meal-Master (tm) v7.07

      Title: Beet Salad
   Servings: 4

      4    Beets                               2 tb Vinegar
      1 ts Salt                                1    Onion; in rings

  Boil the beets, slice them and toss them with all else.

-----`

export const exchanged = casePages([
  {
    name: 'a list in columns with the rule of a part, on a page of an archive',
    says: PIE,
    sections: true,
    source: page(
      `<h2>The Kitchen Archive</h2><table><tr><td><a href="/">All recipes</a></td><td><pre>
${LEEK_PIE}
</pre><b>Other pies</b><ul><li><a href="a.html">3 Onion Pies</a></li><li><a href="b.html">Cheese Pie</a></li></ul></td></tr></table>`,
      '<title>Archive: pies</title>',
    ),
  },
  { name: 'the same in a text', says: PIE, sections: true, source: LEEK_PIE },
  {
    name: 'rows of such a list in two columns, and another recipe below',
    says: `${SALAD}\n${PIE}`,
    source: `${beetSalad}\n\n${LEEK_PIE}`,
  },
  {
    name: 'a list in wider columns, and who typed it among its parts',
    says: DUMPLINGS,
    source: page(
      `<h1>Omas Suppenküche</h1><h2>Klößchen wie früher</h2><pre>========== REZKONV-Rezept - RezkonvSuite v1.2

     Titel: Grießklößchen
Kategorien: Suppe, Einlage
     Menge: 4 Personen

    1/4      Ltr.  Milch
     60     Gramm  Grieß
      2            Eier
                   Salz, Muskat

============================== QUELLE ==============================
                   aus einem alten Heft
                   -- Erfasst *RK* 02.01.2004 von
                   -- Grete K.

Milch mit Salz und Muskat aufkochen, den Grieß einrühren und so lange
rühren, bis sich ein Kloß bildet.

Die Eier unterrühren, Klößchen abstechen und in der Brühe ziehen lassen.

=====</pre><p>Dieser Beitrag wurde im Januar veröffentlicht und unter Suppen abgelegt.</p>`,
      '<title>Omas Suppenküche</title>',
    ),
  },
  {
    name: 'a list under the heads of its columns, below a title in the middle of its line',
    says: ROLLS,
    source: page(`<h1>The Bread Ring</h1><pre>\n${barleyRolls}\n</pre><p>Baker 2,301</p>`),
  },
])
