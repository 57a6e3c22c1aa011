import { createDecipheriv } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { encryptPassword } from './password-cipher.ts'

const captchaKey = 'q7yZ0mB3xK9cV5nT2wR8sL4pH6jD1fGa_and-more'

/** As another program would read it, with another library. */
function decrypt(sent: string) {
  const bytes = Buffer.from(sent, 'base64')
  const decipher = createDecipheriv(
    'aes-256-cbc',
    Buffer.from(captchaKey.slice(0, 32)),
    bytes.subarray(0, 16),
  ).setAutoPadding(false)
  return {
    iv: bytes.subarray(0, 16).toString('latin1'),
    filled: Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]),
  }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a short one', 'Demo#2026', 16],
  ['15 bytes', 'Abcdefgh-123456', 16],
  ['16 bytes, where nothing is added', 'Abcdefgh-1234567', 16],
  ['17 bytes', 'Abcdefgh-12345678', 32],
  ['Chinese', '云展密码Abc#2026', 32],
  ['emoji', 'Fair🐟🚢2026', 16],
  ['128 emoji', '🐟'.repeat(128), 512],
])('C-06 K-04 %s can be read with the first 32 characters of the captcha key', (_, password, length) => {
  const { iv, filled } = decrypt(encryptPassword(password, captchaKey))
  const plain = Buffer.from(password)
  expect(iv).toMatch(/^[\x21-\x7e]{16}$/)
  expect(filled).toHaveLength(length)
  expect(filled.subarray(0, plain.length)).toEqual(plain)
  expect(filled.subarray(plain.length).every((byte) => byte === 0)).toBe(true)
})

test('K-04 the same password never looks the same twice', () => {
  const sent = new Set(Array.from({ length: 50 }, () => encryptPassword('Demo#2026', captchaKey)))
  expect(sent.size).toBe(50)
})

test('K-04 it works where a page has no crypto.subtle', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
  expect(decrypt(encryptPassword('Demo#2026', captchaKey)).filled.toString()).toMatch(/^Demo#2026\0{7}$/)
})
