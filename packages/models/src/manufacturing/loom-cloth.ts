import { type Print, print } from '../print.ts'
import { type Shape, surface } from '../shapes/index.ts'
import { hexOf, mixed, type Tones } from '../tone.ts'

/** The cloth that grows: stripes, diamonds or checks in three colours. */
export function cloth({ accent, third }: Tones, pattern: string, repeat: readonly [number, number]): Print {
  const [ground, ink] = [hexOf(third), hexOf(accent)]
  const middle = hexOf(mixed(ground, ink, 0.45))
  const picture = print(
    128,
    128,
    ground,
    (pen) => {
      pen.fillStyle = ink
      if (pattern === 'stripes') {
        pen.fillRect(0, 0, 40, 128)
        pen.fillRect(96, 0, 10, 128)
        pen.fillStyle = middle
        pen.fillRect(56, 0, 22, 128)
      } else if (pattern === 'checks') {
        pen.globalAlpha = 0.55
        pen.fillRect(0, 0, 56, 128)
        pen.fillRect(0, 0, 128, 56)
        pen.globalAlpha = 1
        pen.fillRect(88, 0, 6, 128)
        pen.fillRect(0, 88, 128, 6)
      } else {
        for (const [x, y, r, colour] of [
          [64, 64, 52, ink],
          [64, 64, 34, ground],
          [64, 64, 18, ink],
          [0, 0, 22, middle],
          [128, 0, 22, middle],
          [0, 128, 22, middle],
          [128, 128, 22, middle],
        ] as const) {
          pen.fillStyle = colour
          pen.beginPath()
          pen.moveTo(x, y - r)
          pen.lineTo(x + r, y)
          pen.lineTo(x, y + r)
          pen.lineTo(x - r, y)
          pen.fill()
        }
      }
    },
    repeat,
  )
  return picture
}

/** Threads side by side. */
export const threads = (colour: string, shade: string): Print =>
  print(
    64,
    8,
    colour,
    (pen) => {
      pen.fillStyle = shade
      for (let x = 0; x < 64; x += 8) pen.fillRect(x, 0, 3, 8)
    },
    [26, 1],
  )

/** A sheet across the machine along a line of (z, y). */
export const across = (line: readonly (readonly [number, number])[], width: number): Shape =>
  surface(
    (u, v) => {
      const at = v * (line.length - 1)
      const i = Math.min(line.length - 2, Math.floor(at))
      const [a, b] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]]
      const t = at - i
      return [(u - 0.5) * width, a[1] + (b[1] - a[1]) * t, a[0] + (b[0] - a[0]) * t]
    },
    1,
    line.length * 4 - 4,
  )
