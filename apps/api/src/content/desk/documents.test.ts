import { deskFileLimits, errors, fairDay } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { boothDocument } from '../../schema/index.ts'
import { aDeskWithAProduct, newUploadId, withoutSignature } from '../../testing/desk-pictures.ts'
import { aPdf } from '../../testing/pdfs.ts'
import { aPicture } from '../../testing/pictures.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { tableNames } from '../format/columns.ts'
import type { Source } from '../format/source.ts'
import { applyImport } from '../import/import-content.ts'
import { readStored } from '../stored/read-stored.ts'

let fair: TestApp
let desk: Awaited<ReturnType<typeof aDeskWithAProduct>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  desk = await aDeskWithAProduct(fair)
})

const visitorsDocuments = async () =>
  (
    await fair.call({
      path: '/api/exhibition/v1/web/booth-document',
      query: { company_id: String(desk.booth.companyId) },
    })
  ).json().list as { id: number; kind: string; name: { cn: string; en: string }; url: string; size: number }[]
const send = (bytes: Buffer, who = desk.person) => desk.uploaded(bytes, { kind: 'document', who })
async function added(name: string) {
  const file = await send(aPdf({ pages: 2 }))
  const { data } = (await desk.ask(desk.person, 'POST', 'document', { path: file.path, name })).json()
  return { id: data.id as number, record: data, file }
}
async function published(...names: string[]) {
  const ids: number[] = []
  for (const name of names) ids.push((await added(name)).id)
  expect((await desk.publish()).refused).toEqual([])
  return ids
}
const listed = async () =>
  (await desk.ask(desk.person, 'GET', 'content'))
    .json()
    .list.filter(({ table }: { table: string }) => table === 'booth-documents') as {
    id: number
    state: string
  }[]

test('V-76 a document is a draft with its file until it is published; then visitors find it at the booth', async () => {
  const { id, record, file } = await added('产品目录 2026')
  expect(record).toMatchObject({
    table: 'booth-documents',
    state: 'draft',
    name: { cn: '产品目录 2026', en: '' },
  })
  expect(await desk.fileStatus(file.url)).toBe(200)
  expect(await desk.fileStatus(withoutSignature(file.url))).toBe(404)
  expect(await visitorsDocuments()).toEqual([])
  await desk.write(`booth-documents/${id}`, 'kind', 'catalogue')
  await desk.write(`booth-documents/${id}`, 'name.en', 'Catalogue 2026')
  expect((await desk.publish()).refused).toEqual([])
  await soon(async () =>
    expect(await visitorsDocuments()).toEqual([
      {
        id,
        kind: 'catalogue',
        name: { cn: '产品目录 2026', en: 'Catalogue 2026' },
        url: withoutSignature(file.url),
        size: aPdf({ pages: 2 }).length,
      },
    ]),
  )
  expect(await desk.fileStatus(withoutSignature(file.url))).toBe(200)
})

test('V-76 its file is replaced as a draft, and an earlier version comes back with the file it had', async () => {
  const [id = 0] = await published('Catalogue')
  const [before] = await visitorsDocuments()
  const next = await send(aPdf({ pages: 5 }))
  await desk.write(`booth-documents/${id}`, 'file', next.path)
  expect((await visitorsDocuments())[0]?.url).toBe(before?.url)
  await desk.publish()
  await soon(async () => expect((await visitorsDocuments())[0]?.url).toBe(withoutSignature(next.url)))
  const path = `content/booth-documents/${id}`
  const { list } = (await desk.ask(desk.person, 'GET', `${path}/version`)).json()
  await desk.ask(desk.person, 'POST', `${path}/restore`, { version_id: list.at(-1).id })
  await desk.publish()
  await soon(async () => expect((await visitorsDocuments())[0]?.url).toBe(before?.url))
})

test('V-77 what is no PDF, protected, too long or too large is refused in a sentence and not kept', async () => {
  const refusal = async (bytes: Buffer) => {
    const id = newUploadId()
    await desk.begin(id, bytes.length, 'document')
    const { partBytes } = deskFileLimits
    for (let offset = 0; offset < bytes.length; offset += partBytes)
      await desk.part(id, offset, bytes.subarray(offset, offset + partBytes))
    return (await desk.finish(id)).mes
  }
  expect(await refusal(Buffer.from('PK no document'))).toBe(errors.desk_document_format.zh)
  expect(await refusal(await aPicture())).toBe(errors.desk_document_format.zh)
  expect(await refusal(aPdf({ pages: 2, encrypted: true }))).toBe(errors.desk_document_encrypted.zh)
  expect(await refusal(aPdf({ pages: deskFileLimits.documentPages + 1 }))).toBe(errors.desk_document_size.zh)
  const { mes } = await desk.begin(newUploadId(), deskFileLimits.uploadBytes.document + 1, 'document')
  expect(mes).toBe(errors.desk_document_size.zh)
})

