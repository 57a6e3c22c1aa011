import { tone } from '@tradefloor/rules'
import { mix } from '../kit/random.ts'
import type { Pen } from './pen.ts'

/** Circles that spread like on still water: the mark of the house, on everything that has a dark ground. */
export function rings(
  pen: Pen,
  [x, y]: readonly [number, number],
  [from, to]: readonly [number, number],
  count: number,
  color: string,
  thin = 0.12,
): void {
  pen.strokeStyle = color
  pen.lineWidth = ((to - from) / count) * thin
  for (let i = 0; i < count; i++) {
    pen.beginPath()
    pen.arc(x, y, mix(from, to, i / (count - 1)), 0, Math.PI * 2)
    pen.stroke()
  }
}

/** Layers of soft waves, deeper towards the viewer. */
export function waves(
  pen: Pen,
  width: number,
  height: number,
  color: string,
  seed: number,
  from: number,
): void {
  pen.globalAlpha = 0.6
  for (let i = 0; i < 5; i++) {
    pen.fillStyle = tone(color, -0.1 - i * 0.13)
    pen.beginPath()
    pen.moveTo(-4, height + 4)
    for (let k = -1; k <= 33; k++) {
      const t = k / 32
      const swell = Math.sin(t * (3 + i) + seed * 1.7 + i * 2.1) * 0.06 + Math.sin(t * 7 + seed + i) * 0.018
      pen.lineTo(width * t, height * (from + i * ((1 - from) / 5.2) + swell))
    }
    pen.lineTo(width + 4, height + 4)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** Rays from a point, every second one left out. */
export function rays(pen: Pen, [x, y]: readonly [number, number], reach: number, color: string): void {
  const count = 18
  pen.fillStyle = color
  pen.beginPath()
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i / count) * Math.PI * 2, ((i + 0.5) / count) * Math.PI * 2]
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(a) * reach, y + Math.sin(a) * reach)
    pen.lineTo(x + Math.cos(b) * reach, y + Math.sin(b) * reach)
  }
  pen.fill()
}

/** A field of small dots. */
export function dots(
  pen: Pen,
  [x, y]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  step: number,
  color: string,
): void {
  pen.fillStyle = color
  pen.beginPath()
  for (let i = 0; i < columns * rows; i++) {
    const [cx, cy] = [x + (i % columns) * step, y + Math.floor(i / columns) * step]
    pen.moveTo(cx, cy)
    pen.arc(cx, cy, step * 0.13, 0, Math.PI * 2)
  }
  pen.fill()
}
