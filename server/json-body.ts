// The one reader of JSON bodies. Its two callers word what is wrong: the API in its own words,
// sign-in in those of the hosted provider.
import type { Context } from 'hono'
import type { AppEnv } from './deps.ts'
import { decodeText, readBytes } from './request-body.ts'

/** maxDepth: how many objects and lists may lie in each other. */
type Bounds = { maxDepth: number; maxBytes?: number }

type JsonBody =
  | { value: unknown }
  | { problem: 'empty' | 'too large' | 'no UTF-8' | 'no JSON' | 'too deep' | 'too wide' }

/** Members of one object: checking each costs more than the whole of any body that is meant. */
const MEMBERS_MAX = 10_000
/** Objects and lists of one body, signs in texts included. The fullest that is meant has half as many. */
const CONTAINERS_MAX = 60_000

/** The body of a request, or what is wrong with it. Never quotes it: it may hold a password. */
export async function readJsonBody(
  context: Context<AppEnv>,
  { maxDepth, maxBytes = Infinity }: Bounds,
): Promise<JsonBody> {
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) return { problem: 'too large' }
  const bytes = await readBytes(context)
  if (bytes.byteLength > maxBytes) return { problem: 'too large' }
  if (containersIn(bytes) > CONTAINERS_MAX) return { problem: 'too wide' }
  const text = decodeText(bytes)
  if (text === undefined) return { problem: 'no UTF-8' }
  if (text.trim() === '') return { problem: 'empty' }
  const value = parsed(text)
  if (value === undefined) return { problem: 'no JSON' }
  const problem = shapeProblem(value, maxDepth)
  return problem ? { problem } : { value }
}

/** How many objects and lists begin in a text; parsing it would take long where they are very many. */
function containersIn(bytes: Uint8Array): number {
  let count = 0
  // '{' and '['
  for (const byte of bytes) if (byte === 0x7b || byte === 0x5b) count += 1
  return count
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller words it; the parser's own message quotes the body.
    return undefined
  }
}

// A loop and not a recursion: ten thousand brackets must not fill the stack.
function shapeProblem(value: unknown, maxDepth: number): 'too deep' | 'too wide' | undefined {
  let level = [value].filter(isContainer)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return 'too deep'
    const inside = level.map((entry) => Object.values(entry))
    if (inside.some((values, at) => values.length > MEMBERS_MAX && !Array.isArray(level[at]))) {
      return 'too wide'
    }
    level = inside.flatMap((values) => values.filter(isContainer))
  }
  return undefined
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
