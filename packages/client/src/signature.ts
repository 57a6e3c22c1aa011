import { type SignedParts, stringToSign } from '@tradefloor/contract'

export type RequestToSign = Omit<SignedParts, 'bodySha256Hex'> & { body: string | undefined }

type Subtle = typeof crypto.subtle

/** The two ways of getting the same bytes. */
interface Hashing {
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
  hmac(key: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
}

/**
 * The browser's own hashing costs nothing to load, but is missing on plain http, where a fair on a local network is
 * often served: there ours is fetched when the first request is signed.
 */
export async function signRequest(
  signingKey: string,
  { body = '', ...parts }: RequestToSign,
): Promise<string> {
  const subtle: Subtle | undefined = crypto.subtle
  const { sha256, hmac }: Hashing = subtle ? hashingOf(subtle) : (await import('./plain-hashing.ts')).hashing
  const bodySha256Hex = hex(await sha256(bytesOf(body)))
  return hex(await hmac(bytesOf(signingKey), bytesOf(stringToSign({ ...parts, bodySha256Hex }))))
}

const hashingOf = (subtle: Subtle): Hashing => ({
  sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes)),
  async hmac(key, bytes) {
    const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return new Uint8Array(await subtle.sign('HMAC', imported, bytes))
  },
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
