import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { reportCacheSize } from '../cache-sizes.ts'
import { isUnavailable } from '../db/outage.ts'

/** A public answer, serialised and compressed once and sent many times. */
export interface ReadyAnswer {
  etag: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** What an answer is about: when one of these changes, it is dropped. */
export type About = string | readonly string[]

interface Kept {
  answer: ReadyAnswer
  about: About
  freshUntil: number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthCompressing = 1024

/**
 * Ready answers by key. An entry is served until its time is over or its content is dropped by name; when it cannot
 * be made anew because the database is away, the old one is better than none.
 */
export class ReadyAnswers {
  readonly #kept: LRUCache<string, Kept>
  readonly #underWay = new Map<string, Promise<ReadyAnswer>>()
  readonly #freshMs: number
  #drops = 0

  constructor({ maxBytes, freshMs = 30_000 }: { maxBytes: number; freshMs?: number }) {
    this.#freshMs = freshMs
    this.#kept = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: ({ answer }, key) =>
        key.length * 2 + answer.plain.length + (answer.br?.length ?? 0) + (answer.gzip?.length ?? 0) + 200,
    })
    reportCacheSize('ready answers', () => this.#kept.calculatedSize)
  }

  /** The answer if it is there and good. */
  fresh(key: string): ReadyAnswer | undefined {
    const kept = this.#kept.get(key)
    return kept && performance.now() < kept.freshUntil ? kept.answer : undefined
  }

  async get(
    key: string,
    about: About,
    make: () => Promise<string>,
    { goodForMs }: { goodForMs?: () => number } = {},
  ): Promise<ReadyAnswer> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const kept = this.#kept.get(key)
    try {
      return await this.#make(key, about, make, goodForMs)
    } catch (error) {
      if (kept && isUnavailable(error)) return kept.answer
      throw error
    }
  }

  /** Forgets every answer about this, on this node. */
  drop(about: string) {
    this.#forgetUnderWay()
    for (const [key, kept] of this.#kept.entries()) if (isAbout(kept.about, about)) this.#kept.delete(key)
  }

  /** Something may have changed: everything is made anew when it is next asked for, if the database is there. */
  expire() {
    this.#forgetUnderWay()
    for (const kept of this.#kept.values()) kept.freshUntil = 0
  }

  /** What was read before a change must not outlive it, and who asks after it must not get it. */
  #forgetUnderWay() {
    this.#drops++
    this.#underWay.clear()
  }

  /** Many asking at once cause one query. */
  #make(
    key: string,
    about: About,
    make: () => Promise<string>,
    goodForMs: () => number = () => this.#freshMs,
  ): Promise<ReadyAnswer> {
    const running = this.#underWay.get(key)
    if (running) return running
    const drops = this.#drops
    const making = (async () => {
      const answer = await prepare(await make())
      if (drops === this.#drops)
        this.#kept.set(key, { answer, about, freshUntil: performance.now() + goodForMs() })
      return answer
    })().finally(() => {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key)
    })
    this.#underWay.set(key, making)
    return making
  }
}

const isAbout = (about: About, subject: string) =>
  typeof about === 'string' ? about === subject : about.includes(subject)

export const etagOf = (plain: Buffer | string) =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`

export async function prepare(text: string | Buffer, quality = 5): Promise<ReadyAnswer> {
  const plain = Buffer.from(text)
  const etag = etagOf(plain)
  if (plain.length < worthCompressing) return { etag, plain }
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(plain),
  ])
  return { etag, plain, br, gzip: gz }
}
