import { expect, test } from 'vitest'
import { wrapped } from './use-share-picture.ts'

const upTo = (most: number) => (line: string) => line.length <= most

test.each([
  ['宁波云栖雨具有限公司', 6, ['宁波云栖雨具', '有限公司']],
  ['Ningbo Cloudrest Rainwear', 16, ['Ningbo Cloudrest', 'Rainwear']],
  ['Short', 16, ['Short']],
  ['一二三四五六七八', 2, ['一二', '三四', '五六…']],
])('S-84 the name %s is broken into lines of a picture', (name, most, lines) => {
  expect(wrapped(name, upTo(most))).toEqual(lines)
})
