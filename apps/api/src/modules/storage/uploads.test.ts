import { UploadReply } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../schema/index.ts'
import { aVisitor, type Visitor } from '../../testing/builders.ts'
import * as pictures from '../../testing/pictures.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { form, sendForm, upload } from '../../testing/upload.ts'

let fair: TestApp
let visitor: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  visitor = await aVisitor(fair)
})

const kept = () => fair.database.db.select().from(file).where(eq(file.ownerId, visitor.id))

async function stored(bytes: Buffer, name?: string) {
  const response = await upload(fair, visitor, bytes, name)
  expect(response.statusCode).toBe(200)
  expect(Value.Check(UploadReply, response.json())).toBe(true)
  const answer = await fair.app.inject({ url: response.json().url })
  expect(answer.statusCode).toBe(200)
  return { bytes: answer.rawPayload, type: answer.headers['content-type'] }
}

/** Which corner of the picture, held upright, is the dark one. */
async function corners(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) < 60
  const [right, bottom] = [info.width - 2, info.height - 2]
  return [at(1, 1), at(right, 1), at(1, bottom), at(right, bottom)]
}

test('K-13 M-06 L-06 a picture is stored, and its id and a signed address are the answer', async () => {
  const response = await upload(fair, visitor, await pictures.aPicture())
  const { id, url } = response.json()
  expect(id).toMatch(/^[A-Za-z0-9_-]{22,}$/)
  expect(url).toMatch(new RegExp(`^/files/${id}\\?e=\\d+&s=[A-Za-z0-9_-]{43}$`))
  expect(await kept()).toMatchObject([
    { id, mime: 'image/png', width: 40, height: 20, uploadedAt: fair.clock.now() },
  ])
})

describe('M-06 T35 G-F4 the bytes decide, whatever the name says:', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['an svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 20020],
    ['html that begins as a gif', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'), 20020],
    ['a bmp', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), 20020],
    [
      'a gif',
      async () =>
        sharp(await pictures.aPicture())
          .gif()
          .toBuffer(),
      20020,
    ],
    [
      'a webp',
      async () =>
        sharp(await pictures.aPicture())
          .webp()
          .toBuffer(),
      20020,
    ],
    [
      'a tiff',
      async () =>
        sharp(await pictures.aPicture())
          .tiff()
          .toBuffer(),
      20020,
    ],
    ['nothing at all', () => Buffer.alloc(0), 20020],
    ['the beginning of a png alone', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 20020],
    ['the beginning of a jpeg alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 20020],
    ['half a png', async () => (await pictures.noise(60)).subarray(0, 5000), 20020],
    ['a png without size', () => pictures.withoutSize(), 20020],
    ['a flood of pixels', () => pictures.flood(16_000), 20021],
    ['just too many pixels', () => pictures.flood(5008), 20021],
    ['2 MB and a byte', () => pictures.filledTo(2_097_153), 20021],
    ['8 MB', () => Buffer.alloc(8_388_608), 20021],
  ])('%s is refused and not kept', async (_, make, errCode) => {
    const response = await upload(fair, visitor, await make())
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ res: 0, errCode })
    expect(await kept()).toEqual([])
  })

  test('exactly 2 MB is taken, and only the pixels are kept', async () => {
    const { bytes } = await stored(await pictures.filledTo(2_097_152))
    expect(bytes.length).toBeLessThan(1000)
  })

  test('a jpeg called png is a jpeg', async () => {
    const { bytes, type } = await stored(await pictures.aPicture({ format: 'jpeg' }), 'x.png')
    expect(type).toBe('image/jpeg')
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  test('the refusal is in the reader’s language', async () => {
    const payload = form([{ name: 'file', bytes: 'text', fileName: 'a.png' }])
    const english = await sendForm(fair, visitor, payload, { 'accept-language': 'en' })
    expect(english.json().errMes).toBe('Only png, jpg and jpeg pictures are supported')
    expect((await sendForm(fair, visitor, payload)).json().errMes).toBe('仅支持 png、jpg、jpeg 格式的图片')
  })
})

