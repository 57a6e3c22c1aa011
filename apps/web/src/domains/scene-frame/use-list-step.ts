import type { SceneView } from '@tradefloor/contract'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useHistoryStep } from '../../shared/page/use-history-step.ts'
import type { UseListStep } from './list-steps.ts'
import { viewChoice } from './view-choice.ts'

/** On a phone the list of a scene is a step: Back leads from it to what was there before, and not out of the page. */
export const useListStep: UseListStep = ({ device, state, tell }) => {
  const { isOpen, open, close } = useHistoryStep('sceneList')
  const wasOpen = useRef(isOpen)
  const undo = useEffectEvent(() => {
    if (state.wants !== 'list') return
    if (state.view === 'picture') {
      viewChoice.set('picture')
      tell({ type: 'view', view: 'picture' })
    } else {
      viewChoice.set(undefined)
      tell({ type: 'left' })
    }
  })
  useEffect(() => {
    if (wasOpen.current && !isOpen) undo()
    wasOpen.current = isOpen
  }, [isOpen])
  return useCallback(
    (view: SceneView) => {
      viewChoice.set(view)
      if (device !== 'phone') return
      if (view === 'list') open()
      else close()
    },
    [device, open, close],
  )
}
