import { randomBytes } from 'node:crypto'
import { type ContentRecord, type DeskUpload, deskFileLimits, fairDay } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { company, contentVersion, deskUpload, deskUploadPart, file } from '../../../schema/index.ts'
import { aDeskPerson, anExhibition, anExhibitor, aProduct, type Visitor } from '../../../testing/builders.ts'
import { aPicture, noise, withPlaceOfTheShot } from '../../../testing/pictures.ts'
import { soon } from '../../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts'
import { sendPart } from '../../../testing/upload.ts'
import { tableNames } from '../../format/columns.ts'
import type { Source } from '../../format/source.ts'
import { applyImport } from '../../import/import-content.ts'
import { readStored } from '../../stored/read-stored.ts'
import { sweepDeskFiles } from './uploads-service.ts'

let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>
let squid: number
let shown: number
let person: Visitor
let colleague: Visitor
let stranger: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { DESK_FILES: '6', DESK_FILES_MB: '2' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  const { id } = await anExhibition(fair)
  booth = await anExhibitor(fair, { in: id, industry: 'food', country: 'CN', website: '' })
  ;({ productId: squid, exhibitionProductId: shown } = await aProduct(fair, booth, {
    nameZh: '单冻鱿鱼圈',
    nameEn: 'IQF Squid Rings',
  }))
  person = await aDeskPerson(fair, booth.contactId)
  colleague = await aDeskPerson(fair, booth.contactId)
  stranger = await aDeskPerson(fair, (await anExhibitor(fair, { in: id })).contactId)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = (who: Visitor, method: Method, path: string, body?: object) =>
  fair.call(who.as({ method, path: `/api/desk/v1/${path}`, ...(body ? { body: JSON.stringify(body) } : {}) }))
const newId = () => randomBytes(16).toString('base64url')
const begin = async (id: string, size: number, kind = 'picture', who = person) =>
  (await ask(who, 'POST', 'upload', { id, kind, size })).json()
const finish = async (id: string, who = person) => (await ask(who, 'POST', `upload/${id}/finish`)).json()
const part = async (id: string, offset: number, bytes: Buffer, who = person) =>
  (await sendPart(fair, who, { id, offset, bytes })).json().data as DeskUpload

/** A whole upload, as the desk's page sends it. */
async function uploaded(bytes: Buffer, { kind = 'picture', who = person } = {}) {
  const id = newId()
  await begin(id, bytes.length, kind, who)
  const { partBytes } = deskFileLimits
  for (let offset = 0; offset < bytes.length; offset += partBytes)
    await part(id, offset, bytes.subarray(offset, offset + partBytes), who)
  const { data } = await finish(id, who)
  return { id, ...(data.file as { path: string; url: string }) }
}
const write = async (path: string, field: string, value: string, { who = person, seen = 0 } = {}) =>
  (await ask(who, 'PATCH', `content/${path}`, { changes: [{ field, value, seen }] })).json().data.results[0]
const recordOf = async (path: string, who = person): Promise<ContentRecord> =>
  (await ask(who, 'GET', `content/${path}`)).json().data
const publish = async () => (await ask(person, 'POST', 'content-publish', {})).json().data
async function visitorsPictures(): Promise<string[]> {
  const { data } = (await fair.call({ path: `/api/exhibition/v2/web/exhibition-product/${shown}` })).json()
  const { main_image, sub_images } = data.product.cn as {
    main_image: string[]
    sub_images: { url: string }[]
  }
  return [...main_image, ...sub_images.map(({ url }) => url)]
}
const fileStatus = async (url: string) => (await fair.app.inject({ url })).statusCode
const afterHours = (hours: number) => new Date(Date.parse(testNow) + hours * 3_600_000).toISOString()
const squidPath = () => `products/${squid}`
const companyPath = () => `companies/${booth.companyId}`
const plain = (url: string) => url.split('?')[0] ?? ''

test('V-19 an upload comes in pieces and becomes a picture drawn anew, for its company only', async () => {
  const bytes = await noise(400)
  const id = newId()
  expect((await begin(id, bytes.length)).data).toEqual({ received: 0, size: bytes.length, file: null })
  const half = Math.floor(bytes.length / 2)
  expect(await part(id, 0, bytes.subarray(0, half))).toMatchObject({ received: half })
  expect((await finish(id)).data).toMatchObject({ received: half, file: null })
  expect(await part(id, half, bytes.subarray(half))).toMatchObject({ received: bytes.length })
  const { data } = await finish(id)
  expect(data.file.path).toMatch(/^files\/[\w-]{24}\.png$/)
  expect(await fair.database.db.$count(deskUploadPart, eq(deskUploadPart.uploadId, id))).toBe(0)
  // Nobody finds it without the address.
  expect(await fileStatus(data.file.url)).toBe(200)
  expect(await fileStatus(plain(data.file.url))).toBe(404)
  const fileId = plain(data.file.url).slice('/files/'.length)
  const snapshot = await fair.call({ path: `/api/storage/v1/resource/snapshot/${fileId}` })
  expect(snapshot.json().list).toEqual([])
})

test('V-19 the place of a shot is not in what is kept', async () => {
  const { url } = await uploaded(await withPlaceOfTheShot())
  const { exif } = await sharp((await fair.app.inject({ url })).rawPayload).metadata()
  expect(exif).toBeUndefined()
})

test('V-20 after a dropped connection an upload goes on where it was, and nothing is stored twice', async () => {
  const bytes = await noise(300)
  const [id, first, second] = [newId(), bytes.subarray(0, 100_000), bytes.subarray(100_000, 200_000)]
  await begin(id, bytes.length)
  await part(id, 0, first)
  // The connection ends in the middle of a piece: nothing of it is kept.
  const cut = await sendPart(fair, person, { id, offset: first.length, bytes: second, cutTo: 50_000 })
  expect(cut.statusCode).toBe(400)
  expect((await begin(id, bytes.length)).data.received).toBe(first.length)
  // Sent twice at once, because an answer got lost.
  await Promise.all([part(id, first.length, second), part(id, first.length, second)])
  expect((await begin(id, bytes.length)).data.received).toBe(200_000)
  // Too early.
  expect(await part(id, 250_000, bytes.subarray(250_000))).toMatchObject({ received: 200_000 })
  await part(id, 200_000, bytes.subarray(200_000))
  const [one, other] = await Promise.all([finish(id), finish(id)])
  expect(one.data.file.path).toBe(other.data.file.path)
  expect(await fair.database.db.$count(file, eq(file.companyId, booth.companyId))).toBe(1)
  const kept = await sharp((await fair.app.inject({ url: one.data.file.url })).rawPayload)
    .raw()
    .toBuffer()
  expect(kept.equals(await sharp(bytes).raw().toBuffer())).toBe(true)
})

test('V-20 a colleague goes on with an upload; another company finds none', async () => {
  const bytes = await aPicture()
  const id = newId()
  await begin(id, bytes.length)
  expect((await begin(id, bytes.length, 'picture', colleague)).data.received).toBe(0)
  expect(
    (await ask(stranger, 'POST', 'upload', { id, kind: 'picture', size: bytes.length })).statusCode,
  ).toBe(404)
  expect((await sendPart(fair, stranger, { id, offset: 0, bytes })).statusCode).toBe(404)
  expect((await ask(stranger, 'POST', `upload/${id}/finish`)).statusCode).toBe(404)
  await ask(stranger, 'DELETE', `upload/${id}`)
  expect((await begin(id, bytes.length)).data.received).toBe(0)
})

test('V-21 a cancelled upload is gone with its pieces', async () => {
  const bytes = await aPicture()
  const id = newId()
  await begin(id, bytes.length)
  await part(id, 0, bytes.subarray(0, 20))
  expect((await ask(person, 'DELETE', `upload/${id}`)).json().res).toBe(1)
  expect(await fair.database.db.$count(deskUploadPart, eq(deskUploadPart.uploadId, id))).toBe(0)
  expect((await sendPart(fair, person, { id, offset: 20, bytes: bytes.subarray(20) })).statusCode).toBe(404)
})

test('V-22 what is no picture, broken or too large is refused in a sentence and not kept', async () => {
  const whole = await noise(60)
  for (const bytes of [Buffer.from('%PDF-1.7 not a picture'), whole.subarray(0, whole.length - 3000)]) {
    const id = newId()
    await begin(id, bytes.length)
    await part(id, 0, bytes)
    expect((await finish(id)).mes).toBe('这不是能打开的图片。请换用 png 或 jpg 格式')
    expect(await fair.database.db.$count(deskUpload, eq(deskUpload.id, id))).toBe(0)
  }
  const large = await begin(newId(), deskFileLimits.uploadBytes + 1)
  expect(large.mes).toBe('图片不能超过 12 MB 和 2500 万像素')
  const [id, bytes] = [newId(), await aPicture()]
  await begin(id, 10)
  expect((await sendPart(fair, person, { id, offset: 0, bytes })).statusCode).toBe(400)
})

test('V-23 the quota of a company counts what is stored and what is on its way', async () => {
  await begin(newId(), 1_900_000)
  expect((await begin(newId(), 500_000)).mes).toContain('已达上限')
  const pictures = []
  for (let count = 0; count < 5; count++) pictures.push(await uploaded(await aPicture()))
  expect((await begin(newId(), 10)).mes).toContain('已达上限')
  expect((await begin(newId(), 10, 'picture', stranger)).res).toBe(1)
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(5)
})

test('V-24 pictures are fields of a draft: in order, seen before they are published, then by visitors', async () => {
  const [one, two] = [await uploaded(await aPicture()), await uploaded(await aPicture({ format: 'jpeg' }))]
  const value = `${two.path};${one.path}`
  expect(await write(squidPath(), 'images', value)).toMatchObject({ status: 'saved', value })
  const record = await recordOf(squidPath())
  expect(record.pictures.map(plain)).toEqual([plain(two.url), plain(one.url)])
  expect(record.files.map(({ path }) => path)).toEqual([two.path, one.path])
  expect(await fileStatus(record.pictures[0] ?? '')).toBe(200)
  expect(await visitorsPictures()).toEqual([])
  expect(await fileStatus(plain(one.url))).toBe(404)
  expect((await publish()).refused).toEqual([])
  await soon(async () => expect(await visitorsPictures()).toEqual([plain(two.url), plain(one.url)]))
  expect(await fileStatus(plain(one.url))).toBe(200)
  // The address of what is published needs no signature any more.
  expect((await recordOf(squidPath())).pictures).toEqual([plain(two.url), plain(one.url)])
})

test('V-24 pictures of others, gone ones, doubles and too many are refused in a sentence', async () => {
  const theirs = await uploaded(await aPicture(), { who: stranger })
  const own = await uploaded(await aPicture())
  const many = Array.from({ length: deskFileLimits.pictures + 1 }, (_, at) => `files/${at}.png`).join(';')
  for (const [value, problem] of [
    [theirs.path, '有图片已不存在，请重新上传'],
    [`files/${newId()}.png`, '有图片已不存在，请重新上传'],
    ['models/water-pump/blue.webp', '有图片已不存在，请重新上传'],
    [`${own.path};${own.path}`, `${own.path} 写了两次`],
    [many, '最多 12 张图片'],
  ] as const)
    expect(await write(squidPath(), 'images', value)).toMatchObject({ status: 'refused', problem })
})

test('V-25 a logo is published with its colour, and a product’s picture is no logo', async () => {
  const picture = await uploaded(await aPicture())
  expect(await write(companyPath(), 'logo', picture.path)).toMatchObject({
    status: 'refused',
    problem: '请作为标志上传',
  })
  const logo = await uploaded(await aPicture(), { kind: 'logo' })
  await write(companyPath(), 'logo', logo.path)
  expect((await recordOf(companyPath())).picture_url).toBe(logo.url)
  expect((await publish()).refused).toEqual([])
  const [row] = await fair.database.db.select().from(company).where(eq(company.id, booth.companyId))
  expect(row?.logoFileId).toBe(plain(logo.url).slice('/files/'.length))
  const [kept] = await fair.database.db
    .select()
    .from(file)
    .where(eq(file.id, row?.logoFileId ?? ''))
  expect(kept?.color).toMatch(/^#[\da-f]{6}$/)
})

test('V-26 two colleagues who change the pictures are told of each other', async () => {
  const [one, two] = [await uploaded(await aPicture()), await uploaded(await aPicture(), { who: colleague })]
  const answers = await Promise.all([
    write(squidPath(), 'images', one.path),
    write(squidPath(), 'images', two.path, { who: colleague }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['conflict', 'saved'])
})

test('V-27 an earlier version comes back with its pictures', async () => {
  const [one, two] = [await uploaded(await aPicture()), await uploaded(await aPicture())]
  await write(squidPath(), 'images', one.path)
  await publish()
  await write(squidPath(), 'images', two.path)
  await publish()
  fair.clock.set(afterHours(72))
  await sweepDeskFiles(fair)
  // Their tokens are of the day.
  fair.clock.set(testNow)
  const { list } = (await ask(person, 'GET', `content/${squidPath()}/version`)).json()
  const { data } = (
    await ask(person, 'POST', `content/${squidPath()}/restore`, { version_id: list[1].id })
  ).json()
  expect(data.pictures.map(plain)).toEqual([plain(one.url)])
})

test('V-28 files that no record, draft or version uses are swept after a day, versions’ after 90', async () => {
  const names = ['unused', 'drafted', 'published', 'replaced'] as const
  const files = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await uploaded(await aPicture())] as const)),
  )
  const there = async () => {
    const rows = await fair.database.db
      .select({ id: file.id })
      .from(file)
      .where(eq(file.companyId, booth.companyId))
    return names.filter((name) => rows.some(({ id }) => files[name]?.url.includes(id)))
  }
  await write(squidPath(), 'images', files.replaced?.path ?? '')
  await publish()
  await write(squidPath(), 'images', files.published?.path ?? '')
  await publish()
  await write(squidPath(), 'images', `${files.published?.path};${files.drafted?.path}`)
  await begin(newId(), 100)
  await sweepDeskFiles(fair)
  expect(await there()).toEqual([...names])
  fair.clock.set(afterHours(25))
  // Two nodes at once.
  await Promise.all([sweepDeskFiles(fair), sweepDeskFiles(fair)])
  expect(await there()).toEqual(['drafted', 'published', 'replaced'])
  expect(await fair.database.db.$count(deskUpload, eq(deskUpload.companyId, booth.companyId))).toBe(0)
  fair.clock.set(afterHours(2400))
  await sweepDeskFiles(fair)
  expect(await there()).toEqual(['drafted', 'published'])
  expect(await fair.database.db.$count(contentVersion, eq(contentVersion.recordId, squid))).toBe(3)
})

test('V-29 an import that lands in the middle of an upload takes no picture away', async () => {
  const { content } = await readStored(fair.database.db, fairDay(fair.clock.now()))
  const [id, bytes] = [newId(), await aPicture()]
  const published = await uploaded(await aPicture())
  await write(squidPath(), 'images', published.path)
  await publish()
  await begin(id, bytes.length)
  await part(id, 0, bytes.subarray(0, 30))
  await applyImport(
    fair.database,
    { paths: [] } as unknown as Source,
    { content, present: new Set(tableNames), media: new Map() },
    { wish: { prune: true, overwrite: false }, now: fair.clock.now() },
  )
  await part(id, 30, bytes.subarray(30))
  expect((await finish(id)).data.file.path).toMatch(/^files\//)
  await soon(async () => expect(await visitorsPictures()).toEqual([plain(published.url)]))
})
