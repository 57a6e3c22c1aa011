import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Pictures as visitors send them, and as nobody should.

const red = { r: 220, g: 20, b: 20 }

export const aPicture = ({
  width = 40,
  height = 20,
  format = 'png',
}: {
  width?: number
  height?: number
  format?: 'png' | 'jpeg'
} = {}) =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .toFormat(format)
    .toBuffer()

/** Does not compress: about three bytes a pixel as png. */
export function noise(side: number) {
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
}

export const withPlaceOfTheShot = async () =>
  sharp(await aPicture({ format: 'jpeg' }))
    .withExif({
      IFD0: { Make: 'Canary Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 1/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '122/1 6/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()

/** Light, with one dark corner, and a note on how to turn it. */
export const lyingOnItsSide = (orientation: number) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 8, height: 8, channels: 3, background: '#000000' } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation })
    .jpeg({ quality: 100 })
    .toBuffer()

export const forPrint = async () =>
  sharp(await aPicture())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()

export const withColourProfile = async () =>
  sharp(await aPicture())
    .withIccProfile('p3')
    .png()
    .toBuffer()

/** Black, one bit a pixel: a few kilobytes that decode to hundreds of megabytes. */
export const flood = (side: number) =>
  png(
    header(side, side, { bits: 1, colour: 0 }),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
  )

export const withoutSize = () => png(header(0, 0, {}), chunk('IDAT', deflateSync(Buffer.alloc(1))))

/** Red first, then blue. */
export function animated(side = 8) {
  const frame = (colour: number[]) =>
    deflateSync(
      Buffer.concat(Array.from({ length: side }, () => Buffer.from([0, ...Array(side).fill(colour).flat()]))),
    )
  const control = (sequence: number) => {
    const data = Buffer.alloc(26)
    for (const [index, value] of [sequence, side, side].entries()) data.writeUInt32BE(value, index * 4)
    data.writeUInt16BE(1, 20)
    data.writeUInt16BE(10, 22)
    return chunk('fcTL', data)
  }
  return png(
    header(side, side, {}),
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    control(0),
    chunk('IDAT', frame([255, 0, 0])),
    control(1),
    chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), frame([0, 0, 255])])),
  )
}

/** Exactly so many bytes, with room in a chunk that no reader knows. */
export async function filledTo(size: number) {
  const picture = await aPicture()
  const end = picture.length - 12
  const padding = chunk('tfIl', Buffer.alloc(size - picture.length - 12))
  return Buffer.concat([picture.subarray(0, end), padding, picture.subarray(end)])
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function header(width: number, height: number, { bits = 8, colour = 2 }) {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = bits
  data[9] = colour
  return chunk('IHDR', data)
}

const png = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunk('IEND', Buffer.alloc(0))])
