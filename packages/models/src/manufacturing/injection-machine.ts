import { clearGlass, gloss, lit, metal, paint, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, closed, cylinder, face, pipe, plate, rectangle, rod, slab, turned } from '../shapes/index.ts'
import { hexOf, inkOn, type Tones } from '../tone.ts'
import { capScrew } from './fittings.ts'

const deck = 0.62
const axis = 1.02

/** Tie bars, platens and the two halves of a mould; it opens along x. */
function clamp(on: Sculpture, { accent }: Tones, left: number, right: number): void {
  const steel = metal('#9aa4b2', 0.2)
  const iron = paint('#5d6879')
  on.within([0, axis, 0], [0, 0, 0], () => {
    for (const y of [-0.26, 0.26])
      for (const z of [-0.26, 0.26]) {
        on.add(rod([left, y, z], [right, y, z], 0.05), steel)
        on.add(cylinder(0.085, 0.1, 0.02, 6), metal('#7d8795'), [right - 0.06, y, z], [0, 0, -90])
      }
    for (const [x, thick] of [
      [left + 0.1, 0.16],
      [left + 0.58, 0.16],
      [right - 0.16, 0.18],
    ] as const)
      on.add(box(thick, 0.74, 0.74, 0.04), iron, [x, 0, 0])
    on.add(cylinder(0.12, 0.5, 0.02), steel, [left + 0.1, 0, 0], [0, 0, -90])
    on.add(box(0.16, 0.42, 0.42, 0.02), steel, [left + 0.74, 0, 0])
    on.add(box(0.18, 0.42, 0.42, 0.02), steel, [right - 0.34, 0, 0])
    // What it has just made, still on the core.
    on.add(cylinder(0.13, 0.14, 0.03, 32, 0.1), gloss(accent), [left + 0.82, 0, 0], [0, 0, -90])
  })
}

/** A body with a window along x; glass in front, room inside. */
function hood(on: Sculpture, { body, accent }: Tones, left: number, right: number): void {
  const [width, tall, x] = [right - left, 0.86, (left + right) / 2]
  const pane = rectangle(width - 0.34, tall - 0.3, 0.08, 0, 0.01)
  const frame = plate((fine) => closed(rectangle(width, tall, 0.08), fine.edge(8)), 0.07, {
    bevel: 0.025,
    holes: [(fine) => closed([...pane].reverse(), fine.edge(8))],
  })
  for (const z of [0.42, -0.42]) on.add(frame, paint(body), [x, deck + tall / 2, z])
  on.add(box(width, 0.08, 0.88, 0.04), paint(body), [x, deck + tall - 0.02, 0])
  on.add(box(0.07, tall, 0.84, 0.03), paint(body), [left + 0.035, deck + tall / 2, 0])
  on.add(face(width - 0.3, tall - 0.26, 0.08), clearGlass('#bfe0ee', 0.16), [x, deck + tall / 2 + 0.01, 0.43])
  on.add(box(width - 0.2, 0.03, 0.5, 0.01, 2), metal('#7d8795', 0.4), [x, deck + 0.02, 0])
  on.add(
    pipe(
      [
        [x + width / 2 - 0.11, deck + 0.28, 0.45],
        [x + width / 2 - 0.11, deck + 0.28, 0.52],
        [x + width / 2 - 0.11, deck + 0.6, 0.52],
        [x + width / 2 - 0.11, deck + 0.6, 0.45],
      ],
      0.02,
      0.04,
    ),
    metal('#a3adbb', 0.2),
  )
  on.add(box(width - 0.02, 0.05, 0.02, 0.01, 3), paint(accent), [x, deck + tall - 0.06, 0.452])
  on.within([left + 0.2, deck + tall + 0.02, -0.2], [0, 0, 0], () => {
    on.add(cylinder(0.018, 0.16, 0.004, 16), metal('#8e99a9'))
    for (const [i, colour] of ['#2fae6a', '#f0b429', '#d8402f'].entries())
      on.add(cylinder(0.04, 0.07, 0.012, 28), i === 0 ? lit(colour, 0.7) : gloss(colour), [
        0,
        0.12 + i * 0.075,
        0,
      ])
  })
}

