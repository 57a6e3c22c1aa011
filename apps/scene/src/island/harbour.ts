import type { Vec3 } from '../kit/affine.ts'
import { ball } from '../kit/ball.ts'
import { box } from '../kit/box.ts'
import { drum, lathe } from '../kit/lathe.ts'
import { looks, paint } from '../kit/looks.ts'
import type { MeshBuilder } from '../kit/mesh-builder.ts'
import { prism, roundedRectangle } from '../kit/prism.ts'
import { noise, seededRandom } from '../kit/random.ts'
import { tinted } from '../kit/shape.ts'
import { tube } from '../kit/tube.ts'
import { jetty, lighthouse, quay } from './site-plan.ts'
import { groundHeight } from './terrain.ts'

export const containerColors = ['#e2574c', '#2f78d8', '#f0a63a', '#2fa36b', '#e9edf2', '#15909c'] as const
const deck = 0.95

/** Wooden jetty with piles, rails, lamps and flags; a wide head at its end. */
export function buildJetty(b: MeshBuilder): void {
  const plank = box(jetty.width, 0.1, 0.36, 0.025, 1.2)
  for (let z = jetty.from - 1.6, i = 0; z < jetty.to; z += 0.4, i++)
    b.add(
      tinted(plank, () => 0.9 + 0.16 * noise(i * 1.7, 3)),
      looks.wood,
      { at: [0, deck, z] },
    )
  for (let i = 0; i < 9; i++)
    b.add(
      tinted(box(5.4, 0.1, 0.36, 0.025, 1.2), () => 0.9 + 0.16 * noise(i * 1.7, 8)),
      looks.wood,
      {
        at: [0, deck, jetty.to + i * 0.4],
      },
    )
  const pile = (x: number, z: number) =>
    b.add(
      tube(
        [
          [x, -1.6, z],
          [x, deck + 0.35, z],
        ],
        0.11,
        8,
      ),
      looks.darkWood,
    )
  for (let z = jetty.from; z < jetty.to; z += 2.4) for (const side of [-1, 1]) pile(side * 1.12, z)
  for (const side of [-1, 1]) {
    for (const z of [jetty.to + 0.1, jetty.to + 1.6, jetty.to + 3.1]) pile(side * 2.7, z)
    for (let z = jetty.from + 0.6, i = 0; z < jetty.to - 0.4; z += 2.4, i++)
      flag(b, side * 1.02, deck, z, 1.5, containerColors[(i + (side > 0 ? 2 : 0)) % 4] ?? '#2f78d8')
  }
}

function flag(b: MeshBuilder, x: number, y: number, z: number, height: number, color: string): void {
  b.add(
    tube(
      [
        [x, y, z],
        [x, y + height, z],
      ],
      0.03,
      5,
    ),
    looks.white,
  )
  b.add(box(0.5, 0.3, 0.02, 0, 1), paint(color, 0.7), { at: [x + 0.27, y + height - 0.18, z], turn: 0.25 })
}

/** Container quay: a concrete slab, stacks of boxes and two gantry cranes over the water. */
export function buildQuay(b: MeshBuilder): void {
  b.within({ at: [quay.x, 0, quay.z], turn: quay.turn }, () => {
    b.add(
      prism(roundedRectangle(quay.width, quay.depth, 0.2), 3, { bevel: 0.06 }),
      { color: '#cdd2d8', rough: 0.85 },
      {
        at: [0, -1.9, 0],
      },
    )
    b.add(box(quay.width - 0.4, 0.02, 0.12), paint('#f2b53a', 0.8), { at: [0, 1.11, quay.depth / 2 - 0.4] })
    const random = seededRandom(4)
    for (let row = 0; row < 2; row++)
      for (let bay = 0; bay < 6; bay++) {
        const high = 1 + Math.floor(random() * 3)
        for (let i = 0; i < high; i++)
          container(b, -4.2 + bay * 1.42, 1.1 + i * 0.46, -1.75 + row * 0.66, random())
      }
    for (const x of [-2.4, 2.2]) gantry(b, x)
  })
}

