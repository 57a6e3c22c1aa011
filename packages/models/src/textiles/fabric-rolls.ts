import { CatmullRomCurve3, Vector3 } from 'three'
import { type Finish, fabric, finish, matte, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, disc, face, type Point, ring, sheet, tube, turned } from '../shapes/index.ts'
import { type Colour, darker, hexOf, inkOn, paler, type Tone, type Tones } from '../tone.ts'
import { bands, patterned, wound } from './cloths.ts'
import { lengthAlong } from './lengths.ts'

const slope = Math.sqrt(3)

/** One roll along z: its cloth, the layers at both ends and the board core. */
function roll(on: Sculpture, radius: number, length: number, tone: Tone, cloth: Finish): void {
  on.within([0, 0, 0], [90, 0, 0], () => {
    on.add(
      turned(
        [
          [radius * 0.3, -length / 2, 0],
          [radius, -length / 2, 0.05],
          [radius, length / 2, 0.05],
          [radius * 0.3, length / 2, 0],
        ],
        52,
      ),
      cloth,
    )
    for (const way of [1, -1])
      on.within([0, (way * length) / 2, 0], [way > 0 ? 0 : 180, 0, 0], () => {
        const layers = finish(darker(tone, 0.12), { rough: 0.95, relief: wound(), reliefDepth: 7 })
        on.add(disc(radius * 0.93), layers, [0, 0.003, 0], [-90, 0, 0])
        on.add(ring(radius * 0.23, radius * 0.33, 0.14, 0.015, 26), matte('#cfae7f'), [0, -0.06, 0])
        on.add(cylinder(radius * 0.24, 0.02, 0.002, 20), matte('#4a3826'))
      })
  })
}

/** A card on a string, at the front end of the top roll. */
function tag(on: Sculpture, at: Point, text: string, tone: Colour): void {
  const card = print(180, 260, '#f3ead9', (pen, w) => {
    pen.fillStyle = hexOf(tone)
    pen.fillRect(0, 0, w, 86)
    letter(pen, '面料', w / 2, 50, { size: 46, color: inkOn(tone) })
    letter(pen, text, w / 2, 142, { size: 40, color: '#2b3344', most: w - 24 })
    letter(pen, 'FABRIC', w / 2, 200, { size: 26, color: '#7b6f5c', weight: 500 })
  })
  on.within(at, [0, 0, 8], () => {
    on.add(face(0.2, 0.29, 0.02), printed(card, 0.7, 0), [0, -0.2, 0.012])
    on.add(face(0.2, 0.29, 0.02), matte('#e6dac4'), [0, -0.2, 0.008], [0, 180, 0])
    on.closely(() =>
      on.add(
        tube(
          [
            [0.01, 0.1, -0.05],
            [0.03, 0.08, 0.02],
            [0, -0.07, 0.02],
          ],
          0.007,
          16,
          false,
          6,
        ),
        matte('#8c7a5c'),
      ),
    )
  })
}

/** A length of the top roll that falls over the right side and runs out on the ground. */
function fall(on: Sculpture, rows: number, radius: number, length: number, cloth: Finish): void {
  const [r, lip] = [radius, radius * 1.04]
  const top = r + (rows - 1) * slope * r
  const on30 = Array.from({ length: rows }, (_, k): [number, number] => [
    k * r + lip * 0.87,
    top - k * slope * r + lip * 0.5,
  ])
  const foot = (rows - 1) * r + lip
  const line: [number, number][] = [
    [-lip * 0.5, top + lip * 0.87],
    [0, top + lip],
    [lip * 0.5, top + lip * 0.87],
    ...on30,
    [foot + 0.02, r * 0.95],
    [foot + 0.06, r * 0.4],
    [foot + 0.2, 0.07],
    [foot + 0.5, 0.035],
    [foot + 0.8, 0.09],
    [foot + 1.08, 0.035],
  ]
  const smooth = new CatmullRomCurve3(line.map(([x, y]) => new Vector3(x, y, 0)))
    .getPoints(72)
    .map(({ x, y }) => [x, y] as const)
  const way = lengthAlong(smooth, length * 0.8)
  const at = (across: number, along: number): Point => {
    const [z, y, x] = way(across, along)
    const loose = Math.max(0, along - 0.55) * 2
    return [
      x + Math.sin(z * 4.2 + 1) * 0.08 * loose,
      y + 0.01 + Math.max(0, Math.sin(z * 5 + along * 6)) * 0.09 * loose,
      z * (1 + loose * 0.06),
    ]
  }
  on.add(sheet(at, 0.022, 28, 54), cloth)
}

