/** How far a request's clock may be from the server's, both ways. */
export const signatureWindowMs = 300_000

/** A program that signs asks for the time again when it is refused with this. It stands here, away from the words of all refusals. */
export const signatureStaleCode = 10012

export const signingHeaders = { timestamp: 'x-timestamp', signature: 'x-signature' } as const

/** All parameters sorted by key, then value, encoded as a browser's URLSearchParams does. */
export function canonicalQuery(query: string | URLSearchParams): string {
  if (typeof query === 'string' && nothingToEncode.test(query)) {
    const pairs = query.split('&').map((pair) => pair.split('=') as [string, string])
    return pairs
      .sort(byKeyThenValue)
      .map(([key, value]) => `${key}=${value}`)
      .join('&')
  }
  return new URLSearchParams([...new URLSearchParams(query)].sort(byKeyThenValue)).toString()
}

/** Most questions: letters, digits and the few signs that stay as they are. A server reads thousands of them a second. */
const nothingToEncode = /^[A-Za-z0-9._*-]+=[A-Za-z0-9._*-]*(?:&[A-Za-z0-9._*-]+=[A-Za-z0-9._*-]*)*$/

const byKeyThenValue = ([keyA, a]: [string, string], [keyB, b]: [string, string]) =>
  compare(keyA, keyB) || compare(a, b)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export interface SignedParts {
  method: string
  path: string
  query: string | URLSearchParams
  bodySha256Hex: string
  timestamp: number | string
}

/** What both ends feed to HMAC-SHA256, keyed with the public signing key. It shows tampering and grants nothing. */
export const stringToSign = ({ method, path, query, bodySha256Hex, timestamp }: SignedParts) =>
  [method.toUpperCase(), path, canonicalQuery(query), bodySha256Hex, timestamp].join('\n')
