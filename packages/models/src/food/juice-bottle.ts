import { gloss, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, type Corner, cylinder, ring, wrapped } from '../shapes/index.ts'
import { darker, inkOn, mixed, paler, type Tone, type Tones } from '../tone.ts'
import { clearBottle } from './bottles.ts'
import { halfCitrus } from './citrus.ts'
import { dot, leafMark, small } from './drawing.ts'
import { bayberry, berries, orange } from './fruit.ts'

const label = (body: Tone, accent: Tone, word: string, english: string) =>
  print(1800, 560, accent.hex, (pen, w, h) => {
    const ink = inkOn(accent)
    for (const x of [w / 6, w / 2, (w * 5) / 6]) {
      dot(pen, x, h * 0.4, 196, body.hex)
      dot(pen, x, h * 0.4, 172, paler(body, 0.3).hex)
      leafMark(pen, x + 60, 70, 1.2, -30, '#5f9a48')
      letter(pen, word, x, h * 0.42, { size: 150, color: darker(body, 0.62).hex, weight: 900, most: 330 })
      small(pen, english, x, h * 0.86, 52, ink)
    }
    pen.fillStyle = body.hex
    pen.fillRect(0, 0, w, 22)
    pen.fillRect(0, h - 22, w, 22)
  })

const outlineOf = (r: number, h: number): readonly Corner[] => [
  [0.0001, 0.05, 0],
  [r * 0.6, 0, 0.04],
  [r * 0.96, 0.02, 0.08],
  [r, h * 0.08, 0.06],
  [r * 0.94, h * 0.13, 0.03],
  [r * 0.94, h * 0.54, 0.03],
  [r, h * 0.58, 0.06],
  [r * 0.94, h * 0.68, 0.16],
  [r * 0.46, h * 0.86, 0.1],
  [r * 0.42, h * 0.93, 0.01],
  [0.0001, h * 0.93, 0],
]

function cap(on: Sculpture, r: number, h: number, { third }: Tones): void {
  on.add(ring(r * 0.36, r * 0.56, 0.045, 0.016), plastic('#e8edf2'), [0, h * 0.87, 0])
  on.add(cylinder(r * 0.54, 0.05, 0.012, 56), plastic(third), [0, h * 0.895, 0])
  on.add(cylinder(r * 0.52, 0.2, 0.04, 56), plastic(third), [0, h * 0.895 + 0.06, 0])
  on.closely(() =>
    on.around(40, () =>
      on.add(box(0.016, 0.14, 0.016, 0.006, 2), plastic(darker(third, 0.1)), [
        0,
        h * 0.895 + 0.15,
        r * 0.522,
      ]),
    ),
  )
}

function fruit(on: Sculpture, kind: string, body: Tone): void {
  if (kind === 'grape') {
    on.within([0.5, 0, 0.36], [0, 0, 0], () => berries(on, 12, ['#4b2a66', '#5a3478', '#3f2358'], 0.13))
    return
  }
  if (kind === 'bayberry') {
    for (const [x, z, size, shade] of [
      [0.5, 0.1, 0.21, 0],
      [0.3, 0.46, 0.22, 0.12],
      [0.72, 0.44, 0.2, 0.24],
    ] as const)
      on.within([x, 0, z], [0, x * 300, 0], () => bayberry(on, mixed(body, '#e0302c', shade), size))
    on.within([0.55, 0.3, 0.33], [0, 20, 0], () => bayberry(on, mixed(body, '#e0302c', 0.3), 0.2))
    return
  }
  const peel = kind === 'orange' ? '#ee8a1c' : '#5f8a2c'
  on.within([0.62, 0, 0.06], [0, 20, 0], () => orange(on, peel, 0.31))
  on.within([0.36, 0.3, 0.56], [66, 0, 0], () =>
    on.within([0, -0.3, 0], [0, 0, 0], () => halfCitrus(on, body, peel, 0.3)),
  )
}

/** A bottle of juice and its fruit. */
export const juiceBottle = model({
  name: { zh: '果汁', en: 'Bottle of juice' },
  industry: 'food',
  seen: { yaw: 4, elevation: 14 },
  close: { at: [0.36, 0.35, 0.5], size: 0.5, yaw: 2, elevation: 24 },
  colours: { body: '#e87400', accent: '#f3ead8', third: '#2f8a4a' },
  options: { radius: 0.46, height: 1.95, kind: 'orange', word: '鲜橙', english: 'ORANGE JUICE' },
  variants: {
    orange: {},
    green: {
      colours: { body: '#6f8f22', accent: '#2f6b3c', third: '#e9edf0' },
      options: { radius: 0.5, height: 1.6, kind: 'lime', word: '青柠', english: 'LIME JUICE' },
    },
    purple: {
      colours: { body: '#431a56', accent: '#f0e6f0', third: '#3a1f52' },
      options: { radius: 0.42, height: 2.15, kind: 'grape', word: '葡萄', english: 'GRAPE JUICE' },
    },
    red: {
      colours: { body: '#7d0c1e', accent: '#f5e9e2', third: '#7a1420' },
      options: { radius: 0.48, height: 1.78, kind: 'bayberry', word: '红果', english: 'RED FRUIT JUICE' },
    },
  },
  build(on, tones, options) {
    const { radius: r, height: h } = options
    on.within([-0.26, 0, -0.1], [0, 0, 0], () => {
      clearBottle(on, { outline: outlineOf(r, h), full: h * 0.83 }, tones.body)
      on.add(
        wrapped(r * 0.94 + 0.01, h * 0.39, 360, { pieces: 80 }),
        printed(label(tones.body, tones.accent, options.word, options.english), 0.4, 0.5),
        [0, h * 0.14, 0],
        [0, 8, 0],
      )
      cap(on, r, h, tones)
    })
    fruit(on, options.kind, tones.body)
    on.closely(() => {
      for (const [x, z, s] of [
        [0.12, 0.86, 0.03],
        [0.2, 0.92, 0.02],
      ] as const)
        on.add(ball(s, 14), gloss(tones.body), [x, s * 0.5, z], [0, 0, 0], [1, 0.6, 1])
    })
  },
})
