import { fabric, matte, printed } from '../finish.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { type Point, ring, type Shape, surface, tube } from '../shapes/index.ts'
import type { Tone } from '../tone.ts'

const checks = (colour: Tone) =>
  print(
    64,
    64,
    '#f4efe6',
    (pen) => {
      pen.fillStyle = colour.hex
      pen.globalAlpha = 0.55
      pen.fillRect(0, 0, 32, 64)
      pen.fillRect(0, 0, 64, 32)
      pen.globalAlpha = 1
      pen.fillRect(0, 0, 32, 32)
    },
    [9, 9],
  )

/** A square cloth over a lid: flat on top, tied below it, folded to its corners. */
const cover = (radius: number): Shape =>
  surface(
    (u, v): Point => {
      const [x, z] = [(u * 2 - 1) * 0.78, (v * 2 - 1) * 0.78]
      const s = Math.hypot(x, z) || 1e-6
      const a = Math.atan2(z, x)
      const down = Math.max(0, s - radius)
      const soft = Math.min(1, down / 0.05)
      const tied = 0.05 * Math.exp(-(((down - 0.17) / 0.045) ** 2))
      const fold = Math.sin(a * 13 + 0.8 * Math.sin(a * 3)) * Math.max(0, down - 0.06) * 0.24
      const flare = Math.max(0, down - 0.17)
      const r = s < radius ? s : radius + 0.012 * soft - tied + flare * 0.62 + fold
      return [Math.cos(a) * r, -(down ** 2 / (down + 0.03)) * 0.96 + flare * 0.2, Math.sin(a) * r]
    },
    84,
    84,
  )

/** A checked cloth, tied over the lid of a jar whose neck ends at y = 0; `radius` is the jar's. */
export function tiedCloth(on: Sculpture, radius: number, colour: Tone): void {
  on.add(cover(radius * 0.93), { ...fabric(colour, 4), ...printed(checks(colour), 0.95, 0) }, [0, 0.175, 0])
  on.within([0, -0.01, 0], [0, 0, 0], () => {
    on.add(ring(radius * 0.86, radius * 0.925, 0.035, 0.016), matte('#d9c39a'))
    bow(on, radius * 0.93)
  })
}

/** Two loops and two ends of string. */
function bow(on: Sculpture, radius: number): void {
  const string = matte('#d9c39a')
  for (const side of [-1, 1]) {
    on.add(
      tube(
        [
          [0, 0.015, radius],
          [side * 0.1, 0.07, radius + 0.02],
          [side * 0.19, 0.03, radius + 0.01],
          [side * 0.1, -0.02, radius + 0.03],
          [0, 0.015, radius + 0.015],
        ],
        0.015,
        32,
        false,
        8,
      ),
      string,
    )
    on.add(
      tube(
        [
          [0, 0.015, radius + 0.02],
          [side * 0.05, -0.08, radius + 0.05],
          [side * 0.09, -0.2, radius + 0.04],
        ],
        0.015,
        16,
        false,
        8,
      ),
      string,
    )
  }
}
