import { SphereGeometry } from 'three'
import { type Finish, finish, matte, printed, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, box, cylinder, disc, face, leaf, type Shape } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, hexOf, mixed, paler, type Tone } from '../tone.ts'

const peelOf = (colour: Tone): Finish =>
  finish(colour, { rough: 0.42, coat: 0.35, coatRough: 0.3, relief: pores(5, 1100), reliefDepth: 0.9 })

/** A fruit around the origin: round, or drawn out to a tip at both ends. */
const fruit =
  (r: number, long: number): Shape =>
  (fine) => {
    const round = ball(r, fine.weight === 'full' ? 40 : 26)
    return long > 1
      ? bent(round, (x, y, z) => {
          const t = y / r
          return [x * 0.94, y * long + Math.sign(t) * Math.max(0, Math.abs(t) - 0.86) * r * 1.1, z * 0.94]
        })(fine)
      : bent(round, (x, y, z) => [
          x,
          y * 0.94 - 0.05 * r * Math.exp(-((x * x + z * z) / (r * r)) * 18) * Math.sign(y),
          z,
        ])(fine)
  }

/** A pear's form, dark and rough. */
const pear =
  (r: number): Shape =>
  (fine) =>
    bent(ball(r, fine.weight === 'full' ? 40 : 26), (x, y, z) => {
      const narrow = y > 0 ? 1 - 0.42 * (y / r) ** 1.5 : 1
      return [x * narrow * 0.96, y * (y > 0 ? 1.5 : 1), z * narrow * 0.96]
    })(fine)

/** The flesh of an avocado, greener towards its skin. */
const buttery = (colour: string) =>
  print(512, 512, colour, (pen, w) => {
    for (const [r, fill] of [
      [244, '#9cb552'],
      [226, '#c3cf73'],
      [196, '#e0dc92'],
      [150, '#ece3a4'],
    ] as const) {
      pen.fillStyle = fill
      pen.beginPath()
      pen.arc(w / 2, w / 2, r, 0, 7)
      pen.fill()
    }
  })

/** The cut side: peel, pith and segments with their juice. */
const cutOf = (colour: string, flesh: string) =>
  print(512, 512, flesh, (pen, w) => {
    pen.save()
    pen.translate(w / 2, w / 2)
    const ring = (r: number, fill: string) => {
      pen.fillStyle = fill
      pen.beginPath()
      pen.arc(0, 0, r, 0, 7)
      pen.fill()
    }
    ring(256, colour)
    ring(236, '#fbeecf')
    for (let i = 0; i < 10; i++) {
      pen.save()
      pen.rotate((i / 10) * Math.PI * 2)
      pen.fillStyle = flesh
      pen.beginPath()
      pen.moveTo(20, 0)
      pen.quadraticCurveTo(90, -64, 208, -54)
      pen.quadraticCurveTo(234, 0, 208, 54)
      pen.quadraticCurveTo(90, 64, 20, 0)
      pen.fill()
      pen.strokeStyle = 'rgba(255,240,190,.5)'
      pen.lineWidth = 4
      for (const d of [-26, -9, 8, 25]) {
        pen.beginPath()
        pen.moveTo(80, d * 0.4)
        pen.lineTo(192, d * 1.25)
        pen.stroke()
      }
      pen.restore()
    }
    pen.restore()
  })

/** A box of slats on four posts, nailed. */
function crate(on: Sculpture, colour: Tone, width: number, depth: number, slats: number): number {
  const [high, pitch] = [0.22, 0.29]
  const timber = [wood(colour), wood(darker(colour, 0.07)), wood(paler(colour, 0.08))] as const
  for (let i = 0; i < slats; i++) {
    const y = 0.12 + i * pitch + high / 2
    for (const z of [-1, 1])
      on.add(box(width, high, 0.06, 0.02, 2), timber[(i + (z > 0 ? 1 : 0)) % 3] ?? timber[0], [
        0,
        y,
        (z * depth) / 2,
      ])
    for (const x of [-1, 1])
      on.add(box(0.06, high, depth - 0.06, 0.02, 2), timber[(i + 2) % 3] ?? timber[0], [
        x * (width / 2 - 0.03),
        y,
        0,
      ])
    on.closely(() => {
      for (const x of [-1, 1])
        for (const dy of [-0.06, 0.06])
          on.add(
            cylinder(0.017, 0.012, 0.004, 12),
            finish('#7d8490', { metal: 0.9, rough: 0.35 }),
            [x * (width / 2 - 0.11), y + dy, depth / 2 + 0.026],
            [90, 0, 0],
          )
    })
  }
  const top = slats * pitch + 0.14
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      on.add(box(0.13, top, 0.13, 0.025, 2), wood(darker(colour, 0.16)), [
        x * (width / 2 - 0.11),
        top / 2,
        z * (depth / 2 - 0.1),
      ])
  on.add(box(width - 0.04, 0.06, depth - 0.04, 0.02, 2), timber[0], [0, 0.1, 0])
  return slats * pitch
}

