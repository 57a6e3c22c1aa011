import { lighter } from '../colour.ts'
import { d, type Point, times } from '../draw.ts'
import { polygon } from '../paths.ts'
import { hull, nth } from './outlines.ts'
import { type Finish, tone } from './shade.ts'
import { add, cross, grow, unit, type Vec } from './space.ts'
import type { Stage } from './stage.ts'

export interface RoundLook {
  axis?: Vec
  finish?: Finish
  /** Colour of the flat end towards the visitor. */
  cap?: string
  /** Of glass: how much of it hides what is behind. */
  opacity?: number
}

const upright: Vec = [0, 1, 0]

/** How the eye sees a round thing: across its axis, and from the axis towards the eye. */
function frame(s: Stage, axis: Vec) {
  const along = s.facing(unit(axis))
  const flat = cross(along, [0, 0, 1])
  const across: Vec = Math.hypot(...flat) < 0.01 ? [1, 0, 0] : unit(flat)
  const w = cross(across, along)
  const toward = w[2] < 0 ? grow(w, -1) : w
  return { along, across: along[1] < -0.05 ? grow(across, -1) : across, toward }
}

const seen = ([x, y]: Vec): Point => [x, -y]

/** A fade over a round body that leans by `slope` against its axis. */
function sheen(s: Stage, middle: Vec, r: number, axis: Vec, [dl, dr]: Point, colour: string, finish: Finish) {
  const { along, across, toward } = frame(s, axis)
  if (Math.abs(dl) < 1e-6) return tone(colour, along[2] < 0 ? grow(along, -1) : along, finish)
  const shares = times(15, (i) => (1 - Math.cos((i / 14) * Math.PI)) / 2)
  const colours = shares.map((share) => {
    const x = share * 2 - 1
    const radial = add(grow(across, x), grow(toward, Math.sqrt(Math.max(0, 1 - x * x))))
    return tone(colour, unit(add(grow(radial, Math.abs(dl)), grow(along, -dr * Math.sign(dl)))), finish)
  })
  const [a, b] = [seen(add(middle, grow(across, -r))), seen(add(middle, grow(across, r)))]
  return s.fade(
    a,
    b,
    colours,
    shares.map((share) => Math.round(share * 1000) / 1000),
  )
}

function loop(s: Stage, centre: Vec, r: number, axis: Vec): Point[] {
  const { across, toward } = frame(s, axis)
  return times(48, (i) => {
    const a = (i / 24) * Math.PI
    return seen(add(centre, add(grow(across, r * Math.cos(a)), grow(toward, r * Math.sin(a)))))
  })
}

/** Casts and covers like the rings it is made of. */
function register(s: Stage, rings: readonly { centre: Vec; r: number }[], axis: Vec) {
  const n = unit(axis)
  const u = unit(Math.abs(n[1]) > 0.9 ? cross(n, [1, 0, 0]) : cross(n, upright))
  const v = cross(n, u)
  s.cast(
    rings.flatMap(({ centre, r }) =>
      times(16, (i) =>
        add(centre, add(grow(u, r * Math.cos((i * Math.PI) / 8)), grow(v, r * Math.sin((i * Math.PI) / 8)))),
      ),
    ),
  )
}

/** A body turned on a lathe: pairs of radius and distance along the axis from `at`. */
export function lathe(s: Stage, at: Vec, profile: readonly Point[], colour: string, look: RoundLook = {}) {
  const { axis = upright, finish = 'plastic', cap = colour, opacity = 1 } = look
  const n = unit(axis)
  const rings = profile.map(([r, l]) => ({ r, l, centre: add(at, grow(n, l)) }))
  register(s, rings, n)
  const near = s.facing(n)[2] >= 0 ? rings : [...rings].reverse()
  const parts: string[] = []
  near.forEach((a, i) => {
    const b = near[i + 1]
    if (!b) return
    const [ca, cb] = [s.eye(a.centre), s.eye(b.centre)]
    const r = Math.max(a.r, b.r) * s.size
    if (r < 0.05) return
    const forward = near === rings ? 1 : -1
    const paint = sheen(s, cb, r, n, [Math.abs(b.l - a.l), (b.r - a.r) * forward], colour, finish)
    parts.push(
      `<path d="${polygon(hull([...loop(s, ca, a.r * s.size, n), ...loop(s, cb, b.r * s.size, n)]))}" fill="${paint}"/>`,
    )
  })
  const end = near.at(-1)
  if (end && end.r > 0.3) {
    const facing = s.facing(n)
    const base = tone(cap, facing[2] < 0 ? grow(facing, -1) : facing, finish === 'metal' ? 'plastic' : finish)
    const rim = loop(s, s.eye(end.centre), end.r * s.size, n)
    const [a, b] = [nth(rim, 24), nth(rim, 0)]
    parts.push(
      d`<path d="${polygon(rim)}" fill="${s.fade(a, b, [lighter(base, 0.16), base, tone(base, [0.5, 0.1, 0.6], 'matt')])}" stroke="${lighter(base, 0.5)}" stroke-opacity=".5" stroke-width="${Math.min(1.4, end.r * 0.05) * s.size}"/>`,
    )
  }
  s.draw(opacity < 1 ? `<g opacity="${opacity}">${parts.join('')}</g>` : parts.join(''))
}

