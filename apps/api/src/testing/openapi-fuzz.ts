import fc from 'fast-check'
import { limitCount } from '../schema/index.ts'
import type { Visitor } from './builders.ts'
import { answerFaults } from './openapi-answers.ts'
import { someoneFor } from './openapi-callers.ts'
import type { Operation } from './openapi-operations.ts'
import { type RequestParts, sign } from './openapi-request.ts'
import { type FuzzRequest, requestsFor, withUnstorableTexts } from './openapi-requests.ts'
import { rows } from './openapi-rows.ts'
import type { Known } from './openapi-values.ts'
import { aWorld, knownIn, type World } from './openapi-world.ts'
import type { TestApp } from './test-app.ts'

/** What came of the requests to one operation. */
export interface Tally {
  name: string
  requests: number
  /** How many answers of each class: 2 for 2xx and so on. */
  classes: Record<number, number>
  /** Successes, that is `res` 1: without any, the fuzzer did not get past the door. */
  successes: number
  /** Refused for being too many: what lies behind a limit was not reached. */
  limited: number
  slowestMs: number
  faults: string[]
}

const atOnce = 10
const batchSize = 100
const faultsTold = 10

/** Sends generated requests through the front door and looks at every answer. The same seed makes the same requests. */
export class Fuzzer {
  #visitor: Visitor | undefined
  #address = '127.0.0.1'

  private constructor(
    readonly fair: TestApp,
    readonly world: World,
    readonly known: Known,
  ) {}

  static async open(fair: TestApp) {
    const world = await aWorld(fair)
    return new Fuzzer(fair, world, knownIn(world))
  }

  async run(operation: Operation, { runs, seed }: { runs: number; seed: number }): Promise<Tally> {
    const tally: Tally = {
      name: operation.name,
      requests: 0,
      classes: {},
      successes: 0,
      limited: 0,
      slowestMs: 0,
      faults: [],
    }
    // The last call may have ended the account it was made with.
    this.#visitor = undefined
    for (const example of await this.#examples(operation))
      for (const request of withUnstorableTexts(operation, example))
        await this.#send(operation, request, tally)
    for (let batch = 0; batch * batchSize < runs; batch++) {
      // What is counted against a visitor or an address starts anew, in the database and in memory.
      this.#visitor = undefined
      this.#address = `10.${(batch >> 16) & 255}.${(batch >> 8) & 255}.${batch & 255}`
      // Housekeeping may wait for a busy machine; only the calls themselves are watched.
      await this.fair.database.longTransaction((db) => db.delete(limitCount))
      const numRuns = Math.min(batchSize, runs - batch * batchSize)
      const requests = requestsFor(operation, this.known, await this.#examples(operation))
      const sample = fc.sample(requests, { seed: seed + batch, numRuns })
      for (let first = 0; first < sample.length; first += atOnce)
        await Promise.all(
          sample.slice(first, first + atOnce).map((request) => this.#send(operation, request, tally)),
        )
    }
    return tally
  }

  /** Requests as a right program would make them, with codes, tickets and things of the visitor who sends them. */
  async #examples(operation: Operation): Promise<RequestParts[]> {
    const row = rows[operation.name]
    if (!row) return []
    const owner = await this.#signedIn(operation)
    return [await row.ask({ fair: this.fair, world: this.world, owner, caller: owner })]
  }

  async #send(operation: Operation, request: FuzzRequest, tally: Tally) {
    const visitor = request.as === 'visitor' ? await this.#signedIn(operation) : undefined
    const started = performance.now()
    const answer = await this.fair.app.inject(this.#prepare(request, visitor))
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started)
    tally.requests++
    const kind = Math.floor(answer.statusCode / 100)
    tally.classes[kind] = (tally.classes[kind] ?? 0) + 1
    if (answer.body.startsWith('{"res":1')) tally.successes++
    if (answer.statusCode === 429) tally.limited++
    // A sign-out or a new password ended the session; the next request has a new visitor.
    if (answer.statusCode === 401 && visitor === this.#visitor) this.#visitor = undefined
    const faults = answerFaults(operation, answer, {
      language: request.language,
      isHead: request.method === 'HEAD',
    })
    for (const fault of faults)
      if (tally.faults.length < faultsTold) tally.faults.push(describe(operation, request, fault))
  }

  #prepare(request: FuzzRequest, visitor: Visitor | undefined) {
    const authorization: Record<string, string> = visitor ? { authorization: `Bearer ${visitor.token}` } : {}
    const headed = { ...request, headers: { ...authorization, ...request.headers } }
    const signed = { ...sign(this.fair, headed), remoteAddress: this.#address }
    const { 'x-signature': signature, ...headers } = signed.headers as Record<string, string>
    if (request.signature === 'none') return { ...signed, headers }
    if (request.signature === 'wrong')
      return { ...signed, headers: { ...headers, 'x-signature': String(signature).replace(/^./, 'g') } }
    return signed
  }

  async #signedIn({ who }: Operation) {
    this.#visitor ??= await someoneFor(who, this.fair, this.world)
    return this.#visitor
  }
}

function describe(operation: Operation, request: FuzzRequest, fault: string) {
  const body = request.body === null ? '' : ` ${String(request.body).slice(0, 300)}`
  return `${fault}\n  ${operation.name} as ${request.as}, ${request.how}\n  ${request.method} ${request.path.slice(0, 200)}?${request.query.slice(0, 300)}${body}`
}
