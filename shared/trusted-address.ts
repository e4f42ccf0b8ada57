type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string }
}

/**
 * The address of a script of ours, made by the one Trusted Types policy for that which the page's and
 * the worker's CSP allow. Call it once.
 */
export function trustedAddress(address: string): string {
  // The types of neither know it. The value is only passed on, so `string` is enough as its type.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return address
  return trustedTypes
    .createPolicy('nomnom', { createScriptURL: () => address })
    .createScriptURL(address)
}
