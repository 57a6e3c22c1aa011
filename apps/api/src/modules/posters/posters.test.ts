import { getExhibitor } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company, exhibitor, file, fileChunk, productImage } from '../../schema/index.ts'
import { aFile, anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { readFileBytes } from '../storage/index.ts'
import { composeBooth } from './compose-booth.ts'
import { createPosterCache } from './poster-cache.ts'
import { posterFacts, posterVersion } from './poster-version.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const pictureOf = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#f2f4f7' } })
    .composite([
      { input: { create: { width: 140, height: 200, channels: 3, background } }, left: 80, top: 60 },
    ])
    .webp()
    .toBuffer()

const aPicture = async (background: string) =>
  aFile(fair, { mime: 'image/webp', color: '#0d5bd0', bytes: await pictureOf(background) })

async function aBooth() {
  const { id: exhibitionId } = await anExhibition(fair, { industry: 'home' })
  const logo = await aPicture('#0d5bd0')
  const at = await anExhibitor(fair, {
    in: exhibitionId,
    nameZh: '舟山潮垣海产有限公司',
    nameEn: 'Zhoushan Chaoyuan Seafood Co., Ltd.',
    logoFileId: logo,
    booth: { boothNo: 'C101' },
  })
  const { productId } = await aProduct(fair, at)
  const image = await aPicture('#c02020')
  await fair.database.db.insert(productImage).values({ productId, position: 0, fileId: image })
  return { ...at, logo, productId, image }
}

type Booth = Awaited<ReturnType<typeof aBooth>>

const addressOf = ({ exhibitionId, companyId }: Booth, file: string) =>
  `/posters/booth/${exhibitionId}/${companyId}/${file}`
const get = (address: string) => fair.app.inject({ url: address })
const versionOf = (booth: Booth) => posterVersion(fair.database, booth)

