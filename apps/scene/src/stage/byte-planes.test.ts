import { expect, test } from 'vitest'
import { fromPlanes, toPlanes } from './byte-planes.ts'

const kinds = [
  ['int8', Int8Array.of(0, 127, -127, 5, -6, 127, 126, -1)],
  ['uint8', Uint8Array.of(0, 255, 1, 254, 128, 7, 255, 0)],
  ['int16', Int16Array.of(0, 32767, -32767, 12, -13, 300, -300, 1)],
  ['uint16', Uint16Array.of(0, 65535, 1, 65000, 40000, 3, 65535, 65535)],
  ['uint32', Uint32Array.of(0, 100_000, 1, 70_000, 70_001, 2, 3, 4)],
] as const

test.each(kinds)('Q-45 numbers of %s come out of their planes as they went in', (_, values) => {
  const out = values.slice()
  out.fill(9)
  fromPlanes(toPlanes(values, 2), out, 2)
  expect([...out]).toEqual([...values])
})

test.each(kinds)('Q-45 coarser numbers of %s are off by no more than their grain', (_, values) => {
  for (const grain of [2, 3, 4, 8]) {
    const out = values.slice()
    fromPlanes(toPlanes(values, 1, grain), out, 1, grain)
    out.forEach((value, i) => {
      expect(Math.abs(value - (values[i] ?? 0))).toBeLessThan(grain)
    })
  }
})
