import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../schema/index.ts'
import { aFile } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { writeFile } from './file-queries.ts'

const size = 2_621_440
const film = randomBytes(size)
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await writeFile(fair.database, { id: 'film', mime: 'video/mp4', size, sha256: 'a'.repeat(64) }, film)
})
afterAll(() => fair.close())

const open = (headers: Record<string, string> = {}, id = 'film') =>
  fair.app.inject({ url: `/files/${id}`, headers })
const part = (range: string, headers = {}) => open({ range, ...headers })

test('K-30 a film of several pieces comes whole, and says that it can be sought in', async () => {
  const response = await open()
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(size),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  })
  expect(response.rawPayload.equals(film)).toBe(true)
})

describe('K-30 part of a film', () => {
  test.each([
    ['bytes=0-', 0, size - 1],
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=1048570-1048580', 1_048_570, 1_048_580],
    ['bytes=1048576-2097151', 1_048_576, 2_097_151],
    ['bytes=5-2621000', 5, 2_621_000],
    ['bytes=2621439-9999999', size - 1, size - 1],
    ['bytes=-7', size - 7, size - 1],
    ['bytes=-99999999', 0, size - 1],
  ])('%s', async (range, from, to) => {
    const response = await part(range)
    expect(response.statusCode).toBe(206)
    expect(response.headers['content-range']).toBe(`bytes ${from}-${to}/${size}`)
    expect(response.headers['content-length']).toBe(String(to - from + 1))
    expect(response.rawPayload.equals(film.subarray(from, to + 1))).toBe(true)
  })

  test.each(['bytes=2621440-', 'bytes=9999999999-', 'bytes=-0'])('%s lies outside', async (range) => {
    const response = await part(range)
    expect([response.statusCode, response.body]).toEqual([416, ''])
    expect(response.headers['content-range']).toBe(`bytes */${size}`)
  })

  test.each(['bytes=5-4', 'bytes=', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-1,5-6', 'bytes=0-1;'])(
    '%s is answered with the whole',
    async (range) => {
      const response = await part(range)
      expect([response.statusCode, response.rawPayload.length]).toEqual([200, size])
    },
  )

  test('If-Range gives the part of the same film, and the whole of another', async () => {
    const etag = String((await open()).headers.etag)
    expect((await part('bytes=0-9', { 'if-range': etag })).statusCode).toBe(206)
    expect((await part('bytes=0-9', { 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await part('bytes=0-9', { 'if-range': 'Sun, 15 Nov 2026 00:00:00 GMT' })).statusCode).toBe(200)
  })

  test('who has it already is told so, with or without a range', async () => {
    const etag = String((await open()).headers.etag)
    for (const given of [etag, `W/${etag}`, `"x", ${etag}`])
      expect((await part('bytes=0-9', { 'if-none-match': given })).statusCode).toBe(304)
    expect((await open({ 'if-none-match': '"x"' })).statusCode).toBe(200)
  })
})

test('K-30 HEAD tells the size and sends nothing', async () => {
  const response = await fair.app.inject({
    method: 'HEAD',
    url: '/files/film',
    headers: { range: 'bytes=0-1' },
  })
  expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0])
  expect(response.headers).toMatchObject({ 'content-length': String(size), 'accept-ranges': 'bytes' })
  expect((await fair.app.inject({ method: 'HEAD', url: '/files/none' })).statusCode).toBe(404)
})

test('an empty file is empty', async () => {
  const id = await aFile(fair, { bytes: Buffer.alloc(0) })
  const response = await open({}, id)
  expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0])
  expect((await open({ range: 'bytes=0-' }, id)).statusCode).toBe(416)
})

test('a film replaced while it is sent ends the answer instead of mixing the two', async () => {
  const { fileBytes } = await import('./file-bytes.ts')
  const id = 'replaced'
  await writeFile(fair.database, { id, mime: 'video/mp4', size, sha256: 'b'.repeat(64) }, film)
  const [row] = await fair.database.db.select().from(file).where(eq(file.id, id))
  if (!row) throw new Error('no file')
  const stream = await fileBytes(fair.database.db, row, { from: 0, to: size - 1 })
  await writeFile(fair.database, { id, mime: 'video/mp4', size, sha256: 'c'.repeat(64) }, randomBytes(size))
  await expect(
    (async () => {
      for await (const _ of stream as AsyncIterable<Buffer>);
    })(),
  ).rejects.toThrow('changed')
})
