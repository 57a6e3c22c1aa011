import { createHash, createHmac } from 'node:crypto'
import { signingHeaders, stringToSign } from '@tradefloor/contract'
import type { InjectOptions } from 'fastify'
import type { Operation } from './openapi-operations.ts'
import type { TestApp } from './test-app.ts'

/** What a call is asked, apart from where it is and who asks. */
export interface RequestParts {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  /** Instead of a body in JSON. */
  form?: FormFile
  headers?: Record<string, string>
}

export interface FormFile {
  name: string
  type: string
  bytes: Buffer
}

/** The smallest picture there is. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A request as it goes over the wire, before it is signed. */
export interface RawRequest {
  method: string
  /** Encoded, and perhaps badly. */
  path: string
  query: string
  body: string | Buffer | null
  headers: Record<string, string>
}

/** Puts what is asked into the operation's address and body. */
export function requestOf(operation: Pick<Operation, 'method' | 'path'>, ask: RequestParts): RawRequest {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(String(ask.params?.[name] ?? '')),
  )
  const query = new URLSearchParams(
    Object.entries(ask.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  if (ask.form) {
    const { body, type } = multipart(ask.form)
    return { method: operation.method, path, query, body, headers: { 'content-type': type, ...ask.headers } }
  }
  if (ask.body === undefined)
    return { method: operation.method, path, query, body: null, headers: { ...ask.headers } }
  const headers = { 'content-type': 'application/json', ...ask.headers }
  return { method: operation.method, path, query, body: JSON.stringify(ask.body), headers }
}

/** Half a character cannot be encoded; it goes as bytes that are no text. */
export const encoded = (value: string) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%EF%BF%BD', '%ED%A0%80')

export function multipart({ name, type, bytes }: FormFile) {
  const boundary = 'form-boundary-7351'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** The request with the parameter platform and a right signature, whatever else is wrong with it. */
export function sign(fair: TestApp, { method, path, query, body, headers }: RawRequest): InjectOptions {
  const platform = `platform=${encodeURIComponent(fair.config.platform)}`
  // What a server sees of an address is what the program in between made of it.
  const address = new URL(`http://localhost${path}?${query ? `${query}&` : ''}${platform}`)
  const isForm = headers['content-type']?.startsWith('multipart/')
  const timestamp = String(fair.clock.now().getTime())
  const text = stringToSign({
    method,
    path: address.pathname,
    query: address.search.slice(1),
    bodySha256Hex: createHash('sha256')
      .update(isForm || body === null ? '' : body)
      .digest('hex'),
    timestamp,
  })
  return {
    method: method as 'GET',
    url: address.pathname + address.search,
    headers: {
      [signingHeaders.timestamp]: timestamp,
      [signingHeaders.signature]: createHmac('sha256', fair.signingKey).update(text).digest('hex'),
      ...headers,
    },
    ...(body === null ? {} : { payload: body }),
  }
}
