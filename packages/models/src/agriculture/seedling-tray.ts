import { finish, matte, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, closed, face, plate, rectangle, surface, tube, turned } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, hexOf, mixed, paler, type Tone } from '../tone.ts'

/** A soft round leaf along +x that rises, then bends down. */
const youngLeaf = (on: Sculpture, length: number, width: number, droop: number) =>
  surface(
    (across, t) => {
      const half = width * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.04)) ** 0.75 * 0.5
      const k = across * 2 - 1
      const curl = 0.05 * Math.sin(t * 9) * k * k * width
      return [t * length, length * (0.28 * t - droop * t * t) + k * k * half * 0.35 + curl, k * half]
    },
    ...(on.fine.weight === 'full' ? ([5, 9] as const) : ([2, 5] as const)),
  )

interface Plant {
  grow: number
  leaves: number
  wide: number
  greens: readonly Tone[]
}

function seedling(on: Sculpture, { grow, leaves, wide, greens }: Plant, luck: () => number): void {
  const high = (0.2 + luck() * 0.1) * grow
  const bend = (luck() - 0.5) * 0.08
  const stem = finish('#a3cf7f', { rough: 0.55 })
  on.add(
    tube(
      [
        [0, -0.04, 0],
        [bend * 0.4, high * 0.5, 0],
        [bend, high, 0],
      ],
      0.017,
      8,
      false,
      on.fine.weight === 'full' ? 7 : 3,
    ),
    stem,
  )
  const shades = greens.map((g) => finish(g, { rough: 0.5, coat: 0.2, coatRough: 0.4, twoSided: true }))
  const count = on.fine.weight === 'full' ? leaves : 3
  for (let i = 0; i < count; i++) {
    const level = i / count
    on.add(
      youngLeaf(on, (0.2 + luck() * 0.06) * (1.12 - level * 0.5), wide, 0.35 + luck() * 0.3),
      shades[Math.floor(luck() * shades.length)] ?? stem,
      [bend * (0.7 + 0.3 * level), high * (0.72 + 0.28 * level), 0],
      [0, i * 137 + luck() * 20, 18 + level * 42],
    )
  }
}

/** Seedlings in the cells of a tray. */
export const seedlingTray = model({
  name: { zh: '蔬菜育苗盘', en: 'Seedling tray' },
  industry: 'agriculture',
  seen: { yaw: -30, elevation: 27, fill: 0.88 },
  turned: { yaw: 38 },
  close: { at: [0.6, 0.6, 0.4], size: 0.42, yaw: -30, elevation: 24 },
  colours: { body: '#2f3946', accent: '#5ab548', third: '#2f8f3d' },
  options: { across: 6, along: 4, grow: 1.1, leaves: 6, wide: 0.13, text: '番茄苗', english: 'TOMATO' },
  variants: {
    black: {},
    green: {
      colours: { body: '#3f7f6b', accent: '#86c440', third: '#1f5f4a' },
      options: { across: 5, along: 4, grow: 0.6, leaves: 8, wide: 0.2, text: '生菜苗', english: 'LETTUCE' },
    },
    orange: {
      colours: { body: '#b8623a', accent: '#3f9f5a', third: '#8a3f22' },
      options: { across: 5, along: 3, grow: 1.7, leaves: 8, wide: 0.11, text: '辣椒苗', english: 'CHILLI' },
    },
    purple: {
      colours: { body: '#4a5058', accent: '#8a4a78', third: '#7a3a68' },
      options: {
        across: 6,
        along: 3,
        grow: 0.7,
        leaves: 8,
        wide: 0.17,
        text: '紫甘蓝',
        english: 'RED CABBAGE',
      },
    },
  },
  build(on, { body, accent, third }, { across, along, grow, leaves, wide, text, english }) {
    const luck = chance(33)
    const [pitch, high] = [0.42, 0.42]
    const [w, d] = [across * pitch + 0.2, along * pitch + 0.2]
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
    const greens = [accent, darker(accent, 0.18), mixed(accent, '#c7e07a', 0.35)]
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
      on.within(
        [x + (luck() - 0.5) * 0.05, high + 0.05, z + (luck() - 0.5) * 0.05],
        [0, luck() * 360, 0],
        () => seedling(on, { grow, leaves, wide, greens }, luck),
      )
    }
    const tag = print(192, 384, '#f4f5ee', (pen, tw) => {
      const ink = hexOf(third)
      pen.fillStyle = ink
      pen.fillRect(0, 0, tw, 34)
      pen.fillRect(tw / 2 - 6, 96, 12, 62)
      pen.beginPath()
      pen.ellipse(tw / 2 - 34, 92, 36, 18, 0.5, 0, 7)
      pen.ellipse(tw / 2 + 34, 92, 36, 18, -0.5, 0, 7)
      pen.fill()
      letter(pen, text, tw / 2, 204, { size: 54, color: ink, weight: 800 })
      letter(pen, english, tw / 2, 262, { size: 24, color: ink, weight: 600, most: 160 })
    })
    on.within([w / 2 - 0.36, high + 0.4, d / 2 - 0.08], [-8, 20, 0], () => {
      on.add(box(0.36, 0.72, 0.024, 0.012, 2), plastic(paler('#e6ecea', 0.1)))
      on.add(face(0.35, 0.7, 0.012), printed(tag), [0, 0, 0.0135])
    })
  },
})