/** A straight round bar, or a cone with a second radius. */
export function rod(
  s: Stage,
  from: Vec,
  to: Vec,
  r: number,
  colour: string,
  look: Omit<RoundLook, 'axis'> & { end?: number } = {},
) {
  const axis = add(to, grow(from, -1))
  lathe(
    s,
    from,
    [
      [r, 0],
      [look.end ?? r, Math.hypot(...axis)],
    ],
    colour,
    { ...look, axis },
  )
}

/** A hollow seen from its mouth: the far wall, and a floor or a filling at some depth. */
export function well(
  s: Stage,
  at: Vec,
  r: number,
  depth: number,
  wall: string,
  floor: string,
  look: RoundLook & { low?: number } = {},
) {
  const { axis = upright, finish = 'matt', low = r } = look
  const facing = s.facing(unit(axis))
  const n = facing[2] < 0 ? grow(unit(axis), -1) : unit(axis)
  const mouth = loop(s, s.eye(at), r * s.size, n)
  const under = s.eye(add(at, grow(n, -depth)))
  const [a, b] = [nth(mouth, 24), nth(mouth, 0)]
  const dark = tone(wall, unit([0.5, -0.2, 0.4]), 'matt')
  const base = tone(floor, s.facing(n), finish)
  const ground = loop(s, under, low * s.size, n)
  s.draw(
    s.clip(
      polygon(mouth),
      `<path d="${polygon(mouth)}" fill="${s.fade(a, b, [dark, tone(wall, [0.2, 0.3, 0.8], 'matt'), tone(wall, [-0.3, 0.6, 0.6], 'matt')])}"/>`,
      `<path d="${polygon(ground)}" fill="${s.fade(nth(ground, 24), nth(ground, 0), [tone(base, [0.3, 0, 0.8], 'matt'), base, lighter(base, 0.15)])}"/>`,
    ),
  )
}

/** A patch on the side of an upright round body, between two angles from the one that faces the visitor. */
export function wrap(
  s: Stage,
  at: Vec,
  r: number | Point,
  [low, high]: Point,
  [from, to]: Point,
  colour: string,
  finish: Finish = 'matt',
) {
  const { across, toward } = frame(s, upright)
  const [r0, r1] = typeof r === 'number' ? [r, r] : r
  const spot = (radius: number, y: number, degrees: number) => {
    const a = (degrees * Math.PI) / 180
    const radial = add(grow(across, Math.sin(a)), grow(toward, Math.cos(a)))
    return seen(add(s.eye(add(at, [0, y, 0])), grow(radial, radius * s.size)))
  }
  const angles = times(13, (i) => from + ((to - from) * i) / 12)
  const outline = [
    ...angles.map((a) => spot(r0, low, a)),
    ...[...angles].reverse().map((a) => spot(r1, high, a)),
  ]
  const paint = sheen(
    s,
    s.eye(add(at, [0, (low + high) / 2, 0])),
    Math.max(r0, r1) * s.size,
    upright,
    [high - low, r1 - r0],
    colour,
    finish,
  )
  s.draw(`<path d="${polygon(outline)}" fill="${paint}"/>`)
}

export function ball(s: Stage, at: Vec, r: number, colour: string, finish: Finish = 'plastic') {
  const [x, y] = s.see(at)
  register(
    s,
    [-0.7, 0, 0.7].map((k) => ({ centre: add(at, [0, k * r, 0]), r: r * Math.sqrt(1 - k * k) })),
    upright,
  )
  s.cover([
    [x - r * s.size, y - r * s.size],
    [x + r * s.size, y + r * s.size],
  ])
  const light = tone(colour, unit([-0.4, 0.62, 0.7]), finish)
  const paint = s.ball(
    light,
    tone(colour, [0, 0.3, 0.9], 'matt'),
    tone(colour, unit([0.7, -0.7, 0.2]), 'matt'),
  )
  s.draw(d`<circle cx="${x}" cy="${y}" r="${r * s.size}" fill="${paint}"/>`)
}
