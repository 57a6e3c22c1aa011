import Fastify from 'fastify'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerBodyParser } from './body-parser.ts'
import { registerErrors } from './errors.ts'
import { registerValidation } from './validation.ts'

const app = Fastify()
beforeAll(async () => {
  registerValidation(app)
  registerBodyParser(app)
  registerErrors(app)
  const text = Type.Object({
    name: Type.String(),
    inside: Type.Optional(Type.Array(Type.Object({ word: Type.String() }))),
  })
  app.post('/:id', {
    schema: {
      body: text,
      querystring: Type.Object({ q: Type.Optional(Type.String()) }),
      params: Type.Object({ id: Type.String() }),
    },
    handler: async () => ({ res: 1 }),
  })
  await app.ready()
})
afterAll(() => app.close())

const send = (payload: string, url = '/x') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })

test.each([
  ['NUL in a field', '{"name":"a\\u0000b"}', '/x', 'name'],
  ['half a character pair', '{"name":"a\\ud800"}', '/x', 'name'],
  ['the other half', '{"name":"\\udc00a"}', '/x', 'name'],
  ['NUL deeper down', '{"name":"a","inside":[{"word":"a"},{"word":"\\u0000"}]}', '/x', 'inside.1.word'],
  ['NUL in the query', '{"name":"a"}', '/x?q=%00', 'q'],
  ['NUL in the path', '{"name":"a"}', '/a%00', 'id'],
])(
  'T37 M-10 text that no database keeps is refused by the name of its field: %s',
  async (_, body, url, field) => {
    const response = await send(body, url)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ res: 0, errCode: 10001, fields: [{ field }] })
  },
)

test('M-10 every other text passes: rare characters, emoji, tabs and line ends', async () => {
  const response = await send(JSON.stringify({ name: '𠮷野家 😀\t\r\n‮' }), '/x?q=%F0%A0%AE%B7')
  expect(response.json()).toEqual({ res: 1 })
})

test('M-10 what breaks the schema is still told as that', async () => {
  const response = await send('{"name":5}')
  expect(response.json()).toMatchObject({ res: 0, fields: [{ field: 'name', problem: 'type' }] })
})

test('M-10 nesting without end is refused and not followed', async () => {
  const response = await send(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
  expect(response.statusCode).toBe(400)
})