export function container(b: MeshBuilder, x: number, y: number, z: number, dice: number): void {
  const color = containerColors[Math.floor(dice * containerColors.length)] ?? '#2f78d8'
  b.add(box(1.3, 0.44, 0.56, 0, 2), paint(color, 0.55), { at: [x, y + 0.22, z] })
}

function gantry(b: MeshBuilder, x: number): void {
  const steel = paint('#2a6fd6', 0.45)
  const beam = (from: Vec3, to: Vec3, r: number) => b.add(tube([from, to], r, 4), steel)
  b.within({ at: [x, 1.1, 1.2] }, () => {
    for (const dx of [-0.8, 0.8]) for (const dz of [-0.9, 0.9]) beam([dx, 0, dz], [dx * 0.8, 4.2, dz], 0.09)
    for (const dz of [-0.9, 0.9]) beam([-0.7, 2.4, dz], [0.7, 2.4, dz], 0.07)
    for (const dx of [-0.66, 0.66]) {
      beam([dx, 4.2, -2.4], [dx * 0.5, 4.2, 4.6], 0.1)
      beam([dx, 4.2, 0.4], [dx * 0.2, 5.7, 0.2], 0.06)
      beam([dx * 0.2, 5.7, 0.2], [dx * 0.5, 4.3, 3.8], 0.035)
      beam([dx * 0.2, 5.7, 0.2], [dx, 4.3, -2.2], 0.035)
    }
    b.add(box(0.7, 0.5, 0.7, 0.06), looks.white, { at: [0, 3.9, 1.6] })
    b.add(box(1.3, 0.1, 0.5, 0.02), steel, { at: [0, 2.7, 3.1] })
    for (const dx of [-0.4, 0.4]) beam([dx, 2.7, 3.1], [dx, 4.2, 3.1], 0.02)
    b.add(box(1.2, 0.44, 0.56, 0.02), paint('#f0a63a', 0.55), { at: [0, 2.42, 3.1] })
  })
}

/** White tower with blue bands on a heap of rocks. */
export function buildLighthouse(b: MeshBuilder): void {
  const y = groundHeight(lighthouse.x, lighthouse.z)
  b.within({ at: [lighthouse.x, y, lighthouse.z] }, () => {
    const random = seededRandom(8)
    for (let i = 0; i < 22; i++) {
      const a = i * 2.4
      const r = 0.9 + random() * 2
      const s = 0.35 + random() * 0.5
      b.add(
        ball(1, (n) => 0.8 + 0.35 * noise(n[0] * 2 + i, n[1] * 2 + n[2])),
        looks.rock,
        { at: [Math.cos(a) * r, -0.25 + random() * 0.25, Math.sin(a) * r], scale: [s, s * 0.7, s] },
      )
    }
    b.add(drum(1.05, 0.5, 0.06, 28), looks.plinth)
    const bands = ['#ffffff', '#1f66dc', '#ffffff', '#1f66dc', '#ffffff']
    bands.forEach((color, i) => {
      const [low, high] = [0.5 + i * 0.86, 0.5 + (i + 1) * 0.86]
      const at = (h: number) => 0.72 - h * 0.055
      b.add(
        lathe(
          [
            [at(low), low],
            [at(high), high],
          ],
          { segments: 24 },
        ),
        paint(color, 0.4),
      )
    })
    b.add(drum(0.72, 0.14, 0.04, 24), looks.white, { at: [0, 4.8, 0] })
    b.add(drum(0.34, 0.6, 0.02, 16), { color: '#ffe9a8', rough: 0.15, glow: 0.4 }, { at: [0, 4.94, 0] })
    b.add(
      lathe(
        [
          [0.34, 5.5],
          [0.5, 5.52],
          [0.3, 5.82],
          [0.05, 6],
          [0.03, 6.4],
          [0, 6.42],
        ],
        { segments: 20 },
      ),
      paint('#1f66dc'),
    )
    b.add(box(0.3, 0.6, 0.1, 0.03), looks.darkWood, { at: [0, 0.8, 0.68] })
  })
}
