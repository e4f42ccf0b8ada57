/** What a page says about an error nobody caught (product §7.errors): code places, no values. */
import * as z from 'zod/mini'

export const errorReport = z.strictObject({
  kind: z.enum(['render', 'error', 'rejection']),
  name: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(300)),
  /** `file:line:column`, the innermost first. */
  stack: z.array(z.string().check(z.maxLength(130))).check(z.maxLength(20)),
  /** The path of the screen with its ids left out. */
  path: z.string().check(z.maxLength(100)),
})
export type ErrorReport = z.infer<typeof errorReport>
