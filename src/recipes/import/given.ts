/** What was given: text of one's own or of a page, or files. */
export type Given = GivenText | { files: File[] }

export type GivenText = { text: string; address?: string }

/** A message is no longer than this, and a recipe rarely as short. */
const MESSAGE_MAX = 400

/**
 * The only address of a short message, such as 'Look at this: https://...', without what the sentence puts
 * behind it; undefined where there is none, or several.
 */
export function addressIn(text: string): string | undefined {
  if (text.length > MESSAGE_MAX && /\s/.test(text.trim())) return undefined
  const found = text.match(/(?<=^|[\s(<"'„“‹«[])https?:\/\/[^\s<>"“”„]+/gi) ?? []
  const [address] = found
  return found.length === 1 ? address?.replace(/[).,;:!?\]'’]+$/, '') : undefined
}
