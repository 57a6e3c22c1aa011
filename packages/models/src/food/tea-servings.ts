import { fabric, finish, glaze, matte, metal, printed, wood } from '../finish.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, face, hoop, leaf, ring, thrown, tube, turned } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, mixed, type Tone } from '../tone.ts'
import { title } from './drawing.ts'
import { sided } from './jars.ts'

/** What stands or lies beside a tin: a cup, and some of what is in the tin. */

export function cup(on: Sculpture, rim: Tone, tea: string): void {
  const white = glaze('#eef0ee')
  const brass = metal(rim, 0.28)
  on.add(
    turned([
      [0.0001, 0.03, 0],
      [0.2, 0.03, 0.01],
      [0.22, 0, 0.01],
      [0.27, 0.02, 0.02],
      [0.52, 0.1, 0.05],
      [0.535, 0.13, 0.012],
      [0.5, 0.135, 0.02],
      [0.25, 0.06, 0.04],
      [0.0001, 0.06, 0],
    ]),
    white,
  )
  on.add(
    thrown(
      [
        [0.15, 0.06],
        [0.19, 0.07],
        [0.21, 0.13],
        [0.33, 0.28],
        [0.4, 0.5],
        [0.412, 0.52],
        [0.396, 0.525],
        [0.37, 0.49],
        [0.3, 0.28],
        [0.16, 0.15],
        [0, 0.14],
      ],
      60,
    ),
    white,
  )
  on.add(ring(0.395, 0.418, 0.02, 0.008, 64), brass, [0, 0.51, 0])
  on.add(ring(0.514, 0.54, 0.02, 0.008, 64), brass, [0, 0.118, 0])
  on.add(
    cylinder(0.356, 0.012, 0.004, 52),
    finish(tea, { rough: 0.3, coat: 0.25, coatRough: 0.1 }),
    [0, 0.42, 0],
  )
}

/** A pinch of twisted leaves. */
export function leaves(on: Sculpture, tones: readonly [string, string]): void {
  const luck = chance(9)
  for (let i = 0; i < 34; i++) {
    const [a, r, s] = [luck() * 6.28, Math.sqrt(luck()) * 0.32, 0.055 + luck() * 0.05]
    const at = [Math.cos(a) * r * 1.35, 0.02 + luck() * 0.07 * (1 - r * 2.6), Math.sin(a) * r * 0.7] as const
    const [tilt, turn] = [luck() * 40 - 20, luck() * 360]
    const lay = () =>
      on.add(
        tube(
          [
            [-s, 0, 0],
            [-s * 0.3, 0.02, 0.02],
            [s * 0.4, 0, 0.03],
            [s, 0.025, -0.01],
          ],
          0.012,
          12,
          false,
          7,
        ),
        matte(i % 3 ? tones[0] : tones[1]),
        at,
        [tilt, turn, 0],
      )
    if (i % 4) on.closely(lay)
    else lay()
  }
}

/** A whisk of bamboo that stands on its grip, and a heap of powder. */
export function matcha(on: Sculpture, powder: string): void {
  const bamboo = wood('#d9b877', 2)
  on.add(
    thrown(
      [
        [0.25, 0],
        [0.2, 0.02],
        [0.11, 0.09],
        [0.035, 0.165],
        [0, 0.175],
      ],
      24,
      40,
    ),
    { ...matte(powder), relief: pores(4, 1600), reliefDepth: 1.6 },
    [-0.34, 0, 0.14],
    [0, 0, 0],
    [1.2, 1, 0.9],
  )
  on.within([0.13, 0, 0.06], [0, 0, 0], () => {
    on.add(cylinder(0.1, 0.2, 0.02, 36), bamboo)
    on.add(hoop(0.101, 0.012, 0.018, 40), matte('#6b4a2c'), [0, 0.2, 0])
    on.add(cylinder(0.085, 0.2, 0.02, 24, 0.12), bamboo, [0, 0.2, 0])
    const tines = on.fine.weight === 'full' ? 40 : 12
    on.around(tines, (i) => {
      const out = i % 2 ? 0.045 : 0
      on.add(
        tube(
          [
            [0, 0.24, 0.102],
            [0, 0.36, 0.15 - out],
            [0, 0.48, 0.155 - out],
            [0, 0.515, 0.12 - out],
          ],
          0.007,
          12,
          false,
          5,
        ),
        bamboo,
      )
    })
  })
}

