import { type Pen, type Print, print } from '../print.ts'
import { blossom } from './brushwork.ts'

/** A fish seen from above, its head to -x. */
function koi(pen: Pen, x: number, y: number, size: number, turn: number, skin: string, patch: string): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  pen.fillStyle = patch
  pen.globalAlpha = 0.55
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(-20, side * 18)
    pen.quadraticCurveTo(0, side * 62, 34, side * 54)
    pen.quadraticCurveTo(22, side * 30, 10, side * 16)
    pen.fill()
    pen.beginPath()
    pen.moveTo(84, 0)
    pen.bezierCurveTo(120, side * 6, 130, side * 50, 172, side * 46)
    pen.bezierCurveTo(150, side * 24, 150, side * 8, 120, 0)
    pen.fill()
  }
  pen.globalAlpha = 1
  pen.fillStyle = skin
  pen.beginPath()
  pen.moveTo(-82, 0)
  pen.bezierCurveTo(-80, -26, -30, -34, 10, -24)
  pen.bezierCurveTo(50, -14, 80, -6, 124, 0)
  pen.bezierCurveTo(80, 6, 50, 14, 10, 24)
  pen.bezierCurveTo(-30, 34, -80, 26, -82, 0)
  pen.fill()
  pen.fillStyle = patch
  for (const [px, py, pw, ph] of [
    [-34, -6, 26, 15],
    [20, 6, 24, 11],
    [66, -1, 16, 7],
  ] as const) {
    pen.beginPath()
    pen.ellipse(px, py, pw, ph, 0.2, 0, 7)
    pen.fill()
  }
  pen.fillStyle = '#20242c'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.arc(-62, side * 14, 4, 0, 7)
    pen.fill()
  }
  pen.restore()
}

/** Two fish circling under ripples, in a ring of waves: the ground of a plate. */
export const fishPond = (ground: string, ink: string, patch: string): Print =>
  print(1024, 1024, ground, (pen) => {
    pen.strokeStyle = ink
    pen.globalAlpha = 0.45
    pen.lineWidth = 3
    for (const [x, y, r] of [
      [400, 380, 90],
      [640, 660, 110],
      [600, 400, 60],
    ] as const)
      for (const k of [1, 0.7, 0.4]) {
        pen.beginPath()
        pen.ellipse(x, y, r * k, r * k * 0.8, 0.4, 0, 7)
        pen.stroke()
      }
    pen.globalAlpha = 1
    koi(pen, 400, 590, 1.9, -0.95, ink, patch)
    koi(pen, 636, 420, 1.75, 2.2, patch, ink)
    for (const [x, y, r, a] of [
      [650, 720, 84, 0.4],
      [350, 300, 70, 2.6],
      [770, 630, 46, 5.2],
    ] as const) {
      pen.fillStyle = '#4d8a68'
      pen.beginPath()
      pen.moveTo(x, y)
      pen.arc(x, y, r, a, a + 5.7)
      pen.fill()
    }
    blossom(pen, 340, 290, 46, patch, '#f2d98a')
    rimOfWaves(pen, ink)
  })

/** Scales of waves around the rim, in a picture laid on a plate. */
function rimOfWaves(pen: Pen, ink: string): void {
  pen.strokeStyle = ink
  for (const [r, width] of [
    [492, 9],
    [396, 7],
    [384, 3],
  ] as const) {
    pen.lineWidth = width
    pen.beginPath()
    pen.arc(512, 512, r, 0, 7)
    pen.stroke()
  }
  pen.lineWidth = 5
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 44; i++) {
      const a = ((i + row / 2) / 44) * Math.PI * 2
      const r = 412 + row * 32
      for (const k of [30, 19, 8]) {
        pen.beginPath()
        pen.arc(512 + Math.cos(a) * r, 512 + Math.sin(a) * r, k, a - 1.45, a + 1.45)
        pen.stroke()
      }
    }
}

/** A ring of lotus petals about a flower: the ground of a plate. */
export const lotusRing = (ground: string, ink: string, patch: string): Print =>
  print(1024, 1024, ground, (pen) => {
    pen.save()
    pen.translate(512, 512)
    const petals = (count: number, from: number, to: number, half: number, fill: string, line: string) => {
      for (let i = 0; i < count; i++) {
        pen.save()
        pen.rotate((i / count) * Math.PI * 2)
        pen.beginPath()
        pen.moveTo(0, -from)
        pen.bezierCurveTo(half * 1.3, -from - (to - from) * 0.25, half, -to + (to - from) * 0.2, 0, -to)
        pen.bezierCurveTo(-half, -to + (to - from) * 0.2, -half * 1.3, -from - (to - from) * 0.25, 0, -from)
        pen.fillStyle = fill
        pen.strokeStyle = line
        pen.lineWidth = 5
        pen.fill()
        pen.stroke()
        pen.restore()
      }
    }
    petals(24, 380, 486, 40, ground, ink)
    petals(24, 392, 456, 20, patch, patch)
    petals(16, 190, 350, 60, ink, ground)
    petals(12, 110, 270, 52, patch, ground)
    petals(8, 40, 180, 48, ground, ink)
    pen.fillStyle = ink
    pen.beginPath()
    pen.arc(0, 0, 56, 0, 7)
    pen.fill()
    pen.fillStyle = patch
    for (let i = 0; i < 7; i++) {
      pen.beginPath()
      pen.arc(i === 6 ? 0 : Math.cos(i * 1.047) * 32, i === 6 ? 0 : Math.sin(i * 1.047) * 32, 9, 0, 7)
      pen.fill()
    }
    pen.restore()
  })
