import { DocumentReply } from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favourite } from '../../schema/index.ts'
import { aDocument, anExhibition, aVisitor } from '../../testing/builders.ts'
import type { Request } from '../../testing/signed-request.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/exhibition/v1/web/com_doc'
let fair: TestApp
let exhibitionId: number
let first: number
let second: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  exhibitionId = (await anExhibition(fair)).id
  first = await aDocument(fair, exhibitionId)
  second = await aDocument(fair, exhibitionId)
})
afterAll(() => fair.close())

test('B-16 K-30 a document is found by its number, with its names and an address of ours', async () => {
  const body = (await fair.call({ path, query: { com_doc_id: second } })).json()
  expect(Value.Errors(DocumentReply, body)).toEqual([])
  expect(body.data).toMatchObject({
    com_doc_id: second,
    exhibition_id: exhibitionId,
    doc_name: `资料${second}`,
    doc_name_en: `Paper ${second}`,
    is_mark: 0,
  })
  expect(body.data.doc_url).toMatch(/^\/files\/[\w-]+$/)
})

test('B-16 K-30 without a number it is the fair’s first document', async () => {
  expect((await fair.call({ path })).json().data.com_doc_id).toBe(first)
})

test('B-16 K-30 a number that nobody has is not found', async () => {
  expect((await fair.call({ path, query: { com_doc_id: 2_000_000_000 } })).statusCode).toBe(404)
})

test('K-30 F-08 a visitor finds their own star on it, and a guest none', async () => {
  const visitor = await aVisitor(fair)
  await fair.database.db.insert(favourite).values({
    accountId: visitor.id,
    exhibitionId,
    kind: 'com_doc',
    target: String(first),
    markedAt: fair.clock.now(),
  })
  const request = { path, query: { com_doc_id: first } }
  const isMarked = async (asked: Request) => (await fair.call(asked)).json().data.is_mark
  expect(await isMarked(visitor.as(request))).toBe(1)
  expect(await isMarked(request)).toBe(0)
})
