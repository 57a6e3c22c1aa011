import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a text is cut off because it is longer than its box; looked at anew when the box changes. */
export function useIsCut(text: string): { ref: RefObject<HTMLParagraphElement | null>; isCut: boolean } {
  const ref = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in the same box may fit it
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text])
  return { ref, isCut }
}
