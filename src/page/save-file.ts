/** Hands a file over to the person, from this device, also offline. */

type NewFile = { name: string; type: string; text: string }

/** The browser asks where to, or puts it where its downloads go. */
export function saveFile({ name, type, text }: NewFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has copied the file once the click was handled, so the address can go.
  setTimeout(() => URL.revokeObjectURL(address))
}
