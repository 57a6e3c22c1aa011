import { type Covered, nothingCovered } from '../stage/free-view.ts'

export interface PinBox {
  /** The point the pin hangs over. */
  x: number
  y: number
  width: number
  height: number
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PinSpot {
  left: number
  top: number
  /** Distance of the pointer from the middle of the pin, when the pin had to give way to the side. */
  tail: number
}

/** A finger needs 44 pixels, however small the pin looks: what is missing above and below it. */
export const touchSlack = (height: number): number => Math.max(0, (44 - height) / 2)

/** Where pins may be: clear of the site's bars and panels, which lie over the scene. */
export function pinBounds(
  phone: boolean,
  width: number,
  height: number,
  { left, right }: Covered = nothingCovered,
): Bounds {
  return phone
    ? { left: 8, top: 148, right: width - 8, bottom: height - 184 }
    : { left: left + 16, top: 76, right: width - right - 16, bottom: height - 60 }
}

/** Room between a pin and the point under it. */
export const pointer = 10
const gap = 4

const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(Math.max(low, high), v))

/**
 * Hangs each pin over its point, inside the bounds, then moves overlapping pins apart by the shorter way. The first pins
 * are the important ones: of two, the later one gives way. Same input, same answer: nothing jumps between frames.
 */
export function layPins(pins: readonly PinBox[], bounds: Bounds): PinSpot[] {
  const spots = pins.map((p) => ({
    left: clamp(p.x - p.width / 2, bounds.left, bounds.right - p.width),
    top: clamp(p.y - p.height - pointer, bounds.top, bounds.bottom - p.height),
  }))
  for (let round = 0; round < 60; round++) if (!separate(pins, spots, bounds)) break
  return spots.map((s, i) => {
    const p = pins[i]
    const reach = Math.max(0, (p?.width ?? 0) / 2 - 18)
    return { ...s, tail: clamp((p?.x ?? 0) - s.left - (p?.width ?? 0) / 2, -reach, reach) }
  })
}

function separate(pins: readonly PinBox[], spots: { left: number; top: number }[], bounds: Bounds): boolean {
  let moved = false
  for (let i = 0; i < spots.length; i++)
    for (let j = i + 1; j < spots.length; j++) {
      const [a, b, p, q] = [spots[i], spots[j], pins[i], pins[j]]
      if (!a || !b || !p || !q) continue
      const overX = Math.min(a.left + p.width, b.left + q.width) - Math.max(a.left, b.left) + gap
      const overY = Math.min(a.top + p.height, b.top + q.height) - Math.max(a.top, b.top) + gap
      if (overX <= 0.01 || overY <= 0.01) continue
      moved = true
      if (overY <= overX) {
        const down = b.top + q.height / 2 >= a.top + p.height / 2
        const wanted = b.top + (down ? overY : -overY)
        const kept = clamp(wanted, bounds.top, bounds.bottom - q.height)
        // Against an edge the other pin has to give the rest.
        if (kept !== wanted) a.top -= wanted - kept
        b.top = kept
      } else {
        const right = b.left + q.width / 2 >= a.left + p.width / 2
        const wanted = b.left + (right ? overX : -overX)
        const kept = clamp(wanted, bounds.left, bounds.right - q.width)
        if (kept !== wanted) a.left -= wanted - kept
        b.left = kept
      }
    }
  return moved
}
