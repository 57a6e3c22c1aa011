import { CatmullRomCurve3, Vector3 } from 'three'
import { type Finish, finish, metal, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, face, type Point, ring, slab, surface, thrown, tube } from '../shapes/index.ts'
import { type Colour, paler } from '../tone.ts'

const gold = metal('#c79a45', 0.24)
const foot = 0.16

const velvet = (colour: Colour) => finish(colour, { rough: 1, sheen: paler(colour, 0.5), twoSided: true })

const nacre = (colour: Colour): Finish =>
  finish(colour, { rough: 0.24, metal: 0.22, coat: 1, coatRough: 0.09 })

/** From the foot up: half width and half depth of the bust. */
const outline = new CatmullRomCurve3(
  (
    [
      [0.5, 0, 0.17],
      [0.6, 0.3, 0.22],
      [0.75, 0.62, 0.27],
      [0.86, 0.86, 0.28],
      [0.83, 1.0, 0.265],
      [0.6, 1.12, 0.24],
      [0.36, 1.22, 0.215],
      [0.245, 1.36, 0.2],
      [0.225, 1.56, 0.195],
      [0.24, 1.86, 0.205],
    ] as const
  ).map(([x, y, z]) => new Vector3(x, y, z)),
)
const girths = outline.getPoints(160)

function girth(y: number): [number, number] {
  const next = Math.max(
    1,
    girths.findIndex((p) => p.y >= y - foot),
  )
  const [a, b] = [girths[next - 1], girths[next]]
  if (!a || !b) return [0.2, 0.2]
  const t = Math.min(1, Math.max(0, (y - foot - a.y) / (b.y - a.y)))
  return [a.x + (b.x - a.x) * t, a.z + (b.z - a.z) * t]
}

/** A point of the bust, `around` in degrees from its front. */
function bustPoint(y: number, around: number, lift = 0): Point {
  const a = (around * Math.PI) / 180
  const [w, d] = girth(y)
  const lean = -0.12 * Math.max(0, (y - foot) / 1.9) ** 1.5
  const out = Math.hypot(Math.sin(a) * w, Math.cos(a) * d) || 1
  return [Math.sin(a) * (w + (lift * w) / out), y, Math.cos(a) * (d + (lift * d) / out) + lean]
}

function bust(on: Sculpture, tone: Colour): void {
  const top = foot + 1.86
  on.add(
    surface(
      (across, along) => {
        const close = along > 0.94 ? Math.sqrt(Math.max(0, 1 - ((along - 0.94) / 0.06) ** 2)) : 1
        const [x, y, z] = bustPoint(foot + Math.min(1, along / 0.97) * (top - foot), across * 360)
        const lean = -0.12 * Math.max(0, (y - foot) / 1.9) ** 1.5
        return [x * close, y, (z - lean) * close + lean]
      },
      56,
      48,
      true,
    ),
    velvet(tone),
  )
}

/** Around the neck and down on the chest: a share of the round, the front being its middle. */
function neckline(share: number, drop: number, lift: number): Vector3 {
  const a = (share - 0.5) * Math.PI * 2
  const front = Math.cos(a)
  const y = foot + 1.19 + (front > 0 ? -drop * front ** 0.85 : -front * 0.12)
  const [w, d] = girth(y)
  const x = front > 0 ? 0.4 * Math.sin(a) : Math.sin(a) * Math.min(0.4, w)
  const across = Math.min(1, Math.abs(x) / w)
  const lean = -0.12 * Math.max(0, (y - foot) / 1.9) ** 1.5
  const z = Math.sign(front || 1) * d * Math.sqrt(1 - across ** 2)
  const out = new Vector3(x / w ** 2, 0.4, z / d ** 2).normalize().multiplyScalar(lift)
  return new Vector3(x, y, z + lean).add(out)
}

/** Pearls one after the other along a closed line, the largest in front. */
function strand(on: Sculpture, drop: number, size: number, stuff: Finish, pieces: number): void {
  const line = new CatmullRomCurve3(
    Array.from({ length: 64 }, (_, i) => neckline(i / 64, drop, size * 0.92)),
    true,
  )
  const length = line.getLength()
  const sizeAt = (far: number) => size * (0.74 + 0.26 * Math.sin((far / length) * Math.PI) ** 2)
  let far = size
  while (far < length - size * 1.2) {
    const r = sizeAt(far)
    const p = line.getPointAt(far / length)
    on.add(ball(r, pieces), stuff, [p.x, p.y, p.z], [far * 130, far * 70, 0])
    far += r + sizeAt(far + r * 2) + size * 0.03
  }
  const end = line.getPointAt(0)
  on.add(ball(size * 0.8, 16), gold, [end.x, end.y, end.z])
}

