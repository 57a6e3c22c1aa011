import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Semaphore } from '../../concurrency/semaphore.ts'

/** argon2id is the library's own choice of algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** As costly to check as any, and no password's: for names that nobody has. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$6QGApdOvrn1F2X6k4up9+w$v2hQoI4HosgPJzMiNP6LYxvjxmTX8czEVpZF7Ib/ksY'

const cores = availableParallelism()
/**
 * A hash takes all of a core for a while, so more at once than cores only makes everybody wait. What waits longer than
 * about a second is better told to come back.
 */
const hashing = new Semaphore({ permits: cores, queueSize: cores * 16, retryAfterSeconds: 2 })

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, cost))

/** Without a hash, for an account that is not there, the answer is no after the same work. */
export const verifyPassword = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  hashing.run(async () => (await verify(passwordHash ?? nobodysHash, password)) && passwordHash !== undefined)
