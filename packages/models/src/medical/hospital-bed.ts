import { clearGlass, fabric, gloss, matte, metal, paint, plastic, printed, rubber, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  box,
  closed,
  cushion,
  cylinder,
  type Fineness,
  face,
  pipe,
  plate,
  radians,
  rectangle,
  rod,
  slab,
  tube,
} from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { castor } from '../wheels.ts'
import { layer, lying } from './lying-surface.ts'

/** In metres, the head at -x, one long side toward +z. */
const bed = { width: 0.86, deck: 0.56, head: -1, foot: 1 }

/** A board at head or foot, with a hole to hold it by. */
function board(on: Sculpture, { body, third }: Tones, isWood: boolean, tall: number): void {
  const shape = plate((fine) => closed(rectangle(bed.width + 0.06, tall, 0.13), fine.edge(9)), 0.045, {
    bevel: 0.018,
    holes: [(fine) => closed([...rectangle(0.42, 0.07, 0.034, 0, tall / 2 - 0.09)].reverse(), fine.edge(8))],
  })
  on.add(shape, plastic(body))
  const inlay = slab(bed.width - 0.14, tall - 0.3, 0.052, 0.06, 0.006)
  on.add(inlay, isWood ? wood('#c79a68', 1.4) : plastic(third), [0, -0.06, 0])
}

/** A rail beside the mattress: a frame with slots. */
function rail(on: Sculpture, { body, third }: Tones, length: number, way: number, words?: string): void {
  const tall = 0.3
  const slot = (x: number, width: number) => (fine: Fineness) =>
    closed([...rectangle(width, 0.13, 0.05, x, 0.02)].reverse(), fine.edge(6))
  const shape = plate((fine) => closed(rectangle(length, tall, 0.11), fine.edge(8)), 0.04, {
    bevel: 0.016,
    holes: words
      ? [slot(-length * 0.22, length * 0.4)]
      : [slot(-length * 0.22, length * 0.36), slot(length * 0.22, length * 0.36)],
  })
  on.add(shape, plastic(body))
  for (const x of [-length * 0.28, length * 0.28])
    on.add(box(0.05, 0.2, 0.03, 0.012, 2), metal('#8d97a5'), [x, -0.2, -way * 0.02])
  if (!words) return
  const keys = print(200, 220, '#22303f', (pen, w) => {
    letter(pen, words, w / 2, 34, { size: 36, color: '#e9eef4', most: w - 20 })
    for (let i = 0; i < 6; i++) {
      pen.fillStyle = i % 2 ? '#57c7a4' : '#6fb6ff'
      pen.beginPath()
      pen.arc(58 + (i % 2) * 84, 84 + Math.floor(i / 2) * 52, 19, 0, 7)
      pen.fill()
    }
  })
  on.add(slab(0.16, 0.17, 0.01, 0.03, 0.003), plastic(third), [length * 0.25, 0.01, way * 0.021])
  on.add(
    face(0.14, 0.154, 0.02),
    printed(keys, 0.3, 0.6),
    [length * 0.25, 0.01, way * 0.0275],
    [0, way === 1 ? 0 : 180, 0],
  )
}

/** What carries it: columns on a low frame with castors. */
function carriage(on: Sculpture, { body, accent, third }: Tones): void {
  const frame = paint(body)
  on.add(box(1.5, 0.07, 0.5, 0.03), frame, [0, 0.2, 0])
  for (const x of [-0.78, 0.78]) {
    on.add(box(0.09, 0.06, 0.84, 0.025), frame, [x, 0.19, 0])
    for (const z of [-0.38, 0.38])
      on.within([x, 0.175, z], [0, x > 0 ? 0 : 180, 0], () =>
        castor(on, 0.078, plastic(third), gloss(accent)),
      )
  }
  for (const x of [-0.5, 0.5])
    for (const [i, size] of [0.26, 0.22, 0.18].entries())
      on.add(box(size, 0.12, size, 0.03, 2), i % 2 ? plastic('#c6ced8') : plastic(third), [
        x,
        0.26 + i * 0.1,
        0,
      ])
  for (const z of [-1, 1])
    on.add(box(2.02, 0.06, 0.05, 0.02, 2), frame, [0, bed.deck - 0.06, z * (bed.width / 2 - 0.03)])
  for (const x of [-0.96, -0.3, 0.3, 0.96])
    on.add(box(0.06, 0.045, bed.width - 0.06, 0.015, 2), frame, [x, bed.deck - 0.06, 0])
}

