/** Lines of a page that say nothing to people. */

/** What a program was to make into line ends: a backslash and a letter. */
const LINE_ENDS = /^(?:\\[nrt] ?)+$/

/** '{{row.amount}} {{row.name}}': what a program was to put words in the place of. */
function isTemplate(text: string): boolean {
  const signs = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|<%[^%<>]*%>/g
  return (
    (text.includes('{') || text.includes('<%')) &&
    signs.test(text) &&
    !/[\p{L}\p{N}]/u.test(text.replace(signs, ''))
  )
}

/** Whether a line is only what a program was to put something in the place of. */
export function isForProgram(text: string): boolean {
  return LINE_ENDS.test(text) || isTemplate(text)
}
