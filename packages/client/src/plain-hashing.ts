import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** For pages on plain http, whose browser keeps its own hashing back. */
export const hashing = {
  sha256: async (bytes: Uint8Array) => sha256(bytes),
  hmac: async (key: Uint8Array, bytes: Uint8Array) => hmac(sha256, key, bytes),
}
