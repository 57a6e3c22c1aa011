import { Vector2 } from 'three'
import type { Point } from '../shapes/index.ts'

export type Line = readonly (readonly [z: number, y: number])[]
export type Length = (across: number, along: number, lift?: number) => Point

/** An arc of a line, its middle and radius, from one angle to another in degrees; 0 is toward +z, 90 is up. */
export function bow(z: number, y: number, radius: number, from: number, to: number, grow = 0): Line {
  const pieces = Math.max(4, Math.ceil(Math.abs(to - from) / 12))
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const share = i / pieces
    const a = ((from + (to - from) * share) * Math.PI) / 180
    const r = radius + grow * share
    return [z + Math.cos(a) * r, y + Math.sin(a) * r] as const
  })
}

/** A length of cloth that follows a line seen from the side; its face is to the left of the line's way. */
export function lengthAlong(line: Line, width: number): Length {
  const points = line.map(([z, y]) => new Vector2(z, y))
  const far: number[] = [0]
  points.forEach((p, i) => {
    const before = points[i - 1]
    if (before) far.push((far[i - 1] ?? 0) + p.distanceTo(before))
  })
  const all = far.at(-1) ?? 1
  const at = (along: number) => {
    const wanted = Math.min(1, Math.max(0, along)) * all
    const next = Math.max(
      1,
      far.findIndex((length) => length >= wanted - 1e-9),
    )
    const [a, b] = [points[next - 1], points[next]]
    if (!a || !b) return new Vector2()
    const [from, to] = [far[next - 1] ?? 0, far[next] ?? 1]
    return a.clone().lerp(b, to > from ? (wanted - from) / (to - from) : 0)
  }
  return (across, along, lift = 0) => {
    const p = at(along)
    const way = at(along + 0.006)
      .sub(at(along - 0.006))
      .normalize()
    return [(0.5 - across) * width, p.y + way.x * lift, p.x - way.y * lift]
  }
}

/** A share of the way along a row of pairs. */
export function between(pairs: readonly (readonly [number, number])[], share: number): [number, number] {
  const at = share * (pairs.length - 1)
  const i = Math.min(pairs.length - 2, Math.floor(at))
  const [a, b] = [pairs[i] ?? [0, 0], pairs[i + 1] ?? [0, 0]]
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)]
}
