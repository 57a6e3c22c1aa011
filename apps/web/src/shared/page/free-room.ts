import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** So many pixels at the sides of the window lie under panels. */
export interface Covered {
  left: number
  right: number
}

const nothing: Covered = { left: 0, right: 0 }
const covering = new Map<Element, keyof Covered>()
const listeners = new Set<() => void>()
let covered = nothing

function measure() {
  const reach = (side: keyof Covered) =>
    [...covering].flatMap(([element, its]) => {
      if (its !== side) return []
      const { left, right } = element.getBoundingClientRect()
      // One from below leaves no room beside it to make the most of.
      if (right - left >= window.innerWidth - 1) return []
      return Math.round(side === 'left' ? right : window.innerWidth - left)
    })
  // Rails stand at both sides all the time: only an open panel moves what matters.
  const right = Math.max(0, ...reach('right'))
  const next = right > 0 ? { left: Math.max(0, ...reach('left')), right } : nothing
  if (next.left === covered.left && next.right === covered.right) return
  covered = next
  for (const listener of listeners) listener()
}

const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)

/** What this element covers of the scene behind the page. */
export function useCovering(element: RefObject<HTMLElement | null>, side: keyof Covered | undefined) {
  useLayoutEffect(() => {
    const own = element.current
    if (!own || !side) return
    covering.set(own, side)
    sizes?.observe(own)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      covering.delete(own)
      sizes?.unobserve(own)
      window.removeEventListener('resize', measure)
      measure()
    }
  }, [element, side])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What panels cover now: what matters stands in the middle of the rest. */
export const useCovered = (): Covered => useSyncExternalStore(subscribe, () => covered)
