import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

const stepsIn = (state: unknown): readonly string[] => {
  const steps = (state as { steps?: unknown } | null)?.steps
  return Array.isArray(steps) ? steps : []
}

/**
 * Something that lies over a page without an address of its own: opening it is a step in the history, so that Back, which
 * is how a phone closes what fills the window, closes it and leaves the page.
 */
export function useHistoryStep(name: string) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOpen = stepsIn(state).includes(name)
  const open = useCallback(() => {
    if (isOpen) return
    const steps = [...stepsIn(state), name]
    navigate(pathname + search + hash, { state: { ...(state as object | null), steps } })
  }, [isOpen, name, navigate, pathname, search, hash, state])
  const close = useCallback(() => {
    if (isOpen) navigate(-1)
  }, [isOpen, navigate])
  return { isOpen, open, close }
}
