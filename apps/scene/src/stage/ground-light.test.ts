import { expect, test } from 'vitest'
import { composeGround, type GroundPlacing, openFloor } from './ground-light.ts'

/** Two metres wide, one deep, dark in its right half. */
const stamp = (at: readonly [number, number], turn = 0, size = 1): GroundPlacing => ({
  file: {
    head: {
      scale: 1,
      details: [],
      sockets: [],
      box: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      ground: { x: -1, z: -0.5, across: 8, down: 4, step: 0.25 },
    },
    ground: Uint8Array.from({ length: 32 }, (_, i) => (i % 8 < 4 ? openFloor : 40)),
  },
  at,
  turn,
  size,
})

/** Without stopping. */
function composed(...given: Parameters<typeof composeGround>) {
  const work = composeGround(...given)
  let next = work.next()
  while (!next.done) next = work.next()
  return next.value
}

function light(stamps: readonly GroundPlacing[]): (x: number, z: number) => number {
  const step = 0.25
  const { bytes, width } = composed([-4, -4, 4, 4], step, stamps)
  return (x, z) => bytes[Math.floor((z + 4) / step) * width + Math.floor((x + 4) / step)] ?? -1
}

test('Q-03 an empty floor is open everywhere', () => {
  const { bytes, width, height } = composed([0, 0, 1.1, 2], 0.5, [])
  expect([width, height]).toEqual([3, 4])
  expect(new Set(bytes)).toEqual(new Set([openFloor]))
})

test('Q-03 a stamp lies where its model stands', () => {
  const at = light([stamp([1, 2])])
  expect(at(1.8, 2.1)).toBe(40)
  expect(at(0.2, 2.1)).toBe(openFloor)
  expect(at(-3, -3)).toBe(openFloor)
})

test.each([
  ['to +x', Math.PI / 2, [0.1, -0.8], [0.1, 0.8]],
  ['to -x', -Math.PI / 2, [0.1, 0.8], [0.1, -0.8]],
  ['half around', Math.PI, [-0.8, 0.1], [0.8, 0.1]],
] as const)('Q-03 a stamp turns with its model %s', (_, turn, dark, open) => {
  const at = light([stamp([0, 0], turn)])
  expect(at(dark[0], dark[1])).toBe(40)
  expect(at(open[0], open[1])).toBe(openFloor)
})

test('Q-03 a stamp at a free angle still darkens its own side', () => {
  const at = light([stamp([0, 0], 0.5)])
  expect(at(0.7 * Math.cos(0.5), -0.7 * Math.sin(0.5))).toBeLessThan(60)
  expect(at(-0.7 * Math.cos(0.5), 0.7 * Math.sin(0.5))).toBeGreaterThan(110)
})

test('Q-03 where two stamps meet, both take light away', () => {
  expect(light([stamp([0, 0]), stamp([0, 0])])(0.8, 0.1)).toBe(Math.round((40 * 40) / openFloor))
})

test('Q-03 a column darkens the floor at its foot and nowhere else', () => {
  const { bytes, width } = composed(
    [-4, -4, 4, 4],
    0.25,
    [],
    [{ at: [-3.9, 3.9], radius: 0.5, strength: 0.6 }],
  )
  expect(bytes[31 * width]).toBeLessThan(60)
  expect(bytes[31 * width + 8]).toBe(openFloor)
  expect(bytes[0]).toBe(openFloor)
})

test('Q-03 a model at the edge of the floor leaves the rest as it is', () => {
  const at = light([stamp([4, -4], 0.3, 2)])
  expect(at(-3, 3)).toBe(openFloor)
})
