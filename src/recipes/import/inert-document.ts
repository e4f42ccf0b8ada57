/**
 * A page of another site as a document that belongs to no window: nothing in it runs, loads or is
 * drawn. The one place where the page turns text into markup (`trusted-types` in the content policy).
 */
import type { PageNode } from '#shared/recipe-reader/tree.ts'

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string }
}

type Policy = ReturnType<TrustedTypes['createPolicy']>

/** Made once: the content security policy allows one policy of this name. */
let policy: Policy | undefined

/** The document of a page; never throws, whatever the text is. */
export function documentOf(html: string): PageNode {
  // The DOM types lack it. The value is only passed on, so `string` is enough as its type.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('nomnom-inert', { createHTML: (text) => text })
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}
