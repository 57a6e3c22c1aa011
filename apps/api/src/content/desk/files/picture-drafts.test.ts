import { deskFileLimits } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { company, file } from '../../../schema/index.ts'
import { aDeskWithAProduct, newUploadId, withoutSignature } from '../../../testing/desk-pictures.ts'
import { aPicture } from '../../../testing/pictures.ts'
import { soon } from '../../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts'

let fair: TestApp
let desk: Awaited<ReturnType<typeof aDeskWithAProduct>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  desk = await aDeskWithAProduct(fair)
})

test('V-24 pictures are fields of a draft: in order, seen before they are published, then by visitors', async () => {
  const [one, two] = [
    await desk.uploaded(await aPicture()),
    await desk.uploaded(await aPicture({ format: 'jpeg' })),
  ]
  const value = `${two.path};${one.path}`
  expect(await desk.write(desk.productPath, 'images', value)).toMatchObject({ status: 'saved', value })
  const record = await desk.recordOf(desk.productPath)
  expect(record.pictures.map(withoutSignature)).toEqual([
    withoutSignature(two.url),
    withoutSignature(one.url),
  ])
  expect(record.files.map(({ path }) => path)).toEqual([two.path, one.path])
  expect(await desk.fileStatus(record.pictures[0] ?? '')).toBe(200)
  expect(await desk.visitorsPictures()).toEqual([])
  expect(await desk.fileStatus(withoutSignature(one.url))).toBe(404)
  expect((await desk.publish()).refused).toEqual([])
  await soon(async () =>
    expect(await desk.visitorsPictures()).toEqual([withoutSignature(two.url), withoutSignature(one.url)]),
  )
  expect(await desk.fileStatus(withoutSignature(one.url))).toBe(200)
  // The address of what is published needs no signature any more.
  expect((await desk.recordOf(desk.productPath)).pictures).toEqual([
    withoutSignature(two.url),
    withoutSignature(one.url),
  ])
})

test('V-24 pictures of others, gone ones, doubles and too many are refused in a sentence', async () => {
  const theirs = await desk.uploaded(await aPicture(), { who: desk.stranger })
  const own = await desk.uploaded(await aPicture())
  const many = Array.from({ length: deskFileLimits.pictures + 1 }, (_, at) => `files/${at}.png`).join(';')
  for (const [value, problem] of [
    [theirs.path, '有图片已不存在，请重新上传'],
    [`files/${newUploadId()}.png`, '有图片已不存在，请重新上传'],
    ['models/water-pump/blue.webp', '有图片已不存在，请重新上传'],
    [`${own.path};${own.path}`, `${own.path} 写了两次`],
    [many, '最多 12 张图片'],
  ] as const)
    expect(await desk.write(desk.productPath, 'images', value)).toMatchObject({ status: 'refused', problem })
})

test('V-25 a logo is published with its colour, and a product’s picture is no logo', async () => {
  const picture = await desk.uploaded(await aPicture())
  expect(await desk.write(desk.companyPath, 'logo', picture.path)).toMatchObject({
    status: 'refused',
    problem: '请作为标志上传',
  })
  const logo = await desk.uploaded(await aPicture(), { kind: 'logo' })
  await desk.write(desk.companyPath, 'logo', logo.path)
  expect((await desk.recordOf(desk.companyPath)).picture_url).toBe(logo.url)
  expect((await desk.publish()).refused).toEqual([])
  const [row] = await fair.database.db.select().from(company).where(eq(company.id, desk.booth.companyId))
  expect(row?.logoFileId).toBe(withoutSignature(logo.url).slice('/files/'.length))
  const [kept] = await fair.database.db
    .select()
    .from(file)
    .where(eq(file.id, row?.logoFileId ?? ''))
  expect(kept?.color).toMatch(/^#[\da-f]{6}$/)
})

test('V-26 two colleagues who change the pictures are told of each other', async () => {
  const [one, two] = [
    await desk.uploaded(await aPicture()),
    await desk.uploaded(await aPicture(), { who: desk.colleague }),
  ]
  const answers = await Promise.all([
    desk.write(desk.productPath, 'images', one.path),
    desk.write(desk.productPath, 'images', two.path, { who: desk.colleague }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['conflict', 'saved'])
})
