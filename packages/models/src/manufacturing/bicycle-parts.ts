import { Vector3 } from 'three'
import { type Finish, gloss, metal, plastic, rubber } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  type Bend,
  box,
  cylinder,
  gear,
  type Point,
  pipe,
  ring,
  rod,
  type Shape,
  skin,
  tube,
} from '../shapes/index.ts'
import { between, type Frame } from './bicycle-frame.ts'

/** What moves on a cycle, in metres, the front toward +x, the chain on the +z side. */

/** Handlebars: swept back, straight, or dropped for the road. */
export function bars(on: Sculpture, f: Frame, kind: string, grip: Finish): void {
  const steel = metal('#9aa4b2', 0.2)
  const top = between(f.headLow, f.headTop, 1.1)
  const [x, y] = [top[0] - 0.012, top[1] + (kind === 'drop' ? 0.02 : 0.07)]
  const ahead = kind === 'swept' ? 0.03 : 0.075
  on.add(rod(top, [x, y, 0], 0.016), steel)
  on.add(rod([x, y, 0], [x + ahead, y + 0.012, 0], 0.017), steel)
  const [cx, cy] = [x + ahead, y + 0.014]
  for (const z of [-1, 1]) {
    const ways: Record<string, Bend[]> = {
      swept: [
        [cx, cy, 0],
        [cx + 0.02, cy + 0.03, z * 0.14],
        [cx - 0.04, cy + 0.05, z * 0.25],
        [cx - 0.22, cy + 0.02, z * 0.28],
      ],
      flat: [
        [cx, cy, 0],
        [cx, cy + 0.012, z * 0.12],
        [cx - 0.045, cy + 0.018, z * 0.32],
      ],
      drop: [
        [cx, cy, 0],
        [cx, cy, z * 0.2],
        [cx + 0.12, cy - 0.006, z * 0.205],
        [cx + 0.13, cy - 0.13, z * 0.21],
        [cx - 0.02, cy - 0.14, z * 0.215],
      ],
    }
    const line = ways[kind] ?? ways.flat ?? []
    on.add(pipe(line, 0.0115, kind === 'drop' ? 0.055 : 0.07, 14), kind === 'drop' ? grip : steel)
    const [end, before] = [line.at(-1) ?? [0, 0, 0], line.at(-2) ?? [0, 0, 0]]
    const from: Point = [end[0], end[1], end[2]]
    const way: Point = [before[0], before[1], before[2]]
    if (kind !== 'drop') on.add(rod(between(from, way, -0.03), between(from, way, 0.6), 0.0175), grip)
    // The brake's lever.
    const lever = kind === 'drop' ? ([cx + 0.13, cy + 0.01, z * 0.207] as const) : between(from, way, 0.62)
    on.add(box(0.03, 0.03, 0.026, 0.01, 2), rubber(), lever)
    on.add(
      kind === 'drop'
        ? rod(
            [lever[0] + 0.02, lever[1], lever[2]],
            [lever[0] + 0.03, lever[1] - 0.12, lever[2]],
            0.007,
            0.006,
            10,
          )
        : rod(
            [lever[0] + 0.02, lever[1], lever[2]],
            [between(from, way, 0.1)[0] + 0.045, between(from, way, 0.1)[1], between(from, way, 0.1)[2]],
            0.006,
            0.006,
            10,
          ),
      steel,
    )
    on.closely(() =>
      on.add(
        tube(
          [
            [lever[0] + 0.02, lever[1], lever[2] * 0.92],
            [cx + 0.11, cy - 0.02, z * 0.09],
            [f.headLow[0] + 0.05, f.headLow[1] + 0.02, z * 0.03],
            [f.headLow[0] + 0.05, f.headLow[1] - 0.16, z * 0.04],
          ],
          0.004,
          40,
          false,
          6,
        ),
        rubber(),
      ),
    )
  }
}

