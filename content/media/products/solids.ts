import { lighter, mix } from '../colour.ts'
import { d, type Point } from '../draw.ts'
import { polygon } from '../paths.ts'
import { hull, inset, nth } from './outlines.ts'
import { type Finish, tone } from './shade.ts'
import { add, grow, unit, type Vec } from './space.ts'
import type { Stage } from './stage.ts'

/** A flat side to print on: drawn on with x to the right and y down from its origin. */
export interface Face {
  at: Vec
  right: Vec
  down: Vec
}

/** Prints on a side of a thing. */
export function print(s: Stage, { at, right, down }: Face, ...drawing: string[]) {
  const [o, r, b] = [s.see(at), s.see(add(at, right)), s.see(add(at, down))]
  const f = (n: number) => n.toFixed(4)
  s.draw(
    `<g transform="matrix(${f(r[0] - o[0])} ${f(r[1] - o[1])} ${f(b[0] - o[0])} ${f(b[1] - o[1])} ${f(o[0])} ${f(o[1])})">${drawing.join('')}</g>`,
  )
}

/** The breadth of a parallelogram between its closer pair of edges. */
function narrowest([a = [0, 0], b = a, c = b]: readonly Point[]) {
  const area = Math.abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]))
  return area / Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1]), 0.01)
}

export interface SlabLook {
  round?: number
  finish?: Finish
  top?: string
  side?: string
}

/** A box on the middle of its underside. Gives its visible sides: front, flank (left or right) and top. */
export function slab(s: Stage, at: Vec, [w, h, depth]: Vec, colour: string, look: SlabLook = {}) {
  const { round = 4, finish = 'plastic', top = colour, side = colour } = look
  const r = Math.min(round, w / 2.2, h / 2.2, depth / 2.2) * s.size
  const p = (x: number, y: number, z: number): Vec => add(at, [(x * w) / 2, y * h, (z * depth) / 2])
  const corners = [-1, 1].flatMap((x) => [0, 1].flatMap((y) => [-1, 1].map((z) => p(x, y, z))))
  s.cast(corners)
  const flank = s.facing([1, 0, 0])[2] > 0 ? 1 : -1
  const face = (points: readonly Vec[], normal: Vec, paint: string, fall: number) => {
    const n = s.facing(normal)
    const seen = points.map((v) => s.see(v))
    if (n[2] < 0.02) return
    const base = tone(paint, n, finish)
    const [a, b] = [nth(seen, 0), nth(seen, 3)]
    const ink = s.fade(a, b, [
      mix(base, '#ffffff', fall * 0.6),
      base,
      mix(base, tone(paint, [0.6, -0.6, 0.5], 'matt'), fall),
    ])
    // A face seen from its edge leaves less room for round corners.
    const thin = Math.min(r, narrowest(seen) * 0.42)
    s.draw(
      d`<path d="${polygon(inset(seen, thin * 0.98))}" fill="${ink}" stroke="${ink}" stroke-width="${thin * 2}" stroke-linejoin="round"/>`,
    )
  }
  const outline = hull(corners.map((v) => s.see(v)))
  const ys = outline.map((p) => p[1])
  const under = s.fade(
    [0, Math.min(...ys)],
    [0, Math.max(...ys)],
    [tone(colour, unit([-0.2, 0.6, 0.7]), finish), tone(side, unit([0.4, -0.2, 0.7]), finish)],
  )
  s.draw(
    d`<path d="${polygon(inset(outline, r))}" fill="${under}" stroke="${under}" stroke-width="${r * 2}" stroke-linejoin="round"/>`,
  )
  const flankSide =
    flank > 0
      ? [p(1, 1, 1), p(1, 1, -1), p(1, 0, -1), p(1, 0, 1)]
      : [p(-1, 1, -1), p(-1, 1, 1), p(-1, 0, 1), p(-1, 0, -1)]
  face(flankSide, [flank, 0, 0], side, 0.28)
  face([p(-1, 1, 1), p(1, 1, 1), p(1, 0, 1), p(-1, 0, 1)], [0, 0, 1], colour, 0.2)
  face([p(-1, 1, -1), p(1, 1, -1), p(1, 1, 1), p(-1, 1, 1)], [0, 1, 0], top, 0.06)
  const rim = (a: Vec, b: Vec) => {
    const [q, t] = [s.see(a), s.see(b)]
    const [dx, dy] = [t[0] - q[0], t[1] - q[1]]
    const share = Math.min(0.4, (r * 1.3) / (Math.hypot(dx, dy) || 1))
    const [mx, my] = [dx * share, dy * share]
    const glint = lighter(tone(colour, unit([-0.3, 0.6, 0.6]), finish), 0.35)
    s.draw(
      d`<path d="M${q[0] + mx} ${q[1] + my}L${t[0] - mx} ${t[1] - my}" stroke="${glint}" stroke-width="${Math.max(r * 0.7, 0.8)}" stroke-linecap="round" opacity=".6"/>`,
    )
  }
  rim(p(-1, 1, 1), p(1, 1, 1))
  rim(p(flank, 1, 1), p(flank, 0, 1))
  return {
    front: { at: p(-1, 1, 1), right: [1, 0, 0], down: [0, -1, 0] } as Face,
    flank: (flank > 0
      ? { at: p(1, 1, 1), right: [0, 0, -1], down: [0, -1, 0] }
      : { at: p(-1, 1, -1), right: [0, 0, 1], down: [0, -1, 0] }) as Face,
    top: { at: p(-1, 1, -1), right: [1, 0, 0], down: [0, 0, 1] } as Face,
  }
}

