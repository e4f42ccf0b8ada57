/** What knows items and their categories, fetched together when it is first asked. */
export { answerFor, explain } from '#shared/categorise/categorise.ts'
export { categoriesFor, knownBy } from '#shared/categorise/for-list.ts'
export { languagesFor } from '#shared/categorise/load-lexicons.ts'
