import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Point, strokesOf } from './captcha-letters.ts'

const width = 240
const height = 80
const inks = ['#0b4f6c', '#14506b', '#1b5e57', '#3b3f73', '#7a3b2e', '#5b3a6b']
const papers = ['#e8f2f4', '#f2efe4', '#e9eef7']

const between = (low: number, high: number) => low + Math.random() * (high - low)
const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T

/** A picture of pixels: nothing in it names the letters. Easy on a person's eyes, a nuisance to a script. */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const paper = canvas.getContext('2d')
  paper.lineCap = 'round'
  paper.lineJoin = 'round'
  paintGround(paper)
  for (let n = 0; n < 4; n++) drawSwell(paper, between(1, 1.8), between(0.25, 0.45))
  drawLetters(paper, answer)
  drawSwell(paper, between(1.8, 2.6), 0.6)
  drawSwell(paper, between(1.6, 2.2), 0.5)
  return canvas.encode('png')
}

function paintGround(paper: SKRSContext2D) {
  paper.fillStyle = oneOf(papers)
  paper.fillRect(0, 0, width, height)
  for (let n = 0; n < 110; n++) {
    paper.globalAlpha = between(0.15, 0.5)
    paper.fillStyle = oneOf(inks)
    paper.beginPath()
    paper.arc(between(0, width), between(0, height), between(0.6, 2), 0, Math.PI * 2)
    paper.fill()
  }
  paper.globalAlpha = 1
}

/** Each letter leans, is sheared and sized by itself; then one wave goes through them all. */
function drawLetters(paper: SKRSContext2D, answer: string) {
  const wave = { across: between(0.018, 0.032), phase: between(0, 6.3), high: between(3, 5.5) }
  const sway = { down: between(0.05, 0.08), phase: between(0, 6.3), wide: between(1, 2.6) }
  const bent = ([x, y]: Point): Point => [
    x + Math.sin(y * sway.down + sway.phase) * sway.wide,
    y + Math.sin(x * wave.across * Math.PI + wave.phase) * wave.high,
  ]
  const pitch = (width - 28) / answer.length
  let middle = 14 + pitch / 2
  for (const letter of answer) {
    const size = { wide: between(0.5, 0.6) * pitch, high: between(38, 44) }
    const lean = between(-0.28, 0.28)
    const shear = between(-0.16, 0.16)
    const [left, top] = [middle + between(-4, 4), height / 2 + between(-5, 5)]
    const placed = ([x, y]: Point): Point => {
      const across = (x - 0.5) * size.wide + (y - 0.5) * size.high * shear
      const down = (y - 0.5) * size.high
      return bent([
        left + across * Math.cos(lean) - down * Math.sin(lean),
        top + across * Math.sin(lean) + down * Math.cos(lean),
      ])
    }
    paper.strokeStyle = oneOf(inks)
    paper.lineWidth = between(4.6, 6)
    for (const stroke of strokesOf(letter)) follow(paper, stroke.map(placed))
    middle += pitch
  }
}

/** A long wave across the picture, as thin as a pen. */
function drawSwell(paper: SKRSContext2D, thick: number, alpha: number) {
  const [from, to, high, phase] = [between(8, 72), between(8, 72), between(4, 14), between(0, 6.3)]
  const long = between(0.012, 0.03)
  paper.globalAlpha = alpha
  paper.strokeStyle = oneOf(inks)
  paper.lineWidth = thick
  follow(
    paper,
    Array.from({ length: 49 }, (_, n) => {
      const x = (n / 48) * width
      return [x, from + ((to - from) * n) / 48 + Math.sin(x * long * Math.PI + phase) * high] as const
    }),
  )
  paper.globalAlpha = 1
}

function follow(paper: SKRSContext2D, points: Point[]) {
  paper.beginPath()
  for (const [n, [x, y]] of points.entries()) n === 0 ? paper.moveTo(x, y) : paper.lineTo(x, y)
  paper.stroke()
}
