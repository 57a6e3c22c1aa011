import { useEffect, useEffectEvent, useState } from 'react'
import { farEnough, meansToPull, pulledBy } from './pull-distance.ts'

interface Pull {
  x: number
  y: number
  /** Whether it is one, once that is clear. */
  isPull?: boolean
}

/** A pull down from the top of the page; `onFar` when it was let go far enough. `pulled` is how far, in pixels. */
export function usePullDown(onFar: () => void): number {
  const [pulled, setPulled] = useState(0)
  const letGo = useEffectEvent((way: number) => {
    setPulled(0)
    if (way >= farEnough) onFar()
  })
  useEffect(() => {
    let pull: Pull | undefined
    let way = 0
    const begin = ({ touches, target }: TouchEvent) => {
      const [finger, second] = touches
      // A sheet over the page has pulls of its own.
      const isHere = target instanceof Element && target.closest('main') !== null
      way = 0
      pull =
        finger && !second && isHere && window.scrollY <= 0
          ? { x: finger.clientX, y: finger.clientY }
          : undefined
    }
    const move = (event: TouchEvent) => {
      const [finger] = event.touches
      if (!pull || !finger) return
      const down = finger.clientY - pull.y
      pull.isPull ??= meansToPull(finger.clientX - pull.x, down)
      if (pull.isPull === false) pull = undefined
      else if (pull.isPull) {
        if (event.cancelable) event.preventDefault()
        way = pulledBy(down)
        setPulled(way)
      }
    }
    const end = () => {
      if (pull?.isPull) letGo(way)
      pull = undefined
    }
    const { style } = document.documentElement
    // The browser's own pull would load the whole page anew.
    style.overscrollBehaviorY = 'contain'
    document.addEventListener('touchstart', begin, { passive: true })
    document.addEventListener('touchmove', move, { passive: false })
    document.addEventListener('touchend', end)
    document.addEventListener('touchcancel', end)
    return () => {
      style.overscrollBehaviorY = ''
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchmove', move)
      document.removeEventListener('touchend', end)
      document.removeEventListener('touchcancel', end)
    }
  }, [])
  return pulled
}
