// Pages of the tuned half on which something that is no work stands directly above the steps, or below them.
import { casePages, page } from './case-page.ts'

const CRUMBLE = `= Plum Crumble
- 600 g plums
- 150 g oats
- 80 g butter
- 2 tbsp sugar
* Halve the plums and spread them in a dish.
* Rub butter, oats and sugar together until it crumbles.
* Sprinkle that over the plums and bake it for half an hour.`
const rows = ['600 g plums', '150 g oats', '80 g butter', '2 tbsp sugar']
const told = [
  'Halve the plums and spread them in a dish.',
  'Rub butter, oats and sugar together until it crumbles.',
  'Sprinkle that over the plums and bake it for half an hour.',
]
const many = (tag: string, all: readonly string[]) =>
  all.map((each) => `<${tag}>${each}</${tag}>`).join('')
const ul = `<ul>${many('li', rows)}</ul>`
const LIST = `<h2>Ingredients</h2>${ul}`
const counted = (label: string) =>
  told.map((each, at) => `<p><b>${label} ${at + 1}:</b> ${each}</p>`).join('')
const crumble = (name: string, body: string) => ({
  name,
  says: CRUMBLE,
  source: page(`<h1>Plum Crumble</h1>${body}`, '<title>Plum Crumble | Orchard</title>'),
})

export const behindWork = casePages([
  crumble(
    'a question to open, and below it a title that leads elsewhere, below the steps',
    `${LIST}<h2>Method</h2><ol>${many('li', told)}</ol><div class="fold"><h4>Why did mine stay pale?</h4><div><p>Either the oven was cold, or the dish stood too low in it.</p></div></div><div class="more"><a href="/butter"><b>Churn it yourself</b><br>Five minutes with a jar and a strong arm.</a></div>`,
  ),
  crumble(
    'an offer below steps whose numbers stand in boxes of their own',
    `${LIST}<section><h2>Instructions</h2>${told.map((each, at) => `<div class="line"><div>${at + 1}</div><span><p>${each}</p></span></div>`).join('')}<div class="box"><p>Have 9 boxes brought home + a spoon</p><p>This is for those who never had one before and stay for a month.</p></div></section>`,
  ),
  crumble(
    'thanks below paragraphs that say which step they are',
    `${LIST}<h2>Method</h2>${counted('Step')}<p>Did yours come out as it should? Show it to all of us at <a href="https://example.org/plums">#plums</a> one of these days</p><p>Back to all of them</p>`,
  ),
  crumble(
    'the same where no heading stands above them',
    `${LIST}${counted('Step')}<p>Did yours come out as it should? Show it to all of us at <a href="https://example.org/plums">#plums</a> one of these days</p>`,
  ),
  crumble(
    'a table with a long title below paragraphs of work, and what is said of it',
    `${ul}<p><b>Method:</b></p>${many('p', told)}<table><tr><td colspan="3"><b>Table 4. How long a dish of plums stays in ovens of three kinds.</b></td></tr><tr><td>Dish</td><td>Gas</td><td>Wood</td></tr><tr><td>Small</td><td>25</td><td>40</td></tr></table><p>What the table says is true of dry plums only, so look at them before you take them out.</p>`,
  ),
  crumble(
    'a warning between rows that have no heading and the heading of the steps',
    `${ul}<p><b>Mind:</b> The stones are sharp where they break, so take them out with a spoon.</p><p><b>Procedure:</b></p>${many('p', told)}`,
  ),
  crumble(
    'how long its parts take, each time in front of its word, above named steps',
    `<div class="recipe-ingredients">${LIST}</div><div class="recipe-steps"><div><h2>Method</h2><span>5 min. slicing</span><span>30 min. baking</span></div>${told.map((each, at) => `<div class="one"><span>step ${at + 1}</span><p>${each}</p></div>`).join('')}</div>`,
  ),
  crumble(
    'what else one needs in paragraphs below named rows',
    `<div class="recipe-ingredients"><h2>Ingredients</h2>${many('p', rows)}<div><h3>You need</h3><p>dish</p><p>wooden spoon</p></div></div><div class="recipe-steps"><h2>Method</h2><ol>${many('li', told)}</ol></div>`,
  ),
  crumble(
    'a list that is headed in dialect',
    `<h2>Das braucht’s für 4 Personen:</h2>${many('p', rows)}<h2>So wird’s gemacht:</h2>${many('p', told)}<h2>Wo es steht</h2><p>2 km weit weg</p><p>9 € die Nacht</p><p>3 km weit weg</p><p>7 € die Nacht</p><p>5 km weit weg</p>`,
  ),
  crumble(
    'a wish in dialect below the steps, and the address of an inn below that',
    `${LIST}<div><h2>Method</h2>${many('p', told)}</div><div><p><b>An Guete!</b></p></div><div><h3>Inn of the Two Pears</h3><p>Mill Lane 4<br>70123 Oberau<br>Tel. 07123 4567</p></div>`,
  ),
  crumble(
    'how much it makes in a sentence below steps, another behind it, and the name of who tells it',
    `<p>${rows.join('<br>')}</p>${many('p', told)}<p>Makes about 6 bowls. Hide one of them, or all are gone by the evening.</p><p>Dora</p>`,
  ),
  crumble(
    'the same in words, and what is in each',
    `<p>${rows.join('<br>')}</p>${many('p', told)}<p>Makes six bowls. Much of what is in them is fibre.</p><p>(Dora Pear works for the office of orchards in Oberau.)</p>`,
  ),
  crumble(
    'a second list of work that is titled and named as the first, where no heading says what they are',
    `${ul}<ul class="do"><h4>Get it ready:</h4>${many('li', told.slice(0, 2))}</ul><ul class="do"><h4>Bake the whole of it:</h4>${many('li', told.slice(2))}</ul>`,
  ),
  crumble(
    'how many pieces it makes above parts that are paragraphs',
    `<div><h2>Crumble</h2><p><em>16 palaa</em></p><p><b>Below</b><br>${rows.slice(0, 2).join('<br>')}</p><p><b>On top</b><br>${rows.slice(2).join('<br>')}</p><p>${told.map((each, at) => `<b>${at + 1}.</b> ${each}`).join('<br>')}</p></div>`,
  ),
  crumble(
    'a word to press behind the number of servings, above rows that are marked',
    `<div itemscope itemtype="https://schema.org/Recipe"><h3 itemprop="name">Plum Crumble</h3><h3>Ingredients</h3><div>6 servings <a>Change</a></div><ul>${rows.map((row) => `<li><span itemprop="ingredients">${row}</span></li>`).join('')}</ul><h3>Method</h3><ol itemprop="recipeInstructions">${many('li', told)}</ol></div>`,
  ),
  crumble(
    'for how many it is and how long it takes, with a word for more, in boxes like those of the steps',
    `${['Ingredients:', rows.join('<br>'), 'Preparation:', told.join('<br>'), 'Bereidingstijd:', 'meer dan 2 uur', 'Aantal personen:', '6'].map((each, at) => `<div class="${at % 2 === 0 ? 'head' : 'text'}">${each}</div>`).join('')}`,
  ),
])