/** A pole with a bag that drips. */
function drip(on: Sculpture): void {
  const steel = metal('#9aa4b2', 0.2)
  on.within([bed.head + 0.06, 0, -bed.width / 2 + 0.02], [0, 0, 0], () => {
    on.add(rod([0, 0.5, 0], [0, 1.75, 0], 0.013), steel)
    on.add(
      pipe(
        [
          [-0.13, 1.7, 0],
          [-0.13, 1.75, 0],
          [0.13, 1.75, 0],
          [0.13, 1.7, 0],
        ],
        0.008,
        0.03,
        10,
      ),
      steel,
    )
    on.add(
      cushion(0.13, 0.2, 0.045, { round: 4, flank: 4, pieces: 32 }),
      clearGlass('#d5ecf7', 0.4),
      [0.13, 1.56, 0],
    )
    on.add(cushion(0.11, 0.12, 0.032, { round: 4, flank: 4, pieces: 28 }), gloss('#bfe0f0'), [0.13, 1.53, 0])
    on.closely(() =>
      on.add(
        tube(
          [
            [0.13, 1.46, 0],
            [0.13, 1.2, 0.02],
            [0.2, 0.95, 0.1],
            [0.32, 0.9, 0.24],
          ],
          0.005,
          36,
          false,
          8,
        ),
        clearGlass('#e5f3fa', 0.7),
      ),
    )
  })
}

/** A bed for a ward, its back raised. */
export const hospitalBed = model({
  name: { zh: '电动护理床', en: 'Hospital bed' },
  industry: 'medical',
  seen: { yaw: -34, elevation: 20, fill: 0.84 },
  turned: { yaw: 42 },
  close: { at: [-0.6, 1.05, 0.3], size: 0.5, yaw: -30, elevation: 20 },
  colours: { body: '#e6ecf2', accent: '#2aa08a', third: '#8fb7c9' },
  options: { back: 42, knees: 16, wood: false, drip: true, words: '护理' },
  variants: {
    teal: {},
    beige: {
      colours: { body: '#e9e4da', accent: '#c98b4b', third: '#a98a68' },
      options: { wood: true, back: 28, knees: 8, drip: false, words: '家用' },
    },
    blue: {
      colours: { body: '#e4eaf2', accent: '#0d5bd0', third: '#5b7fb5' },
      options: { back: 56, knees: 24, drip: true, words: '监护' },
    },
    purple: {
      colours: { body: '#ebe8f1', accent: '#8160b8', third: '#b4a3d2' },
      options: { back: 14, knees: 4, drip: false, words: '康复' },
    },
  },
  build(on, tones, { back, knees, wood: isWood, drip: hasDrip, words }) {
    const { accent } = tones
    const line = lying(back, knees)
    on.within(
      [0, 0, 0],
      [0, 0, 0],
      () => {
        carriage(on, tones)
        on.within([0, bed.deck, 0], [0, 0, 0], () => {
          const sheet = (
            points: readonly (readonly [number, number])[],
            low: number,
            high: number,
            width: number,
            bevel: number,
          ) =>
            plate(
              (fine) => closed(layer(points, low, high, Math.min(0.05, (high - low) / 2)), fine.edge(9)),
              width,
              { bevel },
            )
          on.add(sheet(line, -0.02, 0.015, bed.width - 0.04, 0.01), plastic('#9aa6b4'))
          on.add(sheet(line, 0.02, 0.15, bed.width - 0.06, 0.05), fabric('#f0f2f4', 3))
          // A blanket over the legs, its edge folded back.
          const [hip, seatEnd, knee, foot] = [line[1], line[2], line[3], line[4]]
          if (hip && seatEnd && knee && foot) {
            const start = [seatEnd[0] - 0.16, 0] as const
            const end = [foot[0] - 0.05, foot[1]] as const
            on.add(sheet([start, seatEnd, knee, end], 0.06, 0.178, bed.width - 0.02, 0.06), fabric(accent, 3))
            on.add(
              sheet(
                [
                  [start[0] - 0.07, 0],
                  [start[0] + 0.16, 0],
                ],
                0.1,
                0.192,
                bed.width - 0.012,
                0.05,
              ),
              fabric('#f4f5f6', 3),
            )
          }
          const [top] = line
          if (top && hip) {
            const lean = radians(back)
            const along = 0.24
            on.add(
              cushion(0.34, 0.15, 0.62, { round: 4, flank: 2.6, pieces: 44 }),
              matte('#f4f5f7'),
              [
                top[0] + along * Math.cos(lean) + 0.2 * Math.sin(lean),
                top[1] - along * Math.sin(lean) + 0.2 * Math.cos(lean),
                0,
              ],
              [0, 0, -back],
            )
          }
        })
        on.within([bed.head - 0.03, bed.deck + 0.16, 0], [0, 90, 0], () => board(on, tones, isWood, 0.62))
        on.within([bed.foot + 0.03, bed.deck + 0.08, 0], [0, 90, 0], () => board(on, tones, isWood, 0.5))
        for (const way of [-1, 1]) {
          on.within([-0.5, bed.deck + 0.24, way * (bed.width / 2 + 0.025)], [0, 0, 0], () =>
            rail(on, tones, 0.78, way, words),
          )
          on.within([0.42, bed.deck + 0.16, way * (bed.width / 2 + 0.025)], [0, 0, 0], () =>
            rail(on, tones, 0.62, way),
          )
        }
        for (const x of [bed.head - 0.03, bed.foot + 0.03])
          for (const z of [-0.42, 0.42])
            on.add(cylinder(0.05, 0.05, 0.02, 28), rubber('#5d6776'), [x, bed.deck - 0.1, z])
        if (hasDrip) drip(on)
      },
      1.35,
    )
  },
})
