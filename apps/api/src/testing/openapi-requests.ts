import fc, { type Arbitrary } from 'fast-check'
import { aFormFile, hostile, type Labelled } from './openapi-hostile.ts'
import type { Operation, Parameter } from './openapi-operations.ts'
import { type RequestParts, requestOf } from './openapi-request.ts'
import { type Known, nearlyValid, valid } from './openapi-values.ts'

/** A request with what was done to it, so that a fault can be told in a line. */
export interface FuzzRequest extends Labelled {
  as: 'guest' | 'visitor'
  signature: 'right' | 'wrong' | 'none'
  /** Null when the request says nothing clear about its language. */
  language: 'zh' | 'en' | null
}

/**
 * Requests for one operation: right ones, ones with one thing wrong, and hostile ones. The examples name things that
 * exist, so that what is made from them gets past the first look.
 */
export function requestsFor(
  operation: Operation,
  known: Known,
  examples: RequestParts[],
): Arbitrary<FuzzRequest> {
  const generated = validAsk(operation, known)
  const right = examples.length > 0 ? fc.oneof(generated, fc.constantFrom(...examples)) : generated
  const asked = fc.oneof(
    right.map((ask) => ({ how: 'valid', ...requestOf(operation, ask) })),
    oneThingWrong(operation, right),
    hostile(operation, right),
  )
  const frame = fc.record({
    as: fc.constantFrom<FuzzRequest['as'][]>('guest', 'visitor', 'visitor', 'visitor'),
    signature: fc.oneof(
      { arbitrary: fc.constant<FuzzRequest['signature']>('right'), weight: 19 },
      fc.constantFrom<FuzzRequest['signature'][]>('wrong', 'none'),
    ),
    language: fc.constantFrom('zh' as const, 'en' as const),
  })
  return fc.tuple(asked, frame).map(([request, { as, signature, language }]) => {
    const saysItself = request.headers['accept-language'] !== undefined || /(^|&)lang/.test(request.query)
    const headers = saysItself ? request.headers : { ...request.headers, 'accept-language': language }
    return { ...request, headers, as, signature, language: saysItself ? null : language }
  })
}

/** The example once for each of its texts, with one in it that no database can keep. Chance would try it too seldom. */
export function withUnstorableTexts(operation: Operation, example: RequestParts): FuzzRequest[] {
  const changed = (['params', 'query', 'body'] as const).flatMap((place) => {
    const fields = (example[place] ?? {}) as Record<string, unknown>
    return Object.keys(fields)
      .filter((name) => typeof fields[name] === 'string')
      .flatMap((name) =>
        ['\0', '\ud800'].map((bad) => ({
          how: `${place}.${name} with ${JSON.stringify(bad)}`,
          ...requestOf(operation, { ...example, [place]: { ...fields, [name]: fields[name] + bad } }),
        })),
      )
  })
  return changed.map((request) => ({ ...request, as: 'visitor', signature: 'right', language: null }))
}

const inAddress = ({ name }: Parameter) => name !== 'platform' && name !== 'lang'

function validAsk(operation: Operation, known: Known): Arbitrary<RequestParts> {
  const of = (place: Parameter['in']) => {
    const parameters = operation.parameters.filter((one) => one.in === place && inAddress(one))
    const fields = parameters.map(({ name, schema }) => [name, valid(schema, known, name)] as const)
    const requiredKeys = parameters
      .filter(({ required }) => required || place === 'path')
      .map(({ name }) => name)
    return fc.record(Object.fromEntries(fields), { requiredKeys }) as Arbitrary<Record<string, string>>
  }
  const parts = { params: of('path'), query: of('query') }
  if (operation.bodyType.startsWith('multipart/')) return fc.record({ ...parts, form: aFormFile })
  return operation.body ? fc.record({ ...parts, body: valid(operation.body, known) }) : fc.record(parts)
}

/** One field of a right request has another type, is out of range, missing, or one too many. */
function oneThingWrong(operation: Operation, right: Arbitrary<RequestParts>): Arbitrary<Labelled> {
  const inBody = Object.entries(operation.body?.properties ?? operation.body?.anyOf?.[0]?.properties ?? {})
  const faults: Arbitrary<{ how: string; change(ask: RequestParts): RequestParts }>[] = [
    fc.constant({
      how: 'one parameter too many',
      change: (ask) => ({ ...ask, query: { ...ask.query, surplus: 1 } }),
    }),
  ]
  for (const { name, schema, ...parameter } of operation.parameters.filter(inAddress)) {
    const place = parameter.in === 'path' ? 'params' : 'query'
    faults.push(
      nearlyValid(schema).map((value) => ({
        how: `${place}.${name} = ${JSON.stringify(value)}`,
        // An empty part of a path is another address.
        change: (ask) => ({ ...ask, [place]: { ...ask[place], [name]: String(value) || ' ' } }),
      })),
    )
  }
  const bodyWith = (ask: RequestParts, fields: object) => ({
    ...ask,
    body: { ...(ask.body as object), ...fields },
  })
  for (const [name, schema] of inBody)
    faults.push(
      nearlyValid(schema).map((value) => ({
        how: `body.${name} = ${JSON.stringify(value)}`,
        change: (ask) => bodyWith(ask, { [name]: value }),
      })),
      fc.constant({ how: `body.${name} missing`, change: (ask) => bodyWith(ask, { [name]: undefined }) }),
    )
  faults.push(
    fc.constantFrom<unknown[]>({ surplus: 1 }, [], 'text', 5, null, [[]]).map((body) => ({
      how: `body = ${JSON.stringify(body)}`,
      change: (ask) => ({ ...ask, form: undefined, body }) as RequestParts,
    })),
  )
  return fc.tuple(right, fc.oneof(...faults)).map(([ask, { how, change }]) => ({
    how,
    ...requestOf(operation, change(ask)),
  }))
}
