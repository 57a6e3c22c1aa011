import type {
  ContentField,
  ContentRecord,
  ContentResult,
  ContentSummary,
  ExhibitionProduct,
} from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, company, contentDraft, contentVersion, deskEdit, product } from '../../schema/index.ts'
import { aDeskPerson, anExhibition, anExhibitor, aProduct, type Visitor } from '../../testing/builders.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>
let squid: number
let shown: number
let person: Visitor
let colleague: Visitor
let stranger: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  const { id } = await anExhibition(fair)
  booth = await anExhibitor(fair, { in: id, industry: 'food', country: 'CN', website: '' })
  ;({ productId: squid, exhibitionProductId: shown } = await aProduct(fair, booth, {
    nameZh: '单冻鱿鱼圈',
    nameEn: 'IQF Squid Rings',
    infoZh: '机切后人工挑拣',
  }))
  person = await aDeskPerson(fair, booth.contactId)
  colleague = await aDeskPerson(fair, booth.contactId)
  stranger = await aDeskPerson(fair, (await anExhibitor(fair, { in: id })).contactId)
})

const ask = (who: Visitor, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  fair.call(who.as({ method, path: `/api/desk/v1/${path}`, ...(body ? { body: JSON.stringify(body) } : {}) }))
const recordOf = async (path: string, who = person): Promise<ContentRecord> =>
  (await ask(who, 'GET', `content/${path}`)).json().data
const fieldIn = ({ fields }: ContentRecord, name: string) =>
  fields.find(({ field }) => field === name) as ContentField
interface Change {
  field: string
  value: string
  seen?: number
  published?: string
}
async function write(path: string, changes: Change[], who = person) {
  const answer = await ask(who, 'PATCH', `content/${path}`, {
    changes: changes.map((change) => ({ seen: 0, ...change })),
  })
  expect(answer.statusCode).toBe(200)
  const { results, record } = answer.json().data as { results: ContentResult[]; record: ContentRecord }
  return { results, record, first: results[0] as ContentResult }
}
const publish = async (body: object = {}, who = person) =>
  (await ask(who, 'POST', 'content-publish', body)).json().data
const visitorsProduct = async () =>
  (await fair.call({ path: `/api/exhibition/v2/web/exhibition-product/${shown}` })).json().data
const visitorsStatus = async () =>
  (await fair.call({ path: `/api/exhibition/v2/web/exhibition-product/${shown}` })).statusCode
const companyPath = () => `companies/${booth.companyId}`
const squidPath = () => `products/${squid}`

describe('drafts', () => {
  test('V-01 a change is a draft: visitors read what is published until it is published', async () => {
    const { first, record } = await write(squidPath(), [{ field: 'info.en', value: '  Machine-cut  ' }])
    expect(first).toMatchObject({ status: 'saved', value: 'Machine-cut', problem: '' })
    expect(record).toMatchObject({ state: 'published', changes: 1 })
    expect(fieldIn(record, 'info.en')).toMatchObject({
      value: 'Machine-cut',
      published: '',
      base: '',
      version: first.version,
      edited_by: { cn: '周经理', en: '' },
    })
    expect((await visitorsProduct()).product.en.info).toBe('')
    expect(await publish()).toEqual({
      published: [{ table: 'products', id: squid, changes: 1 }],
      refused: [],
    })
    await soon(async () => expect((await visitorsProduct()).product.en.info).toBe('Machine-cut'))
    expect((await recordOf(squidPath())).changes).toBe(0)
    expect(await publish()).toEqual({ published: [], refused: [] })
  })

  test('V-02 each field is checked by the rule of the format; what does not pass is told and not stored', async () => {
    const { results, record } = await write(companyPath(), [
      { field: 'website', value: 'https:/chaoyuan.example' },
      { field: 'email', value: 'nobody' },
      { field: 'info.zh', value: '=1+1' },
      { field: 'employees', value: '9' },
      { field: 'name.en', value: 'Chaoyuan' },
    ])
    expect(results.map(({ status }) => status)).toEqual(['refused', 'refused', 'refused', 'refused', 'saved'])
    expect(results[0]?.problem).toBe('应为以 http:// 或 https:// 开头的地址')
    expect(record.changes).toBe(1)
    const english = await fair.call(
      person.as({
        method: 'PATCH',
        path: `/api/desk/v1/content/${companyPath()}`,
        query: { lang: 'en' },
        body: JSON.stringify({ changes: [{ field: 'website', value: 'x', seen: 0 }] }),
      }),
    )
    expect(english.json().data.results[0].problem).toBe(
      'should be an address that starts with http:// or https://',
    )
  })

  test('V-31 province, city and district are saved by their codes', async () => {
    const { results } = await write(companyPath(), [
      { field: 'province', value: '110000' },
      { field: 'city', value: '110100' },
      { field: 'area', value: '110101' },
    ])
    expect(results.map(({ status }) => status)).toEqual(['saved', 'saved', 'saved'])
    const { first } = await write(companyPath(), [{ field: 'city', value: '119999', seen: 0 }])
    expect(first).toMatchObject({ status: 'refused', problem: '没有这个行政区划代码' })
  })

  test('V-02 a field that is the organiser’s is refused as a whole', async () => {
    for (const field of ['booths', 'id', 'company', 'images', 'name', 'stand']) {
      const answer = await ask(person, 'PATCH', `content/${companyPath()}`, {
        changes: [{ field, value: '1', seen: 0 }],
      })
      expect([field, answer.statusCode]).toEqual([field, 400])
    }
    expect((await recordOf(companyPath())).changes).toBe(0)
  })

  test('V-03 a value that is the published one again takes the draft away', async () => {
    const { first } = await write(squidPath(), [{ field: 'name.en', value: 'Rings' }])
    const { record } = await write(squidPath(), [
      { field: 'name.en', value: 'IQF Squid Rings', seen: first.version },
    ])
    expect(record.changes).toBe(0)
    expect(
      await fair.database.db.select().from(contentDraft).where(eq(contentDraft.recordId, squid)),
    ).toEqual([])
  })

  test('V-04 two colleagues who change one field are told of each other; the other fields are saved', async () => {
    const mine = (await write(squidPath(), [{ field: 'moq.en', value: '2,000 kg' }])).first
    const { results, record } = await write(
      squidPath(),
      [
        { field: 'moq.en', value: '3,000 kg' },
        { field: 'moq.zh', value: '3,000 公斤' },
      ],
      colleague,
    )
    expect(results[0]).toMatchObject({
      status: 'conflict',
      value: '2,000 kg',
      version: mine.version,
      edited_by: { cn: '周经理', en: '' },
    })
    expect(results[1]).toMatchObject({ status: 'saved' })
    expect(fieldIn(record, 'moq.en').value).toBe('2,000 kg')
    // Seen and decided: the colleague's is meant.
    const kept = await write(
      squidPath(),
      [{ field: 'moq.en', value: '3,000 kg', seen: mine.version }],
      colleague,
    )
    expect(kept.first.status).toBe('saved')
    expect(
      (await write(squidPath(), [{ field: 'moq.en', value: '1', seen: mine.version }])).first,
    ).toMatchObject({ status: 'conflict', value: '3,000 kg' })
  })

  test('V-04 of many writers of one field at once exactly one is stored', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        write(squidPath(), [{ field: 'brand.zh', value: `品牌${at}` }], at % 2 ? person : colleague),
      ),
    )
    const statuses = outcomes.map(({ first }) => first.status)
    expect(statuses.filter((status) => status === 'saved')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'conflict')).toHaveLength(5)
  })

  test('V-05 sent again after a lost answer, a change is no conflict', async () => {
    const { version } = (await write(squidPath(), [{ field: 'brand.zh', value: '潮垣' }])).first
    expect((await write(squidPath(), [{ field: 'brand.zh', value: '潮垣' }])).first).toMatchObject({
      status: 'saved',
      version,
    })
  })

  test('V-06 drafts are discarded field by field or all, and a new product with them', async () => {
    await write(squidPath(), [
      { field: 'brand.zh', value: '潮垣' },
      { field: 'brand.en', value: 'Chaoyuan' },
    ])
    const one = await ask(person, 'POST', `content/${squidPath()}/discard`, { field: 'brand.zh' })
    expect(one.json().data.record.changes).toBe(1)
    const all = await ask(person, 'POST', `content/${squidPath()}/discard`, {})
    expect(all.json().data.record.changes).toBe(0)
    const { id } = (await ask(person, 'POST', 'product', {})).json().data
    expect((await ask(person, 'POST', `content/products/${id}/discard`, {})).json().data).toEqual({
      record: null,
    })
    expect((await ask(person, 'GET', `content/products/${id}`)).statusCode).toBe(404)
  })

  test('V-07 coverage says which texts one language lacks; what neither has is not missing', async () => {
    const record = await recordOf(squidPath())
    expect(record).toMatchObject({ coverage: { cn: 100, en: 50 }, missing: ['info.en'] })
    const { record: after } = await write(squidPath(), [{ field: 'info.en', value: 'Hand-picked' }])
    expect(after).toMatchObject({ coverage: { cn: 100, en: 100 }, missing: [] })
  })
})

