import { hash } from 'node:crypto'
import { signatureWindowMs, signingHeaders, stringToSign } from '@tradefloor/contract'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../config/clock.ts'
import { Problem } from './problem.ts'

const hashOfNothing = hash('sha256', '')
const key = Symbol('raw body')

interface WithRawBody {
  [key]?: Buffer
}

/** The signature covers the bytes as they came, so the parser keeps them until it has been checked. */
export const storeRawBody = (request: FastifyRequest, bytes: Buffer) => {
  ;(request as WithRawBody)[key] = bytes
}

/** Shows tampering and a wrong clock. It grants nothing: who may do what is decided elsewhere, by the session. */
export function checkSignature(
  request: FastifyRequest,
  expected: { platform: string; hmac(text: string): string; clock: Clock },
) {
  const signature = request.headers[signingHeaders.signature]
  const timestamp = request.headers[signingHeaders.timestamp]
  const serverTime = expected.clock.now().getTime()
  if (typeof signature !== 'string' || typeof timestamp !== 'string')
    throw new Problem('signature_missing', { serverTime })

  const at = /^\d{1,16}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  if (!(Math.abs(at - serverTime) <= signatureWindowMs)) throw new Problem('signature_stale', { serverTime })

  const [path = '', query = ''] = splitUrl(request.raw.url ?? '')
  const body = (request as WithRawBody)[key]
  const text = stringToSign({
    method: request.method,
    path,
    query,
    bodySha256Hex: body ? hash('sha256', body) : hashOfNothing,
    timestamp,
  })
  // The key is public, so how long a comparison takes gives nothing away.
  if (signature !== expected.hmac(text)) throw new Problem('signature_wrong', { serverTime })

  if ((request.query as { platform?: unknown }).platform !== expected.platform)
    throw new Problem('platform_wrong')
}

function splitUrl(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}
