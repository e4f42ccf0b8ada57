// Pages of the tuned half whose signs are other ones: wide digits and colons, diamonds, brackets about headings.
import { casePages, data, page } from './case-page.ts'
import { many, NETTLE, ROWS, TOLD } from './other-words.ts'

const BEANS = `= 白豆のスープ
- 白豆…200g
- 玉ねぎ…1個
- 塩…小さじ1
* 豆を一晩水につけます。
* （1）に玉ねぎを加えて煮ます。
* 塩で味をととのえます。`
const BEAN_ROWS = ['白豆…200g', '玉ねぎ…1個', '塩…小さじ1']
const BEAN_STEPS = [
  '豆を一晩水につけます。',
  '（1）に玉ねぎを加えて煮ます。',
  '塩で味をととのえます。',
]
const beans = (name: string, body: string, head = '<title>白豆のスープ</title>') => ({
  name,
  says: BEANS,
  source: page(`<h1>白豆のスープ</h1><h2>材料</h2><ul>${many(BEAN_ROWS, 'li')}</ul>${body}`, head),
})
const counted = (sign: string) =>
  BEAN_STEPS.map((step, at) => `${'１２３'.charAt(at)}${sign}${step}`)
const TAKES =
  'The dumplings take young nettles, some 200 g, and flour to bind them. For the dough you also want 2 eggs with a little salt, and in the end 1 spoonful of butter in the pan.'
const HOW = '白豆のスープの作り方'

export const otherSigns = casePages([
  beans(
    'steps that digits and commas as wide as the letters count',
    `<h2>作り方</h2><ul>${many(
      counted('、').map((step) => `<p>${step}</p>`),
      'li',
    )}</ul>`,
  ),
  beans(
    'steps that wide digits and full stops count, line after line',
    `<h2>作り方</h2><p>${counted('．').join('<br>')}</p>`,
  ),
  {
    name: 'data that counts its steps within one text of wide letters',
    says: BEANS,
    source: page(
      '<h1>白豆のスープ</h1>',
      data({
        name: '白豆のスープ',
        recipeIngredient: BEAN_ROWS,
        recipeInstructions: BEAN_STEPS.map((step, at) => `${at + 1}.${step}`).join(''),
      }),
    ),
  },
  {
    ...beans(
      'names of parts that end in a wide colon, in the entries of a counted list',
      `<h2>作り方</h2><ol><li><p><strong>準備</strong>：</p><ul>${many(BEAN_STEPS.slice(0, 1), 'li')}</ul></li><li><p><strong>煮る</strong>：</p><ul>${many(BEAN_STEPS.slice(1), 'li')}</ul></li></ol>`,
    ),
    says: BEANS.replace('\n* 豆', '\n# 準備\n* 豆').replace('\n* （', '\n# 煮る\n* （'),
  },
  {
    name: 'a title that says how to make it, and a heading below that quotes it',
    says: BEANS.replace('白豆のスープ', HOW),
    source: page(
      `<h1>${HOW}</h1><h2>材料</h2><ul>${many(BEAN_ROWS, 'li')}</ul><h2>作り方</h2><ol>${many(BEAN_STEPS, 'li')}</ol><h2>「${HOW}」の動画</h2>`,
      `<title>${HOW}</title>`,
    ),
  },
  {
    name: 'rows behind wide dots, and steps behind numbers in circles',
    says: BEANS,
    source: page(
      `<h1>白豆のスープ</h1><p>【材料】</p><p>${BEAN_ROWS.map((row) => `・${row}`).join('<br>')}</p><p>【作り方】</p><p>${BEAN_STEPS.map((step, at) => `${'①②③'.charAt(at)}${step}`).join('<br>')}</p>`,
      '<title>白豆のスープ</title>',
    ),
  },
  {
    name: 'headings in square brackets',
    says: NETTLE,
    source: page(
      `<h1>Nettle Dumplings</h1><p>[Ingredients]</p>${many(ROWS, 'p')}<p>[Method]</p>${many(TOLD, 'p')}`,
      '<title>Nettle Dumplings</title>',
    ),
  },
  {
    name: 'a paragraph of a story, rows behind diamonds and counted steps',
    says: NETTLE,
    source: page(
      `<h1>Nettle Dumplings</h1><p>Our grandmother picked them by the wall, and wore two pairs of gloves to do it.<br>Nobody else in the village would have them.<br><br>SERVES 4<br>${ROWS.map((row) => `◆ ${row}`).join('<br>')}<br><br>${TOLD.map((step, at) => `${at + 1}. ${step}`).join('<br>')}</p>`,
      '<title>Nettle Dumplings</title>',
    ),
  },
  {
    name: 'all that it takes, told in one paragraph between both headings',
    says: NETTLE.replace(/- 200[^*]*/, `- ${TAKES}\n`),
    source: page(
      `<h1>Nettle Dumplings</h1><h2>Ingredients</h2><p>${TAKES}</p><h2>Method</h2>${many(TOLD, 'p')}`,
      '<title>Nettle Dumplings</title>',
    ),
  },
  {
    name: 'marked rows that are said once more to those who listen',
    says: NETTLE,
    source: page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Nettle Dumplings</h1><ul>${ROWS.map((row) => `<div itemprop="recipeIngredient"><li><span aria-hidden="true">${row}</span> <span class="sronly">${row}</span></li></div>`).join('')}</ul><div itemprop="recipeInstructions"><ol>${many(TOLD, 'li')}</ol></div></div>`,
      '<title>Nettle Dumplings</title>',
    ),
  },
])
