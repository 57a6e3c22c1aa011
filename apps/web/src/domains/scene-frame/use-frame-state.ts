import type { FromScene, SceneView } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { type Dispatch, useCallback, useReducer, useState } from 'react'
import { deviceConditions } from './device-conditions.ts'
import { type DeviceConditions, type FrameEvent, nextState, startState } from './frame-state.ts'
import { useFirstInteraction } from './use-first-interaction.ts'
import { useGpuCheck } from './use-gpu-check.ts'
import { useLoadTimeout } from './use-load-timeout.ts'

/** How a frame is doing, as the machine, the visitor and the clock move it on. */
export function useFrameState(device: Device, ifWeak: DeviceConditions['ifWeak']) {
  const [state, tell] = useReducer(nextState, undefined, () => startState(deviceConditions(device, ifWeak)))
  useGpuCheck(state.phase === 'weighing', (weak) => tell({ type: 'weighed', weak }))
  useFirstInteraction(state.phase === 'resting', () => tell({ type: 'stirred' }))
  useLoadTimeout(state, () => tell({ type: 'silence' }))
  return [state, tell] as const
}

interface SceneReports {
  /** As what the frame was opened. */
  view: SceneView
  tell: Dispatch<FrameEvent>
  /** Remembers the view that the visitor chose in the scene. */
  note: (view: SceneView) => void
  onMessage: ((message: FromScene) => void) | undefined
}

/** How the scene says it is doing and is looked at. What it is seen as comes first: without graphics a picture is a list. */
export function useSceneReports({ view, tell, note, onMessage }: SceneReports) {
  const [seen, setSeen] = useState(view)
  const hear = useCallback(
    (message: FromScene) => {
      if (message.type === 'ready') setSeen(message.view)
      if (message.type === 'here' || message.type === 'ready' || message.type === 'failed')
        tell({ type: message.type })
      if (message.type === 'view') {
        note(message.view)
        tell(message)
      }
      onMessage?.(message)
    },
    [tell, note, onMessage],
  )
  return [seen, hear] as const
}