test('V-77 a picture is no document’s file, a document no product’s picture, and another company’s file is gone', async () => {
  const { id } = await added('Catalogue')
  const picture = await desk.uploaded(await aPicture())
  const paper = await send(aPdf({ pages: 1 }))
  const theirs = await send(aPdf({ pages: 1 }), desk.stranger)
  const written = async (path: string, field: string, value: string) =>
    (await desk.write(path, field, value)).problem
  expect(await written(`booth-documents/${id}`, 'file', picture.path)).toContain('.pdf')
  expect(await written(desk.productPath, 'images', paper.path)).toContain('.png')
  expect(await written(`booth-documents/${id}`, 'file', theirs.path)).toBe('文件已不存在，请重新上传')
  const { statusCode } = await desk.ask(desk.person, 'POST', 'document', { path: theirs.path, name: 'x' })
  expect(statusCode).toBe(400)
})

test('V-77 a document without a name, or without its file, is told and not published', async () => {
  const { id } = await added('')
  const { refused } = await desk.publish()
  expect(refused).toMatchObject([{ table: 'booth-documents', id, problems: [{ field: 'name.zh' }] }])
})

test('V-77 a company has at most 30 documents', async () => {
  const { path } = await send(aPdf({ pages: 1 }))
  const told: (string | undefined)[] = []
  for (let count = 0; count <= deskFileLimits.documents; count++)
    told.push((await desk.ask(desk.person, 'POST', 'document', { path, name: `No ${count}` })).json().mes)
  expect(told.at(-1)).toBe(errors.documents_full.zh)
  expect(await listed()).toHaveLength(deskFileLimits.documents)
})

test('V-78 documents are put in order, withdrawn and brought back, and visitors find them so', async () => {
  const [one = 0, two = 0, three = 0] = await published('One', 'Two', 'Three')
  const ids = async () => (await visitorsDocuments()).map(({ id }) => id)
  await soon(async () => expect(await ids()).toEqual([one, two, three]))
  const { data } = (await desk.ask(desk.person, 'POST', `document/${three}/move`, { before: one })).json()
  expect(data.order).toEqual([three, one, two])
  expect((await listed()).map(({ id }) => id)).toEqual([three, one, two])
  await soon(async () => expect(await ids()).toEqual([three, one, two]))
  await desk.ask(desk.person, 'POST', `document/${one}/withdraw`)
  await soon(async () => expect(await ids()).toEqual([three, two]))
  expect((await listed()).map(({ state }) => state)).toEqual(['published', 'withdrawn', 'published'])
  await desk.ask(desk.person, 'POST', `document/${one}/return`)
  await soon(async () => expect(await ids()).toEqual([three, one, two]))
})

test('V-79 an import leaves alone what the desk made, changed, ordered or withdrew, also with --prune', async () => {
  const read = async () => (await readStored(fair.database.db, fairDay(fair.clock.now()))).content
  const folder = await read()
  const [one = 0, two = 0] = await published('One', 'Two')
  await desk.ask(desk.person, 'POST', `document/${two}/move`, { before: one })
  await desk.ask(desk.person, 'POST', `document/${one}/withdraw`)
  const bringIn = (content: typeof folder) =>
    applyImport(
      fair.database,
      { paths: [] } as unknown as Source,
      { content, present: new Set(tableNames), media: new Map() },
      { wish: { prune: true, overwrite: false }, now: fair.clock.now() },
    )
  expect((await bringIn(folder)).tables['booth-documents']).toMatchObject({
    added: [],
    changed: [],
    removed: [],
  })
  expect((await listed()).map(({ id, state }) => [id, state])).toEqual([
    [two, 'published'],
    [one, 'withdrawn'],
  ])
  const changed = await read()
  for (const { id, values } of changed['booth-documents'])
    if (id === two) Object.assign(values, { name: { zh: '主办方的', en: '' }, position: 9 })
  await bringIn(changed)
  const [row] = await fair.database.db.select().from(boothDocument).where(eq(boothDocument.id, two))
  expect(row).toMatchObject({ nameEn: 'Two', position: 1 })
})
