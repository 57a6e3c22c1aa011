/** What the visitor's hands ask of the camera since the last frame. */
export interface Orbit {
  /** Takes a share of what is still to be done; all zero when the hands rest. */
  take(): { turn: number; rise: number; zoom: number }
  resting(): boolean
  stop(): void
}

export type KeySteps = Readonly<Record<string, readonly [turn: number, rise: number, zoom: number]>>

export const turningKeys: KeySteps = {
  ArrowLeft: [-0.12, 0, 0],
  ArrowRight: [0.12, 0, 0],
  ArrowUp: [0, 0.06, 0],
  ArrowDown: [0, -0.06, 0],
  '+': [0, 0, -0.08],
  '=': [0, 0, -0.08],
  '-': [0, 0, 0.08],
}

/** Share of the pending way that one frame goes: quick, with a soft end. */
const share = 0.22

/** A touch that neither moves nor lasts. */
const tapReach = 8
const tapTime = 450

export interface OrbitOptions {
  keys: KeySteps
  /** Someone touched the picture without dragging, in CSS pixels. */
  tap(x: number, y: number): void
  wake(): void
}

/** Drag to turn, two fingers or the wheel with Ctrl to zoom, arrow keys when the picture has the focus. */
export function createOrbit(canvas: HTMLCanvasElement, { keys, tap, wake }: OrbitOptions): Orbit {
  const pending = { turn: 0, rise: 0, zoom: 0 }
  const fingers = new Map<number, { x: number; y: number }>()
  let pressed: { x: number; y: number; at: number } | undefined
  const ask = (turn: number, rise: number, zoom: number) => {
    pending.turn += turn
    pending.rise += rise
    pending.zoom += zoom
    wake()
  }
  const spread = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const down = (e: PointerEvent) => {
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    canvas.setPointerCapture(e.pointerId)
    pressed = fingers.size === 1 ? { x: e.clientX, y: e.clientY, at: e.timeStamp } : undefined
  }
  const move = (e: PointerEvent) => {
    const before = fingers.get(e.pointerId)
    if (!before) return
    if (pressed && Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) > tapReach) pressed = undefined
    const was = spread()
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    if (fingers.size > 1) ask(0, 0, was > 0 ? Math.log(was / Math.max(1, spread())) : 0)
    else {
      const scale = 2.2 / Math.max(320, canvas.clientWidth)
      ask((before.x - e.clientX) * scale, (e.clientY - before.y) * scale * 0.6, 0)
    }
  }
  const up = (e: PointerEvent) => {
    fingers.delete(e.pointerId)
    if (e.type === 'pointerup' && pressed && e.timeStamp - pressed.at < tapTime) tap(pressed.x, pressed.y)
    pressed = undefined
  }
  const key = (e: KeyboardEvent) => {
    const step = keys[e.key]
    if (!step || e.ctrlKey || e.metaKey || e.altKey) return
    e.preventDefault()
    ask(...step)
  }
  // A bare wheel belongs to the page; with Ctrl it is the pinch of a touch pad.
  const wheel = (e: WheelEvent) => {
    if (!e.ctrlKey) return
    e.preventDefault()
    ask(0, 0, e.deltaY * 0.004)
  }
  const controller = new AbortController()
  const { signal } = controller
  canvas.addEventListener('pointerdown', down, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  canvas.addEventListener('pointerup', up, { signal })
  canvas.addEventListener('pointercancel', up, { signal })
  canvas.addEventListener('keydown', key, { signal })
  canvas.addEventListener('wheel', wheel, { signal, passive: false })

  return {
    take() {
      const out = {
        turn: pending.turn * share,
        rise: pending.rise * share,
        zoom: Math.exp(pending.zoom * share),
      }
      for (const k of ['turn', 'rise', 'zoom'] as const) pending[k] *= 1 - share
      return out
    },
    resting: () => Math.abs(pending.turn) + Math.abs(pending.rise) + Math.abs(pending.zoom) < 0.0005,
    stop: () => controller.abort(),
  }
}
