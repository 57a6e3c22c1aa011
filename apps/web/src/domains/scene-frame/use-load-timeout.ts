import { useEffect, useEffectEvent } from 'react'
import { type FrameState, loadTimeoutOf } from './frame-state.ts'

/** Calls when the scene has been waited for long enough; a new attempt, or a sign of life, begins the wait anew. */
export function useLoadTimeout(state: FrameState, onSilence: () => void) {
  const patience = loadTimeoutOf(state)
  const give = useEffectEvent(onSilence)
  const { attempt } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is waited for anew
  useEffect(() => {
    if (patience === undefined) return
    const timer = setTimeout(give, patience)
    return () => clearTimeout(timer)
  }, [patience, attempt])
}
