import { languages } from '@tradefloor/contract'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { exampleOf } from './example-of.ts'
import { jsonOf, type Media, type OpenApiDocument, type Operation, type Schema } from './openapi-document.ts'

let fair: TestApp
let document: OpenApiDocument
let operations: [name: string, operation: Operation][]
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  document = (await fair.app.inject({ url: '/api/openapi.json' })).json()
  operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation): [string, Operation] => [operation.operationId ?? '', operation]),
  )
})
afterAll(() => fair.close())

const ajv = new Ajv({ strict: false, allErrors: true })
const faults = (schema: Schema, value: unknown) => {
  const validate = ajv.compile(schema)
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
const faultsOf = (media: Media | undefined) =>
  Object.values(media?.examples ?? {}).flatMap(({ value }) => faults(media?.schema ?? {}, value))

test('K-27 every example fits the schema it stands beside, for every call', () => {
  const wrong = operations.flatMap(([name, { parameters = [], requestBody, responses }]) => [
    ...parameters.flatMap((one) =>
      faults(one.schema, one.example).map((fault) => `${name} ${one.name}${fault}`),
    ),
    ...faultsOf(jsonOf(requestBody?.content)).map((fault) => `${name} body ${fault}`),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      faultsOf(jsonOf(content)).map((fault) => `${name} ${status} ${fault}`),
    ),
  ])
  expect(operations.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

test('K-27 every call has examples in both languages of what is sent, what comes back and what is refused', () => {
  for (const [name, { requestBody, responses }] of operations) {
    const body = jsonOf(requestBody?.content)
    const reply = jsonOf(responses['200']?.content)
    for (const language of languages) {
      if (body) expect(body.examples?.[language], name).toBeDefined()
      if (reply) expect(reply.examples?.[language]?.value, name).toMatchObject({ res: 1 })
      const refused = jsonOf(responses['4XX']?.content)?.examples?.[`bad_input_${language}`]
      expect(refused?.value, name).toMatchObject({ res: 0, errCode: 10001 })
    }
  }
})

test('K-27 no example leaves a word empty that a reader would look for', () => {
  const mayBeEmpty = /^(mes|errMes|play_back|url|parent)$/
  const empty = (value: unknown, path: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => empty(one, path))
    if (typeof value === 'object' && value)
      return Object.entries(value).flatMap(([name, one]) => empty(one, `${path}.${name}`))
    return value === '' && !mayBeEmpty.test(path.split('.').at(-1) ?? '') ? [path] : []
  }
  const all = operations.flatMap(([name, { parameters = [], requestBody, responses }]) => [
    ...parameters.flatMap((one) => empty(one.example, `${name}.${one.name}`)),
    ...[jsonOf(requestBody?.content), jsonOf(responses['200']?.content)].flatMap((media) =>
      languages.flatMap((language) => empty(media?.examples?.[language]?.value, name)),
    ),
  ])
  expect(all).toEqual([])
})

test('K-27 who may call is told: a signature always, a token where a visitor is needed', () => {
  const security = Object.fromEntries(operations.map(([name, operation]) => [name, operation.security]))
  expect(security.contactOrganiser).toEqual([{ timestamp: [], signature: [] }])
  expect(security.getSchedule).toContainEqual({ timestamp: [], signature: [], visitor: [] })
  expect(security.markProduct).toEqual([{ timestamp: [], signature: [], visitor: [] }])
  for (const scheme of ['timestamp', 'signature', 'visitor'])
    expect(document.components?.securitySchemes).toHaveProperty(scheme)
})

test('K-27 an example is in the language of its field: twins each in theirs, the rest in the reader’s', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      title: { type: 'string' },
      title_en: { type: 'string' },
      country_name: { type: 'string' },
      exhibition_name: {
        type: 'object',
        properties: { cn: { type: 'string' }, en: { type: 'string' } },
      },
    },
  }
  const han = /\p{Script=Han}/u
  for (const language of languages) {
    const value = exampleOf(schema, language, ['x']) as Record<string, unknown>
    expect(value.title).toMatch(han)
    expect(value.title_en).not.toMatch(han)
    expect(value.exhibition_name).toMatchObject({
      cn: expect.stringMatching(han),
      en: expect.stringMatching(/^[ -~]+$/),
    })
    expect(han.test(String(value.country_name))).toBe(language === 'zh')
  }
})

test('K-27 the page shows for each call who may use it, its parameters, refusals and examples, without a script', async () => {
  const { body } = await fair.app.inject({ url: '/api/docs' })
  const section = body.match(/<section id="contactOrganiser">[\s\S]*?<\/section>/)?.[0] ?? ''
  for (const part of [
    'Everyone · 所有人',
    '联系主办方',
    '<code>question</code>',
    '10001',
    '提交的内容有误',
    'Some of the information is not valid',
    'POST /api/exhibition/v1/purchaser/exh/contact_us?platform=tradefloor&amp;lang=en',
    'Are there any booths left?',
    '请问还有展位吗？',
  ])
    expect(section).toContain(part)
  expect(body.match(/<section /g)).toHaveLength(operations.length)
  expect(body).not.toContain('<script')
  expect(body).not.toContain('undefined')
})
