/** How many languages are looked at; nobody reads more. */
const MOST = 20

/** The languages that a browser asks for, the first one first: 'de-AT', 'en'. Never throws. */
export function localesOf(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .split(',', MOST)
    .map((range) => range.split(';')[0]?.trim() ?? '')
    .filter((locale) => /^[A-Za-z]{2,3}(-|$)/.test(locale))
}
