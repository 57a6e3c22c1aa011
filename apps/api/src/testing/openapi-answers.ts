import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { errors, type Language } from '@tradefloor/contract'
import { Refusal } from '@tradefloor/contract/schemas'
import { Ajv, type ValidateFunction } from 'ajv'
import type { LightMyRequestResponse } from 'fastify'
import type { Operation, Schema } from './openapi-operations.ts'

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'rawPayload'>

const ajv = new Ajv({ strict: false, allErrors: false })
const compiled = new Map<Schema, ValidateFunction>()
const isRefusal = ajv.compile(Refusal)

function validatorOf(schema: Schema): ValidateFunction {
  const kept = compiled.get(schema)
  if (kept) return kept
  const validate = ajv.compile(schema)
  compiled.set(schema, validate)
  return validate
}

/** What an answer must never show of the inside: a stack, a path, a query, a driver's or the database's own words. */
const inside =
  /node_modules|\n\s+at |\bat (?:async )?[\w.<>]+ \(|file:\/\/|\/(?:work|home|usr|tmp|dev\/shm)\/|\.(?:ts|mjs|js):\d|Failed query|\bSQLSTATE\b|\brelation "|\bcolumn "|violates|invalid input syntax|invalid byte sequence|syntax error at|FST_ERR|ECONN|\bdrizzle|Unexpected token/

/** On every answer, whatever it is. */
export function headerFaults({ headers }: Pick<Answer, 'headers'>): string[] {
  const expected: Record<string, RegExp> = {
    'content-security-policy':
      /^(?!.*script-src[^;]*(?:unsafe|\*))default-src 'none'.*frame-ancestors '(?:none|self)'/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
    'cross-origin-opener-policy': /^same-origin-allow-popups$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /geolocation=\(\)/,
    'x-request-id': /^[\w-]{12}$/,
  }
  return Object.entries(expected)
    .filter(([name, form]) => !form.test(String(headers[name] ?? '')))
    .map(([name]) => `header ${name} is ${headers[name] ?? 'missing'}`)
}

/** The words of a refusal are those of its code, in the language asked for. */
function wordFaults(body: { errCode?: number; errMes?: string; mes?: string }, language: Language | null) {
  const known = Object.values(errors).find(({ code }) => code === body.errCode)
  if (!known) return [`errCode ${body.errCode} is not in the list of refusals`]
  if (body.mes !== body.errMes) return ['mes and errMes differ']
  const words = language ? [known[language]] : [known.zh, known.en]
  return words.includes(body.errMes as never) ? [] : [`errMes is not in ${language}: ${body.errMes}`]
}

/** Its letters may spell anything. */
const picture = /data:image\/png;base64,[\w+/=]*/g

/** Everything that is wrong with an answer; nothing for a good one. Without an operation, only a refusal is good. */
export function answerFaults(
  operation: Pick<Operation, 'reply' | 'replyType'> | null,
  answer: Answer,
  { language, isHead = false }: { language: Language | null; isHead?: boolean },
): string[] {
  const faults = headerFaults(answer)
  const { statusCode } = answer
  if (statusCode >= 500) faults.push(`status ${statusCode}`)
  if (isHead || statusCode === 304) return faults
  const body = textOf(answer)
  const leak = inside.exec(body.replace(picture, ''))
  if (leak) faults.push(`shows the inside: ${leak[0].trim()}`)

  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  if (!isJson)
    return operation && operation.replyType === 'application/json' && operation.reply.type !== 'string'
      ? [...faults, `content type ${answer.headers['content-type']}`]
      : faults
  const parsed = parse(body)
  if (parsed === undefined) return [...faults, 'the body is no JSON']
  if (parsed.res === 1) {
    if (statusCode !== 200) faults.push(`res 1 with status ${statusCode}`)
    if (!operation) return [...faults, 'success where nothing is']
    const validate = validatorOf(operation.reply)
    return validate(parsed) ? faults : [...faults, `reply: ${ajv.errorsText(validate.errors)}`]
  }
  if (!isRefusal(parsed)) return [...faults, `refusal: ${ajv.errorsText(isRefusal.errors)}`]
  return [...faults, ...wordFaults(parsed, language)]
}

export function textOf({ headers, rawPayload }: Pick<Answer, 'headers' | 'rawPayload'>): string {
  const encoding = headers['content-encoding']
  const plain = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from
  return plain(rawPayload).toString('utf8')
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
