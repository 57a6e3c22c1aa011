import type { Vec3 } from '../kit/affine.ts'
import { type Line, smoothLine } from './spline.ts'

/** Where the camera is and what it looks at; the horizon is always level. */
export interface View {
  eye: Vec3
  target: Vec3
  /** From top to bottom, in degrees. */
  opening: number
  /** As in a stance: uprights stay upright while the roof still shows. */
  shift: number
}

/** A view the camera comes through, in seconds since its shot began. */
export interface Key extends View {
  at: number
}

export interface FilmShot {
  scene: 'island' | 'hall' | 'booth'
  /** The scene's own clock when the shot begins: ships, clouds and waves follow it. */
  clock: number
  keys: readonly Key[]
  /** The last shot comes to rest; the others are still moving when the next one is faded in. */
  rests: boolean
}

/** So long two shots are seen through each other. */
export const fade = 1

export const shots: readonly FilmShot[] = [
  {
    scene: 'island',
    clock: 0,
    rests: false,
    keys: [
      { at: 0, eye: [-90, 2.4, 98], target: [0, 7.2, 0], opening: 23.5, shift: 0 },
      { at: 2.4, eye: [-70, 4, 75], target: [-2, 6.8, 2], opening: 27.5, shift: 0 },
      { at: 4.8, eye: [-52, 10.5, 56], target: [-2, 5, 2], opening: 34, shift: 0 },
      { at: 7.2, eye: [-27, 24, 53], target: [-1, 3, 2], opening: 38, shift: 0 },
      { at: 9.6, eye: [-4, 18.5, 44], target: [0, 3.4, 0], opening: 42, shift: 0 },
      { at: 11.6, eye: [0, 8.6, 28.5], target: [0, 4.4, 0], opening: 44, shift: 0 },
      { at: 13.8, eye: [0, 3.7, 14], target: [0, 3.9, 0], opening: 46, shift: 0 },
    ],
  },
  {
    scene: 'hall',
    clock: 0,
    rests: false,
    keys: [
      { at: 0, eye: [-5.4, 2.6, 6.4], target: [-5.9, 2.6, -12], opening: 46, shift: 0.14 },
      { at: 3.4, eye: [-5.6, 2.3, 0.2], target: [-5.9, 2.3, -16], opening: 46, shift: 0.15 },
      { at: 6.4, eye: [-6.4, 2.1, -6.2], target: [-3.6, 2.1, -17], opening: 48, shift: 0.18 },
      { at: 9, eye: [-7.2, 1.95, -11.4], target: [0.2, 1.95, -16.6], opening: 54, shift: 0.22 },
    ],
  },
  {
    scene: 'booth',
    clock: 0,
    rests: true,
    keys: [
      { at: 0, eye: [-4.4, 1.5, -3.2], target: [0.4, 1.5, -8.4], opening: 40, shift: 0.06 },
      { at: 3, eye: [-1.8, 1.6, 0.2], target: [0.2, 1.6, -8.7], opening: 38.5, shift: 0.14 },
      { at: 6.5, eye: [1.69, 1.7, 2.17], target: [0, 1.7, -9], opening: 37, shift: 0.2 },
    ],
  },
]

export const secondsOf = ({ keys }: FilmShot): number => keys.at(-1)?.at ?? 0

/** The whole film: what is seen through each other counts once. */
export const filmSeconds = shots.reduce((sum, shot) => sum + secondsOf(shot), 0) - fade * (shots.length - 1)

/** The way of a shot: the view at any of its moments. */
export function wayOf({ keys, rests }: FilmShot): (seconds: number) => View {
  const times = keys.map(({ at }) => at)
  const line = (value: (key: Key) => number): Line => smoothLine(times, keys.map(value), rests)
  const point = (value: (key: Key) => Vec3) => {
    const [x, y, z] = [
      line((key) => value(key)[0]),
      line((key) => value(key)[1]),
      line((key) => value(key)[2]),
    ]
    return (seconds: number): Vec3 => [x(seconds), y(seconds), z(seconds)]
  }
  const [eye, target] = [point((key) => key.eye), point((key) => key.target)]
  const [opening, shift] = [line((key) => key.opening), line((key) => key.shift)]
  return (seconds) => ({
    eye: eye(seconds),
    target: target(seconds),
    opening: opening(seconds),
    shift: shift(seconds),
  })
}
