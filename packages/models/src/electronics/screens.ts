import { letter, type Pen, type Print, print } from '../print.ts'

/** What is to be seen on displays. Grounds are what the display is from afar. */

export function pill(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  round: number,
  fill: string,
): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.roundRect(x, y, w, h, round)
  pen.fill()
}

/** A line through points given as shares of the box. */
function line(
  pen: Pen,
  [x, y, w, h]: readonly [number, number, number, number],
  heights: readonly number[],
  colour: string,
  width: number,
): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineJoin = pen.lineCap = 'round'
  pen.beginPath()
  heights.forEach((v, i) => {
    pen.lineTo(x + (w * i) / (heights.length - 1), y + h * (1 - v))
  })
  pen.stroke()
}

function hills(pen: Pen, w: number, h: number, [sky, ...slopes]: readonly string[]): void {
  pen.fillStyle = sky ?? '#9cc9ff'
  pen.fillRect(0, 0, w, h)
  slopes.forEach((slope, i) => {
    const y = h * (0.48 + i * 0.17)
    pen.fillStyle = slope
    pen.beginPath()
    pen.moveTo(0, h)
    pen.lineTo(0, y)
    const s = i % 2 ? -1 : 1
    pen.bezierCurveTo(w * 0.3, y - s * h * 0.2, w * 0.6, y + s * h * 0.2, w, y - s * h * 0.08)
    pen.lineTo(w, h)
    pen.fill()
  })
}

/** A dashboard: figures above, a curve, columns and a ring. */
export const boardScreen = (title: string, accent: string, width = 1280, height = 880): Print =>
  print(width, height, '#eaf0f8', (pen, w, h) => {
    pill(pen, 0, 0, w * 0.085, h, 0, '#17243d')
    for (let i = 0; i < 5; i++)
      pill(pen, w * 0.026, h * (0.14 + i * 0.13), w * 0.034, w * 0.034, 12, i === 0 ? accent : '#3d4f72')
    letter(pen, title, w * 0.53, h * 0.09, { size: h * 0.075, color: '#17243d', weight: 800 })
    const tints = [accent, '#18a999', '#f2a31b', '#e5577a']
    tints.forEach((tint, i) => {
      const x = w * (0.12 + i * 0.215)
      pill(pen, x, h * 0.17, w * 0.195, h * 0.19, 20, tint)
      letter(pen, ['86%', '1,240', '32.5', '98'][i] ?? '', x + w * 0.097, h * 0.27, {
        size: h * 0.1,
        color: '#ffffff',
        weight: 800,
      })
    })
    pill(pen, w * 0.12, h * 0.41, w * 0.52, h * 0.52, 22, '#ffffff')
    for (let i = 1; i < 5; i++) pill(pen, w * 0.15, h * (0.43 + i * 0.09), w * 0.46, 3, 0, '#e3e9f2')
    const area = [w * 0.15, h * 0.48, w * 0.46, h * 0.38] as const
    line(pen, area, [0.12, 0.3, 0.24, 0.55, 0.46, 0.78, 0.7, 0.95], accent, 15)
    line(pen, area, [0.05, 0.1, 0.28, 0.2, 0.42, 0.36, 0.6, 0.55], '#18a999', 12)
    pill(pen, w * 0.67, h * 0.41, w * 0.29, h * 0.52, 22, '#ffffff')
    pen.lineWidth = w * 0.034
    ;[accent, '#f2a31b', '#18a999'].forEach((tint, i) => {
      pen.strokeStyle = tint
      pen.beginPath()
      pen.arc(w * 0.815, h * 0.67, w * 0.085, [-1.57, 1.9, 3.4][i] ?? 0, [1.9, 3.4, 4.71][i] ?? 0)
      pen.stroke()
    })
  })

/** Hills, the time and a row of applications. */
export const homeScreen = (colours: readonly string[], width = 1280, height = 880): Print =>
  print(width, height, colours[1] ?? '#4d8fe0', (pen, w, h) => {
    hills(pen, w, h, colours)
    const size = Math.min(w, h)
    letter(pen, '10:28', w / 2, h * 0.22, { size: size * 0.2, color: '#ffffff', weight: 500 })
    letter(pen, '十一月十五日 星期日', w / 2, h * 0.22 + size * 0.16, {
      size: size * 0.055,
      color: '#ffffff',
    })
    const icon = size * 0.13
    const count = w > h ? 6 : 4
    pill(
      pen,
      w / 2 - count * icon * 0.68,
      h - icon * 1.6,
      count * icon * 1.36,
      icon * 1.3,
      icon * 0.4,
      '#ffffff66',
    )
    const tints = ['#0d5bd0', '#18a999', '#f2a31b', '#e5577a', '#6f5bd6', '#26344f']
    for (let i = 0; i < count; i++) {
      const x = w / 2 + (i - (count - 1) / 2) * icon * 1.3 - icon / 2
      pill(pen, x, h - icon * 1.45, icon, icon, icon * 0.26, tints[i] ?? '#0d5bd0')
      pen.fillStyle = '#ffffff'
      pen.beginPath()
      pen.arc(x + icon / 2, h - icon * 0.95, icon * 0.22, 0, 7)
      pen.fill()
    }
  })

