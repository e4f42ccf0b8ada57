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
  // ASCII stays as it is: to the function a domain is a host, and `127.1` one, too.
  if (at < 0 || !/[^\0-\x7f]/.test(domain)) return plain
  return `${plain.slice(0, at)}@${domainToASCII(domain)}`
}
