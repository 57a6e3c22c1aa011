import { gloss, metal, plastic, printed } from '../finish.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, slab } from '../shapes/index.ts'
import { hexOf, type Tones } from '../tone.ts'

/** Prismatic cells in a row, bars from pole to pole. */
export function cells(
  on: Sculpture,
  { body, accent, third }: Tones,
  count: number,
  title: string,
  words: string,
): void {
  const [w, h, d] = [1.36, 1.5, 0.4]
  const start = (-(count - 1) * (d + 0.035)) / 2
  const poleAt = (i: number, x: number): Point => [x * w * 0.32, h, start + i * (d + 0.035)]
  for (let i = 0; i < count; i++)
    on.within([0, 0, start + i * (d + 0.035)], [0, 0, 0], () => {
      on.add(box(w, h, d, 0.05), gloss(body), [0, h / 2, 0])
      on.add(box(w - 0.05, 0.03, d - 0.05, 0.012), metal('#a3adbb', 0.35), [0, h + 0.002, 0])
      on.add(slab(0.22, 0.12, 0.012, 0.055, 0.004), metal('#6d7786'), [0, h + 0.02, 0], [-90, 0, 0])
      for (const x of [-1, 1]) {
        on.add(box(0.3, 0.03, 0.28, 0.012, 2), plastic(x > 0 === (i % 2 === 0) ? '#c8362c' : '#20262f'), [
          x * w * 0.32,
          h + 0.026,
          0,
        ])
        on.add(cylinder(0.1, 0.09, 0.015, 32), metal('#98a2b0'), [x * w * 0.32, h + 0.02, 0])
      }
      if (i < count - 1)
        on.add(box(w + 0.01, h * 0.96, 0.03, 0.01, 2), plastic('#e0d6c0'), [0, h * 0.49, d / 2 + 0.0175])
    })
  for (let i = 0; i < count - 1; i++) {
    const [x, , z] = poleAt(i, i % 2 ? -1 : 1)
    on.add(
      slab(0.24, d + 0.27, 0.045, 0.07, 0.014),
      metal(third, 0.28),
      [x, h + 0.13, z + (d + 0.035) / 2],
      [-90, 0, 0],
    )
    on.closely(() => {
      for (const k of [0, d + 0.035])
        on.add(cylinder(0.055, 0.04, 0.012, 6), metal('#7c8795'), [x, h + 0.148, z + k])
    })
  }
  const front = start + (count - 1) * (d + 0.035) + d / 2
  const hex = hexOf(accent)
  const label = print(720, 560, hexOf(body), (pen, pw, ph) => {
    pen.fillStyle = hex
    pen.fillRect(0, ph * 0.8, pw, ph * 0.2)
    letter(pen, title, pw / 2, ph * 0.24, { size: 150, color: '#ffffff', weight: 800, most: pw * 0.9 })
    letter(pen, words, pw / 2, ph * 0.56, { size: 110, color: '#ffffff', weight: 600, most: pw * 0.9 })
    letter(pen, 'BATTERY CELL', pw / 2, ph * 0.9, { size: 72, color: '#26344f', weight: 700 })
  })
  on.add(face(0.98, 0.76, 0.05), printed(label, 0.35, 0.6), [0, h * 0.52, front + 0.0015])
}
