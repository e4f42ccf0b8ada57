/**
 * The labelled lines of recipes: `text => amounts | name | size | preparation`, amounts with `;`
 * between them. They were written before the reader; every second one is held out.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Ingredient } from '#shared/ingredient/read-ingredient.ts'

export const LINE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'pl'] as const

type LabelledLine = { text: string; amounts: string; name: string; isHeldOut: boolean }

/** English lines with the category of their name: `text => amounts | name | category`. */
export function freshLines(): (LabelledLine & { category: string })[] {
  return readLines('fresh/lines-en.txt').map(({ text, labels, isHeldOut }) => {
    const [amounts = '', name = '', category = ''] = labels
    return { text, amounts, name, category, isHeldOut }
  })
}

/** English lines in the manner of newspapers, of British magazines, of terse sites and of databases. */
export function manneredLines(): LabelledLine[] {
  return [...linesIn('fresh/lines-en-more.txt'), ...linesIn('fresh/lines-en-third.txt')]
}

/** English lines as recipe sites, newspapers, index cards and the backs of packets print them. */
export function platedLines(): LabelledLine[] {
  return [...linesIn('plates/lines-en.txt'), ...linesIn('plates/lines-en-more.txt')]
}

/** The lines of a language. */
export function labelledLines(language: string): LabelledLine[] {
  return linesIn(`lines-${language}.txt`)
}

/** Lines with what a line may have of oddities, each lot written after the ones before were mended. */
export function oddLines(language: string): LabelledLine[] {
  return ['kitchens', 'tables', 'homes', 'yards']
    .map((lot) => `${lot}/lines-${language}.txt`)
    .filter((file) => existsSync(pathOf(file)))
    .flatMap(linesIn)
}

function linesIn(file: string): LabelledLine[] {
  return readLines(file).map(({ text, labels, isHeldOut }) => {
    const [amounts = '', name = ''] = labels
    return { text, amounts, name, isHeldOut }
  })
}

function readLines(file: string) {
  const lines = readFileSync(pathOf(file), 'utf8').trim().split('\n')
  return lines.map((line, at) => {
    const [text = '', labels = ''] = line.split(/ =>\s*/)
    return { text, labels: labels.split('|').map((label) => label.trim()), isHeldOut: at % 2 === 1 }
  })
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

/** Amounts as the labels write them: '1 kg; 2-3 lb'. */
export function amountsInWords({ amounts }: Ingredient): string {
  const round = (value: number) => Math.round(value * 1000) / 1000
  return amounts
    .map(({ quantity, to, unit }) => {
      const range = to === null ? round(quantity) : `${round(quantity)}-${round(to)}`
      return unit === null ? String(range) : `${range} ${unit}`
    })
    .join('; ')
}
