// Pages with data that a plain reader of JSON-LD takes wrongly: in its title, its lists or its steps.
import { ld, list, recipe, widePages } from './wide-page.ts'

const LOAF = `= Banana Walnut Loaf
- 3 ripe bananas
- 250 g plain flour
- 100 g walnuts, chopped
- 1 tsp baking soda
* Heat the oven to 180 °C and grease a loaf tin.
* Mash the bananas and stir in the flour, the walnuts and the baking soda.
* Bake for 50 minutes and leave to cool in the tin.`
const loafRows = [
  '3 ripe bananas',
  '250 g plain flour',
  '100 g walnuts, chopped',
  '1 tsp baking soda',
]
const loafSteps = [
  'Heat the oven to 180 °C and grease a loaf tin.',
  'Mash the bananas and stir in the flour, the walnuts and the baking soda.',
  'Bake for 50 minutes and leave to cool in the tin.',
]
const howTo = (steps: string[]) => steps.map((text) => ({ '@type': 'HowToStep', text }))
const card = (title: string, rows: string[], steps: string[]) =>
  `<h1 class="entry-title">${title}</h1><p>My grandmother baked this every Sunday with 2 cups of coffee beside her.</p><div class="recipe-card"><h2>${title}</h2><p>★★★★★ 4.9 from 312 votes</p><button>Print</button><button>Pin</button><h3>Ingredients</h3><p><button>1x</button><button>2x</button><button>3x</button></p><ul>${list(rows)}</ul><h3>Instructions</h3><ol>${list(steps)}</ol><h3>Nutrition</h3><p>Calories: 310 kcal | Carbohydrates: 45 g | Protein: 6 g</p></div>`

