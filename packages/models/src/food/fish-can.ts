import { type Finish, gloss, metal, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  type Corner,
  closed,
  cylinder,
  plate,
  radians,
  rectangle,
  surface,
  sweep,
  turned,
} from '../shapes/index.ts'
import { inkOn, type Tone, type Tones } from '../tone.ts'
import { fish, small, waves } from './drawing.ts'

interface Can {
  radius: number
  height: number
  word: string
  english: string
}

const steel = metal('#a3adbb', 0.24)

const label = (body: Tone, accent: Tone, { word, english }: Can) =>
  print(2048, 300, body.hex, (pen, w, h) => {
    waves(pen, w, h * 0.56, h, 'rgba(255,255,255,.2)', 46)
    const ink = inkOn(body)
    pen.fillStyle = accent.hex
    pen.fillRect(0, 0, w, 24)
    pen.fillRect(0, h - 24, w, 24)
    for (const x of [w / 8, (w * 3) / 8, (w * 5) / 8, (w * 7) / 8]) {
      fish(pen, x - 130, h / 2, 1.02, ink, body.hex)
      letter(pen, word, x + 106, h / 2 - 18, { size: 84, color: ink, weight: 900, most: 250 })
      small(pen, english, x + 106, h / 2 + 58, 25, ink)
    }
  })

type Top = 'lid' | 'open' | 'covered'

const tops: Readonly<Record<Top, (r: number, h: number) => Corner[]>> = {
  lid: (r, h) => [
    [r * 0.93, h - 0.05, 0.015],
    [r * 0.8, h - 0.05, 0.01],
    [r * 0.78, h - 0.03, 0.01],
    [r * 0.7, h - 0.03, 0.01],
    [r * 0.68, h - 0.045, 0.01],
    [0.0001, h - 0.045, 0],
  ],
  open: (r, h) => [
    [r * 0.94, h * 0.5, 0.02],
    [0.0001, h * 0.5, 0],
  ],
  covered: (r, h) => [[r * 0.93, h - 0.05, 0]],
}

/** The wall with its two seams, and its top: a lid with a ring, nothing, or plain where another can stands on it. */
function can(on: Sculpture, given: Can, body: Tone, accent: Tone, lid: Finish, top: Top = 'lid'): void {
  const { radius: r, height: h } = given
  on.add(
    turned(
      [
        [0.0001, 0.02, 0],
        [r * 0.9, 0.02, 0.01],
        [r * 0.92, 0, 0.01],
        [r * 1.015, 0, 0.015],
        [r * 1.015, 0.05, 0.015],
        [r * 0.985, 0.06, 0.01],
        [r * 0.985, h - 0.06, 0.01],
        [r * 1.02, h - 0.05, 0.015],
        [r * 1.02, h, 0.015],
        [r * 0.95, h, 0.015],
        ...tops[top](r, h),
      ],
      60,
    ),
    lid,
  )
  const wall = r * 0.993
  on.add(
    turned(
      [
        [wall, 0, 0],
        [wall, h - 0.14, 0],
      ],
      80,
    ),
    printed(label(body, accent, given), 0.4, 0.6),
    [0, 0.07, 0],
    [0, 180, 0],
  )
  if (top === 'lid') pullRing(on, r, h)
}

function pullRing(on: Sculpture, r: number, h: number): void {
  on.add(
    plate(closed(rectangle(0.26, 0.42, 0.13)), 0.034, {
      bevel: 0.014,
      holes: [closed(rectangle(0.15, 0.19, 0.075, 0, 0.07)).reverse()],
    }),
    steel,
    [0, h - 0.008, r * 0.45],
    [-84, 0, 0],
  )
  on.add(cylinder(0.05, 0.05, 0.018, 20), steel, [0, h - 0.045, r * 0.62])
}

