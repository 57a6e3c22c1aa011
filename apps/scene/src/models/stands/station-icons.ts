import type { Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { drum, hoop } from '../../kit/lathe.ts'
import { tube } from '../../kit/tube.ts'
import { finishes } from '../furniture/finishes.ts'
import { footShade } from '../furniture/foot-shade.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'

const white = { color: '#f7fbff', glow: 1.05 } as const
const facing = { tilt: Math.PI / 2 } as const

interface Mark {
  at: readonly [x: number, y: number]
  /** Width and height of a bar, or the radius of a dot. */
  size: readonly [number, number] | number
  roll?: number
  /** Drawn in brand colour upon the white ones. */
  upon?: boolean
}

/** Signs without words, around the middle of the plate. */
const icons = {
  talk: [
    { at: [0, 0.04], size: [0.46, 0.28] },
    { at: [-0.1, -0.1], size: [0.13, 0.13], roll: 0.785 },
    { at: [-0.13, 0.04], size: 0.035, upon: true },
    { at: [0, 0.04], size: 0.035, upon: true },
    { at: [0.13, 0.04], size: 0.035, upon: true },
  ],
  clock: [
    { at: [0, 0], size: 0.25 },
    { at: [0, 0.075], size: [0.045, 0.19], upon: true },
    { at: [0.06, 0], size: [0.16, 0.045], upon: true },
  ],
  paper: [
    { at: [0, 0], size: [0.32, 0.44] },
    { at: [0, 0.1], size: [0.2, 0.04], upon: true },
    { at: [0, 0.0], size: [0.2, 0.04], upon: true },
    { at: [-0.04, -0.1], size: [0.12, 0.04], upon: true },
  ],
  arrow: [
    { at: [0, -0.04], size: [0.07, 0.4] },
    { at: [-0.085, 0.1], size: [0.07, 0.26], roll: -0.8 },
    { at: [0.085, 0.1], size: [0.07, 0.26], roll: 0.8 },
  ],
} as const satisfies Record<string, readonly Mark[]>

export type Icon = keyof typeof icons

/** A slim pole with a round sign that tells from afar what the station is for. */
export function iconPole(b: ModelBuilder, icon: Icon, at: Vec3): void {
  b.within({ at }, () => {
    b.add(
      tube([[0, 0, 0] as const, [0, 2.5, 0] as const], 0.03, b.detail === 'near' ? 10 : 5),
      finishes.aluminium,
    )
    b.add(drum(0.2, 0.025, b.bevel(0.01), b.round(16)), finishes.aluminium)
    footShade(b, 0.2)
    b.within({ at: [0, 2.72, 0] }, () => {
      b.add(drum(0.4, 0.06, b.bevel(0.02), b.round(28)), painted('brand', 0.32), {
        ...facing,
        at: [0, 0, -0.02],
      })
      b.add(drum(0.4, 0.05, 0, b.round(28)), painted('deep', 0.32), {
        tilt: -Math.PI / 2,
        at: [0, 0, -0.02],
      })
      b.add(hoop(0.4, 0, 0.04, b.round(28)), finishes.litLine, facing)
      const marks: readonly Mark[] = icons[icon]
      for (const { at: place, size, roll = 0, upon } of marks) {
        const look = upon ? painted('brand', 0.4) : white
        const z = upon ? 0.06 : 0.04
        if (typeof size === 'number')
          b.add(drum(size, 0.02, 0, b.round(20)), look, { ...facing, at: [place[0], place[1], z] })
        else b.add(box(size[0], size[1], 0.03), look, { at: [place[0], place[1], z], roll })
      }
    })
  })
}