/** Rolls of cloth in a pile, the top one unrolled. */
export const fabricRolls = model({
  name: { zh: '面料卷', en: 'Fabric rolls' },
  industry: 'textiles',
  seen: { yaw: -34, elevation: 20, fill: 0.84 },
  close: { at: [-0.3, 1.2, 1.1], size: 0.46, yaw: -24, elevation: 16 },
  turned: { yaw: 40 },
  colours: { body: '#b82c4b', accent: '#0f7d78', third: '#e3a02c' },
  options: { rows: 3, radius: 0.4, length: 2.3, pattern: 'plain', text: '精梳棉' },
  variants: {
    red: {},
    blue: {
      colours: { body: '#2d5596', accent: '#8fb0d8', third: '#20355f' },
      options: { rows: 2, radius: 0.5, length: 2.1, text: '牛仔布' },
    },
    white: {
      colours: { body: '#ece7dc', accent: '#dccfb6', third: '#c8b896' },
      options: { rows: 2, radius: 0.44, length: 2.5, text: '本色布' },
    },
    purple: {
      colours: { body: '#7a3f8f', accent: '#e0a23a', third: '#c2517a' },
      options: { radius: 0.37, length: 2.1, pattern: 'striped', text: '丝绒' },
    },
    green: {
      colours: { body: '#2f8a62', accent: '#b8d49a', third: '#f0d9a8' },
      options: { radius: 0.36, length: 2.6, text: '珠地网眼' },
    },
  },
  build(on, tones: Tones, { rows, radius, length, pattern, text }) {
    const { body, accent, third } = tones
    const luck = chance(5)
    const striped = bands(hexOf(body), [
      [0.08, 0.1, hexOf(accent)],
      [0.2, 0.03, '#f3e9d8'],
      [0.34, 0.16, hexOf(third)],
      [0.56, 0.03, '#f3e9d8'],
      [0.66, 0.08, hexOf(accent)],
    ])
    const across = { ...striped, repeat: [1, 5] as const }
    const topCloth = pattern === 'striped' ? patterned(across) : fabric(body, 3.5)
    const pale = paler(body, 0.55)
    const kinds: Tone[] = rows === 3 ? [pale, third, accent, accent, third, body] : [third, accent, body]
    // The cloth runs out to the right: the pile stands as far to the left.
    on.within([-0.5, 0, 0], [0, 0, 0], () => {
      let seat = 0
      for (let row = 0; row < rows; row++)
        for (let k = 0; k < rows - row; k++) {
          const tone = kinds[seat++] ?? body
          const isTop = row === rows - 1
          on.within(
            [(2 * k - (rows - row - 1)) * radius, radius + row * slope * radius, (luck() - 0.5) * 0.18],
            [0, 0, luck() * 360],
            () =>
              roll(
                on,
                radius * 0.985,
                length * (0.95 + luck() * 0.1),
                tone,
                isTop ? topCloth : fabric(tone, 3.5),
              ),
          )
        }
      const top = radius + (rows - 1) * slope * radius
      fall(on, rows, radius, length, pattern === 'striped' ? patterned(striped) : topCloth)
      tag(on, [0.02, top - radius * 0.2, length / 2 + 0.16], text, body)
    })
  },
})
