import { type DragEvent, useEffect, useRef, useState } from 'react'

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

/** Files that are dropped on an element, or pasted while the page is open and no text is. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData).filter(({ type }) => type.startsWith('image/'))
      // A spreadsheet's cells come as text and as a picture of it: in a field the text is meant.
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea')
      if (files.length === 0 || (isTyping && event.clipboardData?.types.includes('text/plain'))) return
      event.preventDefault()
      latest.current(files)
    }
    // A picture that is dropped beside the place would otherwise replace the page, with all that is unsaved.
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', stay)
    document.addEventListener('drop', stay)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', stay)
      document.removeEventListener('drop', stay)
    }
  }, [])
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      const files = filesOf(event.dataTransfer)
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    },
  }
  return { isOver, place }
}
