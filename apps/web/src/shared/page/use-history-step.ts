import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface LayerState {
  /** What lies over the page, the lowest first. */
  layers?: readonly string[]
  /** The step of the history that it was opened from. */
  openedFrom?: string
}

const stateOf = (state: unknown) => (state ?? {}) as LayerState

/**
 * Something that lies over a page without an address of its own: opening it is a step in the history, so that Back, which
 * is how a phone closes what fills the window, closes it and leaves the page. What is chosen in it takes the place of its
 * own step's address; the page below gets that address when it is closed.
 */
export function useHistoryStep(name: string) {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const { layers = [], openedFrom } = stateOf(state)
  const isOpen = layers.includes(name)
  const address = pathname + search + hash
  const left = useRef<{ address: string; to: string | undefined }>(undefined)
  useLayoutEffect(() => {
    if (isOpen) {
      left.current = { address, to: openedFrom }
      return
    }
    const last = left.current
    left.current = undefined
    if (last?.to === key && last.address !== address) navigate(last.address, { replace: true, state })
  }, [isOpen, address, openedFrom, key, navigate, state])
  const open = useCallback(() => {
    if (isOpen) return
    const opened: LayerState = { layers: [...layers, name], openedFrom: key }
    navigate(address, { state: { ...(state as object | null), ...opened } })
  }, [isOpen, layers, name, navigate, address, state, key])
  const close = useCallback(() => {
    if (!isOpen) return
    // What was chosen at the same moment is in the address, and not yet on the page.
    const { pathname, search, hash } = window.location
    if (left.current) left.current.address = pathname + search + hash
    navigate(-1)
  }, [isOpen, navigate])
  return { isOpen, open, close }
}
