import { letter, type Pen } from '../print.ts'

/** What food labels are drawn with. All of it is drawn about a point, some 200 across at a scale of 1. */

/** Letters with feet, as on tea and wine. */
export function title(pen: Pen, text: string, x: number, y: number, size: number, color: string): void {
  pen.font = `900 ${size}px "Noto Serif CJK SC", "Noto Serif SC", "Source Han Serif SC", serif`
  pen.fillStyle = color
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, x, y)
}

/** One sign below the other, as old labels have it. */
export function column(pen: Pen, text: string, x: number, y: number, size: number, color: string): void {
  const signs = [...text]
  for (const [i, sign] of signs.entries())
    title(pen, sign, x, y + (i - (signs.length - 1) / 2) * size * 1.12, size, color)
}

/** A red stamp with a sign in it. */
export function seal(pen: Pen, sign: string, x: number, y: number, size = 64, color = '#c03a2a'): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(x - size / 2, y - size / 2, size, size, size * 0.14)
  pen.fill()
  title(pen, sign, x, y, size * 0.72, '#fff6ea')
}

/** A double line along the edge. */
export function border(pen: Pen, w: number, h: number, color: string, inset = 26, round = 10): void {
  pen.strokeStyle = color
  for (const [at, thick] of [
    [inset, 8],
    [inset + 18, 3],
  ] as const) {
    pen.lineWidth = thick
    pen.beginPath()
    pen.roundRect(at, at, w - 2 * at, h - 2 * at, round)
    pen.stroke()
  }
}

function drawn(pen: Pen, x: number, y: number, scale: number, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  draw()
  pen.restore()
}

export function dot(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.fill()
}

/** A fish that swims to the left. */
export function fish(pen: Pen, x: number, y: number, scale: number, fill: string, line: string): void {
  drawn(pen, x, y, scale, () => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.moveTo(-104, 0)
    pen.quadraticCurveTo(-40, -66, 46, -10)
    pen.lineTo(96, -46)
    pen.quadraticCurveTo(78, 0, 96, 46)
    pen.lineTo(46, 10)
    pen.quadraticCurveTo(-40, 66, -104, 0)
    pen.fill()
    pen.beginPath()
    pen.moveTo(-36, -34)
    pen.quadraticCurveTo(-10, -66, 22, -52)
    pen.lineTo(8, -24)
    pen.fill()
    dot(pen, -70, -8, 8, line)
    pen.strokeStyle = line
    pen.lineWidth = 6
    pen.beginPath()
    pen.arc(-72, 0, 34, -0.8, 0.8)
    pen.stroke()
  })
}

/** Rows of scales or waves, from `top` down to `bottom`. */
export function waves(pen: Pen, w: number, top: number, bottom: number, color: string, size = 40): void {
  pen.strokeStyle = color
  pen.lineWidth = size * 0.09
  for (let row = 0, y = top; y <= bottom; row++, y += size * 0.5)
    for (let x = (row % 2) * size; x <= w + size; x += size * 2)
      for (const r of [1, 0.68, 0.36]) {
        pen.beginPath()
        pen.arc(x, y + size, size * r, Math.PI, Math.PI * 2)
        pen.stroke()
      }
}

/** Hills behind each other along the lower edge. */
export function hills(pen: Pen, w: number, h: number, color: string, high = 0.3): void {
  pen.fillStyle = color
  for (const [at, size, shade] of [
    [0.18, 0.3, 0.16],
    [0.78, 0.34, 0.2],
    [0.46, 0.26, 0.3],
    [0.98, 0.24, 0.36],
    [0.02, 0.22, 0.42],
  ] as const) {
    pen.globalAlpha = shade
    pen.beginPath()
    pen.moveTo((at - size) * w, h)
    pen.quadraticCurveTo(at * w, h - h * high * (1.2 + size * 2), (at + size) * w, h)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** A leaf along +x, `turn` in degrees. */
export function leafMark(pen: Pen, x: number, y: number, scale: number, turn: number, color: string): void {
  drawn(pen, x, y, scale, () => {
    pen.rotate((turn * Math.PI) / 180)
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(50, -46, 110, 0)
    pen.quadraticCurveTo(50, 46, 0, 0)
    pen.fill()
  })
}

/** A line of small Latin capitals, widely set. */
export function small(pen: Pen, text: string, x: number, y: number, size: number, color: string): void {
  pen.letterSpacing = `${size * 0.14}px`
  letter(pen, text, x, y, { size, color, weight: 600 })
  pen.letterSpacing = '0px'
}

/** The sign of what is kept frozen. */
export function snowflake(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.strokeStyle = color
  pen.lineWidth = radius * 0.13
  pen.lineCap = 'round'
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3
    const at = (r: number, aside: number): [number, number] => [
      x + Math.cos(a) * r - Math.sin(a) * aside,
      y + Math.sin(a) * r + Math.cos(a) * aside,
    ]
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(...at(radius, 0))
    for (const side of [-1, 1]) {
      pen.moveTo(...at(radius * 0.58, 0))
      pen.lineTo(...at(radius * 0.84, side * radius * 0.24))
    }
    pen.stroke()
  }
}
