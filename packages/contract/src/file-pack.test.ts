import { expect, test } from 'vitest'
import { readFilePack, writeFilePack } from './file-pack.ts'

test('Q-46 files come out of a pack as they went in, an absent one empty', () => {
  const files = [Uint8Array.of(1, 2, 3), new Uint8Array(), Uint8Array.of(255)]
  expect(readFilePack(writeFilePack(files).buffer as ArrayBuffer)).toEqual(files)
})

test('Q-46 a pack that ends inside a file is refused', () => {
  const pack = writeFilePack([Uint8Array.of(1, 2, 3)])
  expect(() => readFilePack(pack.slice(0, 5).buffer as ArrayBuffer)).toThrow(RangeError)
})
