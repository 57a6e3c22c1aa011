import { type Finish, fabric, finish, matte, metal, plastic, printed } from '../finish.ts'
import { type Pen, type Print, print, withPlaces } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, turned, wrapped } from '../shapes/index.ts'
import { darker, inkOn, paler, type Tone } from '../tone.ts'
import { type Bag, bag, bagLabel, pillow, standing, zip } from './bags.ts'
import { snowflake, waves } from './drawing.ts'

/** Packs that carry the name of what is in them. Each stands on y = 0 and faces +z. */

export interface Dress {
  body: Tone
  accent: Tone
  /** Colours of the goods, as they are seen through a window. */
  inside: readonly string[]
  isFrozen?: boolean
}

/** What is seen through a window: piece upon piece. */
function pieces(pen: Pen, x: number, y: number, w: number, h: number, tones: readonly string[]): void {
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y, w / 2, h / 2, 0, 0, 7)
  pen.clip()
  pen.fillStyle = darker(tones[0] ?? '#8a6a4a', 0.45).hex
  pen.fillRect(x - w / 2, y - h / 2, w, h)
  const luck = chance(31)
  for (let i = 0; i < 150; i++) {
    pen.fillStyle = darker(tones[i % tones.length] ?? '#c9b083', luck() * 0.22).hex
    pen.beginPath()
    pen.ellipse(
      x + (luck() - 0.5) * w,
      y + (luck() - 0.5) * h,
      22 + luck() * 22,
      15 + luck() * 13,
      luck() * 3,
      0,
      7,
    )
    pen.fill()
  }
  pen.restore()
}

const pouchFront = ({ body, accent, inside, isFrozen }: Dress): Print => {
  const ink = inkOn(accent)
  const ground = print(900, 1150, body.hex, (pen, w, h) => {
    waves(pen, w, h * 0.84, h, paler(body, 0.22).hex, 60)
    pen.fillStyle = accent.hex
    pen.beginPath()
    pen.roundRect(w * 0.08, 60, w * 0.84, 480, 34)
    pen.fill()
    pen.strokeStyle = paler(body, 0.5).hex
    pen.lineWidth = 20
    pen.beginPath()
    pen.ellipse(w / 2, 800, w * 0.36, 200, 0, 0, 7)
    pen.stroke()
    pieces(pen, w / 2, 800, w * 0.72, 400, inside)
    if (isFrozen) snowflake(pen, w * 0.86, h * 0.9, 60, inkOn(body))
  })
  return withPlaces(ground, { x: 450, y: 300, width: 660, height: 400, color: ink })
}

/** A pouch that stands on its own foot, with a window. */
export function pouch(on: Sculpture, dress: Dress, width = 1.25, height = 1.7): void {
  const given: Bag = { width, height, depth: 0.32, full: standing }
  on.within([0, 0, 0], [-4, 0, 0], () => {
    bag(on, given, finish(dress.body, { rough: 0.42, coat: 0.5, coatRough: 0.3, twoSided: true }), [0.95])
    bagLabel(on, given, [0.06, 0.94], [0.03, 0.85], printed(pouchFront(dress), 0.4, 0.6))
    zip(on, given, 0.885, plastic(paler(dress.body, 0.35)))
  })
}

/** A pouch shut at both ends, that leans back. */
export function pillowPack(on: Sculpture, dress: Dress, width = 1.15, height = 1.6): void {
  const given: Bag = { width, height, depth: 0.2, full: pillow, square: 3 }
  on.within([0, 0, 0], [-8, 0, 0], () => {
    bag(
      on,
      given,
      finish(dress.body, { rough: 0.32, coat: 0.8, coatRough: 0.2, twoSided: true }),
      [0.045, 0.955],
    )
    bagLabel(on, given, [0.05, 0.95], [0.1, 0.9], printed(pouchFront(dress), 0.32, 0.8))
  })
}

