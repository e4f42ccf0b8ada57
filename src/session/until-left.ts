/** Keeps a form busy for ever: it was sent, and the page that follows is loading. */
export async function untilLeft(): Promise<void> {
  await new Promise(() => undefined)
}