/** A flower head: rings of petals around a full heart. */
export function chrysanthemum(on: Sculpture, petal: Tone, size: number): void {
  const rings = on.fine.weight === 'full' ? [16, 14, 12] : [7]
  rings.forEach((count, row) => {
    const stuff = finish(mixed(petal, '#fff8e4', 0.72 - row * 0.22), { rough: 0.8, twoSided: true })
    on.within([0, size * (0.1 + row * 0.13), 0], [0, row * 12, 0], () =>
      on.around(count, () =>
        on.add(
          leaf(size * (1 - row * 0.17), size * 0.36, 0.34, -0.14),
          stuff,
          [size * 0.1, 0, 0],
          [0, 0, 16 + row * 13],
        ),
      ),
    )
  })
  const heart = finish(mixed(petal, '#e09a12', 0.5), { rough: 0.9, relief: pores(3, 600), reliefDepth: 2 })
  on.add(ball(size * 0.46, 24), heart, [0, size * 0.42, 0], [0, 0, 0], [1, 0.62, 1])
}

/** Some flower heads. */
export function chrysanthemums(on: Sculpture, petal: Tone): void {
  const heads = [
    [-0.34, -0.02, 0.2, -10],
    [0.1, 0.04, 0.21, 10],
    [-0.12, 0.32, 0.19, 24],
    [-0.68, 0.24, 0.16, 16],
    [0.36, 0.36, 0.15, 6],
  ] as const
  for (const [x, z, size, lean] of on.fine.weight === 'full' ? heads : heads.slice(0, 3))
    on.within([x, 0.01, z], [lean, x * 200, 0], () => chrysanthemum(on, petal, size))
}

/** Gauze that shows the leaves inside it. */
const gauze = (tea: Tone) =>
  print(256, 256, '#ece3c6', (pen, w, h) => {
    const luck = chance(21)
    for (let i = 0; i < 460; i++) {
      pen.fillStyle = i % 3 ? darker(tea, 0.45).hex : '#5b6b2c'
      pen.globalAlpha = 0.75
      pen.beginPath()
      pen.ellipse(luck() * w, h * (0.38 + luck() * 0.62), 3 + luck() * 9, 2.5, luck() * 3, 0, 7)
      pen.fill()
    }
    pen.globalAlpha = 1
  })

const tag = (ground: Tone) =>
  print(200, 240, ground.hex, (pen, w, h) => {
    pen.fillStyle = '#fbf3e2'
    pen.fillRect(14, 14, w - 28, h - 28)
    title(pen, '茶', w / 2, h * 0.52, 130, darker(ground, 0.3).hex)
  })

/** Three-cornered bags, each with a tag on its string. */
export function teaBags(on: Sculpture, tea: Tone, colour: Tone): void {
  const string = matte('#efe8d8')
  const bag = sided(
    turned(
      [
        [0.0001, 0, 0],
        [0.28, 0.004, 0.03],
        [0.022, 0.36, 0.02],
        [0.0001, 0.37, 0],
      ],
      60,
    ),
    3,
    0.9,
  )
  for (const [x, z, turn] of [
    [-0.36, 0.1, 14],
    [0.08, 0.2, -34],
  ] as const)
    on.within([x, 0.003, z], [0, turn, 0], () => {
      on.add(bag, { ...fabric('#ffffff', 2), ...printed(gauze(tea), 0.7, 0.15) })
      on.closely(() => on.add(ball(0.026, 12), string, [0, 0.365, 0]))
      on.add(
        tube(
          [
            [0, 0.365, 0],
            [0.05, 0.4, 0.05],
            [0.15, 0.2, 0.2],
            [0.13, 0.012, 0.28],
            [0.0, 0.008, 0.34],
          ],
          0.007,
          40,
          false,
          6,
        ),
        string,
      )
      on.within([-0.07, 0.012, 0.37], [-90, 0, 24], () => {
        on.add(box(0.2, 0.24, 0.012, 0.005, 2), matte('#fbf3e2'))
        on.add(face(0.19, 0.228, 0.01), printed(tag(colour), 0.7, 0.1), [0, 0, 0.0068])
      })
    })
}
