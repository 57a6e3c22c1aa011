import { gloss, plastic, printed, screen } from '../finish.ts'
import { letter, type Pen, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, slab } from '../shapes/index.ts'
import { hexOf, inkOn, mixed, type Tones } from '../tone.ts'

/** What tells the modern one: a screen, dials, keys. */
export function panel(on: Sculpture, { body, accent }: Tones, name: string): void {
  const front = 0.305
  const dark = hexOf(mixed(body, '#1d2738', 0.75))
  on.add(slab(0.4, 0.56, 0.03, 0.05, 0.012), plastic('#e9edf2'), [0.74, 0.76, front - 0.01])
  const shown = print(320, 230, '#c9e4dd', (pen, w, h) => {
    letter(pen, '06', w * 0.28, h * 0.42, { size: 120, color: '#21403c' })
    pen.strokeStyle = '#21403c'
    pen.lineWidth = 9
    pen.beginPath()
    for (let i = 0; i < 8; i++) pen.lineTo(w * (0.58 + 0.05 * i), h * (i % 2 ? 0.24 : 0.56))
    pen.stroke()
    letter(pen, '针距 2.5', w / 2, h * 0.84, { size: 44, color: '#21403c', weight: 500 })
  })
  on.add(face(0.32, 0.23, 0.02), screen(shown, 0.75), [0.74, 0.88, front + 0.006])
  on.within([0.74, 0.61, front + 0.002], [90, 0, 0], () => {
    on.add(cylinder(0.095, 0.05, 0.02), gloss(accent))
    on.add(box(0.018, 0.012, 0.07, 0.004, 2), plastic('#ffffff'), [0, 0.052, 0.045])
  })
  const words = print(640, 120, hexOf(body), (pen, w, h) => {
    letter(pen, name, w / 2, h * 0.52, { size: 84, color: inkOn(body, dark, '#f4efe4'), most: w - 30 })
  })
  on.add(face(0.7, 0.131, 0.01), printed(words, 0.35, 0.9), [0.02, 1.27, front - 0.021])
  for (let i = 0; i < 3; i++)
    on.add(
      cylinder(0.036, 0.03, 0.012, 28),
      i ? plastic('#e9edf2') : gloss(accent),
      [-0.62 + i * 0.1, 1.0, front - 0.03],
      [90, 0, 0],
    )
}

/** What tells the old one: gold ornament. */
export function ornament(on: Sculpture, { body, accent }: Tones, name: string): void {
  const gold = hexOf(accent)
  const flourish = (pen: Pen, w: number, h: number) => {
    pen.strokeStyle = gold
    pen.lineWidth = 6
    pen.strokeRect(10, 10, w - 20, h - 20)
    pen.lineWidth = 5
    for (const way of [-1, 1])
      for (let i = 0; i < 3; i++) {
        pen.beginPath()
        pen.arc(w / 2 + way * (w * 0.3 + i * 34), h / 2, 26 - i * 6, 0, 5.2)
        pen.stroke()
      }
    letter(pen, name, w / 2, h / 2, { size: h * 0.5, color: gold })
  }
  on.add(
    face(0.94, 0.24, 0.02),
    printed(print(720, 184, hexOf(body), flourish), 0.3, 1),
    [-0.02, 1.27, 0.2835],
  )
  const badge = print(200, 300, hexOf(body), (pen, w, h) => {
    pen.strokeStyle = gold
    pen.lineWidth = 8
    pen.beginPath()
    pen.ellipse(w / 2, h / 2, w * 0.42, h * 0.44, 0, 0, 7)
    pen.stroke()
    letter(pen, '缝', w / 2, h / 2, { size: 110, color: gold })
  })
  on.add(face(0.32, 0.48, 0.02), printed(badge, 0.3, 1), [0.74, 0.78, 0.2835])
}
