import type { ReactNode } from 'react'

/** What a screen says of something that is not there for this person. */
export type MissingProps = {
  /** What is missing, in the words of product §8. */
  title: string
  /** Why, where that is known. */
  text?: string
  picture: ReactNode
  /** The collection to go back to. */
  to: string
  linkText: string
}
