import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  exportReceivedCards,
  exportSessionFavourites,
  listReceivedCards,
  uploadAttachment,
} from '@tradefloor/contract'
import { afterEach, expect, test } from 'vitest'
import { createClient } from './client.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serverThat(answer: { type: string; body: string; status?: number }) {
  const seen: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    seen.push({ url: request.url ?? '', headers: request.headers, body })
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = { platform: 'tradefloor', signing_key: 'public-key' }
  return {
    seen,
    client: createClient({ config, language: () => 'en', baseUrl, now: () => 1_700_000_000_000 }),
  }
}

test('K-13 a form goes as a form, signed as if it had no body', async () => {
  const { seen, client } = await serverThat({ type: 'application/json', body: '{"res":1,"id":"a"}' })
  const body = new FormData()
  body.append('file', new File(['pixels'], 'card.png', { type: 'image/png' }))
  expect(await client.call(uploadAttachment, { body })).toMatchObject({ id: 'a' })

  const [request] = seen
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(request?.body).toContain('filename="card.png"')
  const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const lines = ['POST', '/api/storage/v1/attachment', 'platform=tradefloor', nothing, '1700000000000']
  expect(request?.headers['x-signature']).toBe(
    createHmac('sha256', 'public-key').update(lines.join('\n')).digest('hex'),
  )
})

test('K-11 a file of text arrives as it is, with the mark that spreadsheets look for', async () => {
  const { client } = await serverThat({ type: 'text/csv; charset=utf-8', body: '\ufeff"姓名"\r\n' })
  expect(await client.call(exportReceivedCards, { query: { format: 'csv' } })).toBe('\ufeff"姓名"\r\n')
})

test('F-08 sessions arrive as a calendar', async () => {
  const body = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  const { client } = await serverThat({ type: 'text/calendar; charset=utf-8', body })
  expect(await client.call(exportSessionFavourites)).toBe(body)
})

test('O-01 a refusal to give a file is still a refusal', async () => {
  const { client } = await serverThat({ type: 'application/json', body: '{"res":0,"errMes":"why"}' })
  const asked = client.call(exportReceivedCards, { query: { format: 'vcf' } })
  await expect(asked).rejects.toMatchObject({ kind: 'refused', message: 'why' })
})

test('O-02 a page that a proxy puts in the place of an answer is no answer', async () => {
  const { client } = await serverThat({ type: 'text/html', body: '<h1>Sign in to this network</h1>' })
  await expect(client.call(listReceivedCards)).rejects.toMatchObject({ kind: 'network' })
})
