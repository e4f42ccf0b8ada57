// Short lines that stand beside the parts of a recipe, in several ways to lay it out, and steps that look like them.
import { page } from './tuned/case-page.ts'

export const TITLE = 'Leek Bake'
export const ROWS = ['2 leeks, sliced', '150 g pearl barley', '500 ml stock', 'Salt']
export const TOLD = [
  'Soften the leeks in a wide pan for 8 minutes.',
  'Stir in the barley and the stock',
  'Bake for 40 minutes and season to taste.',
]
const many = (rows: readonly string[], tag: string) =>
  rows.map((row) => `<${tag}>${row}</${tag}>`).join('\n')

/** What stands between the list and the steps, the steps, and what stands behind them. */
type Parts = { between?: string; steps?: readonly string[]; behind?: string }
type Way = (parts: Required<Parts>) => string

const WAYS: Record<string, Way> = {
  'steps in paragraphs': ({ between, steps, behind }) =>
    `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>${between}<h2>Method</h2>${many(steps, 'p')}${behind}`,
  'steps in a list': ({ between, steps, behind }) =>
    `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>${between}<h2>Method</h2><ol>${many(steps, 'li')}</ol>${behind}`,
  breaks: ({ between, steps, behind }) =>
    `<p><b>Ingredients</b><br>${ROWS.join('<br>')}</p>${between}<p><b>Method</b><br>${steps.join('<br>')}</p>${behind}`,
  boxes: ({ between, steps, behind }) =>
    `<div><div>Ingredients</div>${many(ROWS, 'div')}</div>${between}<div><div>Method</div>${many(steps, 'div')}</div>${behind}`,
  'bold words and counted steps': ({ between, steps, behind }) =>
    `<p><strong>Ingredients:</strong></p>${many(ROWS, 'p')}${between}<p><strong>Directions:</strong></p>${steps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')}${behind}`,
  'no headings': ({ between, steps, behind }) =>
    `<ul>${many(ROWS, 'li')}</ul>${between}${many(steps, 'p')}${behind}`,
  'names of elements': ({ between, steps, behind }) =>
    `<div class="recipe-ingredients"><ul>${many(ROWS, 'li')}</ul></div>${between}<div class="recipe-instructions">${many(steps, 'p')}</div>${behind}`,
}

/** The page in each way; the name of the way first. */
export const pagesWith = (parts: Parts): [string, string][] =>
  Object.entries(WAYS).map(([name, way]) => [
    name,
    page(
      `<h1>${TITLE}</h1>${way({ between: '', steps: TOLD, behind: '', ...parts })}`,
      `<title>${TITLE} | Pots</title>`,
    ),
  ])

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const BEHIND = linesOf(`
  Did you make this? Let me know below!
  Recipe adapted from my aunt Mae.
  Nutrition (per serving): calories 320; fat 8 g; protein 9 g
  320 calories
  Makes 4 servings.
  Author: Ida Holm
  Posted by Ida at 9:00 AM
  Tags: bakes, leeks
  12 Comments
  Facebook | Pinterest
  Photo: Ida Holm
  ~ Ida
  Happy cooking, friends!
  What are you baking this week?
  Rating: 4.5 / 5 (12 votes)
  4.5 from 12 votes
  Report an error
  Read next: Onion soup
  For more bakes and ideas, see our list.
  Pin it for later!
  Linked to Meatless Monday.
  This recipe first appeared in The Post on May 3, 2014.
  Serve with: bread
  Level: easy
  Updated May 2019
  Page 1 of 2
  Skip to content
  Tell us in the comments!
  Want to save this recipe? Enter your email.
  Log in to save this recipe
  <a href="/">Onion soup</a>
  Disclaimer: this is not medical advice.
  Allergens: gluten, celery
  Thank you for reading.
  See you tomorrow, Ida
  More from Pots
  SHOP THE POST
  Watch how to make it:
  Looking for more leek recipes?
  Listen to the whole programme in the player above.
  Watch the full episode here.
  Hier die ganze Sendung anhören
  Hören Sie die ganze Sendung in der Mediathek.
  Réécoutez l’émission en entier.
  Escucha el programa completo.
  Ascolta tutta la puntata.
  Luister de hele uitzending terug.
  Lyssna på hela programmet, eller hämta det som podd.
  Hør hele udsendelsen her.
  Hør hele programmet i spilleren over.
  Posłuchaj całej audycji.
  Ouça o episódio inteiro.
  Kuuntele koko ohjelma täältä.
  Have a lovely Sunday, everyone :)
  Schönes Wochenende euch allen!
  Bon dimanche à tous !
  ¡Feliz domingo a todos!
  Buona domenica a tutti
  Fijn weekend allemaal
  Trevlig helg på er!
  Rigtig god weekend!
  God helg, alle sammen
  Miłego weekendu!
  Bom fim de semana a todos
  Hyvää viikonloppua kaikille ;-)
`)

export const BETWEEN = linesOf(`
  Advertisement
  Equipment: a wide pan
  Nutrition: 320 kcal
  Prep time: 10 minutes
  Print
  Get our newsletter
`)

/** Steps that begin or end like such lines. */
export const STEPS = linesOf(`
  Serve immediately
  Serve with rice.
  Enjoy with rice.
  Chill for 2 hours
  Makes a thick sauce; stir well.
  Store in the fridge for up to 3 days.
  Note that it will thicken.
  Watch the pan carefully.
  For more crunch, bake 5 minutes longer and check.
  Next: add the eggs.
  Level: smooth the top with a knife.
  Shop the herbs finely.
  Share among 4 plates.
  Update the seasoning.
  Per serving, place 3 dumplings in a bowl.
  Follow the package directions for pasta.
  Taste: does it need salt?
  Add to collection of spices and toss.
  Wine goes in now: 200 ml.
  10 reviews of the pot later, it is thick.
  This recipe works with a mixer as well: beat for 3 minutes.
  Heiß servieren
  Servir aussitôt
  Lasciate raffreddare
  Have a good stock ready.
  Listen for the crackle, then take it out.
  Se till att programmet är slut.
  Sehen Sie nach 20 Minuten nach.
`)

/** Written after every rule for them, and in other languages. */
export const UNSEEN = linesOf(`
  Viel Spaß beim Nachkochen!
  Rezept von Ida Holm
  Zubereitungszeit: 50 Minuten
  Schwierigkeitsgrad: leicht
  Habt ihr das Rezept schon probiert?
  Pro Portion ca. 320 kcal
  Teilen auf Facebook
  Quelle: Das Kochbuch
  Foto: Ida Holm
  3 Kommentare
  Recette proposée par Ida
  Valeurs nutritionnelles par portion : 320 kcal
  Partager sur Pinterest
  Avez-vous essayé cette recette ?
  Publié le 3 mai 2019
  Merci de votre visite !
  Abonnez-vous à la newsletter
  Receta de la abuela de Ida
  ¿Te ha gustado esta receta?
  Compartir en Facebook
  Publicado por Ida en 9:00
  Dificultad: fácil
  Comparte esta receta con tus amigos
  Ricetta di Ida Holm
  Ti è piaciuta la ricetta?
  Condividi su Facebook
  Difficoltà: facile
  Geplaatst door Ida
  Heb je dit recept gemaakt?
  Deel dit recept
  Dela på Facebook
  Lycka till!
  Przepis z książki Idy
  Udostępnij na Facebooku
  Gostou da receita?
  Best wishes from the kitchen, Ida
  You can find me on the web here.
  Recipe No. 214
  First published in 2012
  Back to all recipes
`)
