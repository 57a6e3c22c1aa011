import { chart, flight } from './islands.ts'

const flightMs = 1700
const steps = 24

const percent = (value: number, of: number) => `${(100 * value) / of}%`

/** Where on its way the plane is, and how it lies in the air: nose first along the curve. */
function momentAt(part: number) {
  const { from, bend, to } = flight
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
  const x = a * from.x + b * bend.x + c * to.x
  const y = a * from.y + b * bend.y + c * to.y
  const dx = (1 - part) * (bend.x - from.x) + part * (to.x - bend.x)
  const dy = (1 - part) * (bend.y - from.y) + part * (to.y - bend.y)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  // It climbs, and comes down to land.
  const size = 1 + 0.5 * Math.sin(Math.PI * part) - 0.45 * part
  return {
    place: { left: percent(x, chart.width), top: percent(y, chart.height) },
    attitude: { transform: `rotate(${turn}deg) scale(${size})` },
  }
}

/** How the plane stands before it flies. */
export const planeAtRest = momentAt(0)

/** Flies the box with the plane in it, and says when it has landed. At once for whoever wants nothing to move. */
export async function fly(box: HTMLElement, plane: HTMLElement): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const moments = Array.from({ length: steps + 1 }, (_, index) => momentAt(index / steps))
  const timing = { duration: flightMs, easing: 'ease-in-out', fill: 'forwards' } as const
  plane.animate(
    moments.map(({ attitude }) => attitude),
    timing,
  )
  await box.animate(
    moments.map(({ place }) => place),
    timing,
  ).finished
}
