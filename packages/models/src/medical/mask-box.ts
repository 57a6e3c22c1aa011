import { finish, matte, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Pen, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, face, plate } from '../shapes/index.ts'
import { arc } from '../shapes/outline.ts'
import { darker, hexOf, inkOn, paler, type Tones } from '../tone.ts'
import { glove, mask, pouch } from './mask.ts'

interface Carton {
  width: number
  height: number
  depth: number
}

/** Two waves of colour along the foot of a face. */
function waves(pen: Pen, w: number, h: number, inks: readonly string[]): void {
  inks.forEach((ink, i) => {
    pen.fillStyle = ink
    pen.beginPath()
    const y = h * (0.64 + i * 0.13)
    pen.moveTo(0, y + 30)
    pen.bezierCurveTo(w * 0.3, y - h * 0.16, w * 0.6, y + h * 0.2, w, y - h * 0.05)
    pen.lineTo(w, h)
    pen.lineTo(0, h)
    pen.fill()
  })
}

/** A plus sign in a rounded square: care, nobody's mark. */
function plus(pen: Pen, x: number, y: number, size: number, ink: string, on: string): void {
  pen.fillStyle = ink
  pen.beginPath()
  pen.roundRect(x - size, y - size, size * 2, size * 2, size * 0.45)
  pen.fill()
  pen.fillStyle = on
  pen.fillRect(x - size * 0.6, y - size * 0.19, size * 1.2, size * 0.38)
  pen.fillRect(x - size * 0.19, y - size * 0.6, size * 0.38, size * 1.2)
}

function carton(
  on: Sculpture,
  { width: w, height: h, depth: d }: Carton,
  { body, accent, third }: Tones,
  texts: readonly string[],
): void {
  const [name = '', english = '', count = ''] = texts
  const ground = hexOf(third)
  const deep = hexOf(body)
  const front = print(900, Math.round((900 * h) / w), ground, (pen, pw, ph) => {
    waves(pen, pw, ph, [hexOf(paler(body, 0.55)), deep])
    plus(pen, 92, 92, 46, deep, ground)
    letter(pen, name, pw * 0.55, ph * 0.25, {
      size: Math.min(118, ph * 0.29),
      color: hexOf(darker(body, 0.45)),
      most: pw * 0.74,
    })
    letter(pen, english, pw * 0.55, ph * 0.48, {
      size: Math.min(46, ph * 0.115),
      color: '#6a7688',
      weight: 500,
      most: pw * 0.7,
    })
    letter(pen, count, pw * 0.84, ph * 0.84, { size: 70, color: inkOn(body), most: pw * 0.26 })
    pen.fillStyle = hexOf(accent)
    pen.fillRect(0, ph - 16, pw, 16)
  })
  const side = print(Math.round((500 * d) / h), 500, ground, (pen, pw, ph) => {
    waves(pen, pw, ph, [hexOf(paler(body, 0.55)), deep])
    plus(pen, pw / 2, 120, 60, deep, ground)
    letter(pen, name, pw / 2, 250, { size: 64, color: hexOf(darker(body, 0.45)), most: pw - 50 })
    pen.fillStyle = hexOf(accent)
    pen.fillRect(0, ph - 16, pw, 16)
  })
  const lid = print(900, Math.round((900 * d) / w), deep, (pen, pw, ph) => {
    pen.fillStyle = 'rgba(255,255,255,.12)'
    pen.fillRect(0, 0, pw, ph * 0.12)
    letter(pen, english, pw / 2, ph * 0.9, { size: 44, color: inkOn(body), weight: 500, most: pw * 0.8 })
  })
  on.add(box(w, h, d, 0.018, 3), finish(third, { rough: 0.5, coat: 0.3 }), [0, h / 2, 0])
  const trim = 0.012
  for (const turn of [0, 180])
    on.within([0, h / 2, 0], [0, turn, 0], () => {
      on.add(face(w - trim, h - trim, 0.012), printed(front), [0, 0, d / 2 + 0.0015])
      on.add(face(d - trim, h - trim, 0.012), printed(side), [w / 2 + 0.0015, 0, 0], [0, 90, 0])
    })
  on.add(face(w - trim, d - trim, 0.012), printed(lid), [0, h + 0.0015, 0], [-90, 0, 0])
}

