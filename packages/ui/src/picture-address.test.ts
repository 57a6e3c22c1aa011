import { expect, test } from 'vitest'
import { pictureSources, plainPicture } from './picture-address.ts'

test('B-05 our own pictures come in four widths', () => {
  expect(pictureSources('/files/banner-34')).toBe(
    '/files/banner-34?w=160 160w, /files/banner-34?w=320 320w, /files/banner-34?w=640 640w, /files/banner-34?w=1280 1280w',
  )
  expect(plainPicture('/files/banner-34')).toBe('/files/banner-34?w=640')
})

test.each(['https://example.com/a.png', '/files/private?sig=abc', '//example.com/files/a', ''])(
  'B-05 a picture from elsewhere, or with a signature, is left as it is: %s',
  (address) => {
    expect(pictureSources(address)).toBeUndefined()
    expect(plainPicture(address)).toBe(address)
  },
)