describe('publishing', () => {
  test('V-08 V-30 what contradicts itself or is required and empty is told and not published; the others are', async () => {
    await write(squidPath(), [
      { field: 'price_low', value: '50' },
      { field: 'price_high', value: '46' },
    ])
    const record = await recordOf(squidPath())
    expect(record.problems).toEqual([{ field: 'price_high', problem: '低于最低价' }])
    await write(companyPath(), [{ field: 'main_products.zh', value: '冻鱿鱼' }])
    const { id } = (await ask(person, 'POST', 'product', {})).json().data
    const { published, refused } = await publish()
    expect(published).toEqual([{ table: 'companies', id: booth.companyId, changes: 1 }])
    expect(refused).toEqual([
      expect.objectContaining({ id: squid, problems: [{ field: 'price_high', problem: '低于最低价' }] }),
      expect.objectContaining({ id, problems: [{ field: 'name.zh', problem: '必填，不能为空' }] }),
    ])
    expect((await visitorsProduct()).product.price_low).toBeNull()
  })

  test('V-09 a new product is nobody’s to see until it is published, then stands at every booth of its company', async () => {
    const made = (await ask(person, 'POST', 'product', {})).json().data as ContentRecord
    expect(made).toMatchObject({ state: 'draft', made_at_desk: true, changes: 0 })
    expect(made.id).toBeGreaterThanOrEqual(1_500_000_000)
    await write(`products/${made.id}`, [
      { field: 'name.zh', value: '烤海苔片' },
      { field: 'price_low', value: '12.50' },
      { field: 'price_unit', value: '包' },
    ])
    const search = async () => {
      const path = '/api/exhibition/v2/web/exhibition-product'
      const { list } = (await fair.call({ path, query: { search: '烤海苔片' } })).json()
      return list.filter((found: ExhibitionProduct) => found.product.cn.name === '烤海苔片').length
    }
    expect(await search()).toBe(0)
    await publish({ records: [{ table: 'products', id: made.id }] })
    await soon(async () => expect(await search()).toBe(1))
    const [row] = await fair.database.db.select().from(product).where(eq(product.id, made.id))
    expect(row).toMatchObject({ companyId: booth.companyId, priceLow: 12.5, priceUnit: 'pack' })
    expect(await recordOf(`products/${made.id}`)).toMatchObject({ state: 'published', made_at_desk: true })
  })

  test('V-09 a copy begins with the texts of the original, its drafts too', async () => {
    await write(squidPath(), [{ field: 'brand.zh', value: '潮垣' }])
    const copy = (await ask(person, 'POST', 'product', { copy_of: squid })).json().data as ContentRecord
    expect(copy.id).not.toBe(squid)
    expect(copy).toMatchObject({ state: 'draft', name: { cn: '单冻鱿鱼圈', en: 'IQF Squid Rings' } })
    expect(fieldIn(copy, 'brand.zh').value).toBe('潮垣')
  })

  test('V-10 what changed in between is told field by field, and nothing of that record goes out undecided', async () => {
    await write(squidPath(), [
      { field: 'info.zh', value: '我们写的' },
      { field: 'brand.zh', value: '潮垣' },
    ])
    await fair.database.db.update(product).set({ infoZh: '主办方写的' }).where(eq(product.id, squid))
    const { published, refused } = await publish()
    expect(published).toEqual([])
    expect(refused[0].conflicts).toEqual([{ field: 'info.zh', value: '我们写的', published: '主办方写的' }])
    expect((await recordOf(squidPath())).changes).toBe(2)
    const { version } = fieldIn(await recordOf(squidPath()), 'info.zh')
    // Keep mine, on what is published now.
    await write(squidPath(), [
      { field: 'info.zh', value: '我们写的', seen: version, published: '主办方写的' },
    ])
    expect((await publish()).published).toHaveLength(1)
    await soon(async () => expect((await visitorsProduct()).product.cn.info).toBe('我们写的'))
  })

  test('V-10 take theirs: the published value takes the draft away', async () => {
    const { version } = (await write(squidPath(), [{ field: 'info.zh', value: '我们写的' }])).first
    await fair.database.db.update(product).set({ infoZh: '主办方写的' }).where(eq(product.id, squid))
    const { record } = await write(squidPath(), [{ field: 'info.zh', value: '主办方写的', seen: version }])
    expect(record.changes).toBe(0)
  })

  test('V-11 what was published here is marked as the exhibitor’s own', async () => {
    await write(companyPath(), [{ field: 'info.en', value: 'Squid since 2004' }])
    await publish()
    const edits = await fair.database.db.select().from(deskEdit).where(eq(deskEdit.recordId, booth.companyId))
    expect(edits.map(({ tableName, field }) => `${tableName} ${field}`)).toEqual(['companies info'])
    const [row] = await fair.database.db.select().from(company).where(eq(company.id, booth.companyId))
    expect(row?.infoEn).toBe('Squid since 2004')
  })
})

