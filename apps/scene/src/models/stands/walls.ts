import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { disc, panel } from '../../kit/panel.ts'
import { tinted } from '../../kit/shape.ts'
import { type ProfilePoint, straightUp, sweep } from '../../kit/sweep.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, type ModelLook, picture } from '../model-builder.ts'

/** A wall that stands at the middle of its foot; the face towards +z gets the light's cells. */
export function wall(
  b: ModelBuilder,
  [width, height, thick]: readonly [number, number, number],
  look: ModelLook,
  pose: Pose,
  { edge = 0.04, cell = 0.34 }: { edge?: number; cell?: number } = {},
): void {
  b.within(pose, () =>
    b.add(box(width, height, thick, b.bevel(edge), b.cell(cell), { fine: ['+z'], without: ['-y'] }), look, {
      at: [0, height / 2, 0],
    }),
  )
}

const slat = { wide: 0.06, pitch: 0.105, deep: 0.075 }

/** Upright oak slats before a dark ground; it stands at the middle of its foot and faces +z. */
export function slatWall(
  b: ModelBuilder,
  width: number,
  height: number,
  pose: Pose,
  look: ModelLook = finishes.oak,
): void {
  b.within(pose, () => {
    if (b.detail === 'far') {
      b.add(panel(width, height, 9), look, { at: [0, height / 2, slat.deep * 0.8] })
      return
    }
    const grow = b.detail === 'near' ? 1 : 3
    const count = Math.round(width / (slat.pitch * grow))
    const pitch = width / count
    // Clear of the wall behind, or the two would flicker.
    const ground = 0.012
    const profile: ProfilePoint[] = []
    // From right to left, so that the outside of the profile is the front.
    for (let i = count - 1; i >= 0; i--) {
      const x = -width / 2 + (i + 0.5) * pitch
      const half = (slat.wide * grow) / 2
      profile.push([x + half, ground], [x + half, slat.deep], [x - half, slat.deep], [x - half, ground])
    }
    const shape = sweep(straightUp(height, b.cell(1.7)), profile)
    b.add(
      tinted(shape, ([, , z], n) => (n[2] > 0.5 && z < 0.02 ? 0.45 : n[2] > 0.5 ? 1 : 0.82)),
      look,
    )
  })
}

/** A picture in a frame with a lit reveal around it; its middle is the origin. */
export function framedPoster(b: ModelBuilder, height: number, pose: Pose, glow = 0.45): void {
  const width = height * 0.75
  b.within(pose, () => {
    b.from('middle', () =>
      b.add(
        box(width + 0.12, height + 0.12, 0.06, b.bevel(0.018), 9, { without: ['-z'] }),
        finishes.lacquer,
        {
          at: [0, 0, 0.02],
        },
      ),
    )
    b.from('near', () => b.add(box(width + 0.16, height + 0.16, 0.02), finishes.litLine, { at: [0, 0, 0.0] }))
    b.add(panel(width, height, b.cell(0.3)), picture('poster', glow), { at: [0, 0, 0.054] })
  })
}

/** A wide screen in a dark frame, its middle at the origin. Without `still` the film is put there later. */
export function videoWall(
  b: ModelBuilder,
  width: number,
  pose: Pose,
  { still = true }: { still?: boolean } = {},
): void {
  const height = (width * 9) / 16
  b.within(pose, () => {
    b.add(box(width + 0.12, height + 0.12, 0.09, b.bevel(0.02), 9, { without: ['-z'] }), finishes.dark, {
      at: [0, 0, 0.045],
    })
    b.from('near', () =>
      b.add(box(width + 0.24, height + 0.24, 0.02), { color: '#cfe4ff', glow: 0.9 }, { at: [0, 0, 0.012] }),
    )
    if (still) b.add(panel(width, height, b.cell(0.4)), picture('video', 1, 0.3), { at: [0, 0, 0.094] })
    else b.socket('screen', [0, 0, 0.096], 0, width)
  })
}

/** The exhibitor's mark on a round plate, its middle at the origin, facing +z. */
export function roundMark(b: ModelBuilder, radius: number, pose: Pose): void {
  b.within(pose, () => {
    b.from('middle', () => {
      const rim: [number, number][] = [
        [radius + 0.02, -0.03],
        [radius + 0.035, 0.02],
        [radius + 0.02, 0.04],
        [radius - 0.02, 0.04],
      ]
      b.add(lathe(rim, { segments: b.round(36) }), finishes.lacquer, { tilt: Math.PI / 2, at: [0, 0, 0.03] })
    })
    b.add(disc(radius, b.round(36)), picture('mark', 0.85), { at: [0, 0, 0.06] })
  })
}
