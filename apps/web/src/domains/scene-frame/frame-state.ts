import type { SceneView } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'

/** What decides whether a scene opens by itself. */
export interface DeviceConditions {
  device: Device
  /** The visitor asked the browser to spare data. */
  saveData: boolean
  /** The machine draws only with effort; undefined until it was weighed. */
  weak: boolean | undefined
  /**
   * What it does on a desktop that is weak. A scene that was asked for by its address `opens`; one that is the face of a
   * page `rests` until somebody is there, for such a machine has the page to draw first; the others ask.
   */
  ifWeak: 'opens' | 'rests' | 'asks'
  /** What the visitor chose last. */
  choice: SceneView | undefined
}

/**
 * `weighing`: the poster alone, until it is known what the machine can draw. `resting`: the poster alone, until somebody
 * moves: a weak machine has the page to draw first. `asking`: the poster with two buttons. `opening`: the frame loads
 * under the poster. `shown`: the scene is seen. `troubled`: nothing came, or the scene said so; the frame stays, because
 * one that comes late is still welcome.
 */
export interface FrameState {
  phase: 'weighing' | 'resting' | 'asking' | 'opening' | 'shown' | 'troubled'
  /** What comes of it on a weak machine. */
  ifWeak: 'opening' | 'resting' | 'asking'
  /** As what the frame was opened. */
  view: SceneView
  /** What the visitor wants by now: a scene can change by itself. */
  wants: SceneView
  /** Each new attempt is a new frame. */
  attempt: number
  /** The document has said that it runs. */
  alive: boolean
}

export type FrameEvent =
  | { type: 'enter'; view: SceneView }
  | { type: 'left' }
  | { type: 'weighed'; weak: boolean }
  | { type: 'stirred' }
  | { type: 'here' }
  | { type: 'ready' }
  | { type: 'failed' }
  | { type: 'silence' }
  | { type: 'view'; view: SceneView }

const phases = { opens: 'opening', rests: 'resting', asks: 'asking' } as const

export function startState({ device, saveData, weak, ifWeak, choice }: DeviceConditions): FrameState {
  const begin = (phase: FrameState['phase'], view: SceneView): FrameState => ({
    phase,
    ifWeak: phases[ifWeak],
    view,
    wants: view,
    attempt: 0,
    alive: false,
  })
  // The list costs next to nothing, so nobody who prefers it is asked again.
  if (choice === 'list') return begin('opening', 'list')
  if (saveData) return begin('asking', 'picture')
  if (choice === 'picture') return begin('opening', 'picture')
  if (device === 'phone') return begin('asking', 'picture')
  if (ifWeak === 'opens') return begin('opening', 'picture')
  const weighing = begin('weighing', 'picture')
  return weak === undefined ? weighing : nextState(weighing, { type: 'weighed', weak })
}

export function nextState(state: FrameState, event: FrameEvent): FrameState {
  if (event.type === 'enter') {
    const { view } = event
    return { ...state, phase: 'opening', view, wants: view, attempt: state.attempt + 1, alive: false }
  }
  // Back from the list: the poster and its two ways in.
  if (event.type === 'left')
    return { ...state, phase: 'asking', view: 'picture', wants: 'picture', alive: false }
  if (event.type === 'weighed')
    return state.phase === 'weighing' ? { ...state, phase: event.weak ? state.ifWeak : 'opening' } : state
  if (event.type === 'stirred') return state.phase === 'resting' ? { ...state, phase: 'opening' } : state
  // Until a visitor enters there is no frame that could say anything.
  if (!hasFrame(state)) return state
  switch (event.type) {
    case 'here':
      return { ...state, alive: true }
    case 'ready':
      return { ...state, alive: true, phase: 'shown' }
    case 'failed':
      return { ...state, phase: 'troubled' }
    case 'view':
      return { ...state, wants: event.view }
    case 'silence':
      return state.phase === 'opening' ? { ...state, phase: 'troubled' } : state
  }
}

/** Whether there is a frame, seen or not. */
export const hasFrame = ({ phase }: FrameState) =>
  phase !== 'weighing' && phase !== 'resting' && phase !== 'asking'

const silenceMs = 15_000
const slowMs = 60_000

/** How long the page waits now before it says that nothing came; undefined while there is nothing to wait for. */
export function loadTimeoutOf({ phase, alive }: FrameState): number | undefined {
  if (phase !== 'opening') return undefined
  // A document that runs is only slow: a weak machine takes its time for the first picture.
  return alive ? slowMs : silenceMs
}
