import type { FastifyInstance } from 'fastify'
import { TokenBuckets } from '../concurrency/token-buckets.ts'
import { networkOf } from './network-address.ts'
import { Problem } from './problem.ts'

interface Options {
  most: number
  seconds: number
  addresses?: number
  nowMs?: () => number
}

/** So many from one network address within so long. A pause is rewarded at once. */
export class AddressLimit {
  readonly #buckets: TokenBuckets

  constructor({ most, seconds, addresses, nowMs }: Options) {
    this.#buckets = new TokenBuckets({ capacity: most, perSecond: most / seconds, keys: addresses, nowMs })
  }

  /** Takes one. Says how many seconds to wait when there is none left, else 0. */
  take(address: string): number {
    return Math.ceil(this.#buckets.take(networkOf(address)) / 1000)
  }
}

/** Before anything else is done for a call. The address is the connection's, or what a trusted proxy says it is. */
export function registerAddressLimit(gateway: FastifyInstance, { callsAMinute }: { callsAMinute: number }) {
  const limit = new AddressLimit({ most: callsAMinute, seconds: 60 })
  gateway.addHook('onRequest', (request, _, done) => {
    // A connection that ended meanwhile has no address any more.
    const wait = limit.take((request.ip as string | undefined) ?? '')
    done(wait === 0 ? undefined : new Problem('too_many', { retryAfterSeconds: wait }))
  })
}
