// Single pages of the tuned half, each for one thing that pages do.
import { casePages, data, page } from './case-page.ts'

export const singleCases = casePages([
  {
    name: 'a card with amount, unit, name and notes in spans, and a switch of units',
    says: `= Ginger Slaw
+ Slaw
- 2 cups red cabbage (shredded)
- 1 carrot
+ Dressing
- 1 tbsp fresh ginger (grated)
# 
* Shred the vegetables and put them in a bowl.
* Whisk the dressing. Pour it over.`,
    sections: true,
    source: page(
      `<h1>The crunchiest Ginger Slaw you will ever make</h1><p>Ingredients matter.</p>
<div id="wprm-recipe-container-9" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-x"><h2 class="wprm-recipe-name wprm-block-text-bold">Ginger Slaw</h2>
<a href="#" class="wprm-recipe-print wprm-print-recipe-shortcode">Print Recipe</a>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">Ingredients <div class="wprm-unit-conversion-container"><button>US Customary</button><button>Metric</button></div></h3>
<div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">Slaw</h4><ul class="wprm-recipe-ingredients">
<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text wprm-screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">2</span> <span class="wprm-recipe-ingredient-unit">cups</span> <span class="wprm-recipe-ingredient-name">red cabbage</span> <span class="wprm-recipe-ingredient-notes wprm-recipe-ingredient-notes-faded">(shredded)</span></li>
<li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-name">carrot</span></li></ul></div>
<div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">Dressing</h4><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-unit">tbsp</span> <span class="wprm-recipe-ingredient-name"><a href="https://example.org/ginger" rel="nofollow">fresh ginger</a></span> <span class="wprm-recipe-ingredient-notes">(grated)</span></li></ul></div></div>
<div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">Instructions</h3><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions"><li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>Shred the vegetables and put them in a bowl.</span></div><div class="wprm-recipe-instruction-media"><img src="a.jpg"></div></li><li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Whisk the dressing. Pour it over.</div></li></ul></div></div>
<div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes">Keeps for two days.</div></div><h3 class="wprm-recipe-nutrition-header">Nutrition</h3><div class="wprm-nutrition-label-container"><span>Calories: 80kcal</span></div></div></div>`,
      '<title>The crunchiest Ginger Slaw you will ever make - Blog</title>',
    ),
  },
  {
    name: 'a blog of old with a line per division',
    says: `= Pear Clafoutis
- 3 pears
- 2 eggs
- 1/2 cup sugar
- Butter for the dish
* Heat the oven and butter a dish.
* Beat eggs and sugar, pour over the pears and bake for half an hour.`,
    source: page(
      `<div class="header"><h1 class="title"><a href="/">Kitchen Notes</a></h1></div><div class="post hentry"><h3 class="post-title entry-title" itemprop="name">Pear Clafoutis</h3>
<div class="post-body entry-content"><div dir="ltr"><div>Sunday again.</div><div><br></div><div><b>Ingredients</b></div><div>3 pears</div><div>2 eggs</div><div>1/2 cup&nbsp;sugar</div><div>Butter for the dish</div><div><br></div><div><b>Method</b></div><div>Heat the oven and butter a dish.</div><div>Beat eggs and sugar, pour over the pears and bake for half an hour.</div></div></div><div class="post-footer">Labels: <a>sweet</a></div></div>
<div id="comments"><h4>2 comments:</h4><p>Ingredients looked short!</p></div>`,
      '<title>Kitchen Notes: Pear Clafoutis</title>',
    ),
  },
  {
    name: 'headings that are buttons of an accordion',
    says: `= Polenta with Mushrooms
- 200 g polenta
- 300 g mushrooms
* Stir the polenta into boiling water.
* Fry the mushrooms and serve on top.`,
    source: page(
      `<main><h1>Polenta with Mushrooms</h1><button>Save recipe</button><div class="acc"><button class="acc-btn">Ingredients</button><div class="panel"><ul><li>200 g polenta</li><li>300 g mushrooms</li></ul></div><button class="acc-btn">Method</button><div class="panel"><ol><li>Stir the polenta into boiling water.</li><li>Fry the mushrooms and serve on top.</li></ol></div></div></main>`,
    ),
  },
  {
    name: 'headings that data mixes in without a colon, and the page sets apart',
    says: `= Layer Dip
+ Beans
- 1 can beans
- 1 tsp cumin
+ Top
- 1 avocado
* Mash and layer.
* Chill and serve.`,
    sections: true,
    source: page(
      `<h1>Layer Dip</h1><div class="list"><h3>Beans</h3><ul><li>1 can beans</li><li>1 tsp cumin</li></ul><h3>Top</h3><ul><li>1 avocado</li></ul></div>`,
      data({
        name: 'Layer Dip',
        recipeIngredient: ['Beans', '1 can beans', '1 tsp cumin', 'Top', '1 avocado'],
        recipeInstructions: ['Mash and layer.', 'Chill and serve.'],
      }),
    ),
  },
  {
    name: 'rows in capitals are rows',
    says: `= LOUD STEW
- 500 G BEEF
- SALT
- PEPPER AND BAY
- 2 ONIONS
* BROWN THE BEEF.
* STEW IT FOR TWO HOURS.`,
    source: page(
      '',
      data({
        name: 'LOUD STEW',
        recipeIngredient: ['500 G BEEF', 'SALT', 'PEPPER AND BAY', '2 ONIONS'],
        recipeInstructions: ['BROWN THE BEEF.', 'STEW IT FOR TWO HOURS.'],
      }),
    ),
  },
  {
    name: 'ingredients told of before they are listed',
    says: `= Tahini Cookies
- 120 g tahini
- 100 g sugar
- 1 egg
* Mix everything to a dough.
* Bake small heaps for 10 minutes.`,
    source: page(
      `<article><h1>Tahini Cookies</h1><h2>Ingredients you'll need</h2><ul><li><strong>Tahini</strong> – a runny one works best here.</li><li><strong>Sugar</strong> – white or brown.</li></ul><h2>How to make them</h2><p>Mix, scoop and bake. See the card below for all amounts.</p>
<h2>Tahini Cookies</h2><h3>Ingredients</h3><ul><li>120 g tahini</li><li>100 g sugar</li><li>1 egg</li></ul><h3>Instructions</h3><ol><li>Mix everything to a dough.</li><li>Bake small heaps for 10 minutes.</li></ol><h3>Nutrition</h3><p>Calories: 90</p></article>`,
      '<title>Tahini Cookies | Sesame</title>',
    ),
  },
  {
    name: 'a table with heads and groups',
    says: `= Apfelstrudel
+ Teig
- 250 g Mehl
- 125 ml Wasser
+ Füllung
- 1 kg Äpfel
- Zimt
* Teig kneten und ruhen lassen.
* Äpfel schälen, einrollen, backen.`,
    sections: true,
    source:
      page(`<h1>Apfelstrudel</h1><h2>Zutaten</h2><table class="ingredients"><thead><tr><th>Menge</th><th>Zutat</th></tr></thead><tbody><tr><th colspan="2"><h3>Teig</h3></th></tr><tr><td>250 g</td><td><span>Mehl</span></td></tr><tr><td>125 ml</td><td>Wasser</td></tr></tbody></table><table class="ingredients"><tr><th colspan="2"><h3>Füllung</h3></th></tr><tr><td>1 kg</td><td>Äpfel</td></tr><tr><td></td><td>Zimt</td></tr></table>
<h2>Zubereitung</h2><p>Arbeitszeit: 30 Minuten</p><div>Teig kneten und ruhen lassen.<br><br>Äpfel schälen, einrollen, backen.</div><h2>Kommentare</h2><p>Sehr gut!</p>`),
  },
  {
    name: 'one paragraph of ingredients after a heading within it',
    says: `= Insalata di farro
- 200 g di farro
- 10 pomodorini
- 1 cetriolo
- basilico
* Lessate il farro e lasciatelo raffreddare.
* Tagliate le verdure e condite.`,
    source: page(
      `<h1>Insalata di farro</h1><div class="testo"><p><strong>Ingredienti per 4 persone:</strong> 200 g di farro, 10 pomodorini, 1 cetriolo, basilico</p><p><strong>Preparazione:</strong> Lessate il farro e lasciatelo raffreddare.</p><p>Tagliate le verdure e condite.</p></div>`,
    ),
  },
  {
    name: 'paragraphs in the entries of a list, a picture among them',
    says: `= Toast
- 2 slices bread
- 1 tomato
* Toast the bread until it is brown.
* Rub it with the tomato.`,
    source: page(
      `<h1>Toast</h1><h2>Ingredients</h2><ul><li><p>2 slices bread</p></li><li><p>1 tomato</p></li></ul><h2>Directions</h2><ol><li><p>Toast the bread until it is brown.</p><figure><img src="1.jpg"><figcaption>Brown toast</figcaption></figure></li><li><p>Rub it with the tomato.</p></li></ol>`,
    ),
  },
  {
    name: 'steps as things within steps, cards of steps with headings',
    says: `= Kimchi Rice
- 2 cups cooked rice
- 1 cup kimchi
* Fry the kimchi in a hot pan.
* Add the rice and toss until crisp.`,
    source:
      page(`<h1>Kimchi Rice</h1><div class="css-1a"><h2 class="css-2b">Ingredients</h2><div class="css-3c"><div class="css-4d"><p class="css-q">2</p><p class="css-u">cups</p><p class="css-n">cooked rice</p></div><div class="css-4d"><p class="css-q">1</p><p class="css-u">cup</p><p class="css-n">kimchi</p></div></div></div>
<div><h2>Method</h2><div class="css-5"><div class="css-6"><div>1</div><div>Fry the kimchi in a hot pan.</div></div><div class="css-6"><div>2</div><div>Add the rice and toss until crisp.</div></div></div></div>`),
  },
  {
    name: 'a blob of data whose steps the page has as paragraphs with headings',
    says: `= Cold Soup
- 1 cucumber
- 200 g yogurt
# Blend
* Blend cucumber and yogurt until the soup is quite smooth.
# Serve
* Chill for an hour and serve in small glasses with some ice.`,
    source: page(
      `<h1>Cold Soup</h1><div class="how"><h3>Blend</h3><p>Blend cucumber and yogurt until the soup is quite smooth.</p><h3>Serve</h3><p>Chill for an hour and serve in small glasses with some ice.</p></div>`,
      data({
        name: 'Cold Soup',
        recipeIngredient: ['1 cucumber', '200 g yogurt'],
        recipeInstructions:
          'Blend Blend cucumber and yogurt until the soup is quite smooth. Serve Chill for an hour and serve in small glasses with some ice.',
      }),
    ),
  },
  {
    name: 'a page whose site is its first heading',
    says: `= Broccoli Bake
- 1 broccoli
- 100 g cheese
* Steam the broccoli.
* Bake it with the cheese.`,
    source: page(
      `<header><h1 class="site-title"><a href="/">Good Forks</a></h1></header><h2 class="entry-title">Broccoli Bake</h2><p>Ingredients:</p><ul><li>1 broccoli</li><li>100 g cheese</li></ul><p>Directions:</p><ol><li>Steam the broccoli.</li><li>Bake it with the cheese.</li></ol>`,
      '<title>Broccoli Bake | Good Forks</title>',
    ),
  },
  {
    name: 'references by id, numbers as keys, steps that are a list in a text',
    says: `= Herb Oil
- 1 bunch parsley
- 200 ml oil
* Blanch the parsley.
* Blend with the oil.
* Strain.`,
    source: page(
      '',
      `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"HowToStep","@id":"#1","text":"Blanch the parsley."},{"@type":"HowToStep","@id":"#2","text":"Blend with the oil."},{"@type":"HowToStep","@id":"#3","text":"Strain."},{"@type":"Recipe","name":"Herb Oil","recipeIngredient":{"0":"1 bunch parsley","1":"200 ml oil"},"recipeInstructions":[{"@id":"#1"},{"@id":"#2"},{"@id":"#3"}]}]}</script>`,
    ),
  },
  {
    name: 'ingredients as things with amounts, units and names',
    says: `= Rye Bread
- 500 g rye flour
- 10 g salt
* Mix and wait.
* Bake.`,
    source: page(
      '',
      data({
        name: 'Rye Bread',
        recipeIngredient: [
          { '@type': 'PropertyValue', name: 'rye flour', value: 500, unitText: 'g' },
          { name: 'salt', amount: { value: '10', unitText: 'g' } },
        ],
        recipeInstructions: {
          '@type': 'HowToSection',
          itemListElement: [
            { '@type': 'HowToStep', name: 'Mix and wait.' },
            { '@type': 'HowToStep', description: 'Bake.' },
          ],
        },
      }),
    ),
  },
  {
    name: 'a mail in reply, with signs in front of the lines',
    says: `= Oma’s Apfelmus
- 1 kg Äpfel
- 50 g Zucker
- 1 Zimtstange
* Äpfel schälen und vierteln.
* Mit Zucker und Zimt weich kochen.`,
    source: `> Hallo Lena,\n> hier das Rezept:\n>\n> Oma’s Apfelmus\n>\n> Zutaten\n> - 1 kg Äpfel\n> - 50 g Zucker\n> - 1 Zimtstange\n>\n> Zubereitung\n> 1. Äpfel schälen und vierteln.\n> 2. Mit Zucker und Zimt weich kochen.\n>\n> Liebe Grüße\n> Karin`,
  },
  {
    name: 'a text in sections without bullets',
    says: `= Tiramisù leggero
+ Per la crema
- 250 g di ricotta
- 2 cucchiai di miele
+ Per la base
- 12 savoiardi
- caffè q.b.
* Lavorate la ricotta con il miele.
* Bagnate i savoiardi nel caffè e alternate gli strati.
* Lasciate in frigorifero per 3 ore.`,
    sections: true,
    source: `Tiramisù leggero\n\nIngredienti\n\nPer la crema:\n250 g di ricotta\n2 cucchiai di miele\n\nPer la base:\n12 savoiardi\ncaffè q.b.\n\nPreparazione\n\nLavorate la ricotta con il miele.\n\nBagnate i savoiardi nel caffè e alternate gli strati.\n\nLasciate in frigorifero per 3 ore.`,
  },
  {
    name: 'a page in a language of which only the headings are known',
    says: `= Bramborák
- 1 kg brambor
- 2 vejce
- 3 stroužky česneku
* Brambory oloupejte a nastrouhejte.
* Přidejte vejce a česnek a smažte na oleji.`,
    source: page(
      `<h1>Bramborák</h1><h2>Suroviny</h2><ul><li>1 kg brambor</li><li>2 vejce</li><li>3 stroužky česneku</li></ul><h2>Postup</h2><p>Brambory oloupejte a nastrouhejte.</p><p>Přidejte vejce a česnek a smažte na oleji.</p>`,
    ),
  },
  {
    name: 'steps whose names are titles, and steps whose names are their beginning',
    says: `= Focaccia
- 500 g flour
- 400 ml water
# Make the dough
* Stir flour and water until no dry spots are left.
# Let it rise
* Cover and leave it for 12 hours.`,
    source: page(
      '',
      data({
        name: 'Focaccia',
        recipeIngredient: ['500 g flour', '400 ml water'],
        recipeInstructions: [
          {
            '@type': 'HowToStep',
            name: 'Make the dough',
            text: 'Stir flour and water until no dry spots are left.',
          },
          { '@type': 'HowToStep', name: 'Let it rise', text: 'Cover and leave it for 12 hours.' },
        ],
      }),
    ),
  },
])