/** A crate of citrus fruit, some of it in front. */
export const citrusCrate = model({
  name: { zh: '鲜果木箱', en: 'Crate of citrus fruit' },
  industry: 'agriculture',
  seen: { yaw: -30, elevation: 24, fill: 0.84 },
  turned: { yaw: 34 },
  close: { at: [0.55, 0.4, 1.1], size: 0.44, yaw: -22, elevation: 20 },
  colours: { body: '#f58212', accent: '#2f7d3b', third: '#d9aa70' },
  options: {
    width: 2.2,
    depth: 1.5,
    slats: 3,
    size: 0.31,
    long: 1,
    text: '鲜橙',
    english: 'FRESH ORANGES',
    flesh: '#ffa22e',
    hasStone: false,
  },
  variants: {
    orange: {},
    yellow: {
      colours: { body: '#f2c318', accent: '#3f7a2c', third: '#c2925a' },
      options: {
        width: 1.95,
        depth: 1.4,
        slats: 3,
        size: 0.27,
        long: 1.22,
        text: '柠檬',
        english: 'LEMONS',
        flesh: '#f6de6a',
      },
    },
    red: {
      colours: { body: '#e0532a', accent: '#35703a', third: '#e2c08e' },
      options: {
        width: 2.3,
        depth: 1.5,
        slats: 2,
        size: 0.34,
        text: '西柚',
        english: 'GRAPEFRUIT',
        flesh: '#e8604e',
      },
    },
    green: {
      colours: { body: '#8fb53a', accent: '#2c6b3d', third: '#b98a56' },
      options: {
        width: 2,
        depth: 1.3,
        slats: 2,
        size: 0.26,
        text: '青柠',
        english: 'LIMES',
        flesh: '#c6d97a',
      },
    },
    teal: {
      colours: { body: '#46602f', accent: '#31552f', third: '#c9a06a' },
      options: {
        width: 2.1,
        depth: 1.4,
        slats: 2,
        size: 0.27,
        text: '牛油果',
        english: 'AVOCADOS',
        hasStone: true,
      },
    },
  },
  build(on, { body, accent, third }, { width, depth, slats, size, long, text, english, flesh, hasStone }) {
    const luck = chance(21)
    const high = crate(on, third, width, depth, slats)
    const label = print(512, 256, '#fbf5e6', (pen, w) => {
      const ink = hexOf(accent)
      letter(pen, text, w / 2 + 62, 112, { size: text.length > 2 ? 92 : 122, color: ink, weight: 800 })
      letter(pen, english, w / 2 + 62, 204, { size: 34, color: ink, weight: 600, most: 280 })
      pen.fillStyle = hexOf(body)
      pen.beginPath()
      pen.arc(108, 138, 66, 0, 7)
      pen.fill()
      pen.fillStyle = ink
      pen.beginPath()
      pen.ellipse(140, 62, 40, 17, -0.5, 0, 7)
      pen.fill()
    })
    on.add(box(0.88, 0.46, 0.02, 0.01, 2), matte('#efe6d0'), [
      -width * 0.14,
      0.12 + high * 0.5,
      depth / 2 + 0.04,
    ])
    on.add(face(0.86, 0.43, 0.02), printed(label, 0.8, 0), [
      -width * 0.14,
      0.12 + high * 0.5,
      depth / 2 + 0.0515,
    ])
    const peels = [0, 0.4, 0.8, 1].map((t) =>
      peelOf(t === 0 ? body : mixed(body, darker(body, 0.3), t * 0.35)),
    )
    const [green, stem] = [finish('#3c8440', { rough: 0.5, coat: 0.3, twoSided: true }), matte('#6d7a35')]
    const one = (x: number, y: number, z: number, r: number, hasLeaf: boolean, lean = 50) =>
      on.within(
        [x, y, z],
        [luck() * lean - lean / 2, luck() * 360, luck() * lean - lean / 2 + (long > 1 || hasStone ? 60 : 0)],
        () => {
          on.add(hasStone ? pear(r) : fruit(r, long), peels[Math.floor(luck() * 4)] ?? peelOf(body))
          const tip = r * (hasStone ? 1.48 : long > 1 ? long + 0.12 : 0.88)
          on.closely(() => on.add(cylinder(0.042, 0.035, 0.012, 10, 0.026), stem, [0, tip, 0]))
          if (hasLeaf && !hasStone)
            on.add(leaf(0.42, 0.2, 0.35, 0.25), green, [0, tip + 0.02, 0], [0, luck() * 360, 22])
        },
      )
    const [nx, nz] = [Math.floor((width - 0.2) / (size * 1.9)), Math.floor((depth - 0.16) / (size * 1.9))]
    const [px, pz] = [(width - 0.24 - 2 * size) / (nx - 1), (depth - 0.2 - 2 * size) / (nz - 1)]
    for (let i = 0; i < nx; i++)
      for (let k = 0; k < nz; k++)
        one(
          (i - (nx - 1) / 2) * px,
          high - size * 0.52 + luck() * 0.05,
          (k - (nz - 1) / 2) * pz,
          size * (0.95 + luck() * 0.08),
          luck() > 0.62,
        )
    for (let i = 0; i < nx - 1; i++)
      for (let k = 0; k < nz - 1; k++)
        one((i - (nx - 2) / 2) * px, high + size * 0.57, (k - (nz - 2) / 2) * pz, size, luck() > 0.45)
    one(0, high + size * 1.74, 0.02, size, true)
    one(width * 0.48, size * 0.94, depth / 2 + 0.42, size, true, 20)
    on.within([width * 0.16, size * 0.8, depth / 2 + 0.5], [62, 0, 0], () => {
      on.add(
        (fine) =>
          new SphereGeometry(size, fine.round(40), fine.round(18), 0, Math.PI * 2, Math.PI / 2, Math.PI / 2),
        peelOf(body),
      )
      const cut = hasStone ? buttery(hexOf(body)) : cutOf(hexOf(body), flesh)
      on.add(disc(size * 0.995), printed(cut, 0.3, 0.6), [0, 0.001, 0], [-90, 0, 0])
      if (hasStone) on.add(ball(size * 0.42, 28), finish('#7a4a2a', { rough: 0.4, coat: 0.4 }), [0, 0.03, 0])
    })
  },
})
