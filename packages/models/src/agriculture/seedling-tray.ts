import { finish, matte, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, closed, face, type Point, plate, rectangle, turned } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, hexOf, mixed, paler, type Tone } from '../tone.ts'
import { type Plant, seedling } from './seedling.ts'
import { potPitch, youngTrees } from './young-trees.ts'

const [pitch, high] = [0.42, 0.42]

interface Rows {
  across: number
  along: number
}

/** Width and depth of a tray with so many cells. */
const trayOf = ({ across, along }: Rows) => [across * pitch + 0.2, along * pitch + 0.2] as const

/** A tray of soil in cells, and a plant in each. */
function sown(on: Sculpture, body: Tone, plant: Plant, rows: Rows): void {
  const luck = chance(33)
  const [w, d] = trayOf(rows)
  const { across, along } = rows
  const tray = plastic(body, 0.5)
  const places = Array.from(
    { length: across * along },
    (_, i) =>
      [
        ((i % across) - (across - 1) / 2) * pitch,
        (Math.floor(i / across) - (along - 1) / 2) * pitch,
      ] as const,
  )
  const holes = places.map(([x, z]) =>
    closed(rectangle(pitch * 0.8, pitch * 0.8, 0.08, x, z), on.fine.weight === 'full' ? 6 : 1),
  )
  on.add(
    plate((fine) => closed(rectangle(w, d, 0.12), fine.weight === 'full' ? 8 : 2), 0.08, {
      bevel: on.fine.weight === 'full' ? 0.025 : 0,
      holes,
      pieces: 3,
    }),
    tray,
    [0, high, 0],
    [90, 0, 0],
  )
  // The skirt under the rim, with ribs and feet.
  for (const x of [-1, 1]) on.add(box(0.05, 0.34, d * 0.93, 0.02, 2), tray, [x * (w / 2 - 0.07), 0.23, 0])
  for (const z of [-1, 1]) on.add(box(w * 0.95, 0.34, 0.05, 0.02, 2), tray, [0, 0.23, z * (d / 2 - 0.07)])
  on.closely(() => {
    for (let i = 0; i <= across; i++)
      on.add(box(0.035, 0.33, 0.03, 0.014, 2), plastic(darker(body, 0.15), 0.5), [
        (i - across / 2) * pitch * 0.96,
        0.22,
        d / 2 - 0.04,
      ])
    for (let i = 0; i <= along; i++)
      for (const x of [-1, 1])
        on.add(box(0.03, 0.33, 0.035, 0.014, 2), plastic(darker(body, 0.15), 0.5), [
          x * (w / 2 - 0.04),
          0.22,
          (i - along / 2) * pitch * 0.94,
        ])
  })
  const soil = finish('#573a26', { rough: 0.95, relief: pores(3, 700, 8), reliefDepth: 2.4 })
  for (const [x, z] of places) {
    on.closely(() =>
      on.add(
        turned(
          [
            [0.0001, 0.02, 0],
            [pitch * 0.34, 0.02, 0],
            [pitch * 0.55, high, 0],
          ],
          4,
        ),
        tray,
        [x, 0, z],
        [0, 45, 0],
      ),
    )
    on.add(ball(pitch * 0.47, 16), soil, [x, high - 0.045, z], [0, luck() * 360, 0], [1, 0.24, 1])
    on.closely(() => {
      for (let i = 0; i < 4; i++)
        on.add(ball(0.02 + luck() * 0.02, 8), matte(luck() > 0.75 ? '#e6e2d8' : '#6b4a33'), [
          x + (luck() - 0.5) * 0.26,
          high + 0.035,
          z + (luck() - 0.5) * 0.26,
        ])
    })
    on.within([x + (luck() - 0.5) * 0.05, high + 0.05, z + (luck() - 0.5) * 0.05], [0, luck() * 360, 0], () =>
      seedling(on, plant, luck),
    )
  }
}

/** A tag on a stick with a sprout and lines left to write on: trays of this form hold many kinds of plants. */
function nameTag(on: Sculpture, third: Tone, at: Point): void {
  const tag = print(192, 384, '#f4f5ee', (pen, tw) => {
    const ink = hexOf(third)
    pen.fillStyle = ink
    pen.fillRect(0, 0, tw, 34)
    pen.fillRect(tw / 2 - 6, 96, 12, 62)
    pen.beginPath()
    pen.ellipse(tw / 2 - 34, 92, 36, 18, 0.5, 0, 7)
    pen.ellipse(tw / 2 + 34, 92, 36, 18, -0.5, 0, 7)
    pen.fill()
    pen.globalAlpha = 0.45
    for (const y of [212, 262, 312]) pen.fillRect(28, y, tw - 56, 6)
    pen.globalAlpha = 1
  })
  on.within(at, [-8, 20, 0], () => {
    on.add(box(0.36, 0.72, 0.024, 0.012, 2), plastic(paler('#e6ecea', 0.1)))
    on.add(face(0.35, 0.7, 0.012), printed(tag), [0, 0, 0.0135])
  })
}

/** Seedlings in the cells of a tray, or young trees in pots. */
export const seedlingTray = model({
  name: { zh: '蔬菜育苗盘', en: 'Seedling tray' },
  industry: 'agriculture',
  seen: { yaw: -30, elevation: 27, fill: 0.88 },
  turned: { yaw: 38 },
  close: { at: [0.6, 0.6, 0.4], size: 0.42, yaw: -30, elevation: 24 },
  colours: { body: '#2f3946', accent: '#5ab548', third: '#2f8f3d' },
  options: {
    across: 6,
    along: 4,
    grow: 1.1,
    leaves: 6,
    wide: 0.13,
    isPotted: false,
  },
  variants: {
    black: {},
    green: {
      colours: { body: '#3f7f6b', accent: '#86c440', third: '#1f5f4a' },
      options: { across: 5, along: 4, grow: 0.6, leaves: 8, wide: 0.2 },
    },
    orange: {
      colours: { body: '#b8623a', accent: '#3f9f5a', third: '#8a3f22' },
      options: { across: 5, along: 3, grow: 1.7, leaves: 8, wide: 0.11 },
    },
    purple: {
      colours: { body: '#4a5058', accent: '#8a4a78', third: '#7a3a68' },
      options: {
        across: 6,
        along: 3,
        grow: 0.7,
        leaves: 8,
        wide: 0.17,
      },
    },
    brown: {
      colours: { body: '#94502f', accent: '#4a9a3c', third: '#6f3a1e' },
      options: {
        across: 4,
        along: 2,
        grow: 2.2,
        leaves: 7,
        wide: 0.12,
        isPotted: true,
      },
    },
  },
  build(on, { body, accent, third }, { across, along, grow, leaves, wide, isPotted }) {
    const plant = {
      grow,
      leaves,
      wide,
      greens: [accent, darker(accent, 0.18), mixed(accent, '#c7e07a', 0.35)],
    }
    const rows = { across, along }
    const [w, d] = trayOf(rows)
    if (isPotted) youngTrees(on, body, plant, rows)
    else sown(on, body, plant, rows)
    nameTag(
      on,
      third,
      isPotted
        ? [(across / 2 - 1) * potPitch - 0.07, 0.51, ((along - 1) / 2) * potPitch + 0.25]
        : [w / 2 - 0.36, high + 0.4, d / 2 - 0.08],
    )
  },
})
