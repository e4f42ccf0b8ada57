// Counts and hashes the COPY text of a table as it goes by. COPY escapes the line breaks inside of
// values, so every line break ends a row.
import { createHash } from 'node:crypto'
import type { TableSum } from './format.ts'

const LINE_BREAK = 0x0a

/** Takes the bytes of one table in order. */
export class TableCounter {
  readonly #hash = createHash('sha256')
  #rows = 0
  #bytes = 0

  add(bytes: Buffer): void {
    this.#hash.update(bytes)
    this.#bytes += bytes.length
    for (let at = bytes.indexOf(LINE_BREAK); at !== -1; at = bytes.indexOf(LINE_BREAK, at + 1)) {
      this.#rows += 1
    }
  }

  get rows(): number {
    return this.#rows
  }

  /** The sum of everything added; to be asked for once. */
  sum(): TableSum {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

/** Whether two tables hold the same rows in the same order. */
export function isSameSum(a: TableSum | undefined, b: TableSum): boolean {
  return a?.rows === b.rows && a.bytes === b.bytes && a.sha256 === b.sha256
}

/** SHA-256 of some bytes, in hex. */
export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
