import type { SceneView } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { createContext, type Dispatch } from 'react'
import type { FrameEvent, FrameState } from './frame-state.ts'
import { viewChoice } from './view-choice.ts'

export interface ListStepOptions {
  device: Device
  state: FrameState
  tell: Dispatch<FrameEvent>
}

/** A hook that gives what is to be called when the visitor chooses a view. */
export type UseListStep = (options: ListStepOptions) => (view: SceneView) => void

/** On a desktop a choice is only remembered; a phone's shell brings what makes it a step in the history. */
export const ListSteps = createContext<UseListStep>(() => viewChoice.set)
