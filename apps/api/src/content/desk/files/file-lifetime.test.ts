import { fairDay } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentVersion, deskUpload, file } from '../../../schema/index.ts'
import { aDeskWithAProduct, newUploadId, withoutSignature } from '../../../testing/desk-pictures.ts'
import { aPicture } from '../../../testing/pictures.ts'
import { soon } from '../../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts'
import { tableNames } from '../../format/columns.ts'
import type { Source } from '../../format/source.ts'
import { applyImport } from '../../import/import-content.ts'
import { readStored } from '../../stored/read-stored.ts'
import { sweepDeskFiles } from './uploads-service.ts'

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

const afterDays = (days: number) => new Date(Date.parse(testNow) + days * 86_400_000).toISOString()

test('V-27 an earlier version comes back with its pictures', async () => {
  const [one, two] = [await desk.uploaded(await aPicture()), await desk.uploaded(await aPicture())]
  await desk.write(desk.productPath, 'images', one.path)
  await desk.publish()
  await desk.write(desk.productPath, 'images', two.path)
  await desk.publish()
  fair.clock.set(afterDays(3))
  await sweepDeskFiles(fair)
  // Their tokens are of the day.
  fair.clock.set(testNow)
  const { list } = (await desk.ask(desk.person, 'GET', `content/${desk.productPath}/version`)).json()
  const { data } = (
    await desk.ask(desk.person, 'POST', `content/${desk.productPath}/restore`, { version_id: list[1].id })
  ).json()
  expect(data.pictures.map(withoutSignature)).toEqual([withoutSignature(one.url)])
})

test('V-28 files that no record, draft or version uses are swept after a day, versions’ after 90', async () => {
  const names = ['unused', 'drafted', 'published', 'replaced'] as const
  const files = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await desk.uploaded(await aPicture())] as const)),
  )
  const there = async () => {
    const rows = await fair.database.db
      .select({ id: file.id })
      .from(file)
      .where(eq(file.companyId, desk.booth.companyId))
    return names.filter((name) => rows.some(({ id }) => files[name]?.url.includes(id)))
  }
  await desk.write(desk.productPath, 'images', files.replaced?.path ?? '')
  await desk.publish()
  await desk.write(desk.productPath, 'images', files.published?.path ?? '')
  await desk.publish()
  await desk.write(desk.productPath, 'images', `${files.published?.path};${files.drafted?.path}`)
  await desk.begin(newUploadId(), 100)
  await sweepDeskFiles(fair)
  expect(await there()).toEqual([...names])
  fair.clock.set(afterDays(1.1))
  // Two nodes at once.
  await Promise.all([sweepDeskFiles(fair), sweepDeskFiles(fair)])
  expect(await there()).toEqual(['drafted', 'published', 'replaced'])
  expect(await fair.database.db.$count(deskUpload, eq(deskUpload.companyId, desk.booth.companyId))).toBe(0)
  fair.clock.set(afterDays(89))
  await sweepDeskFiles(fair)
  expect(await there()).toEqual(['drafted', 'published', 'replaced'])
  fair.clock.set(afterDays(91))
  await sweepDeskFiles(fair)
  expect(await there()).toEqual(['drafted', 'published'])
  expect(await fair.database.db.$count(contentVersion, eq(contentVersion.recordId, desk.productId))).toBe(3)
})

test('V-29 an import that lands in the middle of an upload takes no picture away', async () => {
  const { content } = await readStored(fair.database.db, fairDay(fair.clock.now()))
  const [id, bytes] = [newUploadId(), await aPicture()]
  const published = await desk.uploaded(await aPicture())
  await desk.write(desk.productPath, 'images', published.path)
  await desk.publish()
  await desk.begin(id, bytes.length)
  await desk.part(id, 0, bytes.subarray(0, 30))
  await applyImport(
    fair.database,
    { paths: [] } as unknown as Source,
    { content, present: new Set(tableNames), media: new Map() },
    { wish: { prune: true, overwrite: false }, now: fair.clock.now() },
  )
  await desk.part(id, 30, bytes.subarray(30))
  expect((await desk.finish(id)).data.file.path).toMatch(/^files\//)
  await soon(async () => expect(await desk.visitorsPictures()).toEqual([withoutSignature(published.url)]))
})
