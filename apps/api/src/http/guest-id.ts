import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../config/secrets.ts'

const sealLength = 22

const sealOf = (secrets: Secrets, name: string) => secrets.hash('guest', name).slice(0, sealLength)

/** A name for a browser that says nothing about anyone, with a seal that only this installation can make. */
export function newGuestId(secrets: Secrets): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${sealOf(secrets, name)}`
}

/** Whether we gave it. */
export function isGuestId(secrets: Secrets, id: string): boolean {
  const [, name, seal] = /^([\w-]{22})\.([\w-]{22})$/.exec(id) ?? []
  if (!name || !seal) return false
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secrets, name)))
}
