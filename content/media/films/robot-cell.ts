import { palettes } from '../banners/palettes.ts'
import { again, ease } from '../clips/film.ts'
import { belt } from './belt.ts'
import { bar, figure, stroke } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'
import { handAt, jointsAt, type Reach, robotJoints } from './robot.ts'

const palette = palettes.steel
const size = 1.95
const foot = [0.05, 0.2, -0.35] as const
const [top, space] = [0.62, 0.78]
/** How high the goods are, and over them the hand waits. */
const [goods, over] = [0.42, 1.15]
const out = 1.22

/** One time: down, up with it, over to the other side, down, up, and back. */
function reachAt(share: number): Reach {
  const low = top + goods - foot[1]
  const dips =
    ease(share, 0.02, 0.12) - ease(share, 0.13, 0.24) + ease(share, 0.5, 0.58) - ease(share, 0.6, 0.7)
  return {
    round: -180 + 180 * (ease(share, 0.2, 0.52) - ease(share, 0.66, 0.98)),
    out,
    high: over + (low - over) * dips,
  }
}

/** Where a thing is, `age` times after it came: along the first belt, in the hand, along the second. */
function placeAt(age: number): readonly [x: number, y: number, z: number] {
  const [pick, put] = [handAt({ round: -180, out, high: 0 }, size), handAt({ round: 0, out, high: 0 }, size)]
  const [whole, share] = [Math.floor(age), again(age)]
  if (whole < 3) {
    const steps = 3 - whole - ease(share, 0.3, 0.8)
    return [foot[0] + pick[0] - steps * space, top, foot[2]]
  }
  if (whole === 3 && share < 0.6) {
    const [x, y, z] = handAt(reachAt(Math.max(0.12, share)), size)
    return [foot[0] + x, foot[1] + y - goods, foot[2] + z]
  }
  const steps = whole - 3 + ease(share, 0.62, 0.98)
  return [foot[0] + put[0] + steps * space, top, foot[2]]
}

const thing = (slot: number): Actor =>
  model('lithium-battery/blue', [0, 0, 0], goods, 20, {
    move: (at) => ({ by: placeAt(slot + again(at)) }),
  })

/** A fence of yellow posts. */
const fence = prop(
  figure(
    [0, 0, -1.15],
    ...[-2.4, -1.2, 0, 1.2, 2.4].map((x) => bar([x - 0.035, 0], [x + 0.035, 1.02], '#f2b632')),
    ...[0.22, 0.58, 0.96].map((y) => bar([-3.4, y - 0.02], [3.4, y + 0.02], '#f2b632', { deep: 0.03 })),
    ...Array.from({ length: 34 }, (_, i) =>
      stroke([-3.3 + i * 0.2, 0.22], [-3.3 + i * 0.2, 0.96], 0.012, '#f7d88a', { deep: 0.01 }),
    ),
  ),
)

/** A robot's cell: it takes batteries from one belt to the other. */
export const robotCell: StagedFilm = {
  seconds: 6,
  still: 0.38,
  palette: 'steel',
  actors: [
    prop({ kind: 'sun', colour: palette.sun, at: [0, 0.3, -1.7], size: [1.75, 1.75] }),
    prop({ kind: 'skyline', colour: palette.far, at: [0, 0, -1.5], size: [9, 1.1], seed: 12 }),
    fence,
    prop({ kind: 'drum', colour: palette.stand, at: [foot[0] - 0.1, 0, foot[2]], size: [1.5, foot[1]] }),
    model('robot-arm/red', foot, size, 28, {
      joints: robotJoints(91),
      move: (at) => ({ joints: jointsAt(reachAt(again(at)), size) }),
    }),
    ...belt({
      from: -4,
      to: -0.78,
      top,
      z: foot[2],
      frame: palette.stand,
      mark: '#2f74e0',
      run: (at) => space * ease(at, 0.3, 0.8),
    }),
    ...belt({
      from: 0.72,
      to: 4,
      top,
      z: foot[2],
      frame: palette.stand,
      mark: '#2f74e0',
      run: (at) => space * ease(at, 0.62, 0.98),
    }),
    ...[0, 1, 2, 3, 4, 5, 6].map(thing),
  ],
  view: { at: [0, 1.02, 0], width: 4.6, elevation: 9 },
}
