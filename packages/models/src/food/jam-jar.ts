import { glaze, gloss, matte, metal, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Pen, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { bent, ring, thrown, vessel, wrapped } from '../shapes/index.ts'
import { darker, isPale, mixed, type Tone, type Tones } from '../tone.ts'
import { halfCitrus } from './citrus.ts'
import { dot, leafMark, seal, small } from './drawing.ts'
import { berries, orange, stoneFruit, strawberry } from './fruit.ts'
import { jar, twistLid } from './jars.ts'
import { tiedCloth } from './tied-cloth.ts'

interface Words {
  kind: string
  word: string
  english: string
}

/** Three berries between leaves. */
function berryMark(pen: Pen, middle: number, body: Tone): void {
  for (const side of [-1, 1]) {
    for (const turn of [-35, 20]) leafMark(pen, middle + side * 34, 140, side * 0.9, side * turn, '#5f9a48')
  }
  for (const [x, y] of [
    [-26, 150],
    [26, 150],
    [0, 118],
  ] as const)
    dot(pen, middle + x, y, 30, body.hex)
}

const label = (body: Tone, { word, english, kind }: Words) =>
  print(900, 620, '#f7f1e4', (pen, w, h) => {
    const ink = darker(body, isPale(body) ? 0.68 : 0.35).hex
    pen.strokeStyle = ink
    pen.lineWidth = 7
    pen.beginPath()
    pen.roundRect(28, 28, w - 56, h - 56, 26)
    pen.stroke()
    if (kind === 'sauce') seal(pen, '鲜', w / 2, 138, 108)
    else berryMark(pen, w / 2, body)
    letter(pen, word, w / 2, h * 0.53, { size: 178, color: ink, weight: 900, most: w - 130 })
    small(pen, english, w / 2, h * 0.74, 50, ink)
    pen.fillStyle = body.hex
    pen.fillRect(w * 0.3, h * 0.835, w * 0.4, 9)
  })

/** What lies beside the jar, by its kind. */
const beside: Readonly<Record<string, (on: Sculpture, body: Tone) => void>> = {
  strawberry(on) {
    on.within([0.7, 0.16, 0.26], [16, 30, -62], () => strawberry(on))
    on.within([0.56, 0.12, 0.72], [-52, 14, 50], () => strawberry(on, '#a3101a'))
  },
  apricot(on, body) {
    on.within([0.66, 0, 0.3], [0, -60, 0], () => stoneFruit(on, body))
    on.within([0.36, 0, 0.74], [0, 20, 0], () => stoneFruit(on, mixed(body, '#e8622c', 0.2), 0.21))
  },
  blueberry(on) {
    on.within([0.55, 0, 0.66], [0, 0, 0], () => berries(on, 9, ['#35406f', '#2b3563', '#414c82'], 0.115))
  },
  citrus(on, body) {
    const peel = '#efb422'
    on.within([0.72, 0, 0.1], [0, 20, 0], () => orange(on, peel, 0.29))
    on.within([0.44, 0.28, 0.62], [66, 0, 0], () =>
      on.within([0, -0.28, 0], [0, 0, 0], () => halfCitrus(on, body, peel, 0.28)),
    )
  },
  sauce(on, body) {
    on.within([0.58, 0, 0.56], [0, 0, 0], () => dishOf(on, body))
  },
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
    brown: {
      colours: { body: '#6a2410', accent: '#b98a3c', third: '#2c2a2e' },
      options: {
        radius: 0.58,
        height: 1,
        cloth: false,
        kind: 'sauce',
        word: '鲜酱',
        english: 'SAVOURY SAUCE',
      },
    },
    yellow: {
      colours: { body: '#e39a12', accent: '#ef9f1a' },
      options: { radius: 0.54, height: 1.04, kind: 'citrus', word: '柑橘酱', english: 'CITRUS SPREAD' },
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
      if (options.cloth) on.within([0, h, 0], [0, 0, 0], () => tiedCloth(on, r, accent))
      else on.add(ring(r * 0.8, r * 0.94, 0.05, 0.02, 72), matte(accent), [0, h + 0.02, 0])
      on.closely(() =>
        on.add(ring(r * 0.6, r * 0.62, 0.012, 0.004, 64), metal('#8f7746', 0.3), [0, h + 0.142, 0]),
      )
    })
    beside[options.kind]?.(on, body)
  },
})

/** A small white dish of what is in the jar. */
function dishOf(on: Sculpture, content: Tone): void {
  on.add(
    vessel(
      [
        [0.0001, 0, 0],
        [0.17, 0, 0.02],
        [0.19, 0.04, 0.02],
        [0.36, 0.17, 0.05],
      ],
      0.03,
    ),
    glaze('#eef0ee'),
  )
  const swirl = bent(
    thrown(
      [
        [0.33, 0.12],
        [0.26, 0.155],
        [0.14, 0.185],
        [0.05, 0.225],
        [0, 0.235],
      ],
      28,
      60,
    ),
    (x, y, z) => {
      const r = Math.hypot(x, z)
      return [x, y + 0.014 * Math.sin(Math.atan2(z, x) + r * 46) * Math.min(1, (0.33 - r) * 9), z]
    },
  )
  on.add(swirl, gloss(content))
}
