import { getExhibition, listExhibitions, listExhibitors } from '@tradefloor/contract'
import { expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { firstAnswersIn } from './first-answers.ts'
import type { SessionState } from './session.ts'

const answer = (name: string) => ({ res: 1, mes: '', errMes: '', list: [name], count: 1 })

/** As much of a page as holds answers. */
const pageWith = (answers: object) => ({
  getElementById: (id: string) =>
    id === 'first-answers' ? { textContent: `\n${JSON.stringify(answers)}\n` } : null,
})

/** A client whose server says where its answers come from, and counts. */
function clientOf(
  answers: object,
  { token, isOld, now }: { token?: string; isOld?: boolean; now?: () => number } = {},
) {
  const send = vi.fn(async () => Response.json(answer('from the server')))
  const client = createClient({
    config: { platform: 'tradefloor', signing_key: 'public-key' },
    language: () => 'zh',
    fetch: send,
    first: firstAnswersIn(pageWith(answers), { isOld, now }),
    token: () => token,
  })
  return { client, send }
}

const held = { lasting: 0, status: 2 } as const
const brought = { 'listExhibitions lasting=0 status=2': answer('from the page') }

test('A-09 the first call is answered by the page, the next one by the server', async () => {
  const { client, send } = clientOf(brought)
  const ask = async () => (await client.call(listExhibitions, { query: held })).list
  expect(await ask()).toEqual(['from the page'])
  expect(send).not.toHaveBeenCalled()
  expect(await ask()).toEqual(['from the server'])
})

test('A-09 another question, and another call, go to the server', async () => {
  const { client, send } = clientOf(brought)
  await client.call(listExhibitions, { query: { lasting: 1 } })
  await client.call(getExhibition, { params: { id: 21 } })
  expect(send).toHaveBeenCalledTimes(2)
})

test('N-04 an answer with marks in it is for guests: a visitor asks the server', async () => {
  const guests = { 'listExhibitors exhibition_id=21': answer('what guests see') }
  const ask = async (token?: string) =>
    (await clientOf(guests, { token }).client.call(listExhibitors, { query: { exhibition_id: 21 } })).list
  expect(await ask()).toEqual(['what guests see'])
  expect(await ask('a-token-of-twenty-characters')).toEqual(['from the server'])
})

test('A-09 what is the same for everyone serves a visitor too', async () => {
  const { client, send } = clientOf(brought, { token: 'a-token-of-twenty-characters' })
  await client.call(listExhibitions, { query: held })
  expect(send).not.toHaveBeenCalled()
})

test('A-09 after half a minute, and on a page out of the history, the server is asked', async () => {
  let time = 0
  const late = clientOf(brought, { now: () => time })
  time = 30_000
  await late.client.call(listExhibitions, { query: held })
  expect(late.send).toHaveBeenCalledTimes(1)
  const old = clientOf(brought, { isOld: true })
  await old.client.call(listExhibitions, { query: held })
  expect(old.send).toHaveBeenCalledTimes(1)
})

test('A-09 a page that brings nothing is no fault', async () => {
  const shelf = firstAnswersIn({ getElementById: () => null })
  expect(shelf.take(listExhibitions, { query: held })).toBeUndefined()
})

test('A-09 N-04 without waiting, a guest has what came with the page, once; whoever may be somebody has only what all see', () => {
  const answers = { ...brought, 'listExhibitors exhibition_id=21': answer('what guests see') }
  const ask = (state: SessionState) => {
    const client = createClient({
      config: { platform: 'tradefloor', signing_key: 'public-key' },
      language: () => 'zh',
      first: firstAnswersIn(pageWith(answers)),
      session: {
        state: () => state,
        settled: async () => {},
        token: () => undefined,
        renew: async () => false,
        subscribe: () => () => {},
      },
    })
    const listed = () => client.brought(listExhibitions, { query: held })?.list
    const marked = client.brought(listExhibitors, { query: { exhibition_id: 21 } })?.list
    return [listed(), listed(), marked]
  }
  expect(ask('guest')).toEqual([['from the page'], undefined, ['what guests see']])
  expect(ask('restoring')).toEqual([['from the page'], undefined, undefined])
  expect(ask('signed-in')).toEqual([['from the page'], undefined, undefined])
})
