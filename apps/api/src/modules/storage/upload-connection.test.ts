import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aVisitor, type Visitor } from '../../testing/builders.ts'
import { aPicture } from '../../testing/pictures.ts'
import { signed } from '../../testing/signed-request.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { form, formType } from '../../testing/upload.ts'

let fair: TestApp
let visitor: Visitor
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  visitor = await aVisitor(fair)
  await fair.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  agent.destroy()
  await fair.close()
})

/** Sends a form over one kept connection, without saying its length unless told to. */
async function send(payload: Buffer, headers: Record<string, string> = {}, who: Visitor | null = visitor) {
  const { port } = fair.app.server.address() as AddressInfo
  const asked = {
    method: 'POST',
    path: '/api/storage/v1/attachment',
    headers: { 'content-type': formType, ...headers },
  }
  const signer = { platform: fair.config.platform, signingKey: fair.signingKey, now: fair.clock.now() }
  const { url, ...options } = signed(who ? who.as(asked) : asked, signer)
  const outgoing = request({ ...options, agent, port, path: url })
  const incoming = new Promise<IncomingMessage>((resolve, reject) =>
    outgoing.once('response', resolve).once('error', reject),
  )
  for (let from = 0; from < payload.length; from += 65_536)
    outgoing.write(payload.subarray(from, from + 65_536))
  outgoing.end()
  const response = await incoming
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) }
}

const file = async (bytes: Buffer | Promise<Buffer>, name = 'file') =>
  form([{ name, bytes: await bytes, fileName: 'a.png' }])

test('T35 whatever is refused, the connection serves the next upload', async () => {
  const good = await file(aPicture())
  const large = await file(Buffer.alloc(6_000_000))
  const known = { 'content-length': String(large.length) }
  const two = form([1, 2].map(() => ({ name: 'file', bytes: Buffer.alloc(1_500_000), fileName: 'a.png' })))
  const trials: [string, Buffer, number, number?, Record<string, string>?][] = [
    ['too large', large, 200, 20021],
    ['too large, and said so', large, 200, 20021, known],
    ['two files', two, 400, 10001],
    ['another name', await file(Buffer.alloc(1_500_000), 'picture'), 400, 10001],
    ['no picture', await file(Buffer.alloc(1_500_000)), 200, 20020],
    ['a wrong signature', large, 400, 10011, { 'x-signature': 'f'.repeat(64) }],
  ]
  for (const [name, payload, status, errCode, headers] of trials) {
    const refused = await send(payload, headers)
    expect([name, refused.status, refused.body.errCode]).toEqual([name, status, errCode])
    expect((await send(good)).body.res).toBe(1)
  }
  expect((await send(large, {}, null)).status).toBe(401)
  expect((await send(good)).body.res).toBe(1)
})
