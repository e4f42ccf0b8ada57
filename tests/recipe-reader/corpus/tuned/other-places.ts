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
  {
    name: 'the name of a section is a note',
    says: `= Courgettes farcies
- 4 courgettes
- 200 g de riz
* Creuser les courgettes.
* Les farcir de riz et les cuire une heure.`,
    source: page(
      '<h1>Courgettes farcies</h1>',
      data({
        name: 'Courgettes farcies',
        recipeIngredient: ['4 courgettes', '200 g de riz'],
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            name: '*Note : la vidéo est plus haut !',
            itemListElement: [
              { '@type': 'HowToStep', text: 'Creuser les courgettes.' },
              { '@type': 'HowToStep', text: 'Les farcir de riz et les cuire une heure.' },
            ],
          },
        ],
      }),
    ),
  },
  {
    name: 'whose recipe it is stands in the last entry of the list',
    says: `= Torta di noci
- 200 g di noci
- 3 uova
- 150 g di zucchero
* Tritare le noci e mescolare tutto.
* Cuocere la torta per quaranta minuti.`,
    source: page(`<h1>Torta di noci</h1><h2>Ingredienti</h2>
<ul><li>200 g di noci</li><li>3 uova</li><li>150 g di zucchero</li><li>Ricetta adattata da un vecchio libro</li></ul>
<h2>Procedimento</h2><ol><li>Tritare le noci e mescolare tutto.</li><li>Cuocere la torta per quaranta minuti.</li></ol>`),
  },
  {
    name: 'how many it makes stands below its label, in what is named after the ingredients',
    says: `= Pea fritters
- 300 g peas
- 2 eggs
- 60 g flour
* Mash the peas and mix in the rest.
* Fry them by the spoonful.`,
    source: page(
      `<h1>Pea fritters</h1><div class="ingredients-block"><div><div>Makes</div><div>18 fritters</div></div>
<h3>All of it</h3><ul><li>300 g peas</li><li>2 eggs</li><li>60 g flour</li></ul></div>
<h2>Method</h2><ol><li>Mash the peas and mix in the rest.</li><li>Fry them by the spoonful.</li></ol>`,
      data({
        name: 'Pea fritters',
        recipeYield: '18 fritters',
        recipeIngredient: [],
        recipeInstructions: [],
      }),
    ),
  },
  {
    name: 'words for parts of the work stand above paragraphs, tools and a garnish before them',
    says: `= Fischeintopf mit Fenchel
- 400 g Kabeljau
- 2 Knollen Fenchel
- **100 ml Wermut
- Garnitur (nach Belieben): Dill, Zitrone
# Vorbereiten
* Den Fisch in große Würfel schneiden und salzen.
* Den Fenchel in Streifen schneiden.
# Kochen
* Den Fenchel anschwitzen und mit Wermut ablöschen.
# Anrichten
* Den Fisch fünf Minuten darin ziehen lassen und mit Dill servieren.`,
    source: page(`<article><h1>Fischeintopf mit Fenchel</h1><div><div><h4>Das brauchst du:</h4>
<ul><li><p>400 g Kabeljau</p></li><li><p>2 Knollen Fenchel</p></li><li><p>**100 ml Wermut</p></li></ul>
<p>**Ohne Alkohol geht es mit Brühe!</p><p>Garnitur (nach Belieben): Dill, Zitrone</p>
<h4>Utensilien, die du brauchst:</h4><p>Topf, Brett, großes Messer, eine Schüssel und ein Löffel aus Holz.</p>
<h3>Vorbereiten.</h3><p>Den Fisch in große Würfel schneiden und salzen.</p><p>Den Fenchel in Streifen schneiden.</p></div></div>
<div><img></div><div><div><h3>Kochen.</h3><p>Den Fenchel anschwitzen und mit Wermut ablöschen.</p>
<h3>Anrichten.</h3><p>Den Fisch fünf Minuten darin ziehen lassen und mit Dill servieren.</p>
<h3>„Ein Topf für alle“</h3><p>Hinweise:</p><p>Der Eintopf schmeckt auch am nächsten Tag.</p></div></div></article>`),
    sections: true,
  },
  {
    name: 'a part of the list and its rows are one entry, each in a line of its own',
    sections: true,
    says: `= Arroz con verduras
- Arroz, 300 g
- Pimiento, 1, en tiras
+ Para el sofrito
- Cebolla, 1 grande, picada.
- Aceite, ~2 cucharadas
- Ajo, 2 dientes
# Para el arroz
* Haz el sofrito y echa el arroz.
* Añade el agua y deja que se haga en 18 minutos.`,
    source:
      page(`<h1>Arroz con verduras</h1><h3>Ingredientes</h3><ul><li><p><em>Arroz, 300 g</em></p></li><li><p>Pimiento, 1, en tiras</p></li>
<li><p>Para el sofrito:</p><p><em>Cebolla, 1 grande, picada.</em></p><p><em>Aceite, ~2 cucharadas</em></p><p><em>Ajo, 2 dientes</em></p></li></ul>
<h3>Preparación</h3><p>Nota: usamos arroz redondo.</p><p>Claro que con arroz largo también sale, si es lo que hay en casa.</p>
<p><strong>Para el arroz:</strong></p><p>Haz el sofrito y echa el arroz.</p><p>Añade el agua y deja que se haga en 18 minutos.</p>`),
  },
  {
    name: 'several parts, each with a list and steps of its own below labels, and an author',
    sections: true,
    says: `= Steamed buns
+ Pickles
- 1 cucumber, sliced
- 2 tbsp vinegar
+ Filling
- 1 lb pork belly
- 1 cup stock
+ To put it together
- 8 buns
- The pickles
# 
* Stir both together and wait an hour.
# Filling
* Braise the pork in the stock.
* Slice it thinly.
# To put it together
* Steam the buns for ten minutes.
* Fill them with everything.`,
    source:
      page(`<h1>Steamed buns</h1><div class="post-header"><div class="pencraft step-x"><div>Ann Doe</div><div>Apr 2, 2024</div></div></div>
<p>Recipe:</p><p>Makes 8 buns</p><p>Ingredients:</p><p><em>Pickles:</em></p><ul><li>1 cucumber, sliced</li><li>2 tbsp vinegar</li></ul>
<p>Instructions:</p><ol><li>Stir both together and wait an hour.</li></ol>
<p><em>Filling</em></p><ul><li>1 lb pork belly</li><li>1 cup stock</li></ul><p>Instructions:</p><ol><li>Braise the pork in the stock.</li><li>Slice it thinly.</li></ol>
<p><em>To put it together</em></p><ul><li>8 buns</li><li>The pickles</li></ul><p>Instructions:</p><ol><li>Steam the buns for ten minutes.</li><li>Fill them with everything.</li></ol><p>NOTES:</p><p>Buns freeze well.</p>`),
  },
  {
    name: 'steps of data are headings on the page, one short step is none',
    sections: true,
    says: `= Brioche au beurre
- 500 g de farine
- 250 g de beurre
- 6 œufs
# Pétrissage
* Mélanger la farine et les œufs pendant dix minutes.
* Ajouter le beurre par morceaux.
# Pousse
* Laisser lever la pâte deux heures.
* Rabattre
* La remettre au frais pour la nuit.`,
    source: page(
      `<h1>Brioche au beurre</h1><ul><li>500 g de farine</li><li>250 g de beurre</li><li>6 œufs</li></ul>
<h2>Rabattre</h2><p>On en parle beaucoup, et tout le monde le fait.</p>
<div class="recipe-steps"><h4>Pétrissage</h4><ol><li>Mélanger la farine et les œufs pendant dix minutes.</li><li>Ajouter le beurre par morceaux.</li></ol>
<h4>Pousse</h4><ol><li>Laisser lever la pâte deux heures.</li><li>Rabattre</li><li>La remettre au frais pour la nuit.</li></ol></div>`,
      data({
        name: 'Brioche au beurre',
        recipeIngredient: ['500 g de farine', '250 g de beurre', '6 œufs'],
        recipeInstructions: [
          'Pétrissage\r',
          'Mélanger la farine et les œufs pendant dix minutes.\r',
          'Ajouter le beurre par morceaux.\r',
          'Pousse\r',
          'Laisser lever la pâte deux heures.\r',
          'Rabattre\r',
          'La remettre au frais pour la nuit.',
        ],
      }),
    ),
  },
  {
    name: 'marked steps begin with their number and title, and stand there a second time',
    sections: true,
    says: `= Kohlrouladen
- 1 Weißkohl
- 400 g Hackfleisch
- 1 Zwiebel
# Den Kohl vorbereiten
* Die Blätter ablösen und kurz in kochendes Wasser legen.
# Die Füllung mischen
* Hackfleisch und Zwiebel verkneten und würzen.
# Rollen und schmoren
* Die Blätter füllen, rollen und eine Stunde schmoren.`,
    source: page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Kohlrouladen</h1>
<ul><li itemprop="recipeIngredient">1 Weißkohl</li><li itemprop="recipeIngredient">400 g Hackfleisch</li><li itemprop="recipeIngredient">1 Zwiebel</li></ul>
${['row', 'slide']
  .map((name) =>
    [
      ['Den Kohl vorbereiten', 'Die Blätter ablösen und kurz in kochendes Wasser legen.'],
      ['Die Füllung mischen', 'Hackfleisch und Zwiebel verkneten und würzen.'],
      ['Rollen und schmoren', 'Die Blätter füllen, rollen und eine Stunde schmoren.'],
    ]
      .map(
        ([title, text], at) =>
          `<div class="${name}" itemprop="recipeInstructions"><div><span>${at + 1}</span><span>${title}</span></div><div><p>${text}</p></div></div>`,
      )
      .join(''),
  )
  .join('')}</div>`,
    ),
  },
  {
    name: 'captions, a sentence for how many it is and a step with its rows are no parts',
    says: `= Kitchen Garden Soup
- 2 leeks
- 1 l stock
* Mix in a bowl: 2 leeks 1 l stock
* Cook it for an hour.`,
    source: page(`<h1>Kitchen Garden Soup</h1><p>For this kitchen garden soup you will need:</p>
<ul><li>2 leeks</li><li>1 l stock</li></ul><p>Serving: this is enough for four, or for two who are hungry.</p><h2>Method</h2>
<figure><img><figcaption>Ingredients</figcaption></figure><ol><li>Mix in a bowl:<br>2 leeks<br>1 l stock</li><li>Cook it for an hour.</li></ol>`),
  },
  {
    name: 'rows are lines set in bold, each step is a list of its own between pictures',
    says: `= Apfelwähe
- 300 g Mehl
- 120 g Butter
- 4 Äpfel
- Zimt zum Bestreuen
* Mehl und Butter zu einem Teig reiben.
* Den Teig auslegen,
* dann die Äpfel darauf verteilen und mit Zimt bestreuen.`,
    source:
      page(`<h1>Apfelwähe</h1><p>Zutaten</p><p><b>300 g Mehl</b></p><p><b>120 g Butter</b></p><p><b>4 Äpfel</b></p><p><b>Zimt zum Bestreuen</b></p>
<ul><li>Mehl und Butter zu einem Teig reiben.</li></ul><p><img></p><ul><li>Den Teig auslegen,</li></ul><p><img></p>
<ul><li>dann die Äpfel darauf verteilen und mit Zimt bestreuen.</li></ul>`),
  },
])
