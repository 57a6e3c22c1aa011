import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../../http/problem.ts'

/** argon2id is the library's own choice of algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** As costly to check as any, and no password's: for names that nobody has. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$6QGApdOvrn1F2X6k4up9+w$v2hQoI4HosgPJzMiNP6LYxvjxmTX8czEVpZF7Ib/ksY'

const atOnce = availableParallelism()
/** What waits longer than about a second is better told to come back. */
const waitingAtMost = atOnce * 16
let working = 0
const waiting: (() => void)[] = []

/** A hash takes all of a core for a while, so more at once than cores only makes everybody wait. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working >= atOnce) {
    if (waiting.length >= waitingAtMost) throw new Problem('unavailable', { retryAfterSeconds: 2 })
    await new Promise<void>((go) => waiting.push(go))
  } else working += 1
  try {
    return await work()
  } finally {
    // The place is handed on, not given up, so that nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** Without a hash, for an account that is not there, the answer is no after the same work. */
export const verifyPassword = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  inTurn(async () => (await verify(passwordHash ?? nobodysHash, password)) && passwordHash !== undefined)
