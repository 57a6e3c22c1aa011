import { setTimeout as pause } from 'node:timers/promises'
import type { ContentRecord } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentDraft, product } from '../../../schema/index.ts'
import { sheet as strangeSheet, workbook } from '../../../testing/bad-inputs/spreadsheets.ts'
import { aDeskPerson, anExhibition, anExhibitor, aProduct, type Visitor } from '../../../testing/builders.ts'
import {
  asProducts,
  compareSheet,
  exportSheet,
  sendProducts,
  sendSheet,
  writeProducts,
} from '../../../testing/product-sheets.ts'
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts'

let fair: TestApp
let companyId: number
let squid: number
let shrimp: number
let foreign: number
let person: Visitor
let colleague: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  const { id } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: id })
  companyId = booth.companyId
  person = await aDeskPerson(fair, booth.contactId)
  colleague = await aDeskPerson(fair, booth.contactId)
  squid = (await aProduct(fair, booth, { nameZh: '单冻鱿鱼圈', nameEn: 'Squid rings', priceLow: 38 }))
    .productId
  shrimp = (
    await aProduct(fair, booth, { nameZh: '红虾仁', nameEn: 'Red shrimp', infoZh: '-18℃ 冷冻\n去肠线' })
  ).productId
  foreign = (await aProduct(fair, await anExhibitor(fair, { in: id }))).productId
})

const patch = (id: number, field: string, value: string, who = colleague, seen = 0) =>
  fair.call(
    who.as({
      method: 'PATCH',
      path: `/api/desk/v1/content/products/${id}`,
      body: JSON.stringify({ changes: [{ field, value, seen }] }),
    }),
  )
async function textOf(id: number, field: string) {
  const answer = await fair.call(person.as({ path: `/api/desk/v1/content/products/${id}` }))
  const record: ContentRecord = answer.json().data
  return record.fields.find((each) => each.field === field)?.value
}
const drafts = () => fair.database.db.select().from(contentDraft).where(eq(contentDraft.companyId, companyId))
const csv = (...lines: string[]) => lines.join('\r\n')

