import type { Pose, Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { type ProfilePoint, type Station, sweep } from '../../kit/sweep.ts'
import { finishes } from '../furniture/finishes.ts'
import { floorLight } from '../furniture/spots.ts'
import { type ModelBuilder, type ModelLook, painted, picture } from '../model-builder.ts'

export interface ArchSize {
  /** Of the opening. */
  width: number
  height: number
  radius: number
  thick: number
  depth: number
}

/** From the left foot over the top to the right one, along the opening. `out` points away from it, `side` to +z. */
function archStations({ width, height, radius }: ArchSize, cell: number, quarter: number): Station[] {
  const stations: Station[] = []
  const add = (x: number, y: number, out: Vec3) => stations.push({ at: [x, y, 0], out, side: [0, 0, 1] })
  const rise = height - radius
  const up = Math.max(1, Math.round(rise / cell))
  for (let i = 0; i < up; i++) add(-width / 2, (rise * i) / up, [-1, 0, 0])
  for (let i = 0; i <= quarter; i++) {
    const a = (i / quarter) * (Math.PI / 2)
    const out: Vec3 = [-Math.cos(a), Math.sin(a), 0]
    add(-width / 2 + radius + out[0] * radius, rise + out[1] * radius, out)
  }
  const span = width - radius * 2
  const over = Math.max(1, Math.round(span / cell))
  for (let i = 1; i < over; i++) add(-span / 2 + (span * i) / over, height, [0, 1, 0])
  return [
    ...stations,
    ...stations
      .slice(0, up + quarter + 1)
      .reverse()
      .map(({ at, out, side }) => ({
        at: [-at[0], at[1], at[2]] as const,
        out: [-out[0], out[1], out[2]] as const,
        side,
      })),
  ]
}

/** A rounded gate: pale outside, brand-coloured inside with a groove of light, a second groove in its face. */
export function archGate(b: ModelBuilder, size: ArchSize, pose: Pose): void {
  const { thick: t, depth, width } = size
  const half = depth / 2
  const stations = archStations(size, b.cell(0.34), { near: 9, middle: 5, far: 3 }[b.detail])
  const add = (profile: ProfilePoint[], look: ModelLook, bevel = 0) =>
    b.add(sweep(stations, profile, { bevel, cell: b.cell(0.4) }), look)
  b.within(pose, () => {
    if (b.detail === 'far') {
      add(
        [
          [0, -half],
          [t, -half],
          [t, half],
          [0, half],
        ],
        finishes.warmLacquer,
      )
      add(
        [
          [0, half],
          [0, -half],
        ],
        painted('brand', 0.36),
      )
      return
    }
    const groove = t * 0.8
    add(
      [
        [0, -half],
        [t, -half],
        [t, half],
        [groove + 0.035, half],
        [groove + 0.035, half - 0.05],
      ],
      finishes.warmLacquer,
      b.bevel(0.04),
    )
    add(
      [
        [groove + 0.035, half - 0.04],
        [groove, half - 0.04],
      ],
      painted('pale', 0.4, { glow: 1.1 }),
    )
    add(
      [
        [groove, half - 0.05],
        [groove, half],
        [0, half],
        [0, half - 0.12],
      ],
      finishes.warmLacquer,
      b.bevel(0.03),
    )
    add(
      [
        [0, half - 0.12],
        [0, -half],
      ],
      painted('brand', 0.34),
    )
    // Proud of the inside and not let into it: from the aisle one looks along it.
    add(
      [
        [-0.008, half - 0.3],
        [-0.008, half - 0.41],
      ],
      finishes.litLine,
    )
    for (const side of [-1, 1]) {
      const x = side * (width / 2 + t / 2)
      floorLight(b, [x, 0.01, half + 0.55], [x, 2.2, half], 7, 0.7)
    }
  })
}

/** The exhibitor's name in light on a board; its middle is the origin, it faces +z. */
export function nameBoard(b: ModelBuilder, width: number, pose: Pose): void {
  const height = (width * 72) / 512
  b.within(pose, () => {
    b.add(box(width + 0.14, height + 0.14, 0.16, b.bevel(0.03), 9), painted('deep', 0.3))
    b.from('near', () =>
      b.add(box(width + 0.04, 0.02, 0.08), finishes.litLine, { at: [0, -height / 2 - 0.075, 0.02] }),
    )
    b.add(panel(width, height, b.cell(0.5)), picture('brandFascia', 0.95), { at: [0, 0, 0.083] })
  })
}
