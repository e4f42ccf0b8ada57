import { explain } from '#shared/categorise/categorise.ts'
import { LANGUAGES } from '#shared/categorise/languages.ts'
import { loadLexicons } from '#shared/categorise/load-lexicons.ts'
await loadLexicons(LANGUAGES)
for (const t of ['Windelcreme','Windeleimer','Katzenmilch','Babyöl']) console.log(t, explain(t, ['de','en']))
