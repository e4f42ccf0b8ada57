// Single pages and texts of the tuned half: what stands in front of steps, behind them, and beside
// ingredients.
import { casePages, data, page } from './case-page.ts'

const STEW = `= Bean Stew
- 1 tin of beans
- 2 onions
* Fry the onions until golden.
* Add the beans and simmer.`
const BEANS = '<h2>Ingredients</h2><ul><li>1 tin of beans</li><li>2 onions</li></ul>'
const TOLD = '<p>Fry the onions until golden.</p><p>Add the beans and simmer.</p>'
const stew = (name: string, body: string) => ({
  name,
  says: STEW,
  source: page(`<h1>Bean Stew</h1>${body}`),
})
const behind = (name: string, line: string) =>
  stew(name, `${BEANS}<h2>Method</h2>${TOLD}<p>${line}</p><p>It is my mother's, too.</p>`)
const beside = (name: string, rows: string) => ({
  ...stew(
    name,
    `<h2>Ingredients</h2>${rows}<h2>Method</h2><ol><li>Fry the onions until golden.</li><li>Add the beans and simmer.</li></ol>`,
  ),
  sections: true,
})
const listed = (name: string, recipeInstructions: string[], says: string) => ({
  name,
  says: `= Pan\n- 1 onion\n- 2 carrots\n${says}`,
  source: page(
    '',
    data({ name: 'Pan', recipeIngredient: ['1 onion', '2 carrots'], recipeInstructions }),
  ),
})

export const aroundSteps = casePages([
  {
    name: 'names in the first lines of the paragraphs of steps',
    says: STEW.replace('* Fry', '# The onions\n* Fry').replace('* Add', '# The beans\n* Add'),
    source: page(
      `<h1>Bean Stew</h1>${BEANS}<h2>Method</h2>${TOLD.replace('Fry', 'The onions<br>Fry').replace('Add the', 'The beans<br>Add the')}`,
    ),
  },
  stew(
    'words between steps that say where they go on',
    `${BEANS}<h2>Method</h2>${TOLD.replace('</p><p>', '</p><p>Continue reading below</p><p>')}<p>Weiterlesen nach der Anzeige</p>`,
  ),
  stew(
    'what people say below, under how many they are',
    `${BEANS}<h2>Method</h2>${TOLD}<h3>2 thoughts on “Bean Stew”</h3><ol><li>I fry the onions in lard, and it is better so.</li><li>My beans burst all the time.</li></ol>`,
  ),
  listed(
    'steps of data that begin with amounts, of which two could be counts',
    ['1 Zwiebel schälen und würfeln.', '2 EL Öl erhitzen.', 'Alles anbraten.'],
    '* 1 Zwiebel schälen und würfeln.\n* 2 EL Öl erhitzen.\n* Alles anbraten.',
  ),
  listed(
    'two steps of data that begin with amounts',
    ['1 Zwiebel schälen.', '2 Karotten reiben.'],
    '* 1 Zwiebel schälen.\n* 2 Karotten reiben.',
  ),
  listed(
    'steps of data with bare numbers that count',
    ['1 Peel it all.', '2 Fry it.', '3 Eat it.'],
    '* Peel it all.\n* Fry it.\n* Eat it.',
  ),
  listed(
    'steps of data whose numbers are words',
    ['Step One: Peel it all.', 'Step Two: Fry it.'],
    '* Peel it all.\n* Fry it.',
  ),
  {
    name: 'steps of data that are named by a counting word',
    says: '= Pan\n- 1 onion\n- 2 carrots\n* Peel it all.\n* Fry it.',
    source: page(
      '',
      data({
        name: 'Pan',
        recipeIngredient: ['1 onion', '2 carrots'],
        recipeInstructions: [
          { '@type': 'HowToStep', name: 'Step One', text: 'Peel it all.' },
          { '@type': 'HowToStep', name: 'Step Two', text: 'Fry it.' },
        ],
      }),
    ),
  },
  {
    name: 'headings that count with the number first',
    says: STEW,
    source: page(
      `<h1>Bean Stew</h1>${BEANS}<h2>Zubereitung</h2><h3>1. Schritt</h3><p>Fry the onions until golden.</p><h3>2. Schritt</h3><p>Add the beans and simmer.</p>`,
    ),
  },
  behind('a wish for comments behind the steps', 'If you make this recipe, leave a comment below!'),
  behind('the words a post is filed under behind the steps', 'Etichette: fagioli, zuppe'),
  behind('whose pictures they are behind the steps', 'Photos by Ann Example'),
  stew(
    'a box about who wrote it behind the steps',
    `${BEANS}<h2>Method</h2>${TOLD}<div class="author-box"><h4>About Ann</h4><p>Ann has cooked for twenty years.</p></div>`,
  ),
  beside(
    'boxes to tick side by side',
    '<fieldset><label><input type="checkbox"> <span>1 tin of beans</span></label><label><input type="checkbox"> <span>2 onions</span></label></fieldset>',
  ),
  beside(
    'a table with heads above its columns',
    '<table><tr><th>How much</th><th>Of what</th></tr><tr><td>1 tin of</td><td>beans</td></tr><tr><td>2</td><td>onions</td></tr></table>',
  ),
  {
    name: 'names with their amounts in a block behind them',
    says: `= Bean Stew
- Beans 250 g
- Onions 2 pieces
- Salt
* Fry the onions until golden.
* Add the beans and simmer.`,
    source: page(
      `<h1>Bean Stew</h1><h2>Ingredients</h2><div><div class="r"><div>Beans</div><div>250 g</div></div><div class="r"><div>Onions</div><div>2 pieces</div></div><div class="r"><div>Salt</div><div></div></div></div><h2>Method</h2><ol><li>Fry the onions until golden.</li><li>Add the beans and simmer.</li></ol>`,
    ),
  },
  {
    name: 'names with amounts in the counting words of the page behind them',
    says: '= 豆のスープ\n- 玉ねぎ 2個\n- 豆 200g\n* 玉ねぎを切る。\n* 豆と煮る。',
    source: page(
      '<h1>豆のスープ</h1><h3>材料</h3><div><div><div>玉ねぎ</div><div>2個</div></div><div><div>豆</div><div>200g</div></div></div><h3>作り方</h3><ol><li>玉ねぎを切る。</li><li>豆と煮る。</li></ol>',
    ),
  },
  {
    name: 'a bar in the title that the heading has, too',
    says: '= Bean Stew | The Fast One\n- 1 onion\n- 2 carrots\n* Fry it.\n* Eat it.',
    source: page(
      '<h1>Bean Stew | The Fast One</h1>',
      data({
        name: 'Bean Stew | The Fast One',
        recipeIngredient: ['1 onion', '2 carrots'],
        recipeInstructions: ['Fry it.', 'Eat it.'],
      }),
    ),
  },
  {
    name: 'a pasted recipe whose first ingredient has no amount',
    says: `= Pasta al Limone
- spaghetti
- 2 lemons
- butter
* Cook the spaghetti until done.
* Toss with lemon and butter.`,
    source:
      'Pasta al Limone\n\nspaghetti\n2 lemons\nbutter\n\nCook the spaghetti until done.\nToss with lemon and butter.\n',
  },
  {
    name: 'a pasted recipe without any amount or heading',
    says: `= Pasta al Limone
- spaghetti
- lemons
- butter
* Cook the spaghetti until done.
* Toss with lemon and butter.`,
    source:
      'Pasta al Limone\nPrep 10 min, cook 20 min\n\nspaghetti\nlemons\nbutter\n\nCook the spaghetti until done.\nToss with lemon and butter.\n',
  },
])