export const dataPages = widePages([
  {
    name: 'wide: a graph of an SEO plug-in, the name escaped twice and the site in the title',
    says: LOAF.replace('Banana Walnut Loaf', 'Mum’s Banana & Walnut Loaf'),
    title: 'Mum&#8217;s Banana &amp; Walnut Loaf - Fennel &amp; Fig',
    head: ld({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebPage',
          '@id': '#page',
          name: 'Mum&#8217;s Banana &amp; Walnut Loaf - Fennel &amp; Fig',
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }],
        },
        {
          '@type': 'Recipe',
          name: 'Mum&amp;#8217;s Banana &amp;amp; Walnut Loaf',
          recipeIngredient: loafRows,
          recipeInstructions: howTo(loafSteps),
          mainEntityOfPage: '#page',
        },
      ],
    }),
    body: card('Mum’s Banana &amp; Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: data named with the site behind a bar, which the heading has not',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf | Fennel & Fig',
      recipeIngredient: loafRows,
      recipeInstructions: howTo(loafSteps),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    style: 'plain',
  },
  {
    name: 'wide: a list of other recipes stands first in the data, ours behind it',
    says: LOAF,
    head:
      ld({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: ['Pear Cake', 'Plum Tart'].map((name, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: {
            '@type': 'Recipe',
            name,
            url: `/${at}`,
            image: 'a.jpg',
            recipeIngredient: ['1 pear', '2 plums'],
          },
        })),
      }) +
      recipe({
        name: 'Banana Walnut Loaf',
        recipeIngredient: loafRows,
        recipeInstructions: howTo(loafSteps),
      }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: related recipes with all their data behind ours, in the same graph',
    says: LOAF,
    head: ld({
      '@graph': [
        {
          '@type': 'Recipe',
          name: 'Banana Walnut Loaf',
          recipeIngredient: loafRows,
          recipeInstructions: howTo(loafSteps),
          isRelatedTo: [
            {
              '@type': 'Recipe',
              name: 'Pear Cake',
              recipeIngredient: ['1 pear', '100 g flour', '2 eggs'],
              recipeInstructions: ['Bake it all for an hour.', 'Serve it cold.'],
            },
          ],
        },
      ],
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    style: 'hashed',
  },
  {
    name: 'wide: all steps in one text, which the page shows as a list',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: loafSteps.join(' '),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: all steps in one text, which the page shows as paragraphs with pictures between them',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: loafSteps.join(' '),
    }),
    body: `<h1>Banana Walnut Loaf</h1><h2>You need</h2><ul>${list(loafRows)}</ul><h2>Method</h2>${loafSteps.map((step, at) => `<p>${step}</p><figure><img src="${at}.jpg" alt="Step ${at + 1}"><figcaption>Fig. ${at + 1}: the batter</figcaption></figure>`).join('')}<p>Tried it? Tag us @fennelfig on Instagram!</p>`,
    style: 'hashed',
  },
  {
    name: 'wide: steps as a text of list entries with markup, line ends and non-breaking spaces',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows.map((row) => `  ${row}\n`),
      recipeInstructions: `<ol>\r\n${loafSteps.map((step) => `<li class="direction"><span style="font-weight:400">${step.replaceAll(' ', '&nbsp;')}</span></li>\r\n`).join('')}</ol>`,
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: steps as a text with numbers in brackets and no line ends',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: loafSteps.map((step, at) => `${at + 1}) ${step}`).join(' '),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    style: 'plain',
  },
  {
    name: 'wide: entries that are empty, titles among them, links and a tag',
    says: LOAF.replace('- 100 g', '- 100 g')
      .replace('- 3 ripe', '+ For the loaf\n- 3 ripe')
      .replace('- 1 tsp', '+ To finish\n- 1 tsp'),
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: [
        '',
        'For the loaf:',
        '3 <a href="/bananas">ripe bananas</a>',
        '250 g plain flour',
        ' ',
        '100 g walnuts, chopped',
        'To finish:',
        '1 tsp baking soda',
        '',
      ],
      recipeInstructions: howTo(loafSteps),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    sections: true,
  },
  {
    name: 'wide: ingredients in groups on the page, in one list in the data',
    says: LOAF.replace('- 3 ripe', '+ For the batter\n- 3 ripe').replace(
      '- 100 g',
      '+ For the top\n- 100 g',
    ),
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Bake', itemListElement: howTo(loafSteps) },
      ],
    }),
    body: `<h1>Banana Walnut Loaf</h1><div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">For the batter</h4><ul><li><input type="checkbox"><span class="wprm-recipe-ingredient-amount">3</span> <span>ripe bananas</span></li><li><input type="checkbox"><span>250</span> <span>g</span> <span>plain flour</span></li></ul></div><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">For the top</h4><ul><li><span>100</span> <span>g</span> <span>walnuts, chopped</span></li><li><span>1</span> <span>tsp</span> <span>baking soda</span></li></ul></div></div><div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul>${list(loafSteps)}</ul></div>`,
    sections: true,
  },
  {
    name: 'wide: no ingredients in the data, the page has them in rows of amounts and names',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: [],
      recipeInstructions: howTo(loafSteps),
    }),
    body: `<h1>Banana Walnut Loaf</h1><div class="css-r1"><h2>Ingredients</h2><div class="css-sv">Servings <button>-</button>8<button>+</button></div><div class="css-l"><div class="css-i"><span class="css-q">3</span><span class="css-n">ripe bananas</span></div><div class="css-i"><span class="css-q">250 g</span><span class="css-n">plain flour</span></div><div class="css-i"><span class="css-q">100 g</span><span class="css-n">walnuts, chopped</span></div><div class="css-i"><span class="css-q">1 tsp</span><span class="css-n">baking soda</span></div></div></div><h2>Directions</h2><ol>${list(loafSteps)}</ol>`,
    style: 'hashed',
  },
  {
    name: 'wide: no steps in the data, the page counts them in boxes',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: '',
    }),
    body: `<h1>Banana Walnut Loaf</h1><section><h2>Ingredients</h2><ul>${list(loafRows)}</ul></section><section><h2>Method</h2>${loafSteps.map((step, at) => `<div class="flex gap-2"><div class="rounded-full">${at + 1}</div><div class="prose"><p>${step}</p></div></div>`).join('')}</section><section><h2>Nutrition per slice</h2><div><span>kcal</span><span>310</span></div></section>`,
    style: 'plain',
  },
  {
    name: 'wide: line ends within strings and a comma behind the last entry',
    says: LOAF,
    head: `<script type="application/ld+json">{ "@context": "http://schema.org", "@type": "Recipe", "name": "Banana Walnut Loaf", "description": "Soft,\nmoist and "nutty".", "recipeIngredient": [${loafRows.map((row) => JSON.stringify(row)).join(',')},], "recipeInstructions": [${loafSteps.map((text) => JSON.stringify({ '@type': 'HowToStep', text })).join(',')},], }</script>`,
    body: '<div id="app"></div>',
    style: 'hashed',
  },
  {
    name: 'wide: data within a comment of HTML and CDATA, a list around it',
    says: LOAF,
    head: `<script type="application/ld+json"><!--//--><![CDATA[//><!--\n[${JSON.stringify({ '@context': 'http://schema.org', '@type': 'Recipe', name: 'Banana Walnut Loaf', ingredients: loafRows, recipeInstructions: loafSteps })}]\n//--><!]]></script>`,
    body: '<h1>Banana Walnut Loaf</h1>',
    style: 'old',
  },
  {
    name: 'wide: steps with names that are the beginnings of their texts, tips between them',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: loafSteps.flatMap((text, at) => [
        {
          '@type': 'HowToStep',
          name: `${text.slice(0, 20)}...`,
          text,
          url: `#${at}`,
          image: { '@type': 'ImageObject', url: `${at}.jpg`, caption: 'The batter' },
        },
        ...(at === 1 ? [{ '@type': 'HowToTip', text: 'Use very ripe bananas.' }] : []),
      ]),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: each step a list of one direction, as an object',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: { '@list': loafRows },
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: loafSteps.map((text, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: { '@type': 'HowToStep', itemListElement: { '@type': 'HowToDirection', text } },
        })),
      },
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    style: 'hashed',
  },
  {
    name: 'wide: amounts missing from the data, shown in a table with pictures',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: ['ripe bananas', 'plain flour', 'walnuts, chopped', 'baking soda'],
      recipeInstructions: howTo(loafSteps),
    }),
    body: `<h1>Banana Walnut Loaf</h1><h2>Ingredients</h2><table><tbody>${[
      ['3', 'ripe bananas'],
      ['250 g', 'plain flour'],
      ['100 g', 'walnuts, chopped'],
      ['1 tsp', 'baking soda'],
    ]
      .map(
        ([amount, name]) =>
          `<tr><td><img src="x.png" alt=""></td><td>${amount}</td><td>${name}</td></tr>`,
      )
      .join('')}</tbody></table><h2>Steps</h2><ol>${list(loafSteps)}</ol>`,
    style: 'plain',
  },
  {
    name: 'wide: amounts missing from the data, shown behind the names',
    says: LOAF.replace('3 ripe bananas', 'Ripe bananas 3')
      .replace('250 g plain flour', 'Plain flour 250 g')
      .replace('100 g walnuts, chopped', 'Walnuts 100 g')
      .replace('1 tsp baking soda', 'Baking soda 1 tsp'),
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: ['Ripe bananas', 'Plain flour', 'Walnuts', 'Baking soda'],
      recipeInstructions: howTo(loafSteps),
    }),
    body: `<h1>Banana Walnut Loaf</h1><h2>Ingredients</h2><ul>${[
      ['3', 'Ripe bananas'],
      ['250 g', 'Plain flour'],
      ['100 g', 'Walnuts'],
      ['1 tsp', 'Baking soda'],
    ]
      .map(([amount, name]) => `<li><span>${name}</span> <strong>${amount}</strong></li>`)
      .join('')}</ul><h2>Steps</h2><ol>${list(loafSteps)}</ol>`,
    style: 'plain',
  },
  {
    name: 'wide: the page is an article that has a recipe, the name of which is its headline',
    says: LOAF,
    head: ld({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Why we bake with bananas',
      mainEntity: {
        '@type': ['Recipe', 'Thing'],
        name: 'Banana Walnut Loaf',
        recipeIngredient: loafRows,
        recipeInstructions: howTo(loafSteps),
      },
    }),
    title: 'Why we bake with bananas | Fennel & Fig',
    body: card('Banana Walnut Loaf', loafRows, loafSteps).replace(
      '<h1 class="entry-title">Banana Walnut Loaf',
      '<h1 class="entry-title">Why we bake with bananas',
    ),
  },
  {
    name: 'wide: data has no name, the heading has it with a word of the site in front',
    says: LOAF,
    head: recipe({
      headline: '',
      recipeIngredient: loafRows,
      recipeInstructions: howTo(loafSteps),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    style: 'plain',
  },
  {
    name: 'wide: the same recipe twice in the data, once without steps',
    says: LOAF,
    head:
      recipe({ name: 'Banana Walnut Loaf', recipeIngredient: loafRows }) +
      recipe({
        name: 'Banana Walnut Loaf',
        recipeIngredient: loafRows,
        recipeInstructions: howTo(loafSteps),
      }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: steps cut off in the data, whole on the page',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: loafSteps.map((step) => `${step.slice(0, 25)}...`),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    style: 'hashed',
  },
  {
    name: 'wide: two recipes on a page, a cake and its icing, each with its data',
    says: `${LOAF}
= Coffee Icing
- 100 g icing sugar
- 2 tbsp strong coffee
* Sift the sugar and stir in the coffee.
* Spread it on the loaf.`,
    head:
      recipe({
        name: 'Banana Walnut Loaf',
        recipeIngredient: loafRows,
        recipeInstructions: howTo(loafSteps),
      }) +
      recipe({
        name: 'Coffee Icing',
        recipeIngredient: ['100 g icing sugar', '2 tbsp strong coffee'],
        recipeInstructions: ['Sift the sugar and stir in the coffee.', 'Spread it on the loaf.'],
      }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: ingredients as one string with line breaks in it, steps as paragraphs',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows.join('<br />'),
      recipeInstructions: loafSteps.map((step) => `<p>${step}</p>`).join('\n<p>&nbsp;</p>\n'),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    style: 'old',
  },
  {
    name: 'wide: steps in sections whose steps are plain texts, one section without a name',
    says: LOAF.replace('* Heat', '# Before\n* Heat').replace('* Mash', '# The loaf\n* Mash'),
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Before', itemListElement: [loafSteps[0]] },
        { '@type': 'HowToSection', name: 'The loaf', itemListElement: howTo(loafSteps.slice(1)) },
      ],
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: steps as one string of sentences with titles in capitals and colons',
    says: LOAF.replace('* Heat', '# Before\n* Heat').replace('* Mash', '# The loaf\n* Mash'),
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: `Before:\n${loafSteps[0]}\n\nThe loaf:\n${loafSteps[1]}\n${loafSteps[2]}`,
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
  },
  {
    name: 'wide: ingredients as things with amounts, units and notes apart',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'ripe bananas', value: 3 },
        { '@type': 'PropertyValue', name: 'plain flour', value: '250', unitText: 'g' },
        { '@type': 'PropertyValue', name: 'walnuts, chopped', value: '100', unitText: 'g' },
        { '@type': 'PropertyValue', name: 'baking soda', value: 1, unitText: 'tsp' },
      ],
      recipeInstructions: howTo(loafSteps),
    }),
    body: card('Banana Walnut Loaf', loafRows, loafSteps),
    style: 'plain',
  },
  {
    name: 'wide: doubled amounts of a unit switcher on the page, data with one of them',
    says: LOAF,
    head: recipe({
      name: 'Banana Walnut Loaf',
      recipeIngredient: loafRows,
      recipeInstructions: howTo(loafSteps),
    }),
    body: `<h1>Banana Walnut Loaf</h1><div><button>US</button><button>Metric</button></div><ul><li><span class="us">3</span><span class="metric">3</span> ripe bananas</li><li><span class="us">2 cups</span><span class="metric">250 g</span> plain flour</li><li><span class="us">1 cup</span><span class="metric">100 g</span> walnuts, chopped</li><li><span class="us">1 tsp</span><span class="metric">1 tsp</span> baking soda</li></ul><ol>${list(loafSteps)}</ol>`,
    style: 'hashed',
  },
  {
    name: 'wide: a German site, data with double spaces, trailing commas and HTML in steps',
    language: 'de',
    says: `= Omas Apfelkuchen vom Blech
- 1,5 kg Äpfel (z. B. Boskop)
- 300 g Mehl
- etwas Puderzucker
* Äpfel schälen, entkernen und in Spalten schneiden.
* Teig auf ein Blech streichen, mit Äpfeln belegen und bei 175°C (Umluft) 40 Min. backen.`,
    head: recipe({
      name: 'Omas Apfelkuchen vom Blech – Rezept | Fennel & Fig',
      recipeIngredient: ['1,5  kg  Äpfel (z. B. Boskop)', '300 g Mehl', 'etwas Puderzucker'],
      recipeInstructions:
        '<p>Äpfel schälen, entkernen und in Spalten schneiden.</p><p>Teig auf ein Blech streichen, mit Äpfeln belegen und bei 175°C (Umluft) 40 Min. backen.</p>',
    }),
    title: 'Omas Apfelkuchen vom Blech – Rezept | Fennel & Fig',
    body: '<h1>Omas Apfelkuchen vom Blech</h1><p>Klassisch wie früher.</p>',
  },
  {
    name: 'wide: an Italian site, names before amounts, steps numbered within their texts',
    language: 'it',
    says: `= Torta paesana
- Pane raffermo 400 g
- Latte intero 1 l
- Cacao amaro 50 g
- Uvetta q.b.
* Spezzettate il pane e copritelo con il latte caldo (1).
* Unite il cacao e l'uvetta, poi mescolate bene (2-3).
* Infornate a 180° per circa 60 minuti e lasciate raffreddare (4).`,
    head: recipe({
      name: 'Torta paesana',
      recipeIngredient: [
        'Pane raffermo 400 g',
        'Latte intero 1 l',
        'Cacao amaro 50 g',
        'Uvetta q.b.',
      ],
      recipeInstructions: howTo([
        'Spezzettate il pane e copritelo con il latte caldo (1).',
        "Unite il cacao e l'uvetta, poi mescolate bene (2-3).",
        'Infornate a 180° per circa 60 minuti e lasciate raffreddare (4).',
      ]),
    }),
    body: '<h1>Torta paesana</h1>',
  },
])
