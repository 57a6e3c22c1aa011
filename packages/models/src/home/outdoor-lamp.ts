import { darkGlass, finish, lit, metal, paint, plastic, printed, rubber, screen } from '../finish.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, face, leaf, pipe, ring, slab } from '../shapes/index.ts'
import { solarCells } from '../solar-cells.ts'
import { darker, type Tone, type Tones } from '../tone.ts'

/** Rows of small lamps behind their lenses. */
const lamps = (light: Tone) =>
  print(800, 380, '#f0d9a4', (pen, w, h) => {
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 9; x++) {
        const [cx, cy] = [((x + 0.5) * w) / 9, ((y + 0.5) * h) / 4]
        const shine = pen.createRadialGradient(cx, cy, 6, cx, cy, 44)
        shine.addColorStop(0, '#fffdf4')
        shine.addColorStop(0.55, '#fff3cf')
        shine.addColorStop(1, light.hex)
        pen.fillStyle = shine
        pen.fillRect(cx - w / 18, cy - h / 8, w / 9, h / 4)
      }
  })

/** Flat, its light to +z, with fins behind. */
function head(on: Sculpture, { body, accent }: Tones): void {
  const [w, h] = [0.92, 0.46]
  on.add(slab(w, h, 0.09, 0.09, 0.03), paint(body))
  on.add(slab(w - 0.1, h - 0.1, 0.02, 0.05, 0.008), plastic(darker(body, 0.3)), [0, 0, 0.045])
  on.add(face(w - 0.14, h - 0.14, 0.03), screen(lamps(accent), 0.95), [0, 0, 0.0565])
  on.closely(() => {
    for (let i = -4; i <= 4; i++)
      on.add(box(0.022, h * 0.78, 0.07, 0.01, 2), paint(body), [i * 0.085, 0, -0.07])
    for (const x of [-1, 1])
      for (const y of [-1, 1])
        on.add(
          cylinder(0.016, 0.014, 0.005, 12),
          metal('#8b95a5'),
          [x * (w / 2 - 0.038), y * (h / 2 - 0.038), 0.042],
          [90, 0, 0],
        )
  })
  // Sees who comes by.
  on.add(ball(0.05, 22), darkGlass('#232a36'), [0, -h / 2 - 0.005, 0.02], [0, 0, 0], [1, 0.8, 0.9])
}

/** Its glass to +z. */
function panel(on: Sculpture, { body }: Tones): void {
  const [w, h] = [1.12, 0.7]
  on.add(slab(w, h, 0.06, 0.04, 0.016), metal(darker(body, 0.05), 0.4))
  on.add(
    face(w - 0.07, h - 0.07, 0.012),
    { ...printed(solarCells(5, 3, '#17346f', '#b9c6d8'), 0.2, 1), coatRough: 0.05 },
    [0, 0, 0.0315],
  )
  on.add(box(0.3, 0.22, 0.07, 0.03), plastic('#262d3a'), [0, -0.04, -0.05])
}

/** Tufts of grass around the foot. */
function grass(on: Sculpture): void {
  const greens = ['#5f9a48', '#7bb35a', '#4a8540']
  for (const [x, z, high] of [
    [-0.34, 0.22, 0.3],
    [0.36, 0.16, 0.24],
    [0.22, -0.34, 0.28],
  ] as const)
    on.within([x, 0.09, z], [0, x * 300, 0], () =>
      on.around(on.fine.weight === 'full' ? 9 : 4, (i) =>
        on.add(
          leaf(high * (0.75 + (i % 3) * 0.14), 0.035, 0.35, 0.3),
          finish(greens[i % 3] ?? '#5f9a48', { rough: 0.7, twoSided: true }),
          [0.012, 0, 0],
          [0, 0, 58 + (i % 4) * 7],
        ),
      ),
    )
}

/** A slim post with a flat head of small lamps, and the panel that feeds it. */
export function outdoorLamp(on: Sculpture, tones: Tones): void {
  const { body, third } = tones
  const dark = paint(body)
  on.add(cylinder(0.52, 0.1, 0.035, 64), finish(third, { rough: 0.85 }))
  grass(on)
  on.within([0, 0.1, -0.06], [0, 0, 0], () => {
    on.add(cylinder(0.19, 0.045, 0.016, 44), dark)
    on.add(cylinder(0.12, 0.1, 0.04, 40, 0.085), dark, [0, 0.04, 0])
    on.closely(() =>
      on.around(
        4,
        () => on.add(cylinder(0.026, 0.035, 0.008, 6), metal('#8b95a5'), [0.145, 0.042, 0]),
        45,
        405,
      ),
    )
    on.add(cylinder(0.068, 1.05, 0.012, 36, 0.055), dark, [0, 0.1, 0])
    for (const y of [0.5, 1.1]) on.add(ring(0.045, 0.074, 0.035, 0.012, 36), metal(third, 0.3), [0, y, 0])
    on.closely(() => {
      on.add(slab(0.07, 0.16, 0.012, 0.02, 0.005), plastic(darker(body, 0.2)), [0, 0.34, 0.064])
      on.add(ball(0.011, 10), metal('#8b95a5'), [0, 0.4, 0.071])
    })
    on.add(
      pipe(
        [
          [0, 1.1, 0],
          [0, 1.46, 0],
          [0, 1.58, 0.08],
        ],
        0.052,
        0.12,
        22,
      ),
      dark,
    )
    on.add(
      pipe(
        [
          [0, 1.2, 0],
          [0, 1.22, 0.22],
        ],
        0.045,
        0.1,
        20,
      ),
      dark,
    )
    on.add(ball(0.07, 26), dark, [0, 1.2, 0])
    on.within([0, 1.22, 0.3], [34, 0, 0], () => head(on, tones))
    on.within([0, 1.66, 0.14], [-48, 0, 0], () => panel(on, tones))
    on.closely(() => {
      on.add(ball(0.018, 12), lit('#39d98a', 1), [0, 1.1, 0.06])
      on.add(
        pipe(
          [
            [0.06, 1.55, 0.02],
            [0.1, 1.4, 0.02],
            [0.05, 1.28, 0.2],
          ],
          0.012,
          0.06,
          10,
        ),
        rubber(),
      )
    })
  })
}
