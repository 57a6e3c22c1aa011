import { type Pen, type Print, print } from '../print.ts'
import { chance } from '../random.ts'

/** What is painted around pottery, with a brush and one or two colours. */

/** A blossom of five petals. */
export function blossom(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  petal: string,
  heart: string,
  turn = 0,
): void {
  pen.fillStyle = petal
  for (let i = 0; i < 5; i++) {
    const a = turn + (i * Math.PI * 2) / 5
    pen.beginPath()
    pen.arc(x + Math.cos(a) * r * 0.56, y + Math.sin(a) * r * 0.56, r * 0.46, 0, 7)
    pen.fill()
  }
  pen.fillStyle = heart
  pen.beginPath()
  pen.arc(x, y, r * 0.24, 0, 7)
  pen.fill()
}

interface Brush {
  pen: Pen
  wood: string
  petal: string
  heart: string
  luck: () => number
}

/** A twig that forks, with blossoms and buds along it. */
export function twig(brush: Brush, x: number, y: number, length: number, angle: number, forks: number): void {
  const { pen, wood, petal, heart, luck } = brush
  const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const bow = (luck() - 0.5) * length * 0.4
  pen.strokeStyle = wood
  pen.lineCap = 'round'
  pen.lineWidth = 3 + forks * 4.5
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo((x + ex) / 2 + bow, (y + ey) / 2 - bow, ex, ey)
  pen.stroke()
  if (forks > 0) {
    twig(brush, ex, ey, length * 0.74, angle - 0.3 - luck() * 0.5, forks - 1)
    twig(brush, ex, ey, length * 0.7, angle + 0.25 + luck() * 0.5, forks - 1)
  }
  const size = 15 + luck() * 13
  blossom(pen, ex, ey, size, petal, heart, luck() * 6)
  if (luck() > 0.35)
    blossom(pen, (x + ex) / 2 + bow / 2, (y + ey) / 2 - bow / 2, size * 0.7, petal, heart, luck() * 6)
}

/** A blossoming branch around a vase, between bands of petals. */
export const blossomingVase = (ink: string, petal: string, heart: string, ground = '#ffffff'): Print =>
  print(1024, 768, ground, (pen, w, h) => {
    const luck = chance(29)
    const brush = { pen, wood: ink, petal, heart, luck }
    for (const [x, way] of [
      [300, -1.15],
      [560, -1.75],
      [820, -1.2],
      [60, -1.6],
    ] as const)
      twig(brush, x, h * 0.8, 120, way, 3)
    pen.strokeStyle = ink
    pen.lineWidth = 8
    for (const y of [h * 0.12, h * 0.15, h * 0.86, h * 0.985]) {
      pen.beginPath()
      pen.moveTo(0, y)
      pen.lineTo(w, y)
      pen.stroke()
    }
    pen.lineWidth = 5
    for (let i = 0; i < 24; i++) {
      const x = ((i + 0.5) * w) / 24
      for (const k of [1, 0.55]) {
        pen.beginPath()
        pen.moveTo(x - 18 * k, h * 0.975)
        pen.bezierCurveTo(
          x - 20 * k,
          h * 0.9,
          x - 8 * k,
          h * (0.88 + (1 - k) * 0.05),
          x,
          h * (0.87 + (1 - k) * 0.06),
        )
        pen.bezierCurveTo(x + 8 * k, h * (0.88 + (1 - k) * 0.05), x + 20 * k, h * 0.9, x + 18 * k, h * 0.975)
        pen.stroke()
      }
    }
  })

/** Fine cracks all over, as old glazes have them. */
export const crackle = (ink = 'rgba(60,70,60,.3)', repeat: readonly [number, number] = [3, 2]): Print =>
  print(
    512,
    512,
    '#ffffff',
    (pen) => {
      const luck = chance(17)
      pen.strokeStyle = ink
      for (let i = 0; i < 110; i++) {
        let [x, y, a] = [luck() * 512, luck() * 512, luck() * 7]
        pen.lineWidth = 0.6 + luck() * 1.2
        pen.beginPath()
        pen.moveTo(x, y)
        for (let k = 0; k < 5; k++) {
          a += (luck() - 0.5) * 1.1
          x += Math.cos(a) * 26
          y += Math.sin(a) * 26
          pen.lineTo(x, y)
        }
        pen.stroke()
      }
    },
    repeat,
  )