/** A map with water, roads, a way and a place. */
export const mapScreen = (title: string, accent: string, width = 1280, height = 880): Print =>
  print(width, height, '#dfe8d8', (pen, w, h) => {
    const scale = Math.min(w, h)
    pen.fillStyle = '#9fd0ef'
    pen.beginPath()
    pen.moveTo(0, h * 0.62)
    pen.bezierCurveTo(w * 0.3, h * 0.5, w * 0.4, h * 0.95, w * 0.72, h)
    pen.lineTo(0, h)
    pen.fill()
    pill(pen, w * 0.62, h * 0.1, w * 0.26, h * 0.24, 30, '#b4d9a2')
    pen.lineCap = 'round'
    for (const [x0, y0, x1, y1, wide] of [
      [-0.05, 0.3, 1.05, 0.2, 0.05],
      [0.2, -0.05, 0.34, 0.6, 0.035],
      [0.5, -0.05, 0.66, 1.05, 0.05],
      [0.3, 0.48, 1.05, 0.56, 0.035],
      [0.62, 0.8, 1.05, 0.76, 0.03],
    ] as const) {
      pen.strokeStyle = '#ffffff'
      pen.lineWidth = scale * wide
      pen.beginPath()
      pen.moveTo(x0 * w, y0 * h)
      pen.lineTo(x1 * w, y1 * h)
      pen.stroke()
    }
    line(pen, [w * 0.27, h * 0.25, w * 0.5, h * 0.6], [0.98, 0.5, 0.44, 0.02], accent, scale * 0.032)
    pen.fillStyle = '#e0483c'
    pen.beginPath()
    pen.arc(w * 0.77, h * 0.68, scale * 0.075, Math.PI * 0.85, Math.PI * 0.15)
    pen.lineTo(w * 0.77, h * 0.85)
    pen.fill()
    pen.fillStyle = '#ffffff'
    pen.beginPath()
    pen.arc(w * 0.77, h * 0.68, scale * 0.03, 0, 7)
    pen.fill()
    pill(pen, w * 0.05, h * 0.06, w * 0.42, scale * 0.13, scale * 0.065, '#ffffff')
    letter(pen, title, w * 0.26, h * 0.06 + scale * 0.067, { size: scale * 0.075, color: '#26344f' })
  })

/** Electronic paper with handwriting. */
export const paperScreen = (width = 880, height = 1180): Print =>
  print(width, height, '#e4e4de', (pen, w, h) => {
    for (let i = 0; i < 9; i++) pill(pen, w * 0.1, h * (0.27 + i * 0.077), w * 0.8, 3, 0, '#b9b9b2')
    letter(pen, '读书笔记', w / 2, h * 0.13, { size: w * 0.13, color: '#33373d', weight: 800 })
    letter(pen, 'Notes', w / 2, h * 0.21, { size: w * 0.05, color: '#6a6e75', weight: 500 })
    ;['山高月小，水落石出。', '春江水暖鸭先知。', '纸上得来终觉浅，', '绝知此事要躬行。'].forEach(
      (words, i) => {
        letter(pen, words, w * 0.48, h * (0.31 + i * 0.077), {
          size: w * 0.066,
          color: '#33373d',
          weight: 500,
        })
      },
    )
    pen.strokeStyle = '#33373d'
    pen.lineWidth = 9
    pen.lineJoin = pen.lineCap = 'round'
    for (const [from, top, to] of [
      [0.14, 0.72, 0.5],
      [0.36, 0.66, 0.86],
    ] as const) {
      pen.beginPath()
      pen.moveTo(w * from, h * 0.88)
      pen.quadraticCurveTo(w * (from + to) * 0.5, h * (top - 0.12), w * to, h * 0.88)
      pen.stroke()
    }
    pen.beginPath()
    pen.arc(w * 0.76, h * 0.68, w * 0.06, 0, 7)
    pen.stroke()
  })

/** A lesson: a figure on a board and answers beside it. */
export const lessonScreen = (accent: string, width = 1280, height = 880): Print =>
  print(width, height, '#f3f6fb', (pen, w, h) => {
    pill(pen, 0, 0, w, h * 0.15, 0, accent)
    letter(pen, '数学 · 三角形', w * 0.26, h * 0.078, { size: h * 0.085, color: '#ffffff', weight: 800 })
    pill(pen, w * 0.04, h * 0.2, w * 0.52, h * 0.74, 26, '#ffffff')
    pen.lineJoin = 'round'
    pen.strokeStyle = accent
    pen.fillStyle = '#cfe1fb'
    pen.lineWidth = 12
    pen.beginPath()
    pen.moveTo(w * 0.1, h * 0.82)
    pen.lineTo(w * 0.49, h * 0.82)
    pen.lineTo(w * 0.37, h * 0.32)
    pen.closePath()
    pen.fill()
    pen.stroke()
    letter(pen, 'A', w * 0.37, h * 0.26, { size: h * 0.07, color: '#26344f' })
    const tints = ['#18a999', '#f2a31b', '#e5577a', '#6f5bd6']
    tints.forEach((tint, i) => {
      pill(pen, w * 0.6, h * (0.2 + i * 0.19), w * 0.36, h * 0.165, 24, tint)
      letter(pen, ['甲  30°', '乙  45°', '丙  60°', '丁  90°'][i] ?? '', w * 0.78, h * (0.285 + i * 0.19), {
        size: h * 0.08,
        color: '#ffffff',
      })
    })
  })
