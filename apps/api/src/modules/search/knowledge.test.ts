import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { anExhibition, anExhibitor } from '../../testing/builders.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { NodeSearchKnowledge } from './knowledge.ts'
import { refreshCompanies } from './write-index.ts'

async function openFair() {
  const fair = await openTestApp({ demo: false })
  onTestFinished(() => fair.close())
  const { db } = fair.database
  await anExhibition(fair, { id: 21 })
  const add = async (nameZh: string) => {
    const { companyId } = await anExhibitor(fair, { in: 21, nameZh })
    await refreshCompanies(db, [companyId])
  }
  const knowledge = new NodeSearchKnowledge(fair)
  /** What pinyin is read as shows which names are known. */
  const reads = (pinyin: string) => knowledge.plan(pinyin).readings.length > 0
  return { add, knowledge, reads, db }
}

const breakTokens = sql`alter table search_token rename to search_token_broken`
const mendTokens = sql`alter table search_token_broken rename to search_token`

test('U-21 after a reading that failed the former vocabulary answers, and the next search reads again', async () => {
  const { add, knowledge, reads, db } = await openFair()
  await add('东海水产')
  await knowledge.ready()
  expect([reads('shuichan'), reads('sichou')]).toEqual([true, false])

  await add('杭城丝绸')
  await db.execute(breakTokens)
  await expect(knowledge.reload()).rejects.toThrow()
  await knowledge.ready()
  expect([reads('shuichan'), reads('sichou')]).toEqual([true, false])

  await db.execute(mendTokens)
  await soon(async () => {
    await knowledge.ready()
    expect(reads('sichou')).toBe(true)
  })
})

test('U-21 a first reading that fails is told, and the next search reads again', async () => {
  const { add, knowledge, reads, db } = await openFair()
  await add('东海水产')
  await db.execute(breakTokens)
  await expect(knowledge.ready()).rejects.toThrow()
  await db.execute(mendTokens)
  await knowledge.ready()
  expect(reads('shuichan')).toBe(true)
})

test('U-21 a search does not wait for a vocabulary that is read again, and who announced a change does', async () => {
  const { add, knowledge, reads } = await openFair()
  await add('东海水产')
  await knowledge.ready()
  await add('杭城丝绸')
  const first = knowledge.reload()
  await knowledge.ready()
  expect(reads('sichou')).toBe(false)
  await add('明州茶叶')
  await Promise.all([first, knowledge.reload()])
  expect([reads('sichou'), reads('mingzhou')]).toEqual([true, true])
})

test('U-21 searches that come together wait all for the first reading', async () => {
  const { add, knowledge, reads } = await openFair()
  await add('东海水产')
  const isKnown = async () => {
    await knowledge.ready()
    return reads('shuichan')
  }
  expect(await Promise.all([isKnown(), isKnown(), isKnown()])).toEqual([true, true, true])
})
