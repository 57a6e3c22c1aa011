import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { toProblem } from '../../http/errors.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('T11 a password is kept as argon2id of 19 MiB and two passes, each with a salt of its own', async () => {
  const hashes = await Promise.all([hashPassword('Demo#2026'), hashPassword('Demo#2026')])
  expect(new Set(hashes).size).toBe(2)
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(hash, 'Demo#2026')).toBe(true)
    expect(await verifyPassword(hash, 'Demo#2026 ')).toBe(false)
  }
})

test('T6 an account that is not there never has the right password, after the same kind of work', async () => {
  expect(await verifyPassword(undefined, 'Demo#2026')).toBe(false)
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test('T11 a flood is told to come back instead of piling up, and those in the queue are served', async () => {
  const room = availableParallelism() * 17
  const results = await Promise.allSettled(
    Array.from({ length: room + 20 }, () => verifyPassword(undefined, 'x')),
  )
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(refused).toHaveLength(20)
  for (const { reason } of refused)
    expect(toProblem(reason)).toMatchObject({
      problem: 'unavailable',
      status: 503,
      details: { retryAfterSeconds: 2 },
    })
  expect(await verifyPassword(undefined, 'x')).toBe(false)
})
