import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDeskPerson, anExhibition, anExhibitor, aProduct, type Visitor } from '../../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { tables } from '../../format/tables.ts'

let fair: TestApp
let companyId: number
let squid: number
let person: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  const { id } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: id })
  companyId = booth.companyId
  person = await aDeskPerson(fair, booth.contactId)
  ;({ productId: squid } = await aProduct(fair, booth, {
    nameZh: '单冻鱿鱼圈',
    nameEn: 'Squid, “rings”',
    infoZh: '-18℃ 冷冻\n机切',
    priceLow: 38,
    priceUnit: 'kg',
  }))
  await aProduct(fair, await anExhibitor(fair, { in: id }), { nameZh: '别家的展品' })
})
afterAll(() => fair.close())

const exported = (format: string) =>
  fair.call(
    person.as({
      method: 'POST',
      path: '/api/desk/v1/product-sheet/export',
      body: JSON.stringify({ format }),
    }),
  )
const draft = (field: string, value: string) =>
  fair.call(
    person.as({
      method: 'PATCH',
      path: `/api/desk/v1/content/products/${squid}`,
      body: JSON.stringify({ changes: [{ field, value, seen: 0 }] }),
    }),
  )

test('V-80 the products leave as CSV with a mark, the organiser’s heading, and a sign before what a spreadsheet would run', async () => {
  const answer = await exported('csv')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/filename="products-\d{4}-\d\d-\d\d\.csv"/),
  })
  const [heading = '', ...lines] = answer.body.split('\r\n')
  expect(heading.startsWith('\ufeff"id","company","name.zh","name.en","model"')).toBe(true)
  expect(lines.join('\r\n')).toContain(`"${squid}","${companyId}","单冻鱿鱼圈","Squid, “rings”"`)
  expect(answer.body).toContain(`"'-18℃ 冷冻\n机切"`)
  expect(answer.body).not.toContain('别家的展品')
})

test('V-80 the products leave as a workbook with numbers as numbers, and with the drafts where there are some', async () => {
  await draft('info.en', 'Frozen at sea')
  const answer = await exported('xlsx')
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  const [heading = [], row = [], ...more] = await readSheet(answer.rawPayload)
  expect(more).toEqual([])
  expect(heading.slice(0, 4)).toEqual(['id', 'company', 'name.zh', 'name.en'])
  expect(new Set(heading.map((name) => String(name).split('.')[0]))).toEqual(
    new Set(Object.keys(tables.products.columns)),
  )
  const cell = (field: string) => row[heading.indexOf(field)]
  expect(cell('id')).toBe(squid)
  expect(cell('price_low')).toBe(38)
  expect(cell('info.zh')).toBe('-18℃ 冷冻\n机切')
  expect(cell('info.en')).toBe('Frozen at sea')
})