/** How much two pictures differ, from 0 to 255 in the mean. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, two] = await Promise.all([a, b].map((bytes) => sharp(bytes).resize(600, 315).raw().toBuffer()))
  if (!one || !two) throw new Error('no pictures')
  return one.reduce((sum, value, i) => sum + Math.abs(value - (two[i] ?? 0)), 0) / one.length
}

test('Q-50 a booth has its picture in both languages, each with the name in that language, in all shapes and light', async () => {
  const booth = await aBooth()
  const wanted = [
    ['zh.preview.jpg', 'image/jpeg', 1200, 630],
    ['en.preview.jpg', 'image/jpeg', 1200, 630],
    ['zh.wide.avif', 'image/avif', 1600, 1000],
    ['zh.tall.avif', 'image/avif', 780, 1688],
  ] as const
  const bodies: Buffer[] = []
  for (const [name, type, width, height] of wanted) {
    const { statusCode, headers, rawPayload } = await get(addressOf(booth, name))
    expect({ statusCode, type: headers['content-type'] }, name).toEqual({ statusCode: 200, type })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height })
    expect(rawPayload.length).toBeLessThanOrEqual(60_000)
    bodies.push(rawPayload)
  }
  const [zh, en] = bodies
  if (!zh || !en) throw new Error('no pictures')
  expect(await difference(zh, en)).toBeGreaterThan(0.5)
})

test('Q-50 the same facts make the same picture, byte by byte, also on another node', async () => {
  const booth = await aBooth()
  const other = await openTestApp({ clone: { database: fair.database, close: async () => {} } })
  const address = addressOf(booth, 'en.preview.jpg')
  const [here, there] = [await get(address), await other.app.inject({ url: address })]
  expect(here.rawPayload.equals(there.rawPayload)).toBe(true)
  expect(here.headers.etag).toBe(there.headers.etag)
  await other.close()
})

test('Q-51 the address changes with name, stand number, logo and product, and with nothing else', async () => {
  const { db } = fair.database
  const booth = await aBooth()
  const versions = [await versionOf(booth)]
  const change = async (run: () => Promise<unknown>) => {
    await run()
    versions.push(await versionOf(booth))
  }
  await change(() => db.update(company).set({ nameEn: 'Other Name' }).where(eq(company.id, booth.companyId)))
  await change(() => db.update(exhibitor).set({ boothNo: 'D7' }).where(eq(exhibitor.id, booth.exhibitorId)))
  await change(() =>
    db
      .update(file)
      .set({ sha256: 'f'.repeat(64) })
      .where(eq(file.id, booth.logo)),
  )
  await change(() =>
    db
      .update(file)
      .set({ sha256: 'e'.repeat(64) })
      .where(eq(file.id, booth.image)),
  )
  expect(new Set(versions).size).toBe(5)
  await change(() => db.update(company).set({ infoEn: 'More' }).where(eq(company.id, booth.companyId)))
  expect(versions.at(-1)).toBe(versions.at(-2))
})

test('Q-51 another product is seen in the picture', async () => {
  const booth = await aBooth()
  const address = addressOf(booth, 'zh.preview.jpg')
  const before = await get(address)
  const { db } = fair.database
  await db
    .update(fileChunk)
    .set({ bytes: await pictureOf('#10a040') })
    .where(eq(fileChunk.fileId, booth.image))
  await db
    .update(file)
    .set({ sha256: 'd'.repeat(64) })
    .where(eq(file.id, booth.image))
  const after = await get(address)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(await difference(before.rawPayload, after.rawPayload)).toBeGreaterThan(0.3)
})

test('Q-50 a booth with a vast name and with pictures that cannot be decoded has a poster without these', async () => {
  const booth = await aBooth()
  const { db } = fair.database
  const address = addressOf(booth, 'zh.preview.jpg')
  const whole = await get(address)
  await db
    .update(company)
    .set({ nameZh: '潮'.repeat(5000), nameEn: 'Word '.repeat(1000) })
    .where(eq(company.id, booth.companyId))
  for (const [id, sha256] of [
    [booth.logo, 'a'.repeat(64)],
    [booth.image, 'b'.repeat(64)],
  ] as const) {
    await db
      .update(fileChunk)
      .set({ bytes: Buffer.from('no picture') })
      .where(eq(fileChunk.fileId, id))
    await db.update(file).set({ sha256 }).where(eq(file.id, id))
  }
  const { statusCode, rawPayload } = await get(address)
  expect(statusCode).toBe(200)
  expect(await difference(whole.rawPayload, rawPayload)).toBeGreaterThan(0.5)
})

test('Q-51 no poster is composed of a picture that was replaced after its version was computed', async () => {
  const booth = await aBooth()
  const facts = await posterFacts(fair.database, booth)
  if (!facts) throw new Error('no facts')
  const compose = () =>
    composeBooth(
      facts,
      { shape: 'wide', language: 'zh' },
      { read: (picture) => readFileBytes(fair.database, picture), onBroken: () => {} },
    )
  expect(await compose()).toMatchObject({ width: 1600, height: 1000 })
  await fair.database.db
    .update(file)
    .set({ sha256: 'c'.repeat(64) })
    .where(eq(file.id, booth.image))
  await expect(compose()).rejects.toThrow('the file changed')
})

test('Q-51 the page’s data has the version, by which the picture may be kept for ever', async () => {
  const booth = await aBooth()
  const reply = await fair.call({
    path: getExhibitor.path.replace(':id', String(booth.companyId)),
    query: { exhibition_id: booth.exhibitionId },
  })
  const version = reply.json().info.poster
  expect(version).toBe(await versionOf(booth))
  const address = addressOf(booth, 'zh.preview.jpg')
  const caching = async (query: string) => (await get(address + query)).headers['cache-control']
  expect(await caching(`?v=${version}`)).toBe('public, max-age=31536000, immutable')
  expect(await caching('')).toBe('public, max-age=300')
  expect(await caching('?v=0123456789abcdef')).toBe('public, max-age=300')
  const { etag } = (await get(address)).headers
  const again = await fair.app.inject({ url: address, headers: { 'if-none-match': String(etag) } })
  expect(again.statusCode).toBe(304)
})

test.each([
  [
    'a company that is not in this exhibition',
    (booth: Booth, other: Booth) => addressOf({ ...booth, companyId: other.companyId }, 'zh.wide.avif'),
    404,
  ],
  [
    'an exhibition that is not there',
    (booth: Booth) => addressOf({ ...booth, exhibitionId: 999_999 }, 'zh.wide.avif'),
    404,
  ],
  ['another language', (booth: Booth) => addressOf(booth, 'fr.wide.avif'), 400],
  ['another shape', (booth: Booth) => addressOf(booth, 'zh.huge.avif'), 400],
  ['another format', (booth: Booth) => addressOf(booth, 'zh.wide.jpg'), 400],
  ['a path', (booth: Booth) => addressOf(booth, '..%2f..%2fzh.wide.avif'), 400],
  ['a version that is none', (booth: Booth) => `${addressOf(booth, 'zh.wide.avif')}?v=<script>`, 400],
] as const)('Q-51 %s has no picture', async (_, address, status) => {
  const [booth, other] = [await aBooth(), await aBooth()]
  expect((await get(address(booth, other))).statusCode).toBe(status)
})

test('Q-51 T52 posters are limited by network like calls', async () => {
  const environment = { CALLS_A_MINUTE: '10' }
  const limited = await openTestApp({
    clone: { database: fair.database, close: async () => {} },
    environment,
  })
  const codes: number[] = []
  for (let i = 0; i < 11; i++)
    codes.push((await limited.app.inject({ url: '/posters/booth/999999/1/zh.wide.avif' })).statusCode)
  expect(codes).toEqual([...Array(10).fill(404), 429])
  await limited.close()
})

test('Q-51 T52 two who ask at once cause one picture, and different ones are composed one after another', async () => {
  const cache = createPosterCache()
  let [made, now, most] = [0, 0, 0]
  const compose = async () => {
    made++
    most = Math.max(most, ++now)
    await new Promise((done) => setTimeout(done, 20))
    now--
    return Buffer.from('picture')
  }
  await Promise.all(['a', 'a', 'b', 'c', 'a'].map((key) => cache.get(key, compose)))
  await cache.get('b', compose)
  expect({ made, most }).toEqual({ made: 3, most: 1 })
})