/** A drop below the lowest pearl. */
function pendant(on: Sculpture, y: number, size: number, stuff: Finish): void {
  const [, , z] = bustPoint(y - size * 3, 0, size * 1.1)
  on.within([0, y - size * 1.7, z], [-4, 0, 0], () => {
    on.add(
      ring(size * 0.4, size * 0.6, size * 0.24, 0.004, 24),
      gold,
      [0, size * 0.3, -size * 0.1],
      [90, 0, 0],
    )
    on.add(
      thrown(
        [
          [size * 0.3, -size * 0.75],
          [size * 0.8, -size * 0.3],
          [0.0001, 0],
        ],
        12,
        24,
      ),
      gold,
    )
    on.add(
      thrown(
        [
          [0.0001, -size * 4.1],
          [size * 0.9, -size * 3.7],
          [size * 1.25, -size * 2.7],
          [size * 0.75, -size * 1.3],
          [0.0001, -size * 0.4],
        ],
        30,
        36,
      ),
      stuff,
    )
  })
}

/** Pearls on a velvet bust, with a pair of studs before it. */
export const pearlNecklace = model({
  name: { zh: '珍珠项链', en: 'Pearl necklace' },
  industry: 'home',
  seen: { yaw: 24, elevation: 13 },
  close: { at: [0, 1, 0.4], size: 0.42, yaw: 14, elevation: 14 },
  turned: { yaw: -50 },
  colours: { body: '#e4d9d0', accent: '#22375f', third: '#e6ecf3' },
  options: { strands: 1, size: 0.066, pendant: false, text: '淡水珍珠' },
  variants: {
    white: {},
    pink: {
      colours: { body: '#e8bfb4', accent: '#efe6dc', third: '#caa98f' },
      options: { strands: 3, size: 0.058, text: '婚嫁珍珠' },
    },
    gold: {
      colours: { body: '#d9b878', accent: '#1f4d46', third: '#2b3b38' },
      options: { size: 0.078, text: '金色珍珠' },
    },
    black: {
      colours: { body: '#3d4653', accent: '#ddd6cb', third: '#8d8378' },
      options: { size: 0.07, pendant: true, text: '黑珍珠' },
    },
    purple: {
      colours: { body: '#b9a3c4', accent: '#ece8ef', third: '#8f7a9c' },
      options: { strands: 2, size: 0.056, pendant: true, text: '紫珍珠' },
    },
  },
  build(on, { body, accent, third }, { strands, size, pendant: hasPendant, text }) {
    const pearls = nacre(body)
    on.add(
      slab(1.5, 0.86, foot, 0.2, 0.04),
      finish(third, { rough: 0.45, coat: 0.4 }),
      [0, foot / 2, 0.06],
      [-90, 0, 0],
    )
    on.add(slab(1.52, 0.88, 0.03, 0.21, 0.012), gold, [0, 0.035, 0.06], [-90, 0, 0])
    bust(on, accent)
    for (let i = 0; i < strands; i++) strand(on, 0.42 + i * 0.16, size, pearls, strands > 1 ? 18 : 24)
    if (hasPendant) pendant(on, foot + 0.77 - (strands - 1) * 0.16, size, pearls)
    const [x, y, z] = [0.52, foot, 0.36]
    for (const k of [0, 1]) {
      on.add(ball(size * 1.15, 30), pearls, [x + k * size * 3.4, y + size * 1.15, z - k * 0.03])
      on.add(
        tube(
          [
            [x + k * size * 3.4, y + size, z - 0.03 * k],
            [x + k * size * 3.4 + 0.02, y + size * 0.7, z - size * 2.6 - 0.03 * k],
          ],
          0.009,
          8,
        ),
        gold,
      )
    }
    const card = print(360, 110, '#f3ede2', (pen, w) => {
      letter(pen, text, w / 2, 44, { size: 54, color: '#3a3a44', most: w - 30 })
      letter(pen, 'FRESHWATER PEARL', w / 2, 88, { size: 22, color: '#a08a5c', weight: 500 })
    })
    on.add(box(0.46, 0.1, 0.012, 0.004), gold, [-0.3, foot * 0.56, 0.496])
    on.add(face(0.43, 0.088, 0.008), printed(card, 0.6, 0.1), [-0.3, foot * 0.56, 0.5035])
  },
})
