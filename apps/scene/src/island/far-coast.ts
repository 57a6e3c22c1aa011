import { ball } from '../kit/ball.ts'
import { drum } from '../kit/lathe.ts'
import type { MeshBuilder } from '../kit/mesh-builder.ts'
import { noise, seededRandom } from '../kit/random.ts'
import { tinted } from '../kit/shape.ts'

/** Neighbour islets in the haze; wooded hills on a rim of sand. */
const islets = [
  { x: 60, z: -104, radius: 8, hills: 5, seed: 3 },
  { x: -92, z: -96, radius: 7.5, hills: 4, seed: 7 },
  { x: -34, z: -150, radius: 10, hills: 5, seed: 12 },
  { x: 118, z: -170, radius: 15, hills: 6, seed: 15 },
]

export function buildFarCoast(b: MeshBuilder): void {
  for (const islet of islets) {
    const random = seededRandom(islet.seed)
    b.within({ at: [islet.x, 0, islet.z], scale: [1.5, 1, 0.8] }, () => {
      b.add(drum(islet.radius, 0.5, 0.3, 28), { color: '#e8d6ae', rough: 0.95 }, { at: [0, -0.25, 0] })
      for (let i = 0; i < islet.hills; i++) {
        const a = random() * Math.PI * 2
        const r = i === 0 ? 0 : islet.radius * 0.55 * random()
        const s = islet.radius * (i === 0 ? 0.62 : 0.3 + 0.22 * random())
        const hill = ball(
          i === 0 ? 2 : 1,
          (n) => 0.84 + 0.3 * noise(n[0] * 3 + islet.seed, n[1] * 3 + n[2] * 4, i),
        )
        b.add(
          tinted(hill, (p) => 0.7 + 0.4 * p[1]),
          { color: i % 2 ? '#5f9f56' : '#6fae5c', rough: 0.95 },
          { at: [Math.cos(a) * r, 0, Math.sin(a) * r], scale: [s, s * 0.78, s] },
        )
      }
    })
  }
}