describe('versions', () => {
  test('V-12 every publishing is kept with who and when, and what was there before; any one comes back as drafts', async () => {
    await write(squidPath(), [{ field: 'info.en', value: 'First' }])
    await publish()
    const { version } = fieldIn(await recordOf(squidPath()), 'info.en')
    await write(squidPath(), [{ field: 'info.en', value: 'Second', seen: version }], colleague)
    await publish({}, colleague)
    const { list } = (await ask(person, 'GET', `content/${squidPath()}/version`)).json()
    expect(list.map(({ changed }: { changed: string[] }) => changed)).toEqual([
      ['info.en'],
      ['info.en'],
      ['name.zh', 'name.en', 'info.zh'],
    ])
    expect(list[0].published_by).toEqual({ cn: '周经理', en: '' })
    expect(list[2].published_by).toBeNull()
    const restored = (
      await ask(person, 'POST', `content/${squidPath()}/restore`, { version_id: list[1].id })
    ).json().data as ContentRecord
    expect(restored.changes).toBe(1)
    expect(fieldIn(restored, 'info.en')).toMatchObject({ value: 'First', published: 'Second' })
    const again = await ask(person, 'POST', `content/${squidPath()}/restore`, { version_id: list[2].id })
    expect(again.json()).toMatchObject({ res: 0, errCode: 20037 })
  })

  test('V-13 the name of somebody whose account is gone is in no draft and no version', async () => {
    await write(squidPath(), [{ field: 'info.en', value: 'First' }], colleague)
    await publish({}, colleague)
    await write(squidPath(), [{ field: 'brand.en', value: 'Second' }], colleague)
    await fair.database.db.delete(account).where(eq(account.id, colleague.id))
    expect(fieldIn(await recordOf(squidPath()), 'brand.en')).toMatchObject({
      value: 'Second',
      edited_by: null,
    })
    const { list } = (await ask(person, 'GET', `content/${squidPath()}/version`)).json()
    expect(list[0].published_by).toBeNull()
    const rows = await fair.database.db
      .select()
      .from(contentVersion)
      .where(eq(contentVersion.recordId, squid))
    expect(rows.map(({ publishedBy }) => publishedBy)).toEqual([null, null])
  })
})

