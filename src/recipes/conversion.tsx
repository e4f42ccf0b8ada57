/** Recipes in the units that their reader thinks in (product §2.recipe-view.11). */
import { createContext, useContext, type ReactNode } from 'react'
import { useUnits } from '#exchange/units.data.ts'
import { useLoaded } from '#page/use-loaded.ts'
import type { ConvertedLine, Piece } from '#shared/ingredient/convert.ts'
import { AboutAmount } from '#ui/about-amount.tsx'

/** Reads lines and steps in the chosen units. */
type Conversion = {
  line: (text: string, factor: number) => ConvertedLine | null
  pieces: (text: string) => Piece[]
}

/** null: amounts are read as they are written. */
const Chosen = createContext<Conversion | null>(null)

/** Gives what is inside the units of its reader; whoever chose none fetches nothing for it. */
export function InOwnUnits({ children }: { children: ReactNode }) {
  const units = useUnits()
  const conversion = useLoaded(async (): Promise<Conversion | null> => {
    if (units === undefined || units === 'written') return null
    // What cannot be fetched must not keep a recipe from being read.
    const code = await import('#shared/ingredient/convert.ts').catch(() => null)
    return (
      code && {
        line: (text, factor) => code.convertLine(text, units, factor),
        pieces: (text) => code.convertText(text, units),
      }
    )
  }, units)
  return <Chosen value={conversion ?? null}>{children}</Chosen>
}

/** An ingredient in the chosen units; null: it stays as it is written. */
export function useConvertedLine(text: string, factor: number): ConvertedLine | null {
  return useContext(Chosen)?.line(text, factor) ?? null
}

/** Words with their amounts and temperatures in the chosen units. */
export function Converted({ text }: { text: string }) {
  const pieces = useContext(Chosen)?.pieces(text)
  if (!pieces) return text
  return pieces.map((piece, at) =>
    piece.written === null ? (
      piece.text
    ) : (
      // Pieces have no ids, so their place is the key.
      <span key={at}>
        <span className="whitespace-nowrap">
          <AboutAmount amount={piece.text} />
        </span>{' '}
        <AsWritten text={piece.written} />
      </span>
    ),
  )
}

/** What the recipe says itself. */
export function AsWritten({ text }: { text: string }) {
  return (
    <span className="meta font-normal">
      (<span className="sr-only">written as </span>
      {text})
    </span>
  )
}
