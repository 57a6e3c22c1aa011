import { fairDay } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { contact, deskEdit, product } from '../../schema/index.ts'
import { aDeskPerson, anExhibition, anExhibitor, aProduct, type Visitor } from '../../testing/builders.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTwoNodes } from '../../testing/two-nodes.ts'
import { tableNames } from '../format/columns.ts'
import type { Content } from '../format/read-content.ts'
import type { Source } from '../format/source.ts'
import { applyImport } from '../import/import-content.ts'
import { readStored } from '../stored/read-stored.ts'

const desk =
  (fair: TestApp, who: Visitor) => async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const request = { method, path: `/api/desk/v1/${path}`, ...(body ? { body: JSON.stringify(body) } : {}) }
    return (await fair.call(who.as(request))).json()
  }

/** The organiser's folder as it is now, to be brought in again later. */
async function theFolder(fair: TestApp): Promise<Content> {
  return (await readStored(fair.database.db, fairDay(fair.clock.now()))).content
}

const bringIn = (fair: TestApp, content: Content, wish: { prune: boolean; overwrite: boolean }) =>
  applyImport(
    fair.database,
    { paths: [] } as unknown as Source,
    {
      content,
      present: new Set(tableNames),
      media: new Map(),
    },
    { wish, now: fair.clock.now() },
  )

async function aFair() {
  const fair = await openTestApp({ demo: false })
  onTestFinished(() => fair.close())
  const { id } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: id, industry: 'food', country: 'CN' })
  await fair.database.db.update(contact).set({ phone: '' }).where(eq(contact.id, booth.contactId))
  const { productId } = await aProduct(fair, booth, { nameZh: '鱿鱼圈', nameEn: '', infoZh: '机切' })
  const person = await aDeskPerson(fair, booth.contactId)
  return { fair, booth, productId, ask: desk(fair, person) }
}

test('V-16 an import leaves alone what the desk published, made or withdrew, also with --prune', async () => {
  const { fair, productId, ask } = await aFair()
  const folder = await theFolder(fair)
  await ask('PATCH', `content/products/${productId}`, {
    changes: [{ field: 'info.zh', value: '我们写的', seen: 0 }],
  })
  const { data: made } = await ask('POST', 'product', {})
  await ask('PATCH', `content/products/${made.id}`, {
    changes: [{ field: 'name.zh', value: '海苔', seen: 0 }],
  })
  await ask('POST', 'content-publish', {})
  await ask('POST', `product/${productId}/withdraw`)
  const plan = await bringIn(fair, folder, { prune: true, overwrite: false })
  expect(plan.tables.products).toMatchObject({ added: [], changed: [], removed: [] })
  const { list } = await ask('GET', 'content')
  expect(list.map(({ state, name }: { state: string; name: { cn: string } }) => [state, name.cn])).toEqual([
    ['published', expect.any(String)],
    ['published', '海苔'],
    ['withdrawn', '鱿鱼圈'],
  ])
  const [row] = await fair.database.db.select().from(product).where(eq(product.id, productId))
  expect(row?.infoZh).toBe('我们写的')
})

test('V-16 --overwrite takes the organiser’s back, and what the desk withdrew is shown again', async () => {
  const { fair, productId, ask } = await aFair()
  const folder = await theFolder(fair)
  await ask('PATCH', `content/products/${productId}`, {
    changes: [{ field: 'info.zh', value: '我们写的', seen: 0 }],
  })
  await ask('POST', 'content-publish', {})
  await ask('POST', `product/${productId}/withdraw`)
  await bringIn(fair, folder, { prune: false, overwrite: true })
  const [row] = await fair.database.db.select().from(product).where(eq(product.id, productId))
  expect(row).toMatchObject({ infoZh: '机切', withdrawnAt: null })
  expect(await fair.database.db.select().from(deskEdit).where(eq(deskEdit.field, 'withdrawn'))).toEqual([])
})

test('V-10 V-17 an import that lands in the middle loses no draft: the field is told as a conflict', async () => {
  const { fair, productId, ask } = await aFair()
  const folder = await theFolder(fair)
  const row = folder.products.find(({ id }) => id === productId)
  if (row) row.values.info = { zh: '主办方新写的', en: 'From the organiser' }
  await ask('PATCH', `content/products/${productId}`, {
    changes: [
      { field: 'info.zh', value: '我们写的', seen: 0 },
      { field: 'brand.zh', value: '潮垣', seen: 0 },
    ],
  })
  const [, answer] = await Promise.all([
    bringIn(fair, folder, { prune: false, overwrite: false }),
    ask('POST', 'content-publish', {}),
  ])
  // Whoever was first, nobody's words are lost: they are published or still a draft.
  const { data } = await ask('GET', `content/products/${productId}`)
  const info = data.fields.find(({ field }: { field: string }) => field === 'info.zh')
  if (answer.data.published.length > 0) expect(info.published).toBe('我们写的')
  else expect(info).toMatchObject({ value: '我们写的', published: '主办方新写的', base: '机切' })
})

test('V-18 what is published on one node is read from another at once', async () => {
  const { here, there, close } = await openTwoNodes()
  onTestFinished(close)
  const { id } = await anExhibition(here)
  const booth = await anExhibitor(here, { in: id, industry: 'food', country: 'CN' })
  const { productId, exhibitionProductId } = await aProduct(here, booth, { nameZh: '鱿鱼圈' })
  const ask = desk(here, await aDeskPerson(here, booth.contactId))
  const path = `/api/exhibition/v2/web/exhibition-product/${exhibitionProductId}`
  const nameThere = async () => (await there.call({ path })).json().data.product.cn.name
  expect(await nameThere()).toBe('鱿鱼圈')
  await ask('PATCH', `content/products/${productId}`, {
    changes: [{ field: 'name.zh', value: '单冻鱿鱼圈', seen: 0 }],
  })
  await ask('POST', 'content-publish', {})
  await soon(async () => expect(await nameThere()).toBe('单冻鱿鱼圈'))
})
