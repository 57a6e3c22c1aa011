import { fabric, gloss, matte, metal, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { type Point, ring, type Shape, surface, tube, wrapped } from '../shapes/index.ts'
import { darker, mixed, type Tone, type Tones } from '../tone.ts'
import { dot, leafMark, small } from './drawing.ts'
import { berries, stoneFruit, strawberry } from './fruit.ts'
import { jar, twistLid } from './jars.ts'

interface Words {
  word: string
  english: string
}

const label = (body: Tone, { word, english }: Words) =>
  print(900, 620, '#f7f1e4', (pen, w, h) => {
    const ink = darker(body, 0.35).hex
    pen.strokeStyle = ink
    pen.lineWidth = 7
    pen.beginPath()
    pen.roundRect(28, 28, w - 56, h - 56, 26)
    pen.stroke()
    for (const side of [-1, 1]) {
      for (const turn of [-35, 20]) leafMark(pen, w / 2 + side * 34, 140, side * 0.9, side * turn, '#5f9a48')
    }
    for (const [x, y] of [
      [-26, 150],
      [26, 150],
      [0, 118],
    ] as const)
      dot(pen, w / 2 + x, y, 30, body.hex)
    letter(pen, word, w / 2, h * 0.53, { size: 178, color: ink, weight: 900, most: w - 130 })
    small(pen, english, w / 2, h * 0.74, 50, ink)
    pen.fillStyle = body.hex
    pen.fillRect(w * 0.3, h * 0.835, w * 0.4, 9)
  })

const checks = (colour: Tone) =>
  print(
    64,
    64,
    '#f4efe6',
    (pen) => {
      pen.fillStyle = colour.hex
      pen.globalAlpha = 0.55
      pen.fillRect(0, 0, 32, 64)
      pen.fillRect(0, 0, 64, 32)
      pen.globalAlpha = 1
      pen.fillRect(0, 0, 32, 32)
    },
    [9, 9],
  )

/** A square cloth over a lid: flat on top, tied below it, folded to its corners. */
const cover = (radius: number): Shape =>
  surface(
    (u, v): Point => {
      const [x, z] = [(u * 2 - 1) * 0.78, (v * 2 - 1) * 0.78]
      const s = Math.hypot(x, z) || 1e-6
      const a = Math.atan2(z, x)
      const down = Math.max(0, s - radius)
      const soft = Math.min(1, down / 0.05)
      const tied = 0.05 * Math.exp(-(((down - 0.17) / 0.045) ** 2))
      const fold = Math.sin(a * 13 + 0.8 * Math.sin(a * 3)) * Math.max(0, down - 0.06) * 0.24
      const flare = Math.max(0, down - 0.17)
      const r = s < radius ? s : radius + 0.012 * soft - tied + flare * 0.62 + fold
      return [Math.cos(a) * r, -(down ** 2 / (down + 0.03)) * 0.96 + flare * 0.2, Math.sin(a) * r]
    },
    84,
    84,
  )

function fruit(on: Sculpture, kind: string, body: Tone): void {
  if (kind === 'strawberry') {
    on.within([0.7, 0.16, 0.26], [16, 30, -62], () => strawberry(on))
    on.within([0.56, 0.12, 0.72], [-52, 14, 50], () => strawberry(on, '#a3101a'))
  } else if (kind === 'apricot') {
    on.within([0.66, 0, 0.3], [0, -60, 0], () => stoneFruit(on, body))
    on.within([0.36, 0, 0.74], [0, 20, 0], () => stoneFruit(on, mixed(body, '#e8622c', 0.2), 0.21))
  } else on.within([0.55, 0, 0.66], [0, 0, 0], () => berries(on, 9, ['#35406f', '#2b3563', '#414c82'], 0.115))
}

/** A jar of jam under a cloth, its fruit beside it. */
export const jamJar = model({
  name: { zh: '果酱', en: 'Jar of jam' },
  industry: 'food',
  seen: { yaw: -4, elevation: 16 },
  close: { at: [-0.1, 1.2, 0.2], size: 0.5, yaw: -10, elevation: 24 },
  colours: { body: '#8f1420', accent: '#c8323a', third: '#b89a68' },
  options: {
    radius: 0.56,
    height: 1.12,
    cloth: true,
    kind: 'strawberry',
    word: '草莓果酱',
    english: 'STRAWBERRY JAM',
  },
  variants: {
    red: {},
    orange: {
      colours: { body: '#cf7410', accent: '#2f7f86', third: '#b98a3c' },
      options: {
        radius: 0.62,
        height: 0.9,
        cloth: false,
        kind: 'apricot',
        word: '杏子果酱',
        english: 'APRICOT JAM',
      },
    },
    purple: {
      colours: { body: '#35204e', accent: '#4a5fa8' },
      options: { radius: 0.5, height: 1.24, kind: 'blueberry', word: '蓝莓果酱', english: 'BLUEBERRY JAM' },
    },
  },
  build(on, { body, accent, third }: Tones, options) {
    const { radius: r, height: h } = options
    on.within([-0.2, 0, 0], [0, 0, 0], () => {
      jar(on, options, gloss(body))
      on.within([0, h - 0.04, 0], [0, 0, 0], () =>
        twistLid(on, r * 0.92, 0.2, metal(options.cloth ? '#b89a68' : third, 0.3)),
      )
      on.add(wrapped(r + 0.006, h * 0.5, 104, { round: 0.05, pieces: 64 }), printed(label(body, options)), [
        0,
        h * 0.17,
        0,
      ])
      if (options.cloth) {
        on.add(cover(r * 0.93), { ...fabric(accent, 4), ...printed(checks(accent), 0.95, 0) }, [
          0,
          h + 0.175,
          0,
        ])
        on.within([0, h - 0.01, 0], [0, 0, 0], () => {
          on.add(ring(r * 0.86, r * 0.925, 0.035, 0.016), matte('#d9c39a'))
          bow(on, r * 0.93)
        })
      } else on.add(ring(r * 0.8, r * 0.94, 0.05, 0.02, 72), matte(accent), [0, h + 0.02, 0])
      on.closely(() =>
        on.add(ring(r * 0.6, r * 0.62, 0.012, 0.004, 64), metal('#8f7746', 0.3), [0, h + 0.142, 0]),
      )
    })
    fruit(on, options.kind, body)
  },
})

/** Two loops and two ends of string. */
function bow(on: Sculpture, radius: number): void {
  const string = matte('#d9c39a')
  for (const side of [-1, 1]) {
    on.add(
      tube(
        [
          [0, 0.015, radius],
          [side * 0.1, 0.07, radius + 0.02],
          [side * 0.19, 0.03, radius + 0.01],
          [side * 0.1, -0.02, radius + 0.03],
          [0, 0.015, radius + 0.015],
        ],
        0.015,
        32,
        false,
        8,
      ),
      string,
    )
    on.add(
      tube(
        [
          [0, 0.015, radius + 0.02],
          [side * 0.05, -0.08, radius + 0.05],
          [side * 0.09, -0.2, radius + 0.04],
        ],
        0.015,
        16,
        false,
        8,
      ),
      string,
    )
  }
}