describe('T35 what is kept is drawn anew:', () => {
  test('a script behind the picture is gone', async () => {
    const { bytes } = await stored(
      Buffer.concat([await pictures.aPicture(), Buffer.from('<script>alert(1)</script>')]),
    )
    expect(bytes.includes('<script')).toBe(false)
  })

  test('where it was taken, by what, is gone', async () => {
    const original = await pictures.withPlaceOfTheShot()
    expect((await sharp(original).metadata()).exif?.includes('Canary')).toBe(true)
    const { bytes } = await stored(original)
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('Canary')).toBe(false)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('it stands upright without being told to (%i)', async (orientation) => {
    const original = await pictures.lyingOnItsSide(orientation)
    const { bytes } = await stored(original)
    const turned = orientation > 4
    expect(await kept()).toMatchObject([{ width: turned ? 20 : 40, height: turned ? 40 : 20 }])
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined()
    const [dark, light] = await Promise.all([original, bytes].map((picture) => corners(picture)))
    expect(light).toEqual(dark)
  })

  test('colours for print and colours with a profile become those of the screen', async () => {
    const original = await pictures.forPrint()
    expect((await sharp(original).metadata()).space).toBe('cmyk')
    expect(await sharp((await stored(original)).bytes).metadata()).toMatchObject({
      space: 'srgb',
      channels: 3,
    })
    const profiled = await sharp((await stored(await pictures.withColourProfile())).bytes).metadata()
    expect(profiled).toMatchObject({ space: 'srgb' })
    expect(profiled.icc).toBeUndefined()
  })

  test('of an animation the first frame stays', async () => {
    const { bytes } = await stored(pictures.animated())
    expect(bytes.includes('acTL')).toBe(false)
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(60)
  })

  test('a very large one becomes one that fits, within the room of an upload', async () => {
    const { bytes } = await stored(await pictures.aPicture({ width: 6000, height: 4000, format: 'jpeg' }))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2000, height: 1333 })
  })
})

test('G-F4 whatever is changed in a good picture, the answer is a verdict and what is kept is a picture', async () => {
  const originals = [
    await pictures.noise(24),
    await sharp(await pictures.noise(24))
      .jpeg()
      .toBuffer(),
  ]
  let state = 7
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  const verdicts = new Set<number>()
  for (let trial = 0; trial < 40; trial++) {
    const changed = Buffer.from(originals[trial % 2] ?? '')
    for (let change = 0; change <= random(4); change++) changed[8 + random(changed.length - 8)] = random(256)
    const response = await upload(fair, visitor, changed)
    expect(response.statusCode).toBe(200)
    verdicts.add(response.json().errCode ?? 0)
    if (response.json().res === 0) continue
    const { rawPayload } = await fair.app.inject({ url: response.json().url })
    expect((await sharp(rawPayload).metadata()).width).toBeGreaterThan(0)
  }
  expect([...verdicts].sort()).toEqual([0, 20020])
})

describe('K-13 a form that is not one file called file is refused:', () => {
  const good = async () => ({ name: 'file', bytes: await pictures.aPicture(), fileName: 'a.png' })
  test.each<[string, () => Promise<Buffer | string>, Record<string, string>?]>([
    ['no part', async () => form([])],
    ['no file', async () => form([{ name: 'file', bytes: 'text' }])],
    ['another name', async () => form([{ ...(await good()), name: 'picture' }])],
    ['two files', async () => form([await good(), await good()])],
    [
      'many fields',
      async () =>
        form([...Array.from({ length: 9 }, (_, n) => ({ name: `n${n}`, bytes: '' })), await good()]),
    ],
    ['a name that reaches a prototype', async () => form([{ ...(await good()), name: '__proto__' }])],
    ['an end in the middle', async () => form([await good()]).subarray(0, 150)],
    ['no boundary', async () => form([await good()]), { 'content-type': 'multipart/form-data' }],
    [
      'another boundary',
      async () => form([await good()]),
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['the picture bare', async () => pictures.aPicture(), { 'content-type': 'image/png' }],
    ['json', async () => '{"file":"x"}', { 'content-type': 'application/json' }],
  ])('%s', async (_, make, headers) => {
    const response = await sendForm(fair, visitor, await make(), headers)
    expect(response.statusCode).toBe(400)
    expect(await kept()).toEqual([])
  })

  test('a few fields beside it do not matter', async () => {
    const payload = form([{ name: 'platform', bytes: 'x' }, await good()])
    expect((await sendForm(fair, visitor, payload)).json().res).toBe(1)
  })
})

test('N-04 K-01 an upload needs a sign-in and a signature, which covers no body', async () => {
  const picture = await pictures.aPicture()
  expect((await upload(fair, null, picture)).statusCode).toBe(401)
  const payload = form([{ name: 'file', bytes: picture, fileName: 'a.png' }])
  const wrong = await sendForm(fair, visitor, payload, { 'x-signature': 'f'.repeat(64) })
  expect(wrong.json()).toMatchObject({ res: 0, errCode: 10011 })
  expect(await kept()).toEqual([])
})

test('K-27 the description says that the body is a form with a file', async () => {
  const { paths } = (await fair.app.inject({ url: '/api/openapi.json' })).json()
  const { requestBody, responses } = paths['/api/storage/v1/attachment'].post
  expect(requestBody.content['multipart/form-data'].schema.properties.file).toMatchObject({
    format: 'binary',
  })
  expect(responses['200'].description).toContain('20020')
})
