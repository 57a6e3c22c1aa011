import { randomBytes } from 'node:crypto'
import { SnapshotsReply } from '@tradefloor/contract/schemas'
import sharp from 'sharp'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFile, aVisitor, type Visitor } from '../../testing/builders.ts'
import { aPicture } from '../../testing/pictures.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

let fair: TestApp
let owner: Visitor
let stranger: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  owner = await aVisitor(fair)
  stranger = await aVisitor(fair)
})

const open = (url: string, headers = {}) => fair.app.inject({ url, headers })
const given = async (who = owner): Promise<{ id: string; url: string }> =>
  (await upload(fair, who, await aPicture())).json()
const snapshot = (ids: string[], who: Visitor | null) => {
  const request = { path: `/api/storage/v1/resource/snapshot/${ids.join()}` }
  return fair.call(who ? who.as(request) : request)
}
/** Apart from the request's own number. */
const body = (response: { json(): { request_id?: string } }) => {
  const { request_id: _, ...rest } = response.json()
  return rest
}

test('K-30 N-04 T22 a private file opens at the address that was given, and is missing at any other', async () => {
  const { id, url } = await given()
  const other = await given(stranger)
  expect((await open(url)).statusCode).toBe(200)
  const missing = await open('/files/nothing')
  expect(missing.statusCode).toBe(404)
  for (const wrong of [
    `/files/${id}`,
    `/files/${id}?w=160`,
    url.replace(/s=../, 's=AA'),
    url.replace(/&s=.*/, ''),
    url.replace(/&s=.*/, '&s='),
    url.replace(/e=(\d+)/, (_, expiry) => `e=${Number(expiry) + 1}`),
    url.replace(id, other.id),
  ]) {
    const response = await open(wrong, { authorization: `Bearer ${stranger.token}` })
    expect([wrong, response.statusCode]).toEqual([wrong, 404])
    expect(body(response)).toEqual(body(missing))
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

test('K-30 the address of a private file ends after ten minutes', async () => {
  const { url } = await given()
  fair.clock.set('2026-11-15T12:09:59+08:00')
  const inTime = await open(url)
  expect(inTime.statusCode).toBe(200)
  const etag = String(inTime.headers.etag)
  fair.clock.set('2026-11-15T12:10:00+08:00')
  expect((await open(url)).statusCode).toBe(404)
  expect((await open(url, { 'if-none-match': etag })).statusCode).toBe(404)
})

test('K-30 T35 a private picture comes in four widths, for no shared cache, and is never a page', async () => {
  const { url } = await given()
  for (const address of [url, `${url}&w=160`]) {
    const { headers } = await open(address)
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=600',
      'x-content-type-options': 'nosniff',
      'content-type': address === url ? 'image/png' : 'image/webp',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox/)
  }
  const { rawPayload, headers } = await open(`${url}&w=160`)
  expect((await sharp(rawPayload).metadata()).format).toBe('webp')
  const again = await open(`${url}&w=160`, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await open(`${url}&w=161`)).statusCode).toBe(400)
})

test('K-13 K-29 snapshots come in the order asked: the fair’s for anyone, one’s own for oneself', async () => {
  const shown = await aFile(fair)
  const { id: own } = await given()
  const { id: theirs } = await given(stranger)
  const asked = [theirs, own, 'nothing', shown, own]
  const mine = (await snapshot(asked, owner)).json()
  expect(Value.Check(SnapshotsReply, mine)).toBe(true)
  expect(mine.list.map(({ id }: { id: string }) => id)).toEqual([own, shown])
  expect(mine).toMatchObject({
    count: 2,
    list: [
      { mime: 'image/png', width: 40, height: 20 },
      { url: `/files/${shown}`, mime: 'video/mp4', size: 6, width: null, height: null },
    ],
  })
  for (const { url } of mine.list) expect((await open(url)).statusCode).toBe(200)
  expect((await snapshot(asked, null)).json().list).toMatchObject([{ id: shown }])
})

test('S-25 T20 a scene’s token gets no address of a private file, as a guest gets none', async () => {
  const shown = await aFile(fair)
  const { id: own } = await given()
  const minted = await fair.call(
    owner.as({ method: 'POST', path: '/api/account/v1/scene-token', body: '{}' }),
  )
  const path = `/api/storage/v1/resource/snapshot/${own},${shown}`
  const headers = { authorization: `Bearer ${minted.json().scene_token}` }
  expect((await fair.call({ path, headers })).json().list).toMatchObject([{ id: shown }])
  expect((await snapshot([own, shown], owner)).json().count).toBe(2)
})

test('T22 N-04 another’s file and a missing one are answered alike, byte by byte', async () => {
  const { id } = await given()
  const missing = await snapshot([randomBytes(18).toString('base64url')], stranger)
  const theirs = await snapshot([id], stranger)
  expect(theirs.statusCode).toBe(200)
  expect(theirs.rawPayload.equals(missing.rawPayload)).toBe(true)
})

test('K-29 200 ids are taken, 201 and what is no id are refused', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`)
  expect((await snapshot(ids(200), null)).json()).toMatchObject({ list: [], count: 0 })
  expect((await snapshot(ids(201), null)).statusCode).toBe(400)
  for (const wrong of ['a,,b', '..%2fx', 'a%20b'])
    expect((await snapshot([wrong], null)).statusCode).toBe(400)
})

test('a visitor’s export names their uploads and nobody else’s', async () => {
  const { id } = await given()
  await given(stranger)
  const { uploads } = await fair.personalData.of(fair.database.db, owner.id)
  expect(uploads).toMatchObject([{ id, mime: 'image/png' }])
})
