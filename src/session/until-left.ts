/** Ends a sending that leaves the page: the form stays busy until the next one is there. */
export async function untilLeft(): Promise<void> {
  await new Promise(() => undefined)
}
