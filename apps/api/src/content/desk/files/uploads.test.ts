import { deskFileLimits, errors } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskUpload, deskUploadPart, file } from '../../../schema/index.ts'
import { aDeskWithAProduct, newUploadId, withoutSignature } from '../../../testing/desk-pictures.ts'
import { aPicture, noise, withPlaceOfTheShot } from '../../../testing/pictures.ts'
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts'
import { sendPart } from '../../../testing/upload.ts'

let fair: TestApp
let desk: Awaited<ReturnType<typeof aDeskWithAProduct>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { DESK_FILES: '6', DESK_FILES_MB: '2' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  desk = await aDeskWithAProduct(fair)
})

test('V-19 an upload comes in pieces and becomes a picture drawn anew, for its company only', async () => {
  const bytes = await noise(400)
  const id = newUploadId()
  expect((await desk.begin(id, bytes.length)).data).toEqual({ received: 0, size: bytes.length, file: null })
  const half = Math.floor(bytes.length / 2)
  expect(await desk.part(id, 0, bytes.subarray(0, half))).toMatchObject({ received: half })
  expect((await desk.finish(id)).data).toMatchObject({ received: half, file: null })
  expect(await desk.part(id, half, bytes.subarray(half))).toMatchObject({ received: bytes.length })
  const { data } = await desk.finish(id)
  expect(data.file.path).toMatch(/^files\/[\w-]{24}\.png$/)
  expect(await fair.database.db.$count(deskUploadPart, eq(deskUploadPart.uploadId, id))).toBe(0)
  // Nobody finds it without the address.
  expect(await desk.fileStatus(data.file.url)).toBe(200)
  expect(await desk.fileStatus(withoutSignature(data.file.url))).toBe(404)
  const fileId = withoutSignature(data.file.url).slice('/files/'.length)
  const snapshot = await fair.call({ path: `/api/storage/v1/resource/snapshot/${fileId}` })
  expect(snapshot.json().list).toEqual([])
})

test('V-19 the place of a shot is not in what is kept', async () => {
  const { url } = await desk.uploaded(await withPlaceOfTheShot())
  const { exif } = await sharp((await fair.app.inject({ url })).rawPayload).metadata()
  expect(exif).toBeUndefined()
})

test('V-20 after a dropped connection an upload goes on where it was, and nothing is stored twice', async () => {
  const bytes = await noise(300)
  const [id, first, second] = [newUploadId(), bytes.subarray(0, 100_000), bytes.subarray(100_000, 200_000)]
  await desk.begin(id, bytes.length)
  await desk.part(id, 0, first)
  // The connection ends in the middle of a piece: nothing of it is kept.
  const cut = await sendPart(fair, desk.person, { id, offset: first.length, bytes: second, cutTo: 50_000 })
  expect(cut.statusCode).toBe(400)
  expect((await desk.begin(id, bytes.length)).data.received).toBe(first.length)
  // Sent twice at once, because an answer got lost.
  await Promise.all([desk.part(id, first.length, second), desk.part(id, first.length, second)])
  expect((await desk.begin(id, bytes.length)).data.received).toBe(200_000)
  // Too early.
  expect(await desk.part(id, 250_000, bytes.subarray(250_000))).toMatchObject({ received: 200_000 })
  await desk.part(id, 200_000, bytes.subarray(200_000))
  const [one, other] = await Promise.all([desk.finish(id), desk.finish(id)])
  expect(one.data.file.path).toBe(other.data.file.path)
  expect(await fair.database.db.$count(file, eq(file.companyId, desk.booth.companyId))).toBe(1)
  const kept = await sharp((await fair.app.inject({ url: one.data.file.url })).rawPayload)
    .raw()
    .toBuffer()
  expect(kept.equals(await sharp(bytes).raw().toBuffer())).toBe(true)
})

test('V-20 a colleague goes on with an upload; another company finds none', async () => {
  const bytes = await aPicture()
  const id = newUploadId()
  await desk.begin(id, bytes.length)
  expect((await desk.begin(id, bytes.length, 'picture', desk.colleague)).data.received).toBe(0)
  expect(
    (await desk.ask(desk.stranger, 'POST', 'upload', { id, kind: 'picture', size: bytes.length })).statusCode,
  ).toBe(404)
  expect((await sendPart(fair, desk.stranger, { id, offset: 0, bytes })).statusCode).toBe(404)
  expect((await desk.ask(desk.stranger, 'POST', `upload/${id}/finish`)).statusCode).toBe(404)
  await desk.ask(desk.stranger, 'DELETE', `upload/${id}`)
  expect((await desk.begin(id, bytes.length)).data.received).toBe(0)
})

test('V-21 a cancelled upload is gone with its pieces', async () => {
  const bytes = await aPicture()
  const id = newUploadId()
  await desk.begin(id, bytes.length)
  await desk.part(id, 0, bytes.subarray(0, 20))
  expect((await desk.ask(desk.person, 'DELETE', `upload/${id}`)).json().res).toBe(1)
  expect(await fair.database.db.$count(deskUploadPart, eq(deskUploadPart.uploadId, id))).toBe(0)
  expect((await sendPart(fair, desk.person, { id, offset: 20, bytes: bytes.subarray(20) })).statusCode).toBe(
    404,
  )
})

test('V-22 what is no picture, broken or too large is refused in a sentence and not kept', async () => {
  const whole = await noise(60)
  for (const bytes of [Buffer.from('%PDF-1.7 not a picture'), whole.subarray(0, whole.length - 3000)]) {
    const id = newUploadId()
    await desk.begin(id, bytes.length)
    await desk.part(id, 0, bytes)
    expect((await desk.finish(id)).mes).toBe(errors.desk_picture_format.zh)
    expect(await fair.database.db.$count(deskUpload, eq(deskUpload.id, id))).toBe(0)
  }
  const large = await desk.begin(newUploadId(), deskFileLimits.uploadBytes.picture + 1)
  expect(large.mes).toBe(errors.desk_picture_size.zh)
  const [id, bytes] = [newUploadId(), await aPicture()]
  await desk.begin(id, 10)
  expect((await sendPart(fair, desk.person, { id, offset: 0, bytes })).statusCode).toBe(400)
})

test('V-23 the quota of a company counts what is stored and what is on its way', async () => {
  await desk.begin(newUploadId(), 1_900_000)
  expect((await desk.begin(newUploadId(), 500_000)).mes).toBe(errors.desk_storage_full.zh)
  const pictures = []
  for (let count = 0; count < 5; count++) pictures.push(await desk.uploaded(await aPicture()))
  expect((await desk.begin(newUploadId(), 10)).mes).toBe(errors.desk_storage_full.zh)
  expect((await desk.begin(newUploadId(), 10, 'picture', desk.stranger)).res).toBe(1)
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(5)
})

test('V-23 T54 the quota holds for uploads that begin at once', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => desk.begin(newUploadId(), 10)))
  expect(answers.filter(({ res }) => res === 1)).toHaveLength(fair.config.limits.deskFiles)
})