const planes = {
  stand: { u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] },
  lie: { u: [1, 0, 0], v: [0, 0, -1], n: [0, 1, 0] },
  side: { u: [0, 0, -1], v: [0, 1, 0], n: [1, 0, 0] },
} as const satisfies Record<string, { u: Vec; v: Vec; n: Vec }>

export interface PrismLook {
  plane?: keyof typeof planes
  finish?: Finish
  cap?: string
  edge?: number
}

/** An outline made thick, from `at` along its plane's normal. Gives its visible flat side. */
export function prism(
  s: Stage,
  at: Vec,
  outline: readonly Point[],
  depth: number,
  colour: string,
  look: PrismLook = {},
): Face {
  const { plane = 'stand', finish = 'plastic', cap = colour, edge = 1.6 } = look
  const { u, v, n } = planes[plane]
  const area = outline.reduce((sum, p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p
    return sum + p[0] * q[1] - q[0] * p[1]
  }, 0)
  const points = area > 0 ? outline : [...outline].reverse()
  const low = points.map(([x, y]) => add(at, add(grow(u, x), grow(v, y))))
  const high = low.map((p) => add(p, grow(n, depth)))
  s.cast([...low, ...high])
  const away = s.facing(n)[2] < 0
  const [front, back] = away ? [low, high] : [high, low]
  const walls = points.flatMap((p, i) => {
    const j = (i + 1) % points.length
    const q = points[j] ?? p
    const normal = s.facing(unit(add(grow(u, q[1] - p[1]), grow(v, p[0] - q[0]))))
    const quad = [front[i], front[j], back[j], back[i]].flatMap((w) => (w ? [w] : []))
    if (normal[2] <= 0.001 || quad.length < 4) return []
    const near = quad.reduce((sum, w) => sum + s.eye(w)[2], 0)
    return [{ near, path: polygon(quad.map((w) => s.see(w))), paint: tone(colour, normal, finish) }]
  })
  for (const { path, paint } of walls.sort((a, b) => a.near - b.near))
    s.draw(
      d`<path d="${path}" fill="${paint}" stroke="${paint}" stroke-width="${0.9 * s.size}" stroke-linejoin="round"/>`,
    )
  const normal = s.facing(away ? grow(n, -1) : n)
  const base = tone(cap, normal, finish)
  const seen = front.map((p) => s.see(p))
  const ys = seen.map((p) => p[1])
  const ink = s.fade(
    [0, Math.min(...ys)],
    [0, Math.max(...ys)],
    [mix(base, '#ffffff', 0.12), base, mix(base, tone(cap, [0.5, -0.6, 0.5], 'matt'), 0.22)],
  )
  s.draw(
    d`<path d="${polygon(seen)}" fill="${ink}" stroke="${lighter(base, 0.4)}" stroke-opacity=".55" stroke-width="${edge * s.size}" stroke-linejoin="round"/>`,
  )
  return { at: away ? at : add(at, grow(n, depth)), right: u, down: grow(v, -1) }
}

/** An outline that always faces the visitor, standing at a place: soft things such as bags, leaves and shirts. Without thickness it hangs. */
export function sheet(
  s: Stage,
  at: Vec,
  outline: readonly Point[],
  paint: string | readonly string[],
  thick = 14,
) {
  const o = s.see(at)
  const seen = outline.map(([x, y]): Point => [o[0] + x * s.size, o[1] - y * s.size])
  const turnBack = (x: number, y: number, z: number): Vec => {
    const a = (-s.yaw * Math.PI) / 180
    return add(at, [x * Math.cos(a) - z * Math.sin(a), y, x * Math.sin(a) + z * Math.cos(a)])
  }
  s.cover(seen)
  if (thick === 0) s.hang(seen)
  else
    s.cast(outline.flatMap(([x, y]) => [turnBack(x, Math.max(0, y), 0), turnBack(x, Math.max(0, y), -thick)]))
  const xs = seen.map((p) => p[0])
  const ink = typeof paint === 'string' ? paint : s.fade([Math.min(...xs), 0], [Math.max(...xs), 0], paint)
  s.draw(`<path d="${polygon(seen)}" fill="${ink}"/>`)
  return `<g transform="translate(${o[0].toFixed(2)} ${o[1].toFixed(2)}) scale(${s.size.toFixed(4)})">`
}

/** Draws with x to the right and y down from a place, facing the visitor. */
export function ink(s: Stage, at: Vec, ...drawing: string[]) {
  const o = s.see(at)
  s.draw(
    `<g transform="translate(${o[0].toFixed(2)} ${o[1].toFixed(2)}) scale(${s.size.toFixed(4)})">${drawing.join('')}</g>`,
  )
}