/** Cranks, pedals, chain and what it turns. */
export function drive(on: Sculpture, f: Frame, big: number, pedalColour: string): void {
  const steel = metal('#9aa4b2', 0.22)
  const [x, y] = [f.middle[0], f.middle[1]]
  const small = 0.036
  const z = 0.058
  on.within([x, y, z], [0, 0, 0], () => {
    const wheel = { teeth: 36, outer: big, height: 0.008, width: 0.005, bore: big * 0.72, bevel: 0 }
    if (on.fine.weight === 'full') on.add(gear(wheel), steel)
    else on.add(ring(big * 0.72, big, 0.005, 0, 40), steel, [0, 0, -0.0025], [90, 0, 0])
    for (let i = 0; i < 5; i++)
      on.add(
        box(big * 0.8, 0.014, 0.006, 0.003, 2),
        steel,
        [Math.cos(i * 1.2566) * big * 0.42, Math.sin(i * 1.2566) * big * 0.42, 0],
        [0, 0, i * 72],
      )
  })
  for (const [side, turn] of [
    [1, -28],
    [-1, 152],
  ] as const)
    on.within([x, y, side * 0.078], [0, 0, turn], () => {
      on.add(rod([0, 0, 0], [0.165, 0, side * 0.012], 0.0135, 0.01), steel)
      on.closely(() => on.add(cylinder(0.02, 0.022, 0.004, 20), steel, [0, 0, -0.011], [90, 0, 0]))
      on.within([0.165, 0, side * 0.058], [0, 0, -turn], () => {
        on.add(box(0.095, 0.024, 0.075, 0.008, 2), plastic(pedalColour))
        on.closely(() => {
          for (const px of [-0.03, 0.03]) on.add(box(0.022, 0.03, 0.066, 0.004, 2), rubber(), [px, 0, 0])
        })
      })
    })
  // Around both wheels of teeth.
  const loop: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const a = ((90 - i * 22.5) * Math.PI) / 180
    loop.push([x + Math.cos(a) * big, y + Math.sin(a) * big, z])
  }
  for (let i = 0; i <= 6; i++) {
    const a = ((270 - i * 30) * Math.PI) / 180
    loop.push([f.rear + Math.cos(a) * small, f.wheel + Math.sin(a) * small, z])
  }
  on.add(tube(loop, 0.0055, 80, true, on.fine.weight === 'full' ? 6 : 3), metal('#4f5865', 0.4))
  on.add(cylinder(small, 0.016, 0.003, 28), metal('#7d8795'), [f.rear, f.wheel, z - 0.008], [90, 0, 0])
}

/** A curved guard over a wheel, from one angle to another. */
export const mudguard =
  (radius: number, width: number, from: number, to: number): Shape =>
  (fine) => {
    const [along, across] = [fine.round(36), fine.weight === 'full' ? 10 : 4]
    const rows = Array.from({ length: along + 1 }, (_, j) => {
      const a = ((from + ((to - from) * j) / along) * Math.PI) / 180
      const loop = (thick: number, back: boolean) =>
        Array.from({ length: across + 1 }, (__, i) => {
          const k = ((back ? across - i : i) / across) * 2 - 1
          const r = radius + thick - k * k * width * 0.32
          return new Vector3(Math.cos(a) * r, Math.sin(a) * r, k * width * 0.5)
        })
      return [...loop(0.003, true), ...loop(0, false)]
    })
    return skin(rows)
  }

/** A lamp that looks forward or back. */
export function lamp(on: Sculpture, at: Point, isFront: boolean, glow: Finish): void {
  on.within(at, [0, 0, isFront ? -90 : 90], () => {
    on.add(cylinder(0.022, 0.05, 0.012, 20, 0.034), rubber(), [0, -0.04, 0])
    on.add(cylinder(0.031, 0.012, 0.005, 20), glow, [0, 0.006, 0])
  })
}

/** A bell on the bar. */
export function bell(on: Sculpture, at: Point): void {
  on.closely(() => on.add(cylinder(0.024, 0.026, 0.014, 28), gloss('#c9a04e'), at))
}
