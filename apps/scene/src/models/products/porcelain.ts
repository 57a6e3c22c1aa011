import type { Vec3 } from '../../kit/affine.ts'
import { alongPath, loft } from '../../kit/loft.ts'
import { disc } from '../../kit/panel.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { cable, can, softened, stuff, thrown, turned } from './parts.ts'

const { porcelain, gold, brand, deep, pale, oak } = stuff
const tea: ModelLook = { color: '#b9772e', rough: 0.12 }

/** An open vessel with a wall: foot, belly, rim, and the inside down to what is in it. */
export function vessel(b: ModelBuilder, foot: number, rim: number, height: number, segments = 22) {
  const wall = Math.max(0.006, rim * 0.05)
  return turned(
    b,
    [
      [foot, 0],
      [foot * 1.02, height * 0.06],
      [foot * 0.3 + rim * 0.68, height * 0.4, height * 0.14],
      [rim, height * 0.97, 0],
      [rim - wall * 0.5, height],
      [rim - wall, height * 0.96],
      [rim - wall * 1.6, height * 0.74],
      [0, height * 0.74],
    ],
    segments,
  )
}

/** A cup of tea, with or without its saucer. */
export function addCup(b: ModelBuilder, saucer: boolean): void {
  const y = saucer ? 0.03 : 0
  if (saucer) {
    b.add(
      turned(b, [
        [0.08, 0],
        [0.19, 0.028, 0.01],
        [0.19, 0.034],
        [0.08, 0.014],
        [0, 0.014],
      ]),
      porcelain,
    )
    b.from('near', () =>
      b.add(
        turned(b, [
          [0.186, 0.026],
          [0.193, 0.031],
          [0.187, 0.037],
        ]),
        gold,
      ),
    )
  }
  b.add(vessel(b, 0.06, 0.135, 0.15, saucer ? 22 : 14), porcelain, { at: [0, y, 0] })
  b.from('near', () => {
    if (saucer)
      b.add(
        turned(b, [
          [0.13, 0.147],
          [0.136, 0.151],
          [0.129, 0.154],
        ]),
        gold,
        { at: [0, y, 0] },
      )
    b.add(disc(0.124, 18), tea, { at: [0, y + 0.122, 0], tilt: -Math.PI / 2 })
  })
}

export function addTeapot(b: ModelBuilder, look: ModelLook): void {
  b.add(
    thrown(
      b,
      [
        [0.07, 0],
        [0.12, 0.03],
        [0.155, 0.09],
        [0.14, 0.15],
        [0.075, 0.195],
      ],
      20,
    ),
    look,
  )
  b.add(
    thrown(
      b,
      [
        [0.08, 0.195],
        [0.06, 0.215],
        [0.015, 0.225],
        [0.013, 0.235],
        [0.022, 0.25],
        [0, 0.262],
      ],
      14,
    ),
    stuff.porcelain,
  )
  const spout: readonly Vec3[] = [
    [0.12, 0.07, 0],
    [0.2, 0.09, 0],
    [0.21, 0.15, 0],
    [0.255, 0.2, 0],
  ]
  const path = b.detail === 'near' ? softened(spout, 1) : spout
  b.add(
    loft(
      alongPath(
        path.map((p, i) => [p[0], p[1], p[2], 0.036 - (0.02 * i) / (path.length - 1)] as const),
        [0, 0, 1],
      ),
      { sides: b.detail === 'near' ? 8 : 3, lids: 'last' },
    ),
    look,
  )
  b.add(
    cable(
      b,
      [
        [-0.12, 0.16, 0],
        [-0.22, 0.19, 0],
        [-0.25, 0.11, 0],
        [-0.19, 0.05, 0],
        [-0.13, 0.06, 0],
      ],
      0.014,
      6,
    ),
    look,
  )
}

/** Plates, bowls, a teapot and two cups. */
export function tableware(b: ModelBuilder): void {
  b.within({ at: [-0.17, 0, -0.05] }, () => {
    const plates = b.detail === 'near' ? [0, 0.022, 0.044] : [0]
    plates.forEach((y, i) => {
      const r = 0.28 - i * 0.03
      b.add(
        turned(
          b,
          [
            [r * 0.5, 0],
            [r, 0.028, 0.01],
            [r - 0.006, 0.036],
            [r * 0.6, 0.016],
            [0, 0.016],
          ],
          22,
        ),
        i === 1 ? pale : porcelain,
        { at: [0, y, 0] },
      )
    })
    b.add(vessel(b, 0.08, 0.17, 0.12, 20), brand, { at: [0, 0.062, 0] })
    b.from('near', () => b.add(vessel(b, 0.08, 0.165, 0.12, 20), porcelain, { at: [0, 0.112, 0] }))
  })
  b.within({ at: [0.2, 0, -0.12], turn: -0.35, scale: 1.1 }, () => addTeapot(b, brand))
  b.from('near', () => {
    b.within({ at: [0.14, 0, 0.2], scale: 0.62 }, () => addCup(b, false))
    b.within({ at: [0.32, 0, 0.13], scale: 0.62 }, () => addCup(b, false))
  })
}

/** A pot and cups on an oak tray, the caddy behind. */
export function teaSet(b: ModelBuilder): void {
  b.add(
    turned(
      b,
      [
        [0.4, 0],
        [0.46, 0.02, 0.01],
        [0.46, 0.05, 0.006],
        [0.44, 0.05, 0.006],
        [0.43, 0.026],
        [0, 0.026],
      ],
      30,
    ),
    oak,
  )
  b.within({ at: [-0.1, 0.026, 0.02], turn: -0.3, scale: 1.15 }, () => addTeapot(b, deep))
  b.from('near', () => {
    for (const [x, z] of [
      [0.2, 0.16],
      [0.05, 0.29],
      [0.3, 0],
    ] as const)
      b.within({ at: [x, 0.026, z], scale: 0.56 }, () => addCup(b, false))
  })
  b.within({ at: [0.14, 0.026, -0.22] }, () => {
    b.add(can(b, 0.1, 0.2, 0.014), brand)
    b.add(can(b, 0.103, 0.07, 0.02), pale, { at: [0, 0.2, 0] })
    b.from('near', () =>
      b.add(
        turned(b, [
          [0.1045, 0.19],
          [0.1045, 0.205],
        ]),
        gold,
      ),
    )
  })
}
