import { explain } from '#shared/categorise/categorise.ts'
import { LANGUAGES, languagesOf } from '#shared/categorise/languages.ts'
import { loadLexicons } from '#shared/categorise/load-lexicons.ts'
import { readIngredient } from '#shared/ingredient/read-ingredient.ts'
import { DISTURBANCES, labelled } from './tests/sense/labelled.ts'
import { amountsInWords, freshLines, labelledLines, LINE_LANGUAGES } from './tests/sense/labelled-lines.ts'
await loadLexicons(LANGUAGES)
const [mode='sum', which='fresh/', show=''] = process.argv.slice(2)
const langs = show ? show.split(',') : LANGUAGES
if (mode === 'sum' || mode === 'miss' || mode==='typo') for (const l of langs as any) {
  const items = labelled(l, which === 'own' ? '' : 'fresh/')
  const ls = languagesOf(items.map(i => i.text))
  const find = (t: string) => explain(t, ls)
  const stat = (part: typeof items) => {
    const placed = part.filter(i => find(i.text).category !== 'Other')
    const ok = part.filter(i => find(i.text).category === i.category)
    return `${(100*ok.length/part.length).toFixed(1)} (prec ${(100*ok.length/placed.length).toFixed(1)})`
  }
  if (mode==='sum') {
    const food = (i: any) => !['Household','Personal care','Baby','Pet'].includes(i.category)
    console.log(l, 'all', stat(items), 'held', stat(items.filter(i=>i.isHeldOut)), 'food', stat(items.filter(food)))
    const cats = [...new Set(items.map(i=>i.category))]
    console.log('   ', cats.map(c => { const p = items.filter(i=>i.category===c); return c.slice(0,5)+' '+(100*p.filter(i=>find(i.text).category===c).length/p.length).toFixed(0)}).join(' '))
  } else if (mode==='miss') {
    for (const i of items) if (!i.isHeldOut) { const e = find(i.text); if (e.category !== i.category) console.log(`${i.category.padEnd(12)} ${i.text.padEnd(30)} -> ${e.category} ${e.why}`) }
  } else {
    const right = items.filter(i => find(i.text).category === i.category)
    const out: string[] = []
    for (const [n,d] of Object.entries(DISTURBANCES)) {
      const lost = right.filter((i,at)=>find(d(i.text,at)).category !== i.category)
      out.push(`${n} ${(100*lost.length/right.length).toFixed(2)}`)
      if (show && process.argv[5]) for (const i of lost) if (!i.isHeldOut) console.log('   ', n, i.text, '=>', d(i.text, right.indexOf(i)), find(d(i.text, right.indexOf(i))))
    }
    console.log(l, out.join(' | '))
  }
}
if (mode === 'lines') {
  const rows: any[] = which === 'fresh/' ? freshLines() : labelledLines(which)
  const read = rows.map(r => ({ r, g: readIngredient(r.text) }))
  const unit = (s: string) => s.split('; ').map(a => a.replace(/^[\d.-]+ ?/,'')).join(';')
  const nums = (s: string) => s.split('; ').map(a => /^[\d.-]+/.exec(a)?.[0]).join(';')
  const p = (f: (x: any) => boolean) => (100*read.filter(f).length/read.length).toFixed(1)
  const A = (x: any) => nums(amountsInWords(x.g)) === nums(x.r.amounts)
  const U = (x: any) => unit(amountsInWords(x.g)) === unit(x.r.amounts)
  const N = (x: any) => x.g.name === x.r.name
  console.log('amount', p(A), 'unit', p(U), 'name', p(N), 'all', p(x=>A(x)&&U(x)&&N(x)))
  if (rows[0].category) {
    const C = (x: any) => explain(x.r.text, ['en']).category === x.r.category
    const CN = (x: any) => explain(x.g.name, ['en']).category === x.r.category
    console.log('category by line', p(C), 'by name', p(CN))
    if (show==='cat') for (const x of read) if (!x.r.isHeldOut && !C(x)) console.log(x.r.category, '|', x.r.text, '->', JSON.stringify(explain(x.r.text,['en'])), '| by name', x.g.name, explain(x.g.name,['en']).category)
  }
  if (show==='miss') for (const x of read) if (!x.r.isHeldOut && !(A(x)&&U(x)&&N(x))) console.log(x.r.text, '->', amountsInWords(x.g), '|', x.g.name, '|', x.g.size, '|', x.g.preparation, '|', x.g.comment, '   WANT', x.r.amounts, '|', x.r.name)
}
