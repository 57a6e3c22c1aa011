import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface OverPage {
  overPage: true
  /** How many panels were opened one after the other, each a step of its own. */
  steps?: number
}

/** What the history keeps with a panel that was opened from the page under it. */
export const overPage: OverPage = { overPage: true }

const isOverPage = (state: unknown): state is OverPage =>
  typeof state === 'object' && state !== null && 'overPage' in state

/** What the history keeps with a panel that follows another one as a step of its own. */
export const oneStepOn = (state: unknown): unknown =>
  isOverPage(state) ? { ...state, steps: (state.steps ?? 1) + 1 } : state

interface PanelHistoryOptions {
  /** Each panel is a step that Back undoes, instead of taking the place of the one before. */
  eachIsAStep?: boolean
}

/**
 * Panels over a page have addresses of their own. The first one opened is a step that Back undoes. Another one takes its
 * place, or is a step too where one wants to come back to the one before. Closing goes back to the page at once, so that a
 * visitor never has to walk back through closed panels.
 */
export function usePanelHistory(
  ground: string,
  open: boolean,
  { eachIsAStep = false }: PanelHistoryOptions = {},
) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const steps = isOverPage(state) ? (state.steps ?? 1) : 0
  const show = useCallback(
    (address: string) => {
      if (!open) navigate(address, { state: overPage })
      else if (eachIsAStep) navigate(address, { state: oneStepOn(state) })
      else navigate(address, { replace: true, state })
    },
    [navigate, open, eachIsAStep, state],
  )
  const close = useCallback(() => {
    if (steps > 0) navigate(-steps)
    else navigate(ground, { replace: true })
  }, [navigate, steps, ground])
  return { show, close }
}
