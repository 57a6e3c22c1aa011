import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface OverPage {
  overPage: true
}

/** What the history keeps with a panel that was opened from the page under it. */
export const overPage: OverPage = { overPage: true }

const isOverPage = (state: unknown): state is OverPage =>
  typeof state === 'object' && state !== null && 'overPage' in state

/**
 * Panels over a page have addresses of their own. The first one opened is a step that Back undoes, another one takes
 * its place, and closing goes back the same step, so that a visitor never has to walk back through closed panels.
 */
export function usePanelHistory(ground: string, open: boolean) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const cameFromPage = isOverPage(state)
  const show = useCallback(
    (address: string) => navigate(address, open ? { replace: true, state } : { state: overPage }),
    [navigate, open, state],
  )
  const close = useCallback(() => {
    if (cameFromPage) navigate(-1)
    else navigate(ground, { replace: true })
  }, [navigate, cameFromPage, ground])
  return { show, close }
}
