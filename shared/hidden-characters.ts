/**
 * Characters that nobody sees, or that turn the text around them: control characters, line breaks,
 * and the overrides, embeddings and isolates of direction. The marks for left and right are not
 * among them, nor is what joins an emoji.
 */
export const HIDDEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u

const SEEN = /[^\s\p{Cc}\p{DI}\u2800]/u

/** Whether nothing of a text can be seen: white space, joiners, fillers and the like alone. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text)
}
