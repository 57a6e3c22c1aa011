import { type ExhibitionProduct, fairDay } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { product } from '../../../schema/index.ts'
import { aDeskWithAProduct } from '../../../testing/desk-pictures.ts'
import { aPicture } from '../../../testing/pictures.ts'
import { soon } from '../../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { tableNames } from '../../format/columns.ts'
import type { Source } from '../../format/source.ts'
import { applyImport } from '../../import/import-content.ts'
import { readStored } from '../../stored/read-stored.ts'

let fair: TestApp
let desk: Awaited<ReturnType<typeof aDeskWithAProduct>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  desk = await aDeskWithAProduct(fair)
})

const read = async () => (await readStored(fair.database.db, fairDay(fair.clock.now()))).content
const bringIn = async (content: Awaited<ReturnType<typeof read>>) =>
  applyImport(
    fair.database,
    { paths: [] } as unknown as Source,
    { content, present: new Set(tableNames), media: new Map() },
    { wish: { prune: false, overwrite: false }, now: fair.clock.now() },
  )
async function visitorsTexts() {
  const path = '/api/exhibition/v2/web/exhibition-product'
  const { list } = (await fair.call({ path, query: { company_id: String(desk.booth.companyId) } })).json()
  const { cn, en } = (list as ExhibitionProduct[])[0]?.product ?? {}
  return [cn?.image_texts, en?.image_texts]
}
async function withTwoPictures() {
  const one = (await desk.uploaded(await aPicture())).path
  const two = (await desk.uploaded(await aPicture({ format: 'jpeg' }))).path
  await desk.write(desk.productPath, 'images', `${one};${two}`)
  return { one, two }
}
const say = (language: 'zh' | 'en', value: string, seen = 0) =>
  desk.write(desk.productPath, `picture_texts.${language}`, value, { seen })

test('V-74 what a picture shows is a draft, and published it goes with the picture wherever that stands', async () => {
  const { one, two } = await withTwoPictures()
  await say('zh', `${one}=托盘里的鱿鱼圈;${two}=包装背面`)
  await say('en', `${two}=Back of the pack`)
  expect(await visitorsTexts()).toEqual([undefined, undefined])
  expect((await desk.publish()).refused).toEqual([])
  await soon(async () =>
    expect(await visitorsTexts()).toEqual([
      ['托盘里的鱿鱼圈', '包装背面'],
      ['', 'Back of the pack'],
    ]),
  )
  await desk.write(desk.productPath, 'images', `${two};${one}`)
  await desk.publish()
  await soon(async () => expect((await visitorsTexts())[0]).toEqual(['包装背面', '托盘里的鱿鱼圈']))
})

test('V-74 a text that one language has and the other has not counts as missing, and none at all does not', async () => {
  const { one } = await withTwoPictures()
  const missing = async () => (await desk.recordOf(desk.productPath)).missing
  expect(await missing()).not.toContain('picture_texts.en')
  await say('zh', `${one}=托盘里的鱿鱼圈`)
  expect(await missing()).toContain('picture_texts.en')
})

test('V-74 the text of a picture that was taken away holds up nothing and goes no further', async () => {
  const { one, two } = await withTwoPictures()
  const { version } = await say('zh', `${one}=托盘里的鱿鱼圈;${two}=包装背面`)
  const { fields } = await desk.recordOf(desk.productPath)
  const seen = fields.find(({ field }) => field === 'images')?.version ?? 0
  await desk.write(desk.productPath, 'images', two, { seen })
  expect((await desk.publish()).refused).toEqual([])
  await soon(async () => expect((await visitorsTexts())[0]).toEqual(['包装背面']))
  expect(version).toBeGreaterThan(0)
  const record = await desk.recordOf(desk.productPath)
  expect(record.fields.find(({ field }) => field === 'picture_texts.zh')?.value).toBe(`${two}=包装背面`)
})

test('V-74 what is not written as file=text is told with its field and not published', async () => {
  await withTwoPictures()
  await say('zh', '托盘里的鱿鱼圈')
  const { refused } = await desk.publish()
  expect(refused[0].problems).toEqual([
    { field: 'picture_texts.zh', problem: expect.stringContaining('文件=说明') },
  ])
})

test('V-75 an export has the texts, and bringing it in again changes nothing', async () => {
  const { one } = await withTwoPictures()
  await say('en', `${one}=Rings in a tray`)
  await desk.publish()
  const content = await read()
  const row = content.products.find(({ id }) => id === desk.productId)
  expect(row?.values.picture_texts).toEqual({ zh: '', en: `${one}=Rings in a tray` })
  expect((await bringIn(content)).tables.products).toMatchObject({ added: [], changed: [] })
})

test('V-75 an import leaves pictures and their texts alone once the desk has changed one of the two', async () => {
  const folder = await read()
  const { one } = await withTwoPictures()
  await desk.publish()
  for (const { id, values } of folder.products)
    if (id === desk.productId) values.picture_texts = { zh: '主办方的说明', en: '' }
  const { kept } = await bringIn(folder)
  expect(kept.map(({ field }) => field).toSorted()).toEqual(
    expect.arrayContaining(['images', 'picture_texts']),
  )
  const [stored] = await fair.database.db.select().from(product).where(eq(product.id, desk.productId))
  expect(stored?.pictureTexts).toEqual({})
  expect((await desk.recordOf(desk.productPath)).files.map(({ path }) => path)).toContain(one)
})
