import type { SceneView } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'

/** What decides whether a scene opens by itself. */
export interface Circumstances {
  device: Device
  /** The visitor asked the browser to spare data. */
  saveData: boolean
  cores: number
  /** The scene is the page's own face and opens by itself on a desktop, whatever the machine. */
  always: boolean
  /** What the visitor chose last. */
  choice: SceneView | undefined
}

/**
 * `asking`: the poster with two buttons. `opening`: the frame loads under the poster. `shown`: the scene is seen.
 * `troubled`: nothing came, or the scene said so; the frame stays, because one that comes late is still welcome.
 */
export interface FrameState {
  phase: 'asking' | 'opening' | 'shown' | 'troubled'
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
  | { type: 'here' }
  | { type: 'ready' }
  | { type: 'failed' }
  | { type: 'silence' }
  | { type: 'view'; view: SceneView }

/** So few cores draw a scene only with effort: the visitor is asked first. */
const weakCores = 2

export function startState({ device, saveData, cores, always, choice }: Circumstances): FrameState {
  const begin = (phase: 'asking' | 'opening', view: SceneView): FrameState => ({
    phase,
    view,
    wants: view,
    attempt: 0,
    alive: false,
  })
  // The list costs next to nothing, so nobody who prefers it is asked again.
  if (choice === 'list') return begin('opening', 'list')
  if (saveData) return begin('asking', 'picture')
  if (choice === 'picture') return begin('opening', 'picture')
  const asks = device === 'phone' || (!always && cores <= weakCores)
  return begin(asks ? 'asking' : 'opening', 'picture')
}

export function nextState(state: FrameState, event: FrameEvent): FrameState {
  if (event.type === 'enter') {
    const { view } = event
    return { phase: 'opening', view, wants: view, attempt: state.attempt + 1, alive: false }
  }
  // Until a visitor enters there is no frame that could say anything.
  if (state.phase === 'asking') return state
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

const silenceMs = 15_000
const slowMs = 60_000

/** How long the page waits now before it says that nothing came; undefined while there is nothing to wait for. */
export function patienceOf({ phase, alive }: FrameState): number | undefined {
  if (phase !== 'opening') return undefined
  // A document that runs is only slow: a weak machine takes its time for the first picture.
  return alive ? slowMs : silenceMs
}
