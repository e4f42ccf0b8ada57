// Pages in English that have no data at all: what is shown is all there is.
import { list, widePages } from './wide-page.ts'

const RICE = `= Saffron Rice with Peas
- 300g basmati rice
- a pinch of saffron
- 2 tbsp butter
- 150g frozen peas
- Salt and pepper
* Soak the saffron in a little hot water.
* Melt the butter, add the rice and stir until it shines.
* Pour in 600ml water and the saffron, cover and cook for 12 minutes.
* Stir in the peas and leave to stand for 5 minutes.`
const rows = [
  '300g basmati rice',
  'a pinch of saffron',
  '2 tbsp butter',
  '150g frozen peas',
  'Salt and pepper',
]
const steps = [
  'Soak the saffron in a little hot water.',
  'Melt the butter, add the rice and stir until it shines.',
  'Pour in 600ml water and the saffron, cover and cook for 12 minutes.',
  'Stir in the peas and leave to stand for 5 minutes.',
]
const without = (says: string, ...lines: string[]) =>
  lines.reduce((left, line) => left.replace(`${line}\n`, ''), says)

export const bareEnglish = widePages([
  {
    name: 'wide: a magazine: a standfirst, facts in icons, lists under plain headings',
    says: RICE,
    style: 'hashed',
    body: `<h1>Saffron Rice with Peas</h1><p>Golden, buttery and on the table in half an hour.</p><div><span>Serves 4</span><span>Easy</span><span>Prep 10 min</span><span>Cook 15 min</span></div><div><div><h2>Ingredients</h2><ul>${list(rows)}</ul></div><div><h2>Method</h2><ol>${list(steps)}</ol></div></div><div><h4>Recipe tips</h4><p>Use long grain rice.</p></div><p>Recipe by Nell Marsh. Photography: Ed Frost</p>`,
  },
  {
    name: 'wide: a magazine: step numbers in headings, cook’s tips between the steps',
    says: RICE,
    style: 'plain',
    body: `<h1>Saffron Rice with Peas</h1><dl><dt>Serves</dt><dd>4</dd><dt>Time</dt><dd>30 min</dd></dl><h2>Ingredients</h2><ul>${list(rows)}</ul><h2>Method</h2><div><h3>1</h3><p>${steps[0]}</p><h3>2</h3><p>${steps[1]}</p><h3>3</h3><p>${steps[2]}</p><h3>4</h3><p>${steps[3]}</p></div><h2>Per serving</h2><table><tr><td>kcal</td><td>340</td></tr><tr><td>fat</td><td>7g</td></tr></table>`,
  },
  {
    name: 'wide: a chef: ingredients in a definition list, the method in paragraphs',
    says: RICE,
    style: 'plain',
    body: `<h1>Saffron Rice with Peas</h1><p class="lead">From my book.</p><h3>What you need</h3><dl>${rows.map((row) => `<dd>${row}</dd>`).join('')}</dl><h3>How to make it</h3>${list(steps, 'p')}<h3>From the shop</h3><p>Saffron 1g, £4.50</p>`,
  },
  {
    name: 'wide: a chef: rows of ingredients in paragraphs of their own with links',
    says: RICE,
    style: 'old',
    body: `<h1>Saffron Rice with Peas</h1><p><em>Serves 4</em></p>${rows.map((row) => `<p class="ing"><a href="/i">${row}</a></p>`).join('')}<p><strong>Method</strong></p>${list(steps, 'p')}<p><strong>Wine:</strong> a dry white.</p>`,
  },
  {
    name: 'wide: a newspaper: the amounts bold, all ingredients in one paragraph with breaks',
    says: RICE,
    style: 'hashed',
    body: `<h1>Saffron Rice with Peas</h1><p>By Nell Marsh, Saturday 4 May</p><p>Rice is the quietest friend in the cupboard, and it asks for 2 things: heat and patience.</p><p>Prep <strong>10 min</strong><br>Cook <strong>15 min</strong><br>Serves <strong>4</strong></p><p><strong>300g basmati rice</strong><br><strong>a pinch of saffron</strong><br><strong>2 tbsp butter</strong><br><strong>150g frozen peas</strong><br><strong>Salt and pepper</strong></p>${list(steps, 'p')}<p>The Guild is looking for readers’ recipes. Write to us.</p>`,
  },
  {
    name: 'wide: a newspaper: two columns of a table, the method below it without a heading',
    says: RICE,
    style: 'old',
    body: `<h1>Saffron Rice with Peas</h1><p>Serves 4</p><table><tr><td>300g</td><td>basmati rice</td></tr><tr><td>a pinch of</td><td>saffron</td></tr><tr><td>2 tbsp</td><td>butter</td></tr><tr><td>150g</td><td>frozen peas</td></tr><tr><td></td><td>Salt and pepper</td></tr></table><ol>${list(steps)}</ol>`,
  },
  {
    name: 'wide: a programme of a station: ingredients by parts, steps in one ordered list',
    says: RICE.replace('- 300g', '+ For the rice\n- 300g').replace(
      '- 150g',
      '+ For the peas\n- 150g',
    ),
    sections: true,
    style: 'plain',
    body: `<h1>Saffron Rice with Peas</h1><div><p>Preparation time</p><p>less than 30 mins</p><p>Cooking time</p><p>10 to 30 mins</p><p>Serves</p><p>Serves 4</p></div><h2>Ingredients</h2><h3>For the rice</h3><ul>${list(rows.slice(0, 3))}</ul><h3>For the peas</h3><ul>${list(rows.slice(3))}</ul><h2>Method</h2><ol>${list(steps.map((step) => `<p>${step}</p>`))}</ol><h2>Recipe Tips</h2><p>Use stock.</p>`,
  },
  {
    name: 'wide: a station: parts of the ingredients in bold entries of the same list',
    says: RICE.replace('- 300g', '+ For the rice\n- 300g').replace(
      '- 150g',
      '+ For the peas\n- 150g',
    ),
    sections: true,
    style: 'hashed',
    body: `<h1>Saffron Rice with Peas</h1><h2>Ingredients</h2><ul><li><strong>For the rice</strong></li>${list(rows.slice(0, 3))}<li><strong>For the peas</strong></li>${list(rows.slice(3))}</ul><h2>Preparation</h2><ol>${list(steps)}</ol><h2>Watch the show</h2><p>Fridays at 8.</p>`,
  },
  {
    name: 'wide: a dairy: amounts in a column on the right of the names',
    says: without(RICE, '- Salt and pepper')
      .replace('- a pinch of saffron\n', '')
      .replace('300g basmati rice', 'basmati rice 300g')
      .replace('2 tbsp butter', 'butter 2 tbsp')
      .replace('150g frozen peas', 'frozen peas 150g'),
    style: 'hashed',
    body: `<h1>Saffron Rice with Peas</h1><div><h2>Ingredients</h2><div class="css-g"><div class="css-r"><div>basmati rice</div><div>300g</div></div><div class="css-r"><div>butter</div><div>2 tbsp</div></div><div class="css-r"><div>frozen peas</div><div>150g</div></div></div></div><div><h2>Instructions</h2><ol>${list(steps)}</ol></div>`,
  },
  {
    name: 'wide: a supermarket: a name, then a line with the amount below it',
    says: without(RICE, '- Salt and pepper').replace('- a pinch of saffron\n', ''),
    style: 'plain',
    body: `<h1>Saffron Rice with Peas</h1><h2>Ingredients</h2><ul>${[
      ['300g', 'basmati rice'],
      ['2 tbsp', 'butter'],
      ['150g', 'frozen peas'],
    ]
      .map(
        ([amount, name]) =>
          `<li><img src="p.png" alt=""><p class="font-bold">${amount}</p><p>${name}</p></li>`,
      )
      .join(
        '',
      )}</ul><button>Add all to trolley</button><h2>Method</h2><ol>${list(steps)}</ol><h2>Products used</h2><ul><li>Basmati Rice 1kg £2.10</li><li>Garden Peas 900g £1.50</li></ul>`,
  },
  {
    name: 'wide: a meal kit: cards with pictures, each step with a title and several sentences',
    says: RICE.replace('* Soak', '# Get ready\n* Soak')
      .replace('* Melt', '# Fry\n* Melt')
      .replace('* Pour', '# Simmer\n* Pour')
      .replace('* Stir in', '# Finish\n* Stir in'),
    style: 'hashed',
    body: `<h1>Saffron Rice with Peas</h1><div><h2>Ingredients</h2><div>Serving amount 2 4</div>${rows.map((row) => `<div class="c1"><img src="i.png"><div class="c2"><p>${row}</p></div></div>`).join('')}</div><h2>Instructions</h2>${['Get ready', 'Fry', 'Simmer', 'Finish'].map((name, at) => `<div class="c5"><img src="s.jpg"><div><span>${at + 1}</span><h3>${name}</h3><p>${steps[at]}</p></div></div>`).join('')}<h2>Nutrition values</h2><div>Energy (kcal) 340</div>`,
  },
  {
    name: 'wide: a meal kit: what is in the box, what is not, and a timer beside a step',
    says: RICE.replace('- Salt and pepper', '+ Not in the box\n- Salt and pepper').replace(
      '- 300g',
      '+ In the box\n- 300g',
    ),
    style: 'plain',
    sections: true,
    body: `<h1>Saffron Rice with Peas</h1><h2>Ingredients</h2><h3>In the box</h3><ul>${list(rows.slice(0, 4))}</ul><h3>Not in the box</h3><ul>${list(rows.slice(4))}</ul><h2>Method</h2><ol><li>${steps[0]}</li><li>${steps[1]}</li><li>${steps[2]}<button>Start timer 12:00</button></li><li>${steps[3]}</li></ol>`,
  },
  {
    name: 'wide: a video site: ingredients in a collapsed panel, steps without full stops',
    says: `= Cheesy Garlic Pull-Apart Bread
- 1 round loaf of bread
- 1 cup mozzarella, shredded
- 4 cloves garlic, minced
* Preheat oven to 350˚F (180˚C)
* Cut the loaf crosswise without cutting through
* Stuff with cheese and garlic, wrap in foil
* Bake for 20 minutes`,
    style: 'hashed',
    body: `<h1>Cheesy Garlic Pull-Apart Bread</h1><p>Featured in 10 breads</p><div>98% would make again</div><div><h2>Ingredients</h2><p>for 6 servings</p><div><ul><li>1 round loaf of bread</li><li>1 cup mozzarella, shredded</li><li>4 cloves garlic, minced</li></ul></div></div><div><h2>Preparation</h2><ol><li>Preheat oven to 350˚F (180˚C)</li><li>Cut the loaf crosswise without cutting through</li><li>Stuff with cheese and garlic, wrap in foil</li><li>Bake for 20 minutes</li></ol><p>Enjoy!</p></div>`,
  },
  {
    name: 'wide: a club of cooks: steps lettered, ingredients in two columns of a table',
    says: RICE,
    style: 'old',
    body: `<h2>Saffron Rice with Peas</h2><p>Posted by: Nell</p><h3>Ingredients</h3><table><tr><td>300g basmati rice</td><td>150g frozen peas</td></tr><tr><td>a pinch of saffron</td><td>Salt and pepper</td></tr><tr><td>2 tbsp butter</td><td></td></tr></table><h3>Directions</h3><p>a) ${steps[0]}</p><p>b) ${steps[1]}</p><p>c) ${steps[2]}</p><p>d) ${steps[3]}</p>`,
  },
  {
    name: 'wide: a health service: two lists, then facts on nutrition in a list too',
    says: RICE,
    style: 'plain',
    body: `<h1>Saffron Rice with Peas</h1><div id="recipe_info"><p><b>Prep time</b> 10 minutes</p><p><b>Yields</b> 4 servings</p><p><b>Serving size</b> 1 cup</p></div><div id="ingredients"><h2>Ingredients</h2>${list(rows, 'p')}</div><div id="recipe_directions"><h2>Directions</h2><ol>${list(steps)}</ol></div><div id="nutrition"><h2>Nutrition facts</h2><ul><li>Calories 340</li><li>Total Fat 7 g</li></ul></div><p>Each serving provides: an excellent source of fibre.</p>`,
  },
  {
    name: 'wide: an old home page: a centred title, ingredients in a list, the method in one block',
    says: without(
      RICE,
      '* Soak the saffron in a little hot water.',
      '* Melt the butter, add the rice and stir until it shines.',
      '* Pour in 600ml water and the saffron, cover and cook for 12 minutes.',
    ).replace('* Stir in the peas and leave to stand for 5 minutes.', `* ${steps.join(' ')}`),
    style: 'old',
    body: `<center><font size="5"><b>Saffron Rice with Peas</b></font></center><ul>${list(rows)}</ul><p>${steps.join(' ')}</p><hr><p>Back to <a href="/">Rice</a> | Last updated 1999</p>`,
    title: 'Saffron Rice with Peas',
  },
  {
    name: 'wide: a recipe in a diary of photos: each step a caption under its picture',
    says: RICE,
    style: 'wp',
    body: `<h1 class="entry-title">Saffron Rice with Peas</h1><p>Oh, this rice.</p><div class="recipe-ingredients"><h4>Shopping list</h4><ul>${list(rows)}</ul></div><h4>Let’s cook</h4>${steps.map((step, at) => `<p><img src="${at}.jpg"></p><p>${step}</p>`).join('')}<p>If you make this rice, tag me @nell.</p>`,
  },
  {
    name: 'wide: a diary: blockquotes for the recipe, a bold name inside it',
    says: RICE,
    style: 'wp',
    body: `<h1 class="entry-title">Saffron Rice with Peas</h1><p>It began with a train that was 40 minutes late.</p><blockquote><p><strong>Saffron Rice with Peas</strong></p><p>${rows.join('<br />')}</p>${list(steps, 'p')}<p>Serves 4.</p><p><em>Prep time: 10 minutes - Cook time: 15 minutes</em></p></blockquote><p>posted by nell on May 4</p>`,
  },
  {
    name: 'wide: a page for voice: rows as labels of check boxes without a list',
    says: RICE,
    style: 'hashed',
    body: `<h1>Saffron Rice with Peas</h1><h2>Ingredients</h2><div>${rows.map((row, at) => `<label for="c${at}"><input type="checkbox" id="c${at}"><span>${row}</span></label>`).join('')}</div><h2>Steps</h2><div>${steps.map((step, at) => `<label for="s${at}"><input type="checkbox" id="s${at}"><span>${step}</span></label>`).join('')}</div>`,
  },
  {
    name: 'wide: a page for voice: sections that only their labels for readers name',
    says: RICE,
    style: 'hashed',
    body: `<h1>Saffron Rice with Peas</h1><section aria-label="Ingredients"><ul>${list(rows)}</ul></section><section aria-label="Method"><ol>${list(steps)}</ol></section>`,
  },
])
