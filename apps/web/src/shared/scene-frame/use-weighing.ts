import { useEffect, useEffectEvent } from 'react'
import { weighMachine } from './circumstances.ts'

/** Weighs the machine where that decides something, once the page has been painted: graphics may be slow to answer. */
export function useWeighing(due: boolean, onWeighed: (weak: boolean) => void) {
  const tell = useEffectEvent(onWeighed)
  useEffect(() => {
    if (!due) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => tell(weighMachine()))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [due])
}
