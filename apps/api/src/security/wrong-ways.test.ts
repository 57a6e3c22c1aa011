import { errors } from '@tradefloor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerFaults } from '../testing/openapi-answers.ts'
import { contractCalls } from '../testing/openapi-operations.ts'
import { requestOf, sign } from '../testing/openapi-request.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const paths = [...new Set(contractCalls.map(({ path }) => path))]
// A literal part and a parameter may share a place: the method then belongs to the other path.
const served = ({ path, method }: { path: string; method: string }) =>
  fair.app.findRoute({ method, url: path } as never) !== null

const ways = [
  { language: 'zh', headers: {}, query: '', isSigned: true },
  { language: 'en', headers: { 'accept-language': 'en-GB,zh;q=0.5' }, query: '', isSigned: false },
  { language: 'en', headers: { 'accept-language': 'zh' }, query: 'lang=en', isSigned: true },
] as const

/** In both languages, asked for in each way, signed or not: the envelope and the words for it. */
async function refusals(method: string, path: string) {
  const found: string[] = []
  for (const { language, headers, query, isSigned } of ways) {
    const request = sign(fair, { method, path, query, body: null, headers })
    const answer = await fair.app.inject(isSigned ? request : { ...request, headers })
    const faults = answerFaults(null, answer, { language })
    const { errCode } = answer.json()
    const known = [errors.not_found, errors.method_not_allowed].find(({ code }) => code === errCode)
    if (known?.status !== answer.statusCode) faults.push(`${answer.statusCode} with errCode ${errCode}`)
    found.push(...faults.map((fault) => `${method} ${path} ${query} in ${language}: ${fault}`))
  }
  return found
}

describe('G-F5 O-01 a wrong method gets the envelope, in the caller’s language', () => {
  test.each(paths)('%s', async (path) => {
    const wrong = methods.filter((method) => !served({ path, method }))
    expect(wrong.length).toBeGreaterThan(2)
    const address = requestOf(
      { method: 'GET', path: path.replace(/:(\w+)/g, '{$1}') },
      { params: { id: 1, ids: 1 } },
    )
    for (const method of wrong) expect(await refusals(method, address.path)).toEqual([])
  })
})

describe('G-F5 O-01 an unknown address gets the envelope, in the caller’s language', () => {
  const unknown = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/exhibition',
    '/api/exhibition/v9/web/exhibition',
    '/api/exhibition/v1/admin',
    '/api/constructor',
    '/api/__proto__',
    '/api/account/v1/profile/extra',
    '/API/account/v1/profile',
    '/api/account/v1/%70rofil',
    '/api/account/v1/profile%2f',
    '/api//account/v1/profile',
  ]
  test.each([...unknown, ...paths.map((path) => `${path.replace(/:\w+/g, '1')}/x/y/z`)])(
    '%s',
    async (path) => {
      for (const method of ['GET', 'POST']) expect(await refusals(method, path)).toEqual([])
    },
  )
})

test('G-F5 an address that cannot be decoded is refused like any other bad input, and not repeated', async () => {
  for (const { path } of contractCalls) {
    const answer = await fair.app.inject({ url: `${path}/%zz-canary`, headers: { 'accept-language': 'en' } })
    expect([answer.statusCode, answer.json().errCode]).toEqual([400, errors.bad_input.code])
    expect(answerFaults(null, answer, { language: 'en' })).toEqual([])
    expect(answer.body).not.toContain('canary')
  }
})
