/**
 * A recipe out of what another app shares with the installed one (the share target of the manifest):
 * mostly a page's title and its address, and sometimes the text of the recipe itself.
 */
import { EMPTY_RECIPE, type RecipeDraft } from './recipe-draft.ts'

/** What was shared: its title, its text without the address, and the address. */
type Shared = { title: string; text: string; address: string }

export function sharedIn(params: URLSearchParams): Shared | null {
  const given = params.get('text')?.trim() ?? ''
  const address = params.get('url')?.trim() || (/https?:\/\/\S+/.exec(given)?.[0] ?? '')
  const text = given.replace(address, '').trim()
  const title = params.get('title')?.trim() ?? ''
  return title === '' && text === '' && address === '' ? null : { title, text, address }
}

/** The form for it, to be looked over and saved; read by the reader of recipes. */
export async function sharedRecipe({ title, text, address }: Shared): Promise<RecipeDraft> {
  const { recipesIn, candidatesOf } = await import('./import/reader.ts')
  const whole = [title, text].filter((part) => part !== '').join('\n\n')
  const [found] = await candidatesOf(recipesIn(whole, address), [])
  const fromText = found?.draft ?? { ...EMPTY_RECIPE, description: text }
  return { ...fromText, title: title || fromText.title, sourceUrl: address }
}
