import { finish, matte, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, leaf, thrown } from '../shapes/index.ts'
import { inkOn, type Tone } from '../tone.ts'
import { tray } from './cartons.ts'
import { seal, small, waves } from './drawing.ts'
import { shrimp } from './shrimp.ts'

const lidPrint = (accent: Tone, word: string, english: string) =>
  print(1200, 760, accent.hex, (pen, w, h) => {
    const ink = inkOn(accent, '#5a2416', '#f7efdf')
    waves(pen, w, h * 0.66, h, 'rgba(255,255,255,.2)', 70)
    pen.strokeStyle = '#d9b05a'
    pen.lineWidth = 9
    pen.strokeRect(36, 36, w - 72, h - 72)
    letter(pen, word, w / 2, h * 0.38, { size: 270, color: ink, weight: 900, most: w * 0.8 })
    small(pen, english, w / 2, h * 0.64, 74, ink)
    seal(pen, '鲜', w * 0.87, h * 0.2, 110)
    small(pen, '2 kg', w / 2, h * 0.82, 66, ink)
  })

/** A slice of lemon on its edge, or flat. */
function lemon(on: Sculpture): void {
  on.add(cylinder(0.2, 0.05, 0.015, 44), finish('#e9bd2c', { rough: 0.5, coat: 0.4 }))
  on.add(cylinder(0.18, 0.056, 0.01, 44), finish('#f4ecc4', { rough: 0.5, coat: 0.4 }), [0, -0.003, 0])
  on.around(8, () =>
    on.add(
      thrown(
        [
          [0, 0],
          [0.05, 0.004],
          [0.056, 0.012],
          [0, 0.016],
        ],
        8,
        12,
      ),
      finish('#f0d24a', { rough: 0.25, coat: 1, coatRough: 0.1 }),
      [0.1, 0.05, 0],
      [0, 0, 0],
      [1.15, 1, 0.72],
    ),
  )
}

/** A gift box of shrimps, its lid open. */
export const shrimpBox = model({
  name: { zh: '大虾礼盒', en: 'Box of shrimps' },
  industry: 'food',
  seen: { yaw: -20, elevation: 34 },
  turned: { yaw: 30, elevation: 36 },
  close: { at: [-0.1, 0.3, 0.2], size: 0.45, yaw: -14, elevation: 44 },
  colours: { body: '#e2683c', accent: '#0f5f7c', third: '#1f2a38' },
  options: { across: 4, rows: 2, word: '白灼大虾', english: 'COOKED SHRIMPS', garnish: true },
  variants: {
    orange: {},
    blue: {
      colours: { body: '#7d93a6', accent: '#c8402e', third: '#e6ecf3' },
      options: { across: 3, rows: 2, word: '鲜活青虾', english: 'RAW SHRIMPS', garnish: true },
    },
    red: {
      colours: { body: '#cc3f30', accent: '#e9e2d2', third: '#7c2420' },
      options: { across: 5, rows: 2, word: '深海红虾', english: 'RED SHRIMPS', garnish: false },
    },
  },
  build(on, { body, accent, third }, options) {
    const { across, rows } = options
    const [width, depth, height] = [across * 0.52 + 0.26, rows * 0.66 + 0.24, 0.36]
    const card = matte(accent)
    tray(on, { width, height, depth, wall: 0.045, round: 0.03 }, card)
    on.add(box(width - 0.1, 0.1, depth - 0.1, 0.03), finish(third, { rough: 0.5, coat: 0.3 }), [0, 0.12, 0])
    for (let i = 0; i < across; i++)
      for (let j = 0; j < rows; j++)
        on.within(
          [((i + 0.5) / across - 0.5) * (width - 0.2), 0.17, ((j + 0.5) / rows - 0.5) * (depth - 0.16)],
          [8, 14 + ((i + j) % 2) * 8, 0],
          () => shrimp(on, body),
          1.02,
        )
    if (options.garnish) {
      on.within([width / 2 - 0.2, 0.5, depth / 2 - 0.24], [24, 0, -16], () => lemon(on))
      for (const turn of [20, 75, 130])
        on.add(
          leaf(0.34, 0.15, 0.1),
          { ...matte('#4f8f3a'), twoSided: true },
          [width / 2 - 0.36, 0.4, depth / 2 - 0.2],
          [0, turn, 22],
        )
    }
    // The lid is hinged at the back and stands a little further than upright.
    on.within([0, height, -depth / 2 + 0.02], [-14, 0, 0], () => {
      on.within([0, depth / 2, 0], [90, 0, 0], () =>
        tray(on, { width: width + 0.02, height: 0.2, depth, wall: 0.045, round: 0.03 }, card),
      )
      on.add(
        face(width - 0.14, depth - 0.12, 0.02),
        printed(lidPrint(accent, options.word, options.english), 0.55, 0.3),
        [0, depth / 2, 0.075],
      )
    })
    on.closely(() =>
      on.add(box(width * 0.3, 0.01, 0.02, 0.004, 2), finish('#d9b05a', { metal: 1, rough: 0.3 }), [
        0,
        height * 0.6,
        depth / 2 + 0.004,
      ]),
    )
  },
})
