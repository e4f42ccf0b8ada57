import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { Notice } from '#ui/notice.tsx'

type Props = { hasDraft: boolean; onDiscard: () => void }

/**
 * Says that a form began with a draft, which would otherwise pass for something new; not of what is typed
 * after it was given up.
 */
export function LeftOverNote({ hasDraft, onDiscard }: Props) {
  const [isLeftOver, setLeftOver] = useState(hasDraft)
  if (isLeftOver && !hasDraft) setLeftOver(false)
  if (!isLeftOver) return null
  return (
    <Notice className="mb-4 flex-wrap rounded-row">
      <span>This is what you had begun before. It is not saved yet.</span>
      <Button
        look="soft"
        size="small"
        onClick={() => {
          focusBeside()()
          onDiscard()
        }}
      >
        Start fresh
      </Button>
    </Notice>
  )
}
