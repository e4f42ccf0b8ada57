// Files that are damaged, mean harm or are none of ours: each a clear sentence, and nothing half read.
import { gzipSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { ALL_UNPACKED_MAX } from '#shared/recipe-files/archive.ts'
import { openFile, type OpenedFile } from '#shared/recipe-files/open-file.ts'
import { documentOf } from '../scripts/html-document.mjs'
import { json, mela, paprika } from './recipe-files/as-json.ts'
import { zip } from './recipe-files/of-apps.ts'

const open = (name: string, bytes: Uint8Array): OpenedFile =>
  openFile({ name, bytes }, { documentOf })

describe('[2.import.4] a file that is refused says why', () => {
  const refusal = (bytes: Uint8Array, name = 'file.zip'): string => {
    try {
      const opened = open(name, bytes)
      return opened.parts.map((part) => part.read().length).join()
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : ''
    }
  }
  const archive = zip({ 'a.melarecipe': [json(mela), { level: 9 }] })
  /** The archive with a number written over another one in its directory. */
  const changed = (signature: number, offset: number, value: number, bytes = 2): Uint8Array => {
    const copy = archive.slice()
    const view = new DataView(copy.buffer)
    for (let at = 0; at < copy.length - 4; at += 1) {
      if (view.getUint32(at, true) !== signature) continue
      if (bytes === 2) view.setUint16(at + offset, value, true)
      else view.setUint32(at + offset, value, true)
    }
    return copy
  }

  test.each([
    ['an empty file', new Uint8Array(), 'This file is empty.'],
    [
      'an archive that was cut off',
      archive.slice(0, archive.length - 40),
      'This file is damaged or not complete. Export it again.',
    ],
    [
      'an archive whose beginning is missing',
      zip({ 'a.melarecipe': json(mela) }).slice(60),
      'nomnom cannot read this file: it is no export of a recipe app that it knows.',
    ],
    [
      'packed data that was cut off',
      gzipSync(json(paprika)).slice(0, 90),
      'This file is damaged or not complete. Export it again.',
    ],
    [
      'an encrypted archive',
      changed(0x02014b50, 8, 1),
      'This archive is encrypted. Export it without a password.',
    ],
    [
      'an archive with ../ in it',
      zip({ '../../a.melarecipe': json(mela) }),
      'This archive names files outside of itself. Nothing of it was read.',
    ],
    [
      'an archive with an absolute name',
      zip({ '/etc/a.melarecipe': json(mela) }),
      'This archive names files outside of itself. Nothing of it was read.',
    ],
    [
      'a file that unpacks to 4 GB',
      changed(0x02014b50, 24, 0xfffffff0, 4),
      'This archive holds more than can be read when it is unpacked.',
    ],
    [
      'a way of packing that nobody knows',
      changed(0x02014b50, 10, 99),
      'This archive is packed in a way that is not known.',
    ],
    [
      'an archive of something else',
      zip({ 'photo.jpg': strToU8('x') }),
      'No recipe was found in this archive.',
    ],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]),
      'nomnom cannot read this file: it is no export of a recipe app that it knows.',
    ],
    [
      'a text that is no recipe',
      strToU8('Dear diary, it rained.'),
      'No recipe was found in this file.',
    ],
    ['data of something else', json({ colour: 'red' }), 'No recipe was found in this file.'],
  ])('%s', (_, bytes, sentence) => {
    expect(refusal(bytes)).toBe(`FileRefused: ${sentence}`)
  })

  test('and one that unfolds to more than it promised gives no more than that', () => {
    const [part] = open('a.zip', changed(0x02014b50, 24, 20, 4)).parts
    expect(() => part?.read()).not.toThrow(RangeError)
    expect(ALL_UNPACKED_MAX).toBe(2 * 1024 ** 3)
  })

  test('and one bad piece keeps the others', () => {
    const opened = open(
      'a.paprikarecipes',
      zip({
        'a.paprikarecipe': gzipSync(json(paprika)).slice(0, 60),
        'b.paprikarecipe': gzipSync(json(paprika)),
      }),
    )
    const [bad, good] = opened.parts
    expect(() => bad?.read()).toThrow('This file is damaged or not complete. Export it again.')
    expect(good?.read()[0]?.title).toBe('Pancakes')
  })

  test('and a recipe of our own export says which of its fields cannot be kept, and why', () => {
    const rows = { ingredients: [{ text: 'Flour' }] }
    const steps = { instructions: [{ instruction: 'Mix.' }] }
    const whole = {
      title: 'Pancakes',
      diet: 'VEGAN',
      difficulty: 'EASY',
      course: 'DESSERT',
      ingredientSections: [rows],
      instructionSections: [steps],
    }
    const { title: _, ...untitled } = whole
    const recipes = [{ ...whole, sourceUrl: 'ftp://example.org' }, untitled, 7, whole]
    const { parts } = open('nomnom.json', json({ format: 'nomnom export', version: 1, recipes }))
    expect(() => parts[0]?.read()).toThrow(
      'The source of “Pancakes” cannot be read: A web address begins with https:// or http://.',
    )
    expect(() => parts[1]?.read()).toThrow('The title of a recipe without a title cannot be read: ')
    expect(() => parts[2]?.read()).toThrow('This recipe is not complete.')
    expect(parts[3]?.read()[0]?.title).toBe('Pancakes')
  })
})