/** Fillets in oil or sauce, and the lid rolled back. */
function opened(on: Sculpture, { radius: r, height: h }: Can, sauce: string): void {
  on.add(cylinder(r * 0.94, 0.02, 0.004, 60), gloss(sauce), [0, h - 0.15, 0])
  for (const [x, z, turn, tone] of [
    [-0.02, -0.3, 5, '#dca27c'],
    [0.02, -0.02, -3, '#e6b08c'],
    [-0.01, 0.27, 4, '#d89a74'],
  ] as const) {
    const half = Math.sqrt(0.8 - (z / r) ** 2) * r * 0.86
    on.within([x, h - 0.12, z * (r / 0.62)], [0, turn, 0], () => {
      on.add(
        sweep(
          [
            [-half, 0, 0],
            [0, 0.03, 0],
            [half, 0, 0],
          ],
          { size: (t) => [0.125 * (0.72 + 0.28 * Math.sin(Math.PI * t)), 0.07], power: 2.4, steps: 24 },
        ),
        gloss(tone),
      )
      on.add(
        sweep(
          [
            [-half * 0.95, 0.02, 0.08],
            [0, 0.055, 0.09],
            [half * 0.95, 0.02, 0.08],
          ],
          { size: () => [0.035, 0.035], steps: 16, around: 10 },
        ),
        metal('#76889a', 0.34),
      )
    })
  }
  const rolled = (u: number, v: number): readonly [number, number, number] => {
    const way = v * r * 1.7
    const across = Math.sqrt(Math.max(0.02, 1 - (1 - way / r) ** 2)) * r * 0.93
    const bend = 0.32
    const a = Math.min(way / bend, 3.9)
    return [
      (u * 2 - 1) * across,
      h + 0.01 + Math.max(0, way - 0.35) * 0.1 + bend * (1 - Math.cos(a)),
      -r * 0.9 + bend * Math.sin(a) * 0.8 - way * 0.12,
    ]
  }
  on.add(surface(rolled, 24, 40), { ...steel, twoSided: true })
}

/** Cans of fish: a stack, and one that shows its lid or its fish. */
export const fishCan = model({
  name: { zh: '鱼罐头', en: 'Canned fish' },
  industry: 'food',
  seen: { yaw: 0, elevation: 19 },
  turned: { yaw: -38, elevation: 30 },
  close: { at: [0.62, 0.4, 0.6], size: 0.5, yaw: -8, elevation: 30 },
  colours: { body: '#0d8fa3', accent: '#f4efe2', third: '#e2b65a' },
  options: {
    radius: 0.62,
    height: 0.46,
    stack: 3,
    open: false,
    sauce: '#d8962c',
    word: '深海鱼',
    english: 'DEEP SEA FISH',
  },
  variants: {
    teal: {},
    red: {
      colours: { body: '#cf3f2c', accent: '#f6d27a', third: '#b9c1cc' },
      options: {
        height: 0.4,
        stack: 2,
        open: true,
        sauce: '#b8391b',
        word: '茄汁鱼',
        english: 'TOMATO SAUCE',
      },
    },
    yellow: {
      colours: { body: '#eeb02c', accent: '#0f5f7c', third: '#dcb056' },
      options: { radius: 0.66, height: 0.42, stack: 3, word: '金枪鱼', english: 'TUNA CHUNKS' },
    },
    navy: {
      colours: { body: '#1c3d73', accent: '#e8b04a', third: '#e2b65a' },
      options: { radius: 0.56, height: 0.56, stack: 2, open: true, word: '鲭鱼', english: 'MACKEREL' },
    },
  },
  build(on, { body, accent, third }: Tones, options) {
    const { radius: r, height: h, stack } = options
    for (let i = 0; i < stack; i++)
      on.within([-0.5 + 0.03 * (i % 2), i * (h + 0.002), -0.25], [0, i * 13 + 34, 0], () =>
        can(on, options, body, accent, steel, i < stack - 1 ? 'covered' : 'lid'),
      )
    if (options.open)
      on.within([0.66, 0, 0.5], [0, 18, 0], () => {
        can(on, options, body, accent, steel, 'open')
        opened(on, options, options.sauce)
      })
    else {
      const lean = 68
      on.within([0.62, Math.sin(radians(lean)) * r * 1.02, 0.34], [0, 16, 0], () =>
        on.within([0, 0, 0], [lean, 0, 0], () =>
          on.within([0, 0, 0], [0, 180, 0], () => can(on, options, body, accent, metal(third, 0.24))),
        ),
      )
    }
  },
})
