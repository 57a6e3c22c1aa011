import { createDecipheriv } from 'node:crypto'

const block = 16

/**
 * Reads a password as the sign-in sends it: base64 of 16 bytes of iv and the cipher text, AES-256-CBC keyed with the
 * first 32 characters of the captcha's key, filled up with zeros. Nothing for what cannot be read.
 */
export function decipherPassword(text: string, captchaKey: string): string | undefined {
  const key = Buffer.from(captchaKey.slice(0, 32), 'latin1')
  const bytes = Buffer.from(text, 'base64')
  if (key.length !== 32 || bytes.length < 2 * block || bytes.length % block !== 0) return undefined
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, block)).setAutoPadding(false)
  const plain = Buffer.concat([decipher.update(bytes.subarray(block)), decipher.final()])
  let end = plain.length
  while (end > 0 && plain[end - 1] === 0) end -= 1
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain.subarray(0, end))
  } catch {
    return undefined
  }
}