/** The opening on top with a torn card rim, and what comes out of it. */
function opening(on: Sculpture, { width: w, height: h, depth: d }: Carton, tones: Tones, kind: string): void {
  const oval = arc(0.5, 0, 0, 48).map((p) => p.set(p.x * w * 0.62, p.y * d * 0.56))
  const inner = arc(0.5, 0, 0, 48).map((p) => p.set(p.x * w * 0.585, p.y * d * 0.5))
  on.add(
    plate(oval, 0.012, { bevel: 0.004, holes: [inner] }),
    matte('#e9eef4'),
    [0, h + 0.006, 0],
    [-90, 0, 0],
  )
  on.add(plate(inner, 0.004, { bevel: 0.001 }), matte('#2b3a4a'), [0, h + 0.003, 0], [-90, 0, 0])
  on.within([0, h - 0.06, 0], [78, 0, 4], () => {
    if (kind === 'glove') glove(on, tones.accent)
    else mask(on, tones.accent, 0.95)
  })
}

/** A carton of disposables and some of them before it. */
export const maskBox = model({
  name: { zh: '医用口罩', en: 'Medical masks' },
  industry: 'medical',
  seen: { yaw: 28, elevation: 24 },
  close: { at: [-0.1, 0.2, 0.8], size: 0.48, yaw: 20, elevation: 30 },
  turned: { yaw: -38 },
  colours: { body: '#2b7fc4', accent: '#74bbe4', third: '#eef1f5' },
  options: {
    width: 1.75,
    height: 0.85,
    depth: 0.95,
    kind: 'mask',
    count: 2,
    name: '医用外科口罩',
    english: 'SURGICAL MASK',
    pieces: '50 片',
  },
  variants: {
    blue: {},
    teal: {
      colours: { body: '#158a80', accent: '#5b77c9', third: '#eaf3f1' },
      options: {
        width: 1.6,
        height: 0.62,
        depth: 0.9,
        kind: 'glove',
        name: '丁腈检查手套',
        english: 'NITRILE GLOVES',
        pieces: '100 只',
      },
    },
    white: {
      colours: { body: '#5f7fae', accent: '#7fb6d8', third: '#eef1f5' },
      options: {
        width: 1.5,
        height: 1,
        depth: 0.8,
        kind: 'pouch',
        count: 3,
        name: '无菌器械',
        english: 'STERILE SUPPLIES',
        pieces: '100 支',
      },
    },
    pink: {
      colours: { body: '#d9708a', accent: '#ee9db4', third: '#fbeef0' },
      options: {
        width: 1.45,
        height: 0.78,
        depth: 0.85,
        count: 1,
        name: '儿童口罩',
        english: 'CHILDREN’S MASK',
        pieces: '30 片',
      },
    },
    green: {
      colours: { body: '#3f9a5f', accent: '#bfe3c4', third: '#f0f5ee' },
      options: {
        width: 1.35,
        height: 0.7,
        depth: 0.8,
        kind: 'pouch',
        count: 2,
        name: '护理用品',
        english: 'CARE SUPPLIES',
        pieces: '20 包',
      },
    },
    purple: {
      colours: { body: '#6f5aa8', accent: '#b9a8dc', third: '#f1eef6' },
      options: {
        width: 1.7,
        height: 0.74,
        depth: 0.88,
        kind: 'pouch',
        count: 3,
        name: '医用耗材',
        english: 'DISPOSABLES',
        pieces: '100 件',
      },
    },
  },
  build(on, tones, { width, height, depth, kind, count, name, english, pieces }) {
    const size = { width, height, depth }
    on.within([0, 0, -0.35], [0, 0, 0], () => {
      carton(on, size, tones, [name, english, pieces])
      if (kind !== 'pouch') opening(on, size, tones, kind)
    })
    for (let i = 0; i < count; i++)
      on.within(
        [-0.15 + (i - (count - 1) / 2) * (kind === 'mask' ? 0.75 : 0.55), 0.001, 0.58 + (i % 2) * 0.1],
        [0, 16 - i * 34, 0],
        () => {
          if (kind === 'mask') mask(on, tones.accent, count === 1 ? 0.85 : 0.78)
          else if (kind === 'glove') glove(on, i ? tones.accent : darker(tones.accent, 0.08))
          else pouch(on, tones.body)
        },
      )
  },
})
