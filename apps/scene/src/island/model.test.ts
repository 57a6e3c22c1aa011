import { describe, expect, it } from 'vitest'
import { buildModel } from './model.ts'
import { treeKinds } from './planting.ts'

const detail = { trees: 60, walkers: 5, fineTrees: false, rays: 4, cell: 1, lightmap: 1 }

// Building takes seconds on a busy machine, so it is done twice in all.
const [first, second] = [buildModel(detail), buildModel(detail)]

describe('the model of the island', () => {
  it('Q-03 is built from code alone, the same bytes each time', () => {
    const same = (a: ArrayBufferView, b: ArrayBufferView) =>
      Buffer.from(a.buffer, a.byteOffset, a.byteLength).equals(
        Buffer.from(b.buffer, b.byteOffset, b.byteLength),
      )
    expect(same(first.world.position, second.world.position)).toBe(true)
    expect(same(first.world.light, second.world.light)).toBe(true)
    expect(same(first.ground.light.bytes, second.ground.light.bytes)).toBe(true)
  })

  it('Q-03 is sound: whole numbers of corners, indices in range, unit normals, colours in range', () => {
    const { world, ship, boat, plane, rotor, plants, walkers } = first
    const meshes = [world, ship, boat, plane, rotor, walkers.shape, ...treeKinds.map((k) => plants[k].shape)]
    for (const mesh of meshes) {
      const corners = mesh.position.length / 3
      expect(mesh.index.length % 3).toBe(0)
      expect(mesh.index.every((i) => i < corners)).toBe(true)
      expect(mesh.light.length).toBe(corners * 4)
      expect(mesh.position.every(Number.isFinite)).toBe(true)
      expect(mesh.color.every((c) => c >= 0 && c < 2)).toBe(true)
      const bent = Array.from({ length: corners }, (_, i) =>
        Math.hypot(...mesh.normal.slice(i * 3, i * 3 + 3)),
      )
      expect(bent.every((l) => Math.abs(l - 1) < 0.01)).toBe(true)
    }
  })

  it('Q-03 stays within what a desktop can draw', () => {
    expect(first.world.index.length / 3).toBeLessThan(170_000)
  })
})
