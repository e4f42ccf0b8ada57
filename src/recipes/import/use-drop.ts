import { useState, type DragEvent } from 'react'

/** Whether it is worth saying: fingers drop nothing. */
export function canDrop(): boolean {
  return matchMedia('(pointer: fine)').matches
}

/** The dashed edge of a place for files; `idle` is its colour while nothing is dragged over it. */
export function dropLook(isOver: boolean, idle = 'border-transparent'): string {
  const look = isOver ? 'border-accent bg-accent-soft' : idle
  return `-m-0.5 rounded-[14px] border-2 border-dashed ${look}`
}

/** Where files can be dropped: whether something hovers, and the handlers of the place. */
export function useDrop(onFiles: (files: File[]) => void, onText?: (text: string) => void) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        const text =
          event.dataTransfer.getData('text/html') || event.dataTransfer.getData('text/plain')
        if (files.length > 0) onFiles(files)
        else if (text !== '') onText?.(text)
      },
    },
  }
}