describe('withdrawing', () => {
  test('V-14 a product is withdrawn and comes back; publishing a text does not bring it back', async () => {
    const out = await ask(person, 'POST', `product/${squid}/withdraw`)
    expect(out.json().data.state).toBe('withdrawn')
    await soon(async () => expect(await visitorsStatus()).toBe(404))
    await write(squidPath(), [{ field: 'brand.zh', value: '潮垣' }])
    await publish()
    expect((await recordOf(squidPath())).state).toBe('withdrawn')
    const back = await ask(person, 'POST', `product/${squid}/return`)
    expect(back.json().data.state).toBe('published')
    await soon(async () => expect((await visitorsProduct()).product.cn.brand).toBe('潮垣'))
  })

  test('V-14 what the organiser withdrew the exhibitor does not bring back', async () => {
    await fair.database.db.update(product).set({ withdrawnAt: fair.clock.now() }).where(eq(product.id, squid))
    const answer = await ask(person, 'POST', `product/${squid}/return`)
    expect(answer.json()).toMatchObject({ res: 0, errCode: 20039 })
    expect((await recordOf(squidPath())).state).toBe('withdrawn_by_organiser')
  })
})

test('V-15 another company’s records are as missing, and nothing of them changes', async () => {
  await write(squidPath(), [{ field: 'brand.zh', value: '潮垣' }])
  const before = await recordOf(squidPath())
  for (const [method, path, body] of [
    ['GET', `content/${squidPath()}`, undefined],
    ['GET', `content/${companyPath()}`, undefined],
    ['PATCH', `content/${squidPath()}`, { changes: [{ field: 'brand.zh', value: 'x', seen: 0 }] }],
    ['PATCH', `content/${companyPath()}`, { changes: [{ field: 'name.zh', value: 'x', seen: 0 }] }],
    ['POST', `content/${squidPath()}/discard`, {}],
    ['GET', `content/${squidPath()}/version`, undefined],
    ['POST', `content/${squidPath()}/restore`, { version_id: 1 }],
    ['POST', 'content-publish', { records: [{ table: 'products', id: squid }] }],
    ['POST', 'product', { copy_of: squid }],
    ['POST', `product/${squid}/withdraw`, undefined],
    ['POST', `product/${squid}/return`, undefined],
  ] as const)
    expect([path, (await ask(stranger, method, path, body)).statusCode]).toEqual([path, 404])
  expect(await recordOf(squidPath())).toEqual(before)
  const { list } = (await ask(stranger, 'GET', 'content')).json() as { list: ContentSummary[] }
  expect(list.map(({ table }) => table)).toEqual(['companies'])
})
