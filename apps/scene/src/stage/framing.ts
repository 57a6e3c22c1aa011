import { cross, minus, unit, type Vec3 } from '../kit/affine.ts'

/** A picture taken from a point around a target. Angles in radians. */
export interface Shot {
  /** Width by height of the picture the shot was composed for; its poster has the same. */
  aspect: number
  target: Vec3
  distance: number
  elevation: number
  azimuth: number
  /** Opening angle from top to bottom. */
  opening: number
  /** Moves the picture under a still camera, in half heights: x to the left, y down. */
  shift: readonly [x: number, y: number]
}

export interface Frustum {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * What the camera sees through a window of another shape: the composed picture, scaled to cover the window and cut at its
 * edges. This is what `object-fit: cover` does to the poster, so poster and scene lie on each other in any window.
 */
export function coverFrustum(shot: Shot, aspect: number): Frustum {
  const composedHeight = Math.tan(shot.opening / 2)
  const composedWidth = composedHeight * shot.aspect
  const height = Math.min(composedHeight, composedWidth / aspect)
  const width = height * aspect
  const [x, y] = [shot.shift[0] * composedHeight, shot.shift[1] * composedHeight]
  return { left: x - width, right: x + width, top: y + height, bottom: y - height }
}

/** How far the visitor (or the idle sway) has moved the camera from the composed shot. */
export interface Moved {
  turn: number
  rise: number
  zoom: number
}

export const unmoved: Moved = { turn: 0, rise: 0, zoom: 1 }

export function cameraPosition(shot: Shot, moved: Moved): Vec3 {
  const [a, e] = [shot.azimuth + moved.turn, shot.elevation + moved.rise]
  const r = shot.distance * moved.zoom
  return [
    shot.target[0] + r * Math.cos(e) * Math.sin(a),
    shot.target[1] + r * Math.sin(e),
    shot.target[2] + r * Math.cos(e) * Math.cos(a),
  ]
}

/** Where a point of the scene appears, from 0 to 1 across and down the window. */
export function projector(shot: Shot, aspect: number, moved: Moved): (point: Vec3) => [x: number, y: number] {
  const eye = cameraPosition(shot, moved)
  const ahead = unit(...minus(shot.target, eye))
  const right = unit(...cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const f = coverFrustum(shot, aspect)
  const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return (point) => {
    const way = minus(point, eye)
    const depth = dot(way, ahead)
    return [
      (dot(way, right) / depth - f.left) / (f.right - f.left),
      (f.top - dot(way, up) / depth) / (f.top - f.bottom),
    ]
  }
}