/** Barrel with its heaters, hopper and drive, toward +x from the mould. */
function injection(
  on: Sculpture,
  { body, accent, third }: Tones,
  left: number,
  right: number,
  hopper: number,
): void {
  const steel = metal('#9aa4b2', 0.22)
  const length = right - left
  on.add(cylinder(0.12, length * 0.62, 0.02), steel, [left - 0.06, axis, 0], [0, 0, -90])
  for (let i = 0; i < 5; i++)
    on.add(
      cylinder(0.17, 0.09, 0.02, 40),
      metal('#b08d5c', 0.3),
      [left + 0.12 + i * 0.125, axis, 0],
      [0, 0, -90],
    )
  on.add(box(0.36, 0.46, 0.5, 0.05), paint(body), [left + length * 0.6, axis - 0.02, 0])
  on.add(box(length * 0.36, 0.6, 0.66, 0.07), paint(body), [right - length * 0.17, axis - 0.04, 0])
  on.add(cylinder(0.2, 0.2, 0.05), plastic(third), [right - 0.02, axis - 0.02, 0], [0, 0, -90])
  on.closely(() => {
    for (let i = 0; i < 5; i++)
      on.add(box(0.02, 0.03, 0.4, 0.01, 2), rubber('#333c4a'), [right + 0.002, axis - 0.2 + i * 0.07, 0])
    for (const z of [-0.2, 0.2]) capScrew(on, 0.025, [left + length * 0.6, axis + 0.21, z])
  })
  for (const z of [-0.24, 0.24]) {
    on.add(box(length, 0.06, 0.09, 0.015, 3), steel, [(left + right) / 2, deck + 0.06, z])
    on.add(rod([left, axis - 0.28, z], [left + length * 0.6, axis - 0.28, z], 0.035), metal('#a9b2bf', 0.14))
  }
  on.within([left + length * 0.6, axis + 0.2, 0], [0, 0, 0], () => {
    on.add(cylinder(0.1, 0.14, 0.02), steel)
    on.add(
      turned([
        [0.09, 0.12, 0],
        [0.11, 0.16, 0.03],
        [0.3, 0.42, 0.05],
        [0.3, 0.42 + hopper, 0.03],
        [0.0001, 0.42 + hopper, 0],
      ]),
      paint('#dfe5ec'),
    )
    on.add(
      turned([
        [0.32, 0.42 + hopper - 0.03, 0],
        [0.32, 0.42 + hopper + 0.02, 0.02],
        [0.1, 0.42 + hopper + 0.1, 0.05],
        [0.0001, 0.42 + hopper + 0.1, 0],
      ]),
      gloss(accent),
    )
    on.add(box(0.09, hopper * 0.8, 0.02, 0.01, 2), plastic('#223047'), [0, 0.42 + hopper * 0.5, 0.3])
  })
}