/** The long side of a box: words on a band, and the sign of the cold. */
const cartonFront = ({ body, accent, isFrozen }: Dress, share: number): Print => {
  const [w, h] = [1200, Math.round(1200 * share)]
  const ground = print(w, h, body.hex, (pen) => {
    waves(pen, w, h * 0.7, h, paler(body, 0.2).hex, 56)
    pen.fillStyle = accent.hex
    pen.fillRect(0, h * 0.1, w, h * 0.56)
    pen.fillStyle = inkOn(accent, '#26344f')
    pen.fillRect(0, h * 0.08, w, 8)
    pen.fillRect(0, h * 0.67, w, 8)
    if (isFrozen) snowflake(pen, w * 0.9, h * 0.38, Math.min(w * 0.07, h * 0.17), inkOn(accent))
  })
  const right = isFrozen ? 0.8 : 0.95
  return withPlaces(ground, {
    x: (w * (0.05 + right)) / 2,
    y: h * 0.38,
    width: w * (right - 0.05),
    height: h * 0.5,
    color: inkOn(accent),
  })
}

/** A closed carton. */
export function carton(on: Sculpture, dress: Dress, width = 1.5, height = 0.95, depth = 0.62): void {
  on.add(box(width, height, depth, 0.025, 3), matte(dress.body), [0, height / 2, 0])
  on.add(
    face(width - 0.03, height - 0.03, 0.015),
    printed(cartonFront(dress, (height - 0.03) / (width - 0.03)), 0.55, 0.3),
    [0, height / 2, depth / 2 + 0.003],
  )
  on.closely(() => {
    on.add(box(width + 0.004, 0.012, 0.1, 0.004, 2), matte(paler(dress.accent, 0.25)), [0, height, 0])
  })
}

/** A shipping case of brown board with a printed label. */
export function boardCase(on: Sculpture, dress: Dress, width = 1.6, height = 1.0, depth = 0.9): void {
  const board = { hex: '#c39a68' }
  on.add(box(width, height, depth, 0.02, 2), matte(board), [0, height / 2, 0])
  on.add(box(width + 0.006, 0.008, 0.14, 0.003, 2), matte('#dcc294'), [0, height + 0.002, 0])
  on.add(box(0.14, 0.24, 0.008, 0.003, 2), matte('#dcc294'), [0, height - 0.12, depth / 2 + 0.002])
  on.add(
    face(width * 0.84, height * 0.6, 0.02),
    printed(cartonFront(dress, (height * 0.6) / (width * 0.84)), 0.6, 0.15),
    [0, height * 0.42, depth / 2 + 0.008],
  )
}

/** Woven cloth of a sack, and its front with a frame for words. */
const sackFront = ({ body, accent, inside }: Dress): Print => {
  const paper = '#f3eddd'
  const ground = print(900, 1080, paper, (pen, w, h) => {
    pen.fillStyle = body.hex
    pen.fillRect(0, 0, w, 110)
    pen.fillRect(0, h - 110, w, 110)
    pen.fillStyle = accent.hex
    pen.fillRect(0, 110, w, 16)
    pen.fillRect(0, h - 126, w, 16)
    pieces(pen, w / 2, 800, w * 0.62, 250, inside)
    pen.strokeStyle = body.hex
    pen.lineWidth = 14
    pen.beginPath()
    pen.ellipse(w / 2, 800, w * 0.31, 125, 0, 0, 7)
    pen.stroke()
  })
  return withPlaces(ground, { x: 450, y: 385, width: 720, height: 440, color: darker(body, 0.15).hex })
}

/** A full sack, sewn at the top. */
export function sack(on: Sculpture, dress: Dress, width = 1.3, height = 1.7): void {
  const given: Bag = {
    width,
    height,
    depth: 0.38,
    full: (v) => (v > 0.93 ? 0 : Math.min(1, 0.72 + v * 0.9) * (1 - (v / 0.93) ** 3.2) ** 0.6),
    square: 3.4,
  }
  bag(on, given, { ...fabric('#efe8d6', 3), coat: 0.2, rough: 0.7 }, [0.95])
  bagLabel(on, given, [0.05, 0.95], [0.04, 0.86], printed(sackFront(dress), 0.6, 0.2))
}

