import { fabric, finish, matte, printed, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Pen, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, joined, moved, type Shape, surface, sweep, tube, vessel } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { inkOn, type Tone } from '../tone.ts'
import { type Bag, bag, bagLabel, bagPoint } from './bags.ts'
import { hills, seal, small } from './drawing.ts'

/** An ear of rice that hangs over. */
function ear(pen: Pen, x: number, y: number, side: number, color: string): void {
  pen.strokeStyle = color
  pen.fillStyle = color
  pen.lineWidth = 7
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x + side * 10, y - 200, x + side * 130, y - 250)
  pen.stroke()
  for (let i = 0; i < 9; i++) {
    const t = 0.42 + i * 0.07
    const px = x + side * (20 * t * (1 - t) + 130 * t * t)
    const py = y - (400 * t * (1 - t) + 250 * t * t)
    for (const k of [-1, 1]) {
      pen.beginPath()
      pen.ellipse(px + side * 14, py + k * 14, 21, 9, side * (k * 0.5 + 0.3), 0, 7)
      pen.fill()
    }
  }
}

interface Front {
  word: string
  english: string
  weight: string
  /** Colours of the bag's ground and of the ears on it. */
  paper: string
  ears: string
}

/** Up to two signs in one line, more in two. */
function wordOf(pen: Pen, word: string, x: number, color: string): void {
  if (word.length > 2) {
    letter(pen, word.slice(0, 2), x, 290, { size: 210, color, weight: 900 })
    letter(pen, word.slice(2), x, 520, { size: 250, color, weight: 900 })
  } else letter(pen, word, x, 410, { size: 300, color, weight: 900 })
}

const front = (body: Tone, accent: Tone, { word, english, weight, paper, ears }: Front) =>
  print(900, 1080, paper, (pen, w, h) => {
    hills(pen, w, h, body.hex, 0.24)
    pen.fillStyle = body.hex
    pen.fillRect(0, 0, w, 120)
    pen.fillRect(0, h - 120, w, 120)
    pen.fillStyle = accent.hex
    pen.fillRect(0, 120, w, 18)
    pen.fillRect(0, h - 138, w, 18)
    ear(pen, w * 0.13, 960, -0.4, ears)
    ear(pen, w * 0.16, 960, 0.75, ears)
    ear(pen, w * 0.87, 960, 0.4, ears)
    ear(pen, w * 0.84, 960, -0.75, ears)
    wordOf(pen, word, w / 2, body.hex)
    small(pen, english, w / 2, 690, 54, body.hex)
    seal(pen, '新', w / 2, 800, 110)
    small(pen, weight, w / 2, h - 62, 66, inkOn(body))
  })

/** What is in the bowl: the colour of the heap, and of the grains that lie on it, mixed evenly. */
interface Grain {
  below: string
  tones: readonly string[]
}
const rice: Grain = { below: '#ece8dc', tones: ['#f0ece2'] }
const mixture: Grain = { below: '#d2ab68', tones: ['#dcb875', '#8a3526', '#e3d3a4', '#74893a', '#c98f3e'] }

/** Grains on a low heap. */
function heap(on: Sculpture, { below, tones }: Grain, radius: number, high: number): void {
  const stuff = finish(below, {
    rough: 0.5,
    coat: 0.3,
    coatRough: 0.3,
    relief: pores(5, 1500),
    reliefDepth: 2,
  })
  on.add(
    surface(
      (u, v) => {
        const [a, r] = [u * Math.PI * 2, radius * (1 - v) + 0.0001]
        return [Math.sin(a) * r, high * (1 - (r / radius) ** 2), Math.cos(a) * r]
      },
      40,
      12,
      true,
    ),
    stuff,
  )
  on.closely(() => {
    const luck = chance(17)
    const all: Shape[] = []
    for (let i = 0; i < 240; i++) {
      const [a, r] = [i * 2.4, radius * 0.97 * Math.sqrt(i / 240)]
      all.push(
        moved(
          ball(0.017, 8),
          [Math.sin(a) * r, high * (1 - (r / radius) ** 2) + 0.006, Math.cos(a) * r],
          [luck() * 40 - 20, luck() * 360, luck() * 50 - 25],
          [2.6, 0.9, 0.9],
        ),
      )
    }
    tones.forEach((tone, k) => {
      const own = all.filter((_, i) => i % tones.length === k)
      on.add(joined(...own), finish(tone, { rough: 0.4, coat: 0.4, coatRough: 0.3 }))
    })
  })
}

