import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type SignedParts, stringToSign } from '@tradefloor/contract'

const hashOfNothing = bytesToHex(sha256(new Uint8Array()))

// Not crypto.subtle: it is missing on plain http, where a fair on a local network is often served.
export const signRequest = (
  signingKey: string,
  parts: Omit<SignedParts, 'bodySha256Hex'> & { body: string | undefined },
): string => {
  const bodySha256Hex = parts.body === undefined ? hashOfNothing : bytesToHex(sha256(utf8ToBytes(parts.body)))
  return bytesToHex(
    hmac(sha256, utf8ToBytes(signingKey), utf8ToBytes(stringToSign({ ...parts, bodySha256Hex }))),
  )
}
