import { clearGlass, finish, gloss, metal, printed } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { type Corner, ring, thrown, turned, wrapped } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, type Tone, type Tones } from '../tone.ts'
import { clearBottle, darkBottle } from './bottles.ts'
import { border, dot, hills, leafMark, small, title } from './drawing.ts'

const label = (accent: Tone, word: string, english: string, year: string) =>
  print(760, 840, '#f4ecdd', (pen, w, h) => {
    border(pen, w, h, accent.hex, 28, 6)
    hills(pen, w, h * 0.5, accent.hex, 0.24)
    pen.fillStyle = '#f4ecdd'
    pen.fillRect(60, h * 0.5 - 2, w - 120, 40)
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 5 - row; i++)
        dot(
          pen,
          w / 2 + (i - (4 - row) / 2) * 46,
          132 + row * 42,
          22,
          row % 2 === i % 2 ? '#6d2b4e' : '#8a3f63',
        )
    leafMark(pen, w / 2 + 6, 100, 1.1, -24, '#6f8f3e')
    leafMark(pen, w / 2 - 6, 100, 1.1, 206, '#7fa04a')
    title(pen, word, w / 2, h * 0.6, 176, '#33222a')
    small(pen, english, w / 2, h * 0.735, 46, '#33222a')
    pen.fillStyle = accent.hex
    pen.fillRect(w * 0.3, h * 0.79, w * 0.4, 6)
    title(pen, year, w / 2, h * 0.865, 84, accent.hex)
  })

/** With shoulders, or sloping down from the neck. */
function outlineOf(r: number, h: number, sloping: boolean): readonly Corner[] {
  const shoulder: readonly Corner[] = sloping
    ? [
        [r, h * 0.5, 0.3],
        [r * 0.42, h * 0.78, 0.3],
      ]
    : [
        [r, h * 0.66, 0.16],
        [r * 0.42, h * 0.755, 0.12],
      ]
  return [
    [0.0001, 0.05, 0],
    [r * 0.78, 0, 0.04],
    [r, 0.02, 0.06],
    ...shoulder,
    [r * 0.37, h * 0.94, 0.02],
    [r * 0.42, h * 0.95, 0.015],
    [r * 0.42, h, 0.02],
    [0.0001, h, 0],
  ]
}

/** Foil from the mouth down. */
function capsule(on: Sculpture, r: number, h: number, { accent }: Tones): void {
  const foil = metal(accent, 0.34)
  on.add(
    turned([
      [r * 0.4, h * 0.8, 0],
      [r * 0.445, h * 0.8, 0.006],
      [r * 0.405, h * 0.925, 0.015],
      [r * 0.452, h * 0.945, 0.015],
      [r * 0.452, h + 0.012, 0.03],
      [0.0001, h + 0.012, 0],
    ]),
    foil,
  )
  on.closely(() => {
    for (const y of [0.815, 0.83])
      on.add(ring(r * 0.4, r * 0.452, 0.012, 0.005), metal(darker(accent, 0.25), 0.3), [0, h * y, 0])
  })
}

function glass(on: Sculpture, wine: Tone): void {
  on.add(
    thrown(
      [
        [0, 0.025],
        [0.3, 0.012],
        [0.31, 0.02],
        [0.12, 0.045],
        [0.032, 0.12],
        [0.028, 0.5],
        [0.05, 0.6],
        [0.2, 0.68],
        [0.3, 0.84],
        [0.3, 1.02],
        [0.235, 1.3],
      ],
      64,
      56,
    ),
    clearGlass('#dfeaf2', 0.05),
  )
  on.add(ring(0.226, 0.24, 0.014, 0.006, 56), clearGlass('#eef4f8', 0.6), [0, 1.294, 0])
  on.add(
    thrown(
      [
        [0, 0.612],
        [0.06, 0.62],
        [0.19, 0.688],
        [0.284, 0.84],
        [0.288, 0.95],
        [0.28, 0.955],
        [0, 0.955],
      ],
      30,
      52,
    ),
    gloss(wine),
  )
}

/** A bottle of wine, a glass of it and its cork. */
export const wineBottle = model({
  name: { zh: '葡萄酒', en: 'Bottle of wine' },
  industry: 'food',
  seen: { yaw: 0, elevation: 11 },
  turned: { yaw: -42, elevation: 20 },
  close: { at: [-0.2, 0.95, 0.2], size: 0.42, yaw: -4, elevation: 12 },
  colours: { body: '#780a12', accent: '#7d1f33', third: '#1d2a22' },
  options: {
    height: 2.5,
    radius: 0.38,
    sloping: false,
    clear: false,
    word: '干红',
    english: 'DRY RED WINE',
    year: '2021',
  },
  variants: {
    red: {},
    gold: {
      colours: { body: '#cf9a1c', accent: '#a8842c', third: '#51602c' },
      options: {
        sloping: true,
        radius: 0.42,
        height: 2.35,
        word: '干白',
        english: 'DRY WHITE WINE',
        year: '2023',
      },
    },
    pink: {
      colours: { body: '#cf5148', accent: '#c2877a', third: '#e9c7bd' },
      options: {
        sloping: true,
        clear: true,
        radius: 0.37,
        height: 2.6,
        word: '桃红',
        english: 'ROSE WINE',
        year: '2022',
      },
    },
  },
  build(on, tones, options) {
    const { radius: r, height: h } = options
    const bottle = { outline: outlineOf(r, h, options.sloping), full: h * 0.76 }
    on.within([-0.32, 0, -0.1], [0, 0, 0], () => {
      if (options.clear) clearBottle(on, bottle, tones.body)
      else darkBottle(on, bottle, finish(tones.third, { rough: 0.12, coat: 1, coatRough: 0.04 }))
      capsule(on, r, h, tones)
      const high = options.sloping ? h * 0.34 : h * 0.4
      on.add(
        wrapped(r + 0.006, high, 132, { round: 0.02, pieces: 64 }),
        printed(label(tones.accent, options.word, options.english, options.year), 0.75, 0.08),
        [0, h * 0.11, 0],
      )
    })
    on.within([0.44, 0, 0.2], [0, 0, 0], () => glass(on, tones.body))
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.085, 0, 0.02],
        [0.085, 0.34, 0.02],
        [0.0001, 0.34, 0],
      ]),
      finish('#cfa577', { rough: 0.9, relief: pores(2, 700), reliefDepth: 1.2 }),
      [-0.05, 0.085, 0.62],
      [0, 24, -90],
    )
  },
})