describe('the comparison', () => {
  test.each(['csv', 'xlsx'])(
    'V-81 a spreadsheet that comes back as it left as %s changes nothing',
    async (format) => {
      const { rawPayload } = await exportSheet(fair, person, format)
      expect(await compareSheet(fair, person, rawPayload, { name: `products.${format}` })).toEqual({
        rows: 2,
        unchanged: 2,
        exported_at: fair.clock.now().toISOString(),
        unknown_fields: [],
        problems: [],
        lines: [],
      })
    },
  )

  test('V-81 a comparison tells new, changed and unchanged lines and unknown columns, and writes nothing', async () => {
    const bytes = csv(
      'id;name.zh;name.en;price_low;my notes',
      `${squid};单冻鱿鱼圈;Squid rings;42;dear`,
      `${shrimp};红虾仁;Red shrimp;;`,
      ';烤海苔片;;6.5;',
    )
    const found = await compareSheet(fair, person, bytes)
    expect(found).toMatchObject({ rows: 3, unchanged: 1, unknown_fields: ['my notes'], problems: [] })
    expect(found.lines).toMatchObject([
      {
        line: 2,
        id: squid,
        name: { cn: '单冻鱿鱼圈', en: 'Squid rings' },
        cells: [{ field: 'price_low', before: '38', after: '42', standing: 'changed' }],
      },
      {
        line: 4,
        id: null,
        cells: [
          { field: 'name.zh', before: '', after: '烤海苔片' },
          { field: 'price_low', before: '', after: '6.5' },
        ],
      },
    ])
    expect(await drafts()).toEqual([])
  })

  test('V-81 a sheet of GB18030 with semicolons is read, and a column that is missing leaves its field as it is', async () => {
    const gbk = Buffer.concat([
      Buffer.from(`id;name.zh\r\n${squid};`),
      Buffer.from([0xf7, 0xa0, 0xd3, 0xe3]),
      Buffer.from('\r\n'),
    ])
    const after = new TextDecoder('gb18030').decode(gbk).split(';').at(-1)?.trim()
    const { lines } = await compareSheet(fair, person, gbk)
    expect(lines).toHaveLength(1)
    expect(lines).toMatchObject([{ cells: [{ field: 'name.zh', before: '单冻鱿鱼圈', after }] }])
  })

  test('V-81 the order comes along, and one that was changed in the sheet is told as not read', async () => {
    await fair.database.db.update(product).set({ position: 1 }).where(eq(product.id, shrimp))
    const { body } = await exportSheet(fair, person)
    expect(body.indexOf('红虾仁')).toBeLessThan(body.indexOf('单冻鱿鱼圈'))
    expect(await compareSheet(fair, person, body)).toMatchObject({ unchanged: 2, unknown_fields: [] })
    const moved = await compareSheet(fair, person, csv('id,position', `${squid},1`))
    expect(moved).toMatchObject({ unchanged: 1, unknown_fields: ['position'] })
  })

  test('V-82 faults are told with line and field in the organiser’s words, in both languages', async () => {
    const bytes = csv(
      'id,name.zh,price_low,price_high,price_unit',
      `${squid},单冻鱿鱼圈,cheap,,`,
      `${shrimp},红虾仁,9,5,kg`,
      ',=SUM(A1),,,parsec',
    )
    const zh = await compareSheet(fair, person, bytes)
    expect(zh.lines.map(({ line, problems }) => [line, ...problems.map(({ field }) => field)])).toEqual([
      [2, 'price_low'],
      [3, 'price_high'],
      [4, 'name.zh', 'price_unit'],
    ])
    expect(zh.lines.flatMap(({ cells }) => cells)).toEqual([])
    const en = await compareSheet(fair, person, bytes, { language: 'en' })
    expect(en.lines[0]?.problems[0]?.problem).toBe(
      'should be a number from 0 to 999999999 with at most 2 decimals',
    )
    expect(en.lines[1]?.problems[0]?.problem).toBe('is less than price_low')
  })

  test('V-82 another company’s product is as missing, and so is its number of a company', async () => {
    const bytes = csv('id,company,name.zh', `${foreign},,别家的`, `2147483000,,没有的`, `${squid},7,鱿鱼`)
    const { lines } = await compareSheet(fair, person, bytes, { language: 'en' })
    const [others, missing, company] = lines.map(({ problems }) => problems)
    expect(others).toEqual(missing)
    expect(others).toMatchObject([{ field: 'id' }])
    expect(company).toMatchObject([{ field: 'company' }])
  })

  test('V-82 a number that stands twice is told at the second line', async () => {
    const { lines } = await compareSheet(fair, person, csv('id,model', `${squid},A`, `${squid},B`))
    expect(lines.map(({ line, problems }) => [line, problems.length])).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  test.each([
    ['no workbook', Buffer.from('PK no zip at all'), 'x.xlsx', '不是 Excel 工作簿（xlsx）'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'x.xls', '旧格式请另存为 xlsx'],
    ['a workbook without a sheet', workbook(''), 'x.xlsx', '没有工作表'],
    ['a zip bomb', workbook(`<worksheet>${' '.repeat(40_000_000)}</worksheet>`), 'x.xlsx', '压缩'],
    [
      'a sheet that reaches far down',
      workbook(strangeSheet('<c r="A90000"><v>1</v></c>')),
      'x.xlsx',
      'A90000',
    ],
    ['a formula', workbook(strangeSheet('<c r="A2"><f>1+1</f><v>2</v></c>')), 'x.xlsx', 'A2 是公式'],
    ['another table', Buffer.from('colour,size\nred,5\n'), 'x.csv', '第一行不是展品表的标题'],
    ['UTF-16', Buffer.from('\ufeffid,name', 'utf16le'), 'x.csv', 'UTF-16'],
    ['an open quotation mark', Buffer.from('id,name.zh\n1,"a"b\n'), 'x.csv', '引号'],
    ['too many lines', Buffer.from(`name.zh\n${'a\n'.repeat(5001)}`), 'x.csv', '超过 5000 行'],
  ])('V-82 %s is refused in a sentence', async (_, bytes, name, sentence) => {
    const { problems, lines } = await compareSheet(fair, person, bytes, { name })
    const all = [...problems, ...lines.flatMap((line) => line.problems)]
    expect(all.map(({ problem }) => problem).join()).toContain(sentence)
    expect(lines.flatMap(({ cells }) => cells)).toEqual([])
  })

  test('V-82 a file of more than 8 MB is refused', async () => {
    const answer = await sendSheet(fair, person, Buffer.alloc(8 * 1_048_576 + 1, 97))
    expect(answer.json()).toMatchObject({ res: 0, errCode: 20065 })
  })
})

describe('what was changed at the desk since the export', () => {
  const exported = async () => (await exportSheet(fair, person)).body

  test('V-83 a cell that only a colleague has changed stays as the colleague wrote it', async () => {
    const bytes = (await exported()).replace('"Squid rings"', '"Squid rings, IQF"')
    await patch(squid, 'price_low', '45')
    const found = await compareSheet(fair, person, bytes)
    expect(found.lines[0]?.cells).toMatchObject([
      { field: 'name.en', standing: 'changed' },
      { field: 'price_low', before: '45', after: '38', standing: 'kept', edited_by: { cn: '周经理' } },
    ])
    expect(await writeProducts(fair, person, asProducts(found))).toMatchObject({ changes: 1, refused: [] })
    expect(await textOf(squid, 'price_low')).toBe('45')
    expect(await textOf(squid, 'name.en')).toBe('Squid rings, IQF')
  })

  test('V-83 a cell that both have changed, or an import meanwhile, is told and not taken by itself', async () => {
    const bytes = (await exported())
      .replace('"Squid rings"', '"Squid rings, IQF"')
      .replace('"Red shrimp"', '"Red shrimps"')
    await patch(squid, 'name.en', 'Rings')
    await fair.database.db.update(product).set({ nameEn: 'Imported' }).where(eq(product.id, shrimp))
    const { lines } = await compareSheet(fair, person, bytes)
    expect(lines.map(({ cells }) => cells)).toMatchObject([
      [{ field: 'name.en', before: 'Rings', after: 'Squid rings, IQF', standing: 'both' }],
      [{ field: 'name.en', before: 'Imported', after: 'Red shrimps', standing: 'both', edited_by: null }],
    ])
  })

  test('V-83 the export that a sheet came from is found though another came after it', async () => {
    const bytes = await exported()
    const left = fair.clock.now().toISOString()
    await patch(squid, 'price_low', '45')
    await patch(shrimp, 'model', 'RS-1')
    fair.clock.set('2026-11-15T12:01:00+08:00')
    await exported()
    const found = await compareSheet(fair, person, bytes)
    expect(found.exported_at).toBe(left)
    expect(found.lines.flatMap(({ cells }) => cells.map(({ standing }) => standing))).toEqual([
      'kept',
      'kept',
    ])
  })
})

describe('writing', () => {
  const bytes = () => csv('id,name.zh,price_low', `${squid},鱿鱼圈,42`, ',烤海苔片,6.5')

  test('V-84 confirmed lines become drafts and new products, which are published as any other', async () => {
    const products = asProducts(await compareSheet(fair, person, bytes()))
    const { written, changes, refused } = await writeProducts(fair, person, products)
    expect({ changes, refused }).toEqual({ changes: 4, refused: [] })
    const [, made = { id: 0 }] = written
    expect(written).toEqual([
      { line: 2, id: squid },
      { line: 3, id: made.id },
    ])
    expect(made.id).toBeGreaterThanOrEqual(1_500_000_000)
    expect(await textOf(made.id, 'name.zh')).toBe('烤海苔片')
    const published = await fair.call(
      person.as({ method: 'POST', path: '/api/desk/v1/content-publish', body: '{}' }),
    )
    expect(published.json().data.published).toHaveLength(2)
    expect(await textOf(made.id, 'price_low')).toBe('6.5')
  })

  test('V-84 where a colleague has written since the comparison nothing is written and the field is told', async () => {
    const products = asProducts(await compareSheet(fair, person, bytes()))
    await patch(squid, 'price_low', '40')
    const before = await drafts()
    const { written, changes, refused } = await writeProducts(fair, person, products)
    expect({ written, changes }).toEqual({ written: [], changes: 0 })
    expect(refused).toMatchObject([
      { line: 2, field: 'price_low', value: '40', problem: '', edited_by: { cn: '周经理' } },
    ])
    expect(await drafts()).toEqual(before)
  })

  test('V-84 where an import has written since the comparison nothing is written and the field is told', async () => {
    const products = asProducts(await compareSheet(fair, person, bytes()))
    await fair.database.db.update(product).set({ priceLow: 39 }).where(eq(product.id, squid))
    const { refused } = await writeProducts(fair, person, products)
    expect(refused).toMatchObject([{ line: 2, field: 'price_low', value: '39', edited_by: null }])
    expect(await drafts()).toEqual([])
  })

  test('V-84 a cell that does not pass is refused with its line, and nothing is written', async () => {
    const cells = [{ field: 'price_low', before: '38', value: 'cheap' }]
    const { refused } = await writeProducts(fair, person, [
      { line: 2, id: squid, cells },
      { line: 3, cells: [{ field: 'name.zh', before: '', value: '海苔' }] },
    ])
    expect(refused).toMatchObject([{ line: 2, field: 'price_low', value: '' }])
    expect(await drafts()).toEqual([])
  })

  test('V-84 another company’s product is as missing, and nothing of the rest is written', async () => {
    const cells = [{ field: 'model', before: '', value: 'A' }]
    const products = [squid, foreign].map((id, index) => ({ line: index + 2, id, cells }))
    expect((await sendProducts(fair, person, products)).statusCode).toBe(404)
    expect(await drafts()).toEqual([])
  })

  test('V-84 sent again after its answer got lost, a sheet makes no second product; two lines alike are two', async () => {
    const cells = [
      { field: 'name.zh', before: '', value: '烤海苔片' },
      { field: 'price_low', before: '', value: '6.5' },
    ]
    const products = [2, 3].map((line) => ({ line, cells }))
    const first = await writeProducts(fair, person, products)
    expect(new Set(first.written.map(({ id }) => id)).size).toBe(2)
    expect(await writeProducts(fair, person, products)).toEqual({ ...first, changes: 0 })
    const others = await writeProducts(fair, colleague, products)
    expect(others.changes).toBe(4)
    fair.clock.set('2026-11-15T12:11:00+08:00')
    expect((await writeProducts(fair, person, products)).changes).toBe(4)
  })

  test('V-84 one product or field named twice is bad input', async () => {
    const cells = [{ field: 'model', before: '', value: 'A' }]
    for (const products of [
      [squid, squid].map((id) => ({ line: 2, id, cells })),
      [{ line: 2, id: squid, cells: [...cells, ...cells] }],
    ])
      expect((await sendProducts(fair, person, products)).statusCode).toBe(400)
  })

  test('V-84 more new products than a company may have as drafts are refused, all of them', async () => {
    const products = Array.from({ length: 501 }, (_, index) => ({
      line: index + 2,
      cells: [{ field: 'name.zh', before: '', value: `海苔 ${index}` }],
    }))
    expect((await sendProducts(fair, person, products)).json()).toMatchObject({ res: 0, errCode: 20038 })
    expect(await drafts()).toEqual([])
  })
})

describe('undo', () => {
  test('V-85 taken back, drafts are what they were before and new products are gone', async () => {
    await patch(squid, 'model', 'SQ-1')
    const before = (await drafts()).map(({ field, value, base }) => ({ field, value, base }))
    const bytes = csv('id,name.zh,model', `${squid},鱿鱼圈,SQ-2`, ',烤海苔片,KS')
    const products = asProducts(await compareSheet(fair, person, bytes))
    const { written } = await writeProducts(fair, person, products)
    const undo = products.map(({ line, id, cells }) => ({
      line,
      id: written.find((each) => each.line === line)?.id ?? 0,
      ...(id === undefined ? { remove: true } : {}),
      cells: cells.map(({ field, before: was, value }) => ({ field, before: value, value: was })),
    }))
    expect(await writeProducts(fair, person, undo)).toMatchObject({ refused: [] })
    expect((await drafts()).map(({ field, value, base }) => ({ field, value, base }))).toEqual(before)
  })

  test('V-85 a new product that a colleague has written to, or that was published, is not taken back', async () => {
    const made = async (name: string) => {
      const cells = [{ field: 'name.zh', before: '', value: name }]
      const { written } = await writeProducts(fair, person, [{ line: 2, cells }])
      const id = written[0]?.id ?? 0
      return { line: 2, id, remove: true, cells: [{ field: 'name.zh', before: name, value: '' }] }
    }
    const [touched, published] = [await made('海苔'), await made('海带')]
    await patch(touched.id, 'model', 'HT-1')
    const records = [{ table: 'products', id: published.id }]
    await fair.call(
      person.as({ method: 'POST', path: '/api/desk/v1/content-publish', body: JSON.stringify({ records }) }),
    )
    expect((await writeProducts(fair, person, [touched])).refused).toMatchObject([
      { field: 'model', value: 'HT-1' },
    ])
    expect((await writeProducts(fair, person, [published])).refused).toMatchObject([{ field: 'id' }])
    expect(await textOf(touched.id, 'name.zh')).toBe('海苔')
  })
})

test('V-86 two thousand products are exported, compared and written, and others are answered meanwhile', async () => {
  const { db } = fair.database
  const names = Array.from({ length: 2000 }, (_, index) => `烤海苔片 ${index}`)
  const rows = names.map((nameZh, index) => ({
    id: 700_000 + index,
    companyId,
    nameZh,
    nameEn: `Roasted seaweed sheets ${index}`,
    infoZh: '独立小包装，开袋即食。'.repeat(20),
    priceLow: 6.5,
    sortKey: nameZh,
    searchText: nameZh,
    addedAt: fair.clock.now(),
  }))
  for (let from = 0; from < rows.length; from += 500)
    await db.insert(product).values(rows.slice(from, from + 500))
  const { rawPayload } = await exportSheet(fair, person, 'xlsx')
  const { body } = await exportSheet(fair, person, 'csv')
  let isDone = false
  const comparing = compareSheet(fair, person, rawPayload, { name: 'products.xlsx' }).finally(() => {
    isDone = true
  })
  let answered = 0
  while (!isDone) {
    await fair.call({ path: '/api/config' })
    answered++
    await pause(5)
  }
  expect((await comparing).lines).toEqual([])
  expect(answered).toBeGreaterThan(5)
  const found = await compareSheet(fair, person, body.replaceAll(',"6.5",', ',"7",'))
  expect(found.lines).toHaveLength(2000)
  const { written } = await writeProducts(fair, person, asProducts(found))
  expect(written).toHaveLength(2000)
}, 60_000)
