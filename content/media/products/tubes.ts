import { lighter } from '../colour.ts'
import { d, type Point, times } from '../draw.ts'
import { curve } from '../paths.ts'
import { type Finish, tone } from './shade.ts'
import { add, cross, grow, unit, type Vec } from './space.ts'
import type { Stage } from './stage.ts'

/** A bent pipe, cable or handle through points. */
export function tube(
  s: Stage,
  points: readonly Vec[],
  r: number,
  colour: string,
  look: { finish?: Finish; straight?: boolean } = {},
) {
  const path = points.map((p) => s.see(p))
  points.forEach((p, i) => {
    const q = points[i + 1]
    if (q)
      s.cast(
        [p, q].flatMap((c) => [
          add(c, [r, 0, 0]),
          add(c, [-r, 0, 0]),
          add(c, [0, -r, 0]),
          add(c, [0, r, 0]),
          add(c, [0, 0, r]),
          add(c, [0, 0, -r]),
        ]),
      )
  })
  const k = r * s.size
  const way = (dx: number, dy: number) => {
    const moved = path.map(([x, y]): Point => [x + dx, y + dy])
    return look.straight ? `M${moved.map(([x, y]) => d`${x} ${y}`).join('L')}` : curve(moved)
  }
  const stroke = (dx: number, dy: number, width: number, ink: string, opacity = 1) =>
    d`<path d="${way(dx, dy)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${String(opacity)}"/>`
  const { finish = 'plastic' } = look
  s.draw(
    stroke(0, 0, k * 2, tone(colour, unit([0.6, -0.5, 0.5]), 'matt')),
    stroke(-k * 0.12, -k * 0.14, k * 1.6, tone(colour, unit([0.1, 0.1, 0.9]), 'matt')),
    stroke(-k * 0.25, -k * 0.3, k * 0.9, tone(colour, unit([-0.3, 0.5, 0.7]), 'matt')),
    finish === 'matt'
      ? ''
      : stroke(-k * 0.34, -k * 0.4, k * 0.32, lighter(colour, finish === 'metal' ? 0.85 : 0.6), 0.8),
  )
}

/** A ring bent from a pipe, about an axis. */
export function hoop(
  s: Stage,
  centre: Vec,
  r: number,
  thick: number,
  colour: string,
  look: { axis?: Vec; finish?: Finish } = {},
) {
  const n = unit(look.axis ?? [0, 1, 0])
  const u = unit(Math.abs(n[1]) > 0.9 ? cross(n, [1, 0, 0]) : cross(n, [0, 1, 0]))
  const v = cross(n, u)
  const points = times(33, (i) => {
    const a = (i / 16) * Math.PI
    return add(centre, add(grow(u, r * Math.cos(a)), grow(v, r * Math.sin(a))))
  })
  tube(s, points, thick, colour, { finish: look.finish ?? 'plastic' })
}
