import fc, { type Arbitrary } from 'fast-check'
import type { Operation } from './openapi-operations.ts'
import {
  encoded,
  multipart,
  onePixel,
  type RawRequest,
  type RequestParts,
  requestOf,
} from './openapi-request.ts'
import { hostileJson, hostileText } from './openapi-values.ts'

/** A request and what was done to it. */
export type Labelled = RawRequest & { how: string }

// A picture, and what else may be sent in its place.
export const aFormFile = fc.record({
  name: fc.constantFrom(
    'card.png',
    '名片.jpg',
    '../../x.png',
    'a\0b.png',
    '',
    'x'.repeat(5000),
    'a"; name="b',
  ),
  type: fc.constantFrom('image/png', 'image/jpeg', 'text/html', 'image/svg+xml', ''),
  bytes: fc.oneof(
    fc.constant(onePixel),
    fc.integer({ min: 0, max: onePixel.length }).map((end) => onePixel.subarray(0, end)),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([onePixel.subarray(0, 8), bytes])),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')),
  ),
})

const encodings = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'text/plain',
  'application/xml',
  '',
]
const types = [
  ...encodings,
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'a'.repeat(9000),
  '/',
]
const headers: Record<string, string>[] = [
  { authorization: 'Bearer' },
  { authorization: 'Basic YTpi' },
  { authorization: `Bearer ${'a'.repeat(9000)}` },
  { authorization: 'Bearer ../..' },
  { 'accept-language': 'x'.repeat(9000) },
  { 'accept-language': ',;q=,*' },
  { 'accept-encoding': 'br;q=x,,' },
  { 'content-encoding': 'gzip' },
  { cookie: `${'a=b;'.repeat(2000)}` },
  { cookie: '__proto__=1; =; __Host-refresh=%zz' },
  { 'x-forwarded-for': '1.2.3.4, ::1, x' },
  { 'if-none-match': '"'.repeat(5000) },
  { range: 'bytes=-1-5,9' },
  { origin: 'null' },
  { host: 'evil.example' },
  { 'x-long': 'x'.repeat(15_000) },
]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE']

/** What no well-meaning program would send. */
export function hostile(operation: Operation, right: Arbitrary<RequestParts>): Arbitrary<Labelled> {
  const base = right.map((ask) => ({ how: '', ...requestOf(operation, ask) }))
  const names = operation.parameters.map(({ name }) => name)
  const fields = Object.keys(operation.body?.properties ?? operation.body?.anyOf?.[0]?.properties ?? {})
  const short = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}… (${value.length})` : value)
  const doing = <T>(what: Arbitrary<T>, change: (request: Labelled, value: T) => Partial<Labelled>) =>
    fc.tuple(base, what).map(([request, value]) => ({ ...request, ...change(request, value) }))
  const json = (body: string, how: string) => ({
    how,
    body,
    headers: { 'content-type': 'application/json' },
  })
  const options: Arbitrary<Labelled>[] = [
    doing(fc.constantFrom(...methods), (_, method) => ({ how: `method ${method}`, method })),
    doing(fc.constantFrom(...headers), (request, more) => ({
      how: `header ${short(JSON.stringify(more))}`,
      headers: { ...request.headers, ...more },
    })),
    doing(fc.constantFrom(...types), (request, type) => ({
      how: `content type ${short(type)}`,
      body: request.body ?? '{}',
      headers: { ...request.headers, 'content-type': type },
    })),
    doing(hostileJson, (_, value) => json(value, `body ${short(value)}`)),
    doing(fc.uint8Array({ maxLength: 60 }), (request, bytes) => ({
      how: 'body of random bytes',
      body: Buffer.from(bytes),
      headers: { 'content-type': 'application/json', ...request.headers },
    })),
    doing(
      fc.tuple(fc.constantFrom(...names, 'page[]', '__proto__'), hostileText),
      (request, [name, value]) => ({
        how: `query ${name} = ${short(JSON.stringify(value))}`,
        query: `${request.query}&${encodeURIComponent(name)}=${encoded(value)}`,
      }),
    ),
    doing(fc.constantFrom(...names), (request, name) => ({
      how: `query ${name} twice`,
      query: `${request.query}&${name}=1&${name}=2&${name}[]=3`,
    })),
    doing(fc.constantFrom('%', '%zz', '%00', '%c0%af', '%ff%fe', '&&&=', '?a?b', '#'), (request, bad) => ({
      how: `query with ${bad}`,
      query: `${request.query}&x=${bad}`,
    })),
    doing(
      fc.constantFrom(
        '%',
        '/%zz',
        '/%00',
        '/..%2f..%2f',
        '/%c0%af',
        '//',
        ';a=b',
        '/x'.repeat(3000),
        '%2f',
        '\\',
      ),
      (request, bad) => ({ how: `path with ${short(bad)}`, path: request.path + bad }),
    ),
    doing(fc.constantFrom(Buffer.alloc(300_000, 'a'), Buffer.alloc(3_000_000)), (request, body) => ({
      how: `body of ${body.length} bytes`,
      body,
      headers: { 'content-type': 'application/json', ...request.headers },
    })),
  ]
  const inPath = operation.path.match(/\{\w+\}/)
  if (inPath)
    options.push(
      doing(hostileText, (_, value) => ({
        how: `id ${short(JSON.stringify(value))}`,
        // Nothing, one dot and two would be another address.
        path: operation.path.replace(/\{\w+\}/g, /^\.{0,2}$/.test(value) ? '%20' : encoded(value)),
      })),
    )
  if (fields.length > 0)
    options.push(
      doing(fc.tuple(fc.constantFrom(...fields, '__proto__'), hostileJson), (request, [name, value]) => ({
        ...json(withField(request.body, name, value), `body.${name} = ${short(value)}`),
      })),
    )
  if (operation.bodyType.startsWith('multipart/'))
    options.push(
      doing(fc.tuple(aFormFile, fc.nat(400)), (_, [file, end]) => {
        const { body, type } = multipart(file)
        return { how: `form cut at ${end}`, body: body.subarray(0, end), headers: { 'content-type': type } }
      }),
    )
  return fc.oneof(...options)
}

/** The text goes into the body as it is, also where it is no JSON. */
function withField(body: RawRequest['body'], name: string, value: string) {
  const rest = typeof body === 'string' ? Object.entries(JSON.parse(body) ?? {}) : []
  const fields = rest
    .filter(([key]) => key !== name)
    .map((field) => field.map((part) => JSON.stringify(part)))
  return `{${[...fields, [JSON.stringify(name), value]].map((field) => field.join(':')).join()}}`
}
