import { describe, expect, it } from 'vitest'
import { fold } from '../categorise/fold.ts'
import { isOneWord } from './one-word.ts'

const isOne = (a: string, b: string) => isOneWord(fold(a), fold(b)) && isOneWord(fold(b), fold(a))

describe('a word is one with its plural', () => {
  it.each([
    ['en', 'egg eggs, berry berries, loaf loaves, potato potatoes, leek leeks, peach peaches'],
    [
      'de',
      'Tomate Tomaten, Apfel Äpfel, Nuss Nüsse, Ei Eier, Kiwi Kiwis, Glas Gläser, Pilz Pilze, Rind Rinder',
    ],
    ['fr', 'œuf œufs, chou choux, poireau poireaux, tomate tomates, oignon oignons'],
    ['es', 'limón limones, nuez nueces, ajo ajos, tomate tomates, pez peces, pan panes'],
    [
      'it',
      'mela mele, pera pere, pesca pesche, fungo funghi, arancia arance, limone limoni, noce noci',
    ],
    ['it', 'albicocca albicocche, asparago asparagi, pomodoro pomodori, uovo uova'],
    [
      'nl',
      'tomaat tomaten, peer peren, banaan bananen, boon bonen, druif druiven, radijs radijzen',
    ],
    ['nl', 'appel appels, aardappel aardappelen, ui uien, ei eieren, bol bollen, kool kolen'],
    ['sv', 'lök lökar, morot morötter, tomat tomater, äpple äpplen, gurka gurkor, bulle bullar'],
    ['da', 'æble æbler, gulerod gulerødder, kartoffel kartofler, tomat tomater, bolle boller'],
    ['pl', 'jabłko jabłka, jabłko jabłek, pomidor pomidorów, cytryna cytryn, truskawka truskawek'],
    [
      'pl',
      'ogórek ogórki, cebula cebule, ziemniak ziemniaki, bułka bułki, jajko jajka, malina maliny',
    ],
  ])('in %s: %s', (_, pairs) => {
    const missed = pairs.split(', ').filter((pair) => {
      const [one = '', many = ''] = pair.split(' ')
      return !isOne(one, many)
    })
    expect(missed).toEqual([])
  })

  it('and two things stay two', () => {
    const pairs = `pimiento pimienta, pea pear, corn corner, pasta paste, mela melo, pera pero, sal salsa,
      kol kola, rum ruma, boon bon, peer per, leek lek, mus musli, sel seller, mint mine, pesca pesce,
      cola col, ris rist, Kohl Kohle, Kohl Kohlen, Rind Rinde, Kraut Kräuter, cream creamer, toast toaster,
      crack cracker, port porter, tart tartar, brood broodje, whisk whisky, chick chicken, juice juicer, pollo polpo, melon melocoton, kippen koppen`
    const wrong = pairs.split(/,\s+/).filter((pair) => {
      const [one = '', other = ''] = pair.split(' ')
      return isOne(one, other)
    })
    expect(wrong).toEqual([])
  })
})
