import { finish, printed } from '../finish.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, laid, thrown } from '../shapes/index.ts'
import { mixed, paler, type Tone } from '../tone.ts'
import { dot } from './drawing.ts'

/** The cut face of a citrus fruit. */
const segments = (flesh: Tone) =>
  print(512, 512, paler(flesh, 0.82).hex, (pen, w) => {
    dot(pen, w / 2, w / 2, w / 2, mixed(flesh, '#f2a02a', 0.3).hex)
    dot(pen, w / 2, w / 2, w * 0.465, paler(flesh, 0.85).hex)
    for (let i = 0; i < 10; i++) {
      const [a, b] = [(i + 0.06) * 0.6283, (i + 0.94) * 0.6283]
      const far = w * 0.435
      const m = (a + b) / 2
      pen.fillStyle = i % 2 ? flesh.hex : mixed(flesh, '#ffffff', 0.12).hex
      pen.beginPath()
      pen.moveTo(w / 2 + Math.cos(m) * 22, w / 2 + Math.sin(m) * 22)
      pen.lineTo(w / 2 + Math.cos(a) * far * 0.94, w / 2 + Math.sin(a) * far * 0.94)
      pen.arc(w / 2, w / 2, far, a + 0.05, b - 0.05)
      pen.lineTo(w / 2 + Math.cos(b) * far * 0.94, w / 2 + Math.sin(b) * far * 0.94)
      pen.fill()
    }
  })

/** Half a fruit, its cut face up. */
export function halfCitrus(on: Sculpture, flesh: Tone, peel: Tone | string, size = 0.34): void {
  on.add(
    thrown(
      [
        [0, 0],
        [size * 0.5, size * 0.1],
        [size * 0.88, size * 0.46],
        [size, size * 0.95],
        [size * 0.985, size],
        [size * 0.96, size],
      ],
      26,
      48,
    ),
    finish(peel, { rough: 0.5, coat: 0.35, coatRough: 0.35, twoSided: true }),
  )
  on.add(laid(cylinder(size * 0.975, 0.02, 0.006, 56), size * 1.95), printed(segments(flesh), 0.3, 0.8), [
    0,
    size * 0.98,
    0,
  ])
}
