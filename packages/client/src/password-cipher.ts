import { cbc } from '@noble/ciphers/aes.js'

const block = 16
const ivCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * The password as the sign-in sends it: base64 of 16 characters of iv and the cipher text, AES-256-CBC keyed with the
 * first 32 characters of the captcha's key, filled up with zeros. Not crypto.subtle: it is missing on plain http, and
 * it cannot fill up with zeros.
 */
export function encryptPassword(password: string, captchaKey: string): string {
  const text = new TextEncoder()
  const key = text.encode(captchaKey.slice(0, 32))
  const iv = text.encode(randomIv())
  const plain = text.encode(password)
  const filled = new Uint8Array(Math.ceil(plain.length / block) * block)
  filled.set(plain)
  const cipher = cbc(key, iv, { disablePadding: true }).encrypt(filled)
  return btoa(String.fromCharCode(...iv, ...cipher))
}

/** 64 characters divide 256 evenly, so each is as likely as any other. */
const randomIv = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(block)), (byte) => ivCharacters[byte % 64]).join('')