/** A bag with a carrying band along its upper edge. */
function handle(on: Sculpture, given: Bag, accent: Tone): void {
  const top = given.height
  on.add(
    sweep(
      [
        [-0.3, top - 0.08, 0.03],
        [-0.26, top + 0.14, 0.02],
        [0, top + 0.22, 0],
        [0.26, top + 0.14, 0.02],
        [0.3, top - 0.08, 0.03],
      ],
      { size: () => [0.016, 0.05], steps: 36, around: 14, power: 3 },
    ),
    matte(accent),
  )
  const seam = Array.from({ length: 13 }, (_, i) => bagPoint(given, 1)(0.03 + (0.94 * i) / 12, 0.93, 0.01))
  on.add(tube(seam, 0.012, 60, false, 6), matte(accent))
}

/** A bag of rice, a bowl of it. */
export const riceBag = model({
  name: { zh: '大米', en: 'Bag of rice' },
  industry: 'food',
  seen: { yaw: -16, elevation: 15 },
  close: { at: [0.5, 0.35, 0.62], size: 0.46, yaw: -12, elevation: 32 },
  colours: { body: '#b5302a', accent: '#d9a63c', third: '#f0ead9' },
  options: {
    width: 1.3,
    height: 1.8,
    depth: 0.36,
    wooden: true,
    word: '精选大米',
    english: 'SELECTED RICE',
    weight: '5 kg',
    paper: '#f3eddd',
    ears: '#c99a35',
    isMixture: false,
  },
  variants: {
    red: {},
    green: {
      colours: { body: '#2f7a45', accent: '#e2b84a' },
      options: {
        width: 1.15,
        height: 2.0,
        depth: 0.32,
        wooden: false,
        word: '稻香新米',
        english: 'NEW HARVEST RICE',
        weight: '2.5 kg',
      },
    },
    blue: {
      colours: { body: '#1c5a9c', accent: '#e0b450' },
      options: {
        width: 1.5,
        height: 1.65,
        depth: 0.42,
        word: '长粒香米',
        english: 'LONG GRAIN RICE',
        weight: '10 kg',
      },
    },
    yellow: {
      colours: { body: '#6e4316', accent: '#b5701d', third: '#d2a24c' },
      options: {
        width: 1.22,
        height: 1.72,
        depth: 0.4,
        wooden: false,
        word: '五谷',
        english: 'GRAINS & FLOUR',
        weight: '2.5 kg',
        paper: '#deb15a',
        ears: '#a8691c',
        isMixture: true,
      },
    },
  },
  build(on, { body, accent, third }, options) {
    const given: Bag = {
      width: options.width,
      height: options.height,
      depth: options.depth,
      full: (v) => (v > 0.93 ? 0 : Math.min(1, 0.72 + v * 0.9) * (1 - (v / 0.93) ** 3.2) ** 0.6),
      square: 3.4,
    }
    on.within([-0.15, 0, -0.12], [0, 0, 0], () => {
      bag(on, given, { ...fabric(third, 3), coat: 0.2, rough: 0.7 }, [0.95])
      bagLabel(on, given, [0.05, 0.95], [0.04, 0.86], printed(front(body, accent, options), 0.5, 0.35))
      handle(on, given, accent)
    })
    on.within([0.62, 0, 0.6], [0, 0, 0], () => {
      const stuff = options.wooden
        ? wood('#b98550', 2)
        : finish(body, { rough: 0.38, coat: 0.8, coatRough: 0.16, twoSided: true })
      on.add(
        vessel(
          [
            [0.0001, 0, 0],
            [0.2, 0, 0.02],
            [0.22, 0.05, 0.03],
            [0.34, 0.14, 0.1],
            [0.42, 0.34, 0.04],
          ],
          0.035,
        ),
        stuff,
      )
      on.within([0, 0.31, 0], [0, 0, 0], () => heap(on, options.isMixture ? mixture : rice, 0.38, 0.12))
    })
  },
})
