/** How a picture lies on its stage: how large, and how far its middle is from the stage's. */
export interface Placed {
  scale: number
  x: number
  y: number
}

export interface Extent {
  width: number
  height: number
}

export const unplaced: Placed = { scale: 1, x: 0, y: 0 }

const largest = 6

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The size at which a picture is seen whole. */
export function fitted(picture: Extent, stage: Extent): Extent {
  const share = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * share, height: picture.height * share }
}

/** No edge comes further in than the stage's own. */
function kept({ scale, x, y }: Placed, whole: Extent, stage: Extent): Placed {
  const reach = (size: number, room: number) => Math.max(0, (size * scale - room) / 2)
  const [across, down] = [reach(whole.width, stage.width), reach(whole.height, stage.height)]
  return { scale, x: clamp(x, -across, across), y: clamp(y, -down, down) }
}

/** Larger or smaller around a point, which stays where it is; the point is measured from the stage's middle. */
export function zoomedAt(
  placed: Placed,
  factor: number,
  at: { x: number; y: number },
  whole: Extent,
  stage: Extent,
): Placed {
  const scale = clamp(placed.scale * factor, 1, largest)
  const share = scale / placed.scale
  const moved = { scale, x: at.x - (at.x - placed.x) * share, y: at.y - (at.y - placed.y) * share }
  return kept(moved, whole, stage)
}

export const panned = (placed: Placed, x: number, y: number, whole: Extent, stage: Extent): Placed =>
  kept({ ...placed, x: placed.x + x, y: placed.y + y }, whole, stage)

export type Flick = 'left' | 'right' | 'down'

/** Across, a finger turns over from this far on; down, where a hand is less sure, it has to go further. */
const [flickAcross, flickDown] = [48, 96]

/** What a finger meant that moved a picture which is seen whole, and so has nothing to be moved. */
export function flickOf(x: number, y: number): Flick | undefined {
  const [across, down] = [Math.abs(x), Math.abs(y)]
  if (across > flickAcross && across > 1.5 * down) return x < 0 ? 'left' : 'right'
  return y > flickDown && down > 1.5 * across ? 'down' : undefined
}