/** A label all the way round, with the words in front and behind. */
const bandFront = ({ body, accent, inside }: Dress): Print => {
  const ground = print(1800, 620, body.hex, (pen, w, h) => {
    for (const x of [w * 0.25, w * 0.75]) {
      pen.fillStyle = accent.hex
      pen.beginPath()
      pen.roundRect(x - 290, h * 0.08, 580, h * 0.62, 40)
      pen.fill()
      pieces(pen, x, h * 0.85, 420, 120, inside)
    }
    pen.fillStyle = accent.hex
    pen.fillRect(0, 0, w, 14)
    pen.fillRect(0, h - 14, w, 14)
  })
  return withPlaces(
    ground,
    ...[0.25, 0.75].map((at) => ({
      x: 1800 * at,
      y: 620 * 0.39,
      width: 490,
      height: 320,
      color: inkOn(accent),
    })),
  )
}

/** A round can with a lid of plastic. */
export function tub(on: Sculpture, dress: Dress, radius = 0.5, height = 1.15): void {
  on.add(cylinder(radius, height, 0.03, 72), plastic(dress.body))
  on.add(
    wrapped(radius + 0.006, height * 0.84, 360, { pieces: 96 }),
    printed(bandFront(dress), 0.4, 0.5),
    [0, height * 0.06, 0],
    [0, 90, 0],
  )
  on.add(cylinder(radius + 0.025, 0.12, 0.03, 72), plastic('#eef1f2'), [0, height - 0.03, 0])
  on.closely(() =>
    on.add(ring(radius * 0.7, radius * 0.76, 0.012, 0.005, 64), plastic('#eef1f2'), [0, height + 0.088, 0]),
  )
}

/** A steel drum with hoops and a printed band. */
export function drum(on: Sculpture, dress: Dress, radius = 0.62, height = 1.7): void {
  const steel: Finish = { ...metal(dress.body, 0.4), metal: 0.4, coat: 0.4 }
  on.add(
    turned(
      [
        [0.0001, 0.03, 0],
        [radius * 0.95, 0.03, 0.01],
        [radius, 0, 0.02],
        [radius, height * 0.02, 0.01],
        [radius, height * 0.31, 0.01],
        [radius * 1.035, height * 0.33, 0.02],
        [radius, height * 0.35, 0.01],
        [radius, height * 0.65, 0.01],
        [radius * 1.035, height * 0.67, 0.02],
        [radius, height * 0.69, 0.01],
        [radius, height, 0.02],
        [radius * 0.94, height, 0.01],
        [radius * 0.93, height - 0.04, 0.01],
        [0.0001, height - 0.04, 0],
      ],
      80,
    ),
    steel,
  )
  on.add(cylinder(0.09, 0.05, 0.015, 28), metal(), [radius * 0.5, height - 0.05, radius * 0.2])
  on.add(wrapped(radius + 0.006, height * 0.28, 150, { pieces: 72 }), printed(plate(dress), 0.5, 0.3), [
    0,
    height * 0.36,
    0,
  ])
}

const plate = ({ body, accent }: Dress): Print => {
  const ground = print(1100, 330, '#f5f1e6', (pen, w, h) => {
    pen.fillStyle = accent.hex
    pen.fillRect(0, 0, w, 26)
    pen.fillRect(0, h - 26, w, 26)
  })
  return withPlaces(ground, { x: 550, y: 165, width: 960, height: 230, color: darker(body, 0.3).hex })
}

/** A small board on a stick, or a sign that leans: for what is sold loose. */
export function sign(on: Sculpture, dress: Dress, width = 1.0, height = 0.36): void {
  on.add(box(width, height, 0.03, 0.012, 2), matte('#efe6d0'), [0, height / 2, 0])
  on.add(face(width - 0.02, height - 0.02, 0.02), printed(plate(dress), 0.7, 0.1), [0, height / 2, 0.0165])
}
