import { createHash, createHmac } from 'node:crypto'
import { signingHeaders, stringToSign } from '@tradefloor/contract'

export interface Request {
  method?: string
  path: string
  query?: Record<string, string | number>
  body?: string
  headers?: Record<string, string>
}

interface Signer {
  platform: string
  signingKey: string
  now: Date
}

/** A request as a stranger's program would make it from the documents, not with our own client. */
export function signed({ method = 'GET', path, query = {}, body, headers = {} }: Request, signer: Signer) {
  const search = new URLSearchParams({ platform: signer.platform })
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  const timestamp = String(signer.now.getTime())
  const bodySha256Hex = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  const text = stringToSign({ method, path, query: search, bodySha256Hex, timestamp })
  return {
    method: method as 'GET',
    url: `${path}?${search}`,
    headers: {
      [signingHeaders.timestamp]: timestamp,
      [signingHeaders.signature]: createHmac('sha256', signer.signingKey).update(text).digest('hex'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  }
}
