/** Decodes the bytes of a page. What header and author say of their encoding may be wrong. */

type Decoder = { decode(bytes: Uint8Array): string }
/** Node and browsers have it, by the same standard; this folder sees the types of neither. */
declare const TextDecoder: new (label: string, options?: { fatal: boolean }) => Decoder

const DECLARED =
  /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]+)|<\?xml[^>]{0,100}encoding=["']([\w-]+)/i

/**
 * Decodes a page: by its byte order mark, as UTF-8 where it is that, else as it declares itself
 * (`declared` is what came with it), else as Windows-1252. Never throws.
 */
export function decodePage(bytes: Uint8Array, declared = ''): string {
  const mark = markOf(bytes)
  if (mark !== '') return new TextDecoder(mark).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // It is no UTF-8. If it says so all the same, it is read as Windows-1252 below.
  }
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4096))
  const match = DECLARED.exec(start)
  const said = (match?.[1] ?? match?.[2] ?? declared).toLowerCase()
  return decoderOf(said.startsWith('utf-8') || said === 'utf8' ? '' : said).decode(bytes)
}

function markOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : ''
}

function decoderOf(label: string): Decoder {
  try {
    return new TextDecoder(label || 'windows-1252')
  } catch {
    // Safe: the page names an encoding that does not exist.
    return new TextDecoder('windows-1252')
  }
}
