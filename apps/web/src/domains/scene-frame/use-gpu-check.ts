import { useEffect, useEffectEvent } from 'react'
import { isSlowMachine } from './device-conditions.ts'

/** Weighs the machine where that decides something, once the page has been painted: graphics may be slow to answer. */
export function useGpuCheck(due: boolean, onWeighed: (weak: boolean) => void) {
  const tell = useEffectEvent(onWeighed)
  useEffect(() => {
    if (!due) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => tell(isSlowMachine()))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [due])
}
