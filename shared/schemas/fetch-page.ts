/** What is asked of `POST /api/fetch-page`, and what it answers (product §7.pages). */
import * as z from 'zod/mini'

export const pageRequest = z.strictObject({
  url: z.string().check(z.minLength(1), z.maxLength(2048)),
})

/** The page as text, with the address that it was found at in the end. */
export const pageAnswer = z.strictObject({ url: z.string(), text: z.string() })
export type PageAnswer = z.infer<typeof pageAnswer>