/** An injection moulding machine. */
export const injectionMachine = model({
  name: { zh: '注塑机', en: 'Injection moulding machine' },
  industry: 'manufacturing',
  seen: { yaw: -24, elevation: 17, fill: 0.86 },
  turned: { yaw: 34 },
  close: { at: [-0.2, 1.05, 0.4], size: 0.44, yaw: -16, elevation: 14 },
  colours: { body: '#e7ecf2', accent: '#0d5bd0', third: '#2c3a55' },
  options: { clamp: 1.55, hopper: 0.2, mark: '268T', name: '伺服注塑机' },
  variants: {
    blue: {},
    green: {
      colours: { body: '#e9ede8', accent: '#2f9e6b', third: '#2c4a42' },
      options: { clamp: 1.8, hopper: 0.32, mark: '380T', name: '全电动注塑机' },
    },
    orange: {
      colours: { body: '#edeef0', accent: '#ea7626', third: '#3a3f4c' },
      options: { clamp: 1.35, hopper: 0.12, mark: '160T', name: '精密注塑机' },
    },
    red: {
      colours: { body: '#e6e9ee', accent: '#c63a35', third: '#2f3441' },
      options: { clamp: 1.7, hopper: 0.26, mark: '320T', name: '高速注塑机' },
    },
  },
  build(on, tones, { clamp: room, hopper, mark, name }) {
    const { body, accent, third } = tones
    const [left, right] = [-(room + 1.75) / 2, (room + 1.75) / 2]
    const split = left + room
    const width = right - left
    on.add(box(width, deck - 0.1, 0.86, 0.05), paint(body), [0, (deck - 0.1) / 2 + 0.1, 0])
    on.add(box(width - 0.08, 0.14, 0.8, 0.03), paint(third), [0, 0.12, 0])
    for (let i = 0; i < 4; i++)
      for (const z of [-0.3, 0.3])
        on.add(cylinder(0.07, 0.07, 0.015, 24), rubber(), [left + 0.2 + (i * (width - 0.4)) / 3, 0, z])
    on.closely(() => {
      for (let i = 1; i < 4; i++)
        on.add(box(0.012, deck - 0.24, 0.01, 0.004, 2), rubber('#8d97a5'), [
          left + (i * width) / 4,
          0.38,
          0.43,
        ])
      for (let i = 0; i < 6; i++)
        on.add(box(0.36, 0.016, 0.01, 0.004, 2), rubber('#49525f'), [right - 0.4, 0.28 + i * 0.04, 0.432])
    })
    const words = print(720, 110, hexOf(accent), (pen, w, h) => {
      const color = inkOn(accent)
      letter(pen, name, w * 0.4, h * 0.54, { size: 66, color, most: w * 0.66 })
      letter(pen, mark, w * 0.86, h * 0.54, { size: 62, color })
    })
    on.add(box(room - 0.1, 0.17, 0.02, 0.008, 2), paint(accent), [left + room / 2, 0.46, 0.432])
    on.add(face(1.05, 0.16, 0.01), printed(words, 0.4, 0.5), [left + room / 2, 0.46, 0.4435])
    clamp(on, tones, left + 0.06, split + 0.12)
    hood(on, tones, left, split + 0.02)
    injection(on, tones, split + 0.1, right - 0.06, hopper)
    // The panel where it is set, on its post.
    on.within([split + 0.26, deck, 0.46], [0, -14, 0], () => {
      on.add(rod([0, -0.02, -0.04], [0, 0.3, 0], 0.035), metal('#8e99a9'))
      on.add(slab(0.42, 0.56, 0.09, 0.04, 0.02), plastic(third), [0, 0.48, 0.03], [-8, 0, 0])
      const shown = print(300, 240, '#10233c', (pen, w) => {
        pen.fillStyle = '#1e6fd8'
        pen.fillRect(0, 0, w, 44)
        letter(pen, '自动运行', w / 2, 24, { size: 30, color: '#ffffff' })
        for (const [i, value] of [0.8, 0.55, 0.7, 0.4].entries()) {
          pen.fillStyle = ['#57d3a6', '#f5c45a', '#6fb6ff', '#f08a6a'][i] ?? '#ffffff'
          pen.fillRect(24, 66 + i * 42, (w - 48) * value, 24)
        }
      })
      on.within([0, 0.48, 0.03], [-8, 0, 0], () => {
        on.add(face(0.35, 0.28, 0.015), screen(shown), [0, 0.09, 0.0465])
        on.closely(() => {
          for (let i = 0; i < 8; i++)
            on.add(box(0.05, 0.04, 0.02, 0.008, 2), plastic('#e9edf2'), [
              (i % 4) * 0.065 - 0.135,
              -0.12 - Math.floor(i / 4) * 0.06,
              0.045,
            ])
        })
        on.add(cylinder(0.035, 0.03, 0.012, 24), gloss('#d8402f'), [0.15, -0.16, 0.04], [90, 0, 0])
      })
    })
  },
})
