// Pages of the tuned half whose lists stand beside the text, below pictures, or where nobody looks for them.
import { casePages, data, page } from './case-page.ts'

export const otherPlaces = casePages([
  {
    name: 'signs that were escaped have lost the sign in front of them',
    says: `= Purée d'épinards & œuf
- 500 g d'épinards
- 2 œufs & un peu de lait
* Cuire les épinards à l'étouffée.
* Mixer & servir.`,
    source: page(
      '<h1>Purée</h1>',
      data({
        name: "Puru00e9e d'u00e9pinards u0026 œuf",
        recipeIngredient: ["500 g d'u00e9pinards", '2 œufs u0026amp; un peu de lait'],
        recipeInstructions: [
          "u003cpu003eCuire les u00e9pinards à l'u00e9touffu00e9e.u003c/pu003e",
          'Mixer u0026 servir.',
        ],
      }),
    ),
  },
  {
    name: 'the list stands in a column beside the method, its heading far from the margin',
    says: `= Linsensuppe mit Senf
- 250 g Linsen
- 1 Stange Lauch
- 2 EL Senf
* Die Linsen mit dem Lauch in einem Liter Wasser weich kochen.
* Den Senf einrühren und die Suppe noch einmal aufkochen.`,
    source: page(`<div><h1>Linsensuppe mit Senf</h1><h2>Zubereitung</h2>
<ol><li>Die Linsen mit dem Lauch in einem Liter Wasser weich kochen.</li><li>Den Senf einrühren und die Suppe noch einmal aufkochen.</li></ol></div>
<aside class="sidebar" id="sidebar"><figure><img alt="Portionen"></figure><p>4 Personen</p>
<div><h2>
                                                                                    Zutaten
                                                                                </h2>
<ul><li>250 g Linsen</li><li>1 Stange Lauch</li><li>2 EL Senf</li></ul></div></aside>
<aside class="sidebar"><h3>Beliebte Rezepte</h3><ul><li>3 schnelle Suppen</li><li>5 Salate mit Linsen</li></ul></aside>`),
  },
  {
    name: 'the list stands below a picture, another picture has a caption',
    says: `= Roasted carrots with cumin
- 2 lb carrots
- 1 tsp cumin
- 2 tbsp oil
* Toss the carrots with oil and cumin.
* Roast them for half an hour.`,
    source: page(`<h1>Roasted carrots with cumin</h1><p>A side that everybody eats.</p>
<figure><img><figcaption><div><p>The market had 3 kinds of carrots, this is the best of them</p></div></figcaption></figure>
<figure><img><figcaption class="card"><div class="card-title"><div><p><strong>What You’ll Need:</strong></p></div></div>
<div class="card-text"><p>Servings: 4</p><ul><li>2 lb carrots</li><li>1 tsp cumin</li><li>2 tbsp oil</li></ul></div></figcaption></figure>
<h3>Directions</h3><ol><li>Toss the carrots with oil and cumin.</li><li>Roast them for half an hour.</li></ol>`),
  },
])
