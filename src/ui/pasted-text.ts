import type { ClipboardEvent } from 'react'

/** The text that a paste brings; a paste that a program makes may bring none. */
export function pastedText({ clipboardData }: ClipboardEvent): string {
  const data: DataTransfer | null = clipboardData
  return data?.getData('text/plain') ?? ''
}
