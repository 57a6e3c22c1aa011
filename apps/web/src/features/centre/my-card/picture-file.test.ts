import { expect, test } from 'vitest'
import { checkPicture, mostBytes, sizeText } from './picture-file.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const file = (start: number[], size = start.length, type = '') => {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return new Blob([bytes], { type })
}

test.each([
  ['a png', file(png), { type: 'image/png' }],
  ['a jpeg that calls itself something else', file(jpeg, 20, 'text/html'), { type: 'image/jpeg' }],
  [
    'a gif that calls itself a png',
    file([0x47, 0x49, 0x46, 0x38], 20, 'image/png'),
    { fault: 'pictureFormat' },
  ],
  ['nothing', file([]), { fault: 'pictureFormat' }],
  ['half a beginning', file(png.slice(0, 4)), { fault: 'pictureFormat' }],
  ['2 MB exactly', file(png, mostBytes), { type: 'image/png' }],
  ['one byte more', file(jpeg, mostBytes + 1), { fault: 'pictureSize' }],
  ['something large that is no picture', file([0], mostBytes + 1), { fault: 'pictureFormat' }],
])('M-06 %s is judged by its content and its size', async (_, blob, outcome) => {
  expect(await checkPicture(blob)).toEqual(outcome)
})

test.each([
  [1, '1 KB'],
  [348_160, '340 KB'],
  [1_258_291, '1.2 MB'],
])('M-06 %i bytes are said as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
