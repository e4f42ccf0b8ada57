/** What was given: text of one's own or of a page, or files. */
export type Given = { text: string; address?: string } | { files: File[] }
