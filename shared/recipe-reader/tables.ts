/** Tables whose heads say what belongs to the cells below them. */
import { textOf, type Box } from './tree.ts'

const UNIT = /^(?:g|gr|gram(?:s|m)?|kg|ml|cl|dl|l|oz|lbs?|cups?)\.?$/iu
/** '2 persons' */
const COUNTED = /^\d{1,3}\s\p{L}+\.?$/u
const NUMBER = /^[\d.,/½¼¾⅓⅔\s–-]+$/u

/** The elements of a page, each number in a table with the unit of its column, and for as many as its first column says. */
export function withHeadsOfTables(elements: readonly Box[]): void {
  for (const table of elements) {
    if (table.tag !== 'table' || table.size > 5000) continue
    const [head = [], ...rows] = rowsIn(table).map(cellsIn)
    const said = head.map((cell) => textOf(cell).trim())
    const counted = said.flatMap((text, at) => (COUNTED.test(text) ? [at] : []))
    const others = counted.length > 1 ? counted.slice(1) : []
    for (const cells of rows) {
      if (cells.length !== head.length) continue
      for (const at of others) empty(cells[at])
      cells.forEach((cell, at) => {
        const unit = said[at] ?? ''
        if (UNIT.test(unit) && NUMBER.test(textOf(cell).trim())) addUnit(cell, unit)
      })
    }
  }
}

function rowsIn(box: Box): Box[] {
  if (box.tag === 'tr') return [box]
  return /^(?:table|thead|tbody)$/.test(box.tag) ? box.children.flatMap(rowsIn) : []
}

function cellsIn(row: Box): Box[] {
  return row.children.filter(({ tag }) => tag === 'td' || tag === 'th')
}

function empty(cell?: Box): void {
  if (cell) [cell.children, cell.size] = [[], 0]
}

function addUnit(cell: Box, unit: string): void {
  const text: Box = { ...cell, tag: '', text: ` ${unit}`, names: [], parent: cell, children: [] }
  cell.children.push({ ...text, size: unit.length })
}
