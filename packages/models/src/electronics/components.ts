import { gloss, metal, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, pipe, slab, tube } from '../shapes/index.ts'
import { darker, hexOf, inkOn, type Tones } from '../tone.ts'

const tin = () => metal('#a9b3c0', 0.28)

/** Words on a face that looks toward +z. */
function words(on: Sculpture, lines: readonly string[], ground: string, w: number, h: number, at: Point) {
  const picture = print(480, Math.round((480 * h) / w), ground, (pen, pw, ph) => {
    for (const [i, line] of lines.entries())
      letter(pen, line, pw / 2, (ph * (i + 0.5)) / lines.length, {
        size: Math.min(pw * 0.17, (ph / lines.length) * 0.7),
        color: inkOn(ground),
        most: pw * 0.86,
      })
  })
  on.add(face(w, h, 0.01), printed(picture, 0.5, 0.2), at)
}

/** Straight legs below a part that stands on them. */
function legs(on: Sculpture, count: number, step: number, length: number, wide = 0.06, z = 0): void {
  for (let i = 0; i < count; i++)
    on.add(box(wide, length, 0.03, 0.006, 2), tin(), [(i - (count - 1) / 2) * step, -length / 2, z])
}

/** A transistor with its cooling tab and three legs. */
function transistor(on: Sculpture, { body }: Tones): void {
  on.add(slab(0.8, 0.42, 0.07, 0.03, 0.01), tin(), [0, 1.62, -0.09])
  on.add(slab(0.8, 0.9, 0.26, 0.03, 0.025), plastic(body, 0.5), [0, 1.1, 0])
  on.add(cylinder(0.11, 0.1, 0.004, 30), rubber('#0e1218'), [0, 1.63, -0.1], [90, 0, 0])
  words(on, ['650 V', '47 A'], hexOf(body), 0.56, 0.36, [0, 1.08, 0.1305])
  on.within([0, 0.66, 0], [0, 0, 0], () => legs(on, 3, 0.27, 0.64, 0.075))
}

/** A rectifier of four diodes: flat, four legs, one corner cut, its poles printed. */
function bridge(on: Sculpture, { body }: Tones): void {
  on.add(slab(1.7, 0.98, 0.22, 0.06, 0.03), plastic(body, 0.5), [0, 1.1, 0])
  on.add(cylinder(0.12, 0.24, 0.01, 30), rubber('#e9edf2'), [0, 1.32, -0.12], [90, 0, 0])
  words(on, ['+    ~    ~    −'], hexOf(body), 1.44, 0.24, [0, 0.78, 0.1105])
  words(on, ['GBJ 25 A'], hexOf(body), 0.8, 0.2, [0, 1.06, 0.1105])
  on.within([0, 0.62, 0], [0, 0, 0], () => legs(on, 4, 0.42, 0.6, 0.09))
}

/** A module with two rows of legs and a plate that takes its heat away. */
function module(on: Sculpture, { body, accent }: Tones): void {
  on.within([0, 0.34, 0], [0, 0, 0], () => {
    on.add(box(2.3, 0.3, 1.36, 0.04), plastic(body, 0.5))
    on.add(box(1.9, 0.02, 0.92, 0.008, 2), metal(accent, 0.32), [0, 0.156, 0])
    on.within([0, 0.1685, 0], [-90, 0, 0], () =>
      words(on, ['IPM', '600 V  30 A'], hexOf(accent), 1.1, 0.5, [0, 0, 0]),
    )
    for (const x of [-1.15, 1.15])
      on.add(cylinder(0.13, 0.31, 0.01, 28), rubber('#12161e'), [x * 0.93, -0.152, 0])
    for (const [z, count] of [
      [0.72, 17],
      [-0.72, 9],
    ] as const)
      for (let i = 0; i < count; i++) {
        const x = (i - (count - 1) / 2) * (2.1 / count)
        on.add(
          pipe(
            [
              [x, -0.04, z * 0.92],
              [x, -0.04, z * 1.12],
              [x, -0.34, z * 1.14],
            ],
            0.022,
            0.05,
            8,
          ),
          tin(),
        )
      }
  })
}

/** A push switch for a board. */
function tact(on: Sculpture, { body, accent }: Tones): void {
  on.add(box(1, 0.44, 1, 0.05), plastic(body), [0, 0.27, 0])
  on.add(box(0.96, 0.04, 0.96, 0.01, 2), metal('#aeb7c3', 0.3), [0, 0.5, 0])
  on.add(cylinder(0.29, 0.42, 0.03, 40), plastic(accent), [0, 0.5, 0])
  on.closely(() => {
    for (const x of [-0.36, 0.36])
      for (const z of [-0.36, 0.36]) on.add(cylinder(0.06, 0.03, 0.012, 20), plastic(body), [x, 0.515, z])
  })
  for (const x of [-1, 1])
    for (const z of [-0.3, 0.3])
      on.add(
        pipe(
          [
            [x * 0.44, 0.16, z],
            [x * 0.56, 0.16, z],
            [x * 0.62, 0.03, z],
            [x * 0.86, 0.03, z],
          ],
          0.035,
          0.04,
          8,
        ),
        tin(),
      )
}

