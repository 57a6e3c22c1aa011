import { hash } from 'node:crypto'

const block = 64

/**
 * HMAC-SHA256 of short texts with one key, in two hashes. Node's own makes an object with a finaliser for every call,
 * which costs a busy server a sixth of its time.
 */
export function quickHmac(key: string): (text: string) => string {
  const bytes = Buffer.from(key)
  const short = bytes.length > block ? hash('sha256', bytes, 'buffer') : bytes
  const pad = (with_: number) => Buffer.alloc(block, with_).map((byte, index) => byte ^ (short[index] ?? 0))
  const inner = pad(0x36)
  const outer = Buffer.concat([pad(0x5c), Buffer.alloc(32)])
  return (text) => {
    const message = Buffer.allocUnsafe(block + Buffer.byteLength(text))
    message.set(inner)
    message.write(text, block)
    outer.set(hash('sha256', message, 'buffer'), block)
    return hash('sha256', outer)
  }
}
