import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import type { Files } from './bad-inputs/bad-input.ts'
import { exhibition, session, table, template } from './bad-inputs/template.ts'
import { aDeskPerson, aVisitor, type Visitor } from './builders.ts'
import { sendBy } from './chat.ts'
import { runTool } from './run-tool.ts'
import type { TestApp } from './test-app.ts'

const company = { id: '1' }
const stays = { id: '2', 'name.zh': '留下有限公司', 'name.en': 'Staying Ltd', booths: '1:A102' }
const contact = { id: '1', company: '1' }
const product = { id: '1', company: '1' }

export const stayingSession = session({ id: '2', 'title.zh': '留下的场次' })

/** Two companies; what the tests withdraw is company 1 with its contact and product, and session 1. */
export const wholeFair: Files = {
  'exhibitions/2.json': exhibition({ id: 2 })['exhibitions/1.json'] ?? null,
  ...table('companies', company, stays),
  ...table('contacts', contact, { id: '2', company: '2', 'name.zh': '留下联系人' }),
  ...table('products', product, { id: '2', company: '2', 'name.zh': '留下展品' }),
  ...table('schedule', session(), stayingSession),
}

/** The same without company 1 and what is its. */
export const withoutCompany: Files = {
  ...wholeFair,
  ...table('companies', stays),
  ...table('contacts', { id: '2', company: '2', 'name.zh': '留下联系人' }),
  ...table('products', { id: '2', company: '2', 'name.zh': '留下展品' }),
}

export function writeFair(folder: string, files: Files) {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, bytes] of Object.entries({ ...template, ...files })) {
    if (bytes === null) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

/** Brings a folder in, in this process, and says what the tool answered. */
export async function bringIn(fair: TestApp, folder: string, files: Files, ...options: string[]) {
  writeFair(folder, files)
  const run = await runTool(fair, ['import', folder, '--json', ...options], { DATA_DIR: `${folder}-data` })
  expect(run.json<{ problems: unknown }>().problems).toEqual([])
  return run.json<{
    applied: boolean
    tables: Record<string, { added: number[]; removed: number[] }>
    held: {
      things: { kind: string; id: number; held: Record<string, number> }[]
      total: Record<string, number>
    }
    warnings: { file: string; line: number; problem: string }[]
  }>()
}

const purchaser = '/api/exhibition/v1/purchaser'

/** A visitor of company 1 at exhibition 1 with one of everything that people may have of it, and its person. */
export async function aVisitorWithEverything(fair: TestApp) {
  const visitor = await aVisitor(fair)
  const person = await aDeskPerson(fair, 1)
  const post = async (who: Visitor, path: string, body: object) => {
    const answer = await fair.call(who.as({ method: 'POST', path, body: JSON.stringify(body) }))
    expect(answer.json(), `${path} ${answer.body}`).toMatchObject({ res: 1 })
    return answer
  }
  const place = { exhibition_id: 1, company_id: 1 }
  const begun = await sendBy(fair, visitor, { ...place, text: '请问有现货吗？' })
  const { thread_id: threadId } = begun.json().data as { thread_id: number }
  await sendBy(fair, person, { thread_id: threadId, text: '有。', exhibition_product_id: 101 })
  await post(visitor, `${purchaser}/business_card/switch_card`, { exhibition_id: 1, card_id: 1 })
  await post(visitor, `${purchaser}/exh_company/mark`, place)
  await post(visitor, `${purchaser}/exh_product/mark`, { exhibition_product_id: 101 })
  await post(visitor, `${purchaser}/session/mark`, { session_id: 1 })
  const text = { cn: '有现货。', en: 'In stock.' }
  await post(person, '/api/desk/v1/answer', { title: '现货', text })
  return { visitor, person, threadId }
}

/** One of a visitor's lists. */
export async function listOf<Entry>(fair: TestApp, visitor: Visitor, path: string): Promise<Entry[]> {
  const answer = await fair.call(visitor.as({ path: `${purchaser}/${path}` }))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().list as Entry[]
}