/** A relay in its case. */
function relay(on: Sculpture, { body, accent }: Tones): void {
  on.add(box(1.5, 1, 1.2, 0.05), plastic(body), [0, 0.76, 0])
  on.add(box(1.54, 0.1, 1.24, 0.03), plastic(darker(body, 0.35)), [0, 0.26, 0])
  words(on, ['功率继电器', 'POWER RELAY', '12 VDC  40 A'], hexOf(accent), 1.2, 0.6, [0, 0.78, 0.6015])
  for (const [x, z] of [
    [-0.55, -0.4],
    [-0.55, 0.4],
    [0.5, -0.4],
    [0.5, 0.4],
    [0.05, 0],
  ] as const)
    on.add(box(0.12, 0.26, 0.05, 0.01, 2), tin(), [x, 0.12, z])
}

/** A pluggable terminal strip: the plug with its screws, drawn from its header. */
function terminal(on: Sculpture, { body }: Tones, count: number): void {
  const wide = count * 0.34
  on.within([0, 0, 0.3], [0, 0, 0], () => {
    on.add(box(wide, 0.56, 0.62, 0.03), plastic(body), [0, 0.32, 0])
    on.add(box(wide, 0.34, 0.34, 0.03), plastic(body), [0, 0.72, -0.14])
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 0.34
      on.add(box(0.2, 0.22, 0.02, 0.02, 2), plastic('#10151d'), [x, 0.3, 0.304])
      on.add(cylinder(0.11, 0.03, 0.01, 24), metal('#a9b3c0'), [x, 0.88, -0.14])
      on.closely(() => {
        on.add(box(0.18, 0.01, 0.03, 0.003, 2), rubber('#2b323e'), [x, 0.91, -0.14], [0, 25 + i * 17, 0])
        on.add(box(0.02, 0.5, 0.02, 0.004, 1), plastic(darker(body, 0.3)), [x + 0.17, 0.32, 0.306])
      })
    }
  })
  on.within([0, 0, -0.62], [0, 0, 0], () => {
    on.add(box(wide, 0.5, 0.1, 0.02), plastic(darker(body, 0.1)), [0, 0.3, -0.2])
    for (const y of [0.09, 0.52]) on.add(box(wide, 0.07, 0.5, 0.015), plastic(darker(body, 0.1)), [0, y, 0])
    for (let i = 0; i < count; i++)
      on.add(box(0.05, 0.05, 0.5, 0.008, 1), tin(), [(i - (count - 1) / 2) * 0.34, 0.3, 0.08])
  })
}

/** A housing on its wires, and the pin header that it plugs into. */
function wireToBoard(on: Sculpture, { body }: Tones, count: number): void {
  const wide = count * 0.25 + 0.12
  const at = (i: number) => (i - (count - 1) / 2) * 0.25
  on.within([0, 0, -0.5], [0, 0, 0], () => {
    on.add(box(wide, 0.16, 0.5, 0.02), plastic(body), [0, 0.24, 0])
    on.add(box(wide, 0.62, 0.1, 0.02), plastic(body), [0, 0.5, -0.2])
    for (let i = 0; i < count; i++)
      on.add(box(0.06, 1, 0.06, 0.012, 1), metal('#c99b3a', 0.25), [at(i), 0.5, 0.06])
  })
  on.within([0.1, 0.24, 0.55], [0, -8, 0], () => {
    on.add(box(wide, 0.42, 0.6, 0.03), plastic(body))
    on.closely(() => {
      for (let i = 0; i < count; i++)
        on.add(box(0.1, 0.2, 0.012, 0.004, 1), plastic('#2b323e'), [at(i), 0.02, -0.3])
    })
    const tints = ['#c23b30', '#20252f', '#e2b53a', '#2f6fc4', '#2e8b57', '#e9edf2', '#8a4fa8', '#d9772e']
    for (let i = 0; i < count; i++)
      on.add(
        tube(
          [
            [at(i), 0.02, 0.28],
            [at(i) * 1.02, 0.04, 0.6],
            [at(i) * 0.8, -0.05, 1],
            [at(i) * 0.5 + 0.35, -0.18, 1.5],
          ],
          0.055,
          30,
          false,
          10,
        ),
        gloss(tints[i % tints.length] ?? '#c23b30'),
      )
  })
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = {
  transistor,
  bridge,
  module,
  tact,
  relay,
  terminal: (on, tones) => terminal(on, tones, 6),
  wires: (on, tones) => wireToBoard(on, tones, 6),
}

/** A part of electronics, much enlarged: a semiconductor, a switch or a connector. */
export const components = model({
  name: { zh: '电子元件', en: 'Electronic component' },
  industry: 'electronics',
  seen: { yaw: 28, elevation: 24, fill: 0.72 },
  turned: { yaw: -38 },
  close: { at: [0, 0.7, 0.2], size: 0.55, yaw: 12, elevation: 26 },
  colours: { body: '#262b35', accent: '#c9a24a', third: '#2b323e' },
  options: { kind: 'tact' },
  variants: {
    black: { colours: { body: '#20252f', accent: '#e2483c' } },
    green: { colours: { body: '#2f9a57' }, options: { kind: 'terminal' } },
    white: { colours: { body: '#eceae2' }, options: { kind: 'wires' } },
    blue: { colours: { body: '#2767b8', accent: '#2767b8' }, options: { kind: 'relay' } },
    grey: { colours: { body: '#2c313b' }, options: { kind: 'transistor' } },
    navy: { colours: { body: '#232a36' }, options: { kind: 'bridge' } },
    silver: { colours: { body: '#2a303b', accent: '#a9b3c0' }, options: { kind: 'module' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
