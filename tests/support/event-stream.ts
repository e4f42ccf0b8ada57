// Reads a live stream frame by frame, as the page does.

export type Stream = {
  answer: Response
  /** The next frame without its empty line; undefined when the stream has ended. */
  next(): Promise<string | undefined>
  /** How many frames have come that nobody has read. */
  waiting(): number
  close(): Promise<void>
}

/** Reads the body of an answer from now on. */
export async function openStream(asked: Promise<Response>): Promise<Stream> {
  const answer = await asked
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  const frames: string[] = []
  let rest = ''

  async function next(): Promise<string | undefined> {
    while (frames.length === 0) {
      const chunk = await reader?.read()
      if (chunk === undefined || chunk.done) return undefined
      const parts = (rest + decoder.decode(chunk.value, { stream: true })).split('\n\n')
      rest = parts.pop() ?? ''
      frames.push(...parts)
    }
    return frames.shift()
  }

  return {
    answer,
    next,
    waiting: () => frames.length,
    close: async () => {
      await reader?.cancel().catch(() => {
        // The server has ended it already.
      })
    },
  }
}
