// Mail addresses as they are stored and compared.
import { domainToASCII } from 'node:url'

/**
 * Lower case, without spaces around it; a domain with other letters than ASCII in the spelling that
 * mail servers use (`xn--`), so that both spellings are one address. Whether it is an address at all
 * is not looked at.
 */
export function comparableAddress(email: string): string {
  const plain = email.trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  // `domainToASCII` takes any host: it rewrites `127.1`, and drops what follows a `/`. So ASCII is
  // left as it is, and text that no domain can hold is left to be refused.
  if (at < 0 || !/[^\0-\x7f]/.test(domain) || /[\s/?#:\\[\]%]/.test(domain)) return plain
  return `${plain.slice(0, at)}@${domainToASCII(domain)}`
}
