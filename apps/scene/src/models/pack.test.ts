import { expect, test } from 'vitest'
import { box } from '../kit/box.ts'
import { panel } from '../kit/panel.ts'
import { readModelFile } from '../stage/model-file.ts'
import { compileModel } from './compile-model.ts'
import { painted, picture } from './model-builder.ts'

const trial = () =>
  compileModel({
    details: ['near', 'middle', 'far'],
    light: 'traced',
    ground: true,
    cube: 0.2,
    build(b) {
      b.add(box(2, 0.1, 2, 0, b.cell(0.5)), { color: '#e9edf3', rough: 0.4 }, { at: [0, 0.05, 0] })
      b.add(box(2, 2, 0.1, 0, b.cell(0.5)), painted('deep'), { at: [0, 1, -0.95] })
      b.from('middle', () => b.add(panel(1, 1, b.cell(0.5)), picture('poster'), { at: [0, 1, -0.89] }))
      b.lamp([0, 1.9, 0.5], [0, 1, -1])
      b.socket('pin', [0, 2.2, 1], 0.5, 2)
    },
  })

test('Q-03 a model comes out of its file as it went in', () => {
  const bytes = trial()
  const { head, meshes, ground } = readModelFile(bytes.buffer as ArrayBuffer)
  expect(head.details).toHaveLength(3)
  const triangles = head.details.map(({ indices }) => indices / 3)
  expect(triangles[0]).toBeGreaterThan(triangles[1] ?? 0)
  expect(triangles[1]).toBeGreaterThan(triangles[2] ?? 0)
  expect(head.sockets).toEqual([{ kind: 'pin', at: [0, 2.2, 1], turn: 0.5, size: 2 }])
  expect(head.box[1][1]).toBeCloseTo(2, 2)
  expect(ground?.length).toBe((head.ground?.across ?? 0) * (head.ground?.down ?? 0))
  for (const [i, { parts, index }] of meshes.entries()) {
    const vertices = head.details[i]?.vertices ?? 0
    expect(Math.max(...index)).toBeLessThan(vertices)
    expect(parts.position.length).toBe(vertices * 4)
    // Every normal has about the length of one.
    for (let v = 0; v < vertices; v++)
      expect(Math.hypot(...parts.facing.slice(v * 4, v * 4 + 3)) / 127).toBeCloseTo(1, 1)
  }
})

test('Q-03 where a picture can be put is told from where it cannot', () => {
  const { meshes } = readModelFile(trial().buffer as ArrayBuffer)
  const uv = meshes[0]?.parts.uv ?? []
  const pictured = [...uv].filter((value) => value <= 65_000).length / 2
  expect(pictured).toBeGreaterThan(3)
  expect(pictured).toBeLessThan(uv.length / 2)
})

test('Q-03 the floor is darker under a thing than beside it', () => {
  const { head, ground } = readModelFile(trial().buffer as ArrayBuffer)
  const stamp = head.ground
  if (!stamp || !ground) throw new Error('no ground')
  const at = (x: number, z: number) =>
    ground[Math.floor((z - stamp.z) / stamp.step) * stamp.across + Math.floor((x - stamp.x) / stamp.step)] ??
    0
  expect(at(2.3, 2.3)).toBeGreaterThan(110)
  expect(at(0, -1.15)).toBeLessThan(at(2.3, 2.3) * 0.8)
})

test('Q-03 the same model is the same to the byte', () => {
  expect(Buffer.from(trial()).equals(Buffer.from(trial()))).toBe(true)
})
