import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { isUnavailable } from '../db/outage.ts'
import { reportCacheSize } from '../logging/cache-sizes.ts'

/** A public reply, serialised and compressed once and sent many times. */
export interface CachedReply {
  etag: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** What a reply is about: when one of these changes, it is dropped. */
export type CacheTags = string | readonly string[]

interface Entry {
  reply: CachedReply
  tags: CacheTags
  freshUntil: number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthCompressing = 1024

/**
 * Public replies by key. An entry is served until its time to live is over or its tag is dropped; while the database is
 * away, a stale entry is served rather than none.
 */
export class ReplyCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #pending = new Map<string, Promise<CachedReply>>()
  readonly #freshMs: number
  #drops = 0

  constructor({ maxBytes, freshMs = 30_000 }: { maxBytes: number; freshMs?: number }) {
    this.#freshMs = freshMs
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: ({ reply }, key) =>
        key.length * 2 + reply.plain.length + (reply.br?.length ?? 0) + (reply.gzip?.length ?? 0) + 200,
    })
    reportCacheSize('cached replies', () => this.#entries.calculatedSize)
  }

  /** The reply if it is cached and fresh. */
  fresh(key: string): CachedReply | undefined {
    const entry = this.#entries.get(key)
    return entry && performance.now() < entry.freshUntil ? entry.reply : undefined
  }

  async get(
    key: string,
    tags: CacheTags,
    make: () => Promise<string>,
    { ttlMs }: { ttlMs?: () => number } = {},
  ): Promise<CachedReply> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const entry = this.#entries.get(key)
    try {
      return await this.#make(key, tags, make, ttlMs)
    } catch (error) {
      if (entry && isUnavailable(error)) return entry.reply
      throw error
    }
  }

  /** Invalidates every reply with this tag, on this node. */
  drop(tag: string) {
    this.#forgetPending()
    for (const [key, entry] of this.#entries.entries()) if (hasTag(entry.tags, tag)) this.#entries.delete(key)
  }

  /** Something may have changed: every entry becomes stale. */
  expire() {
    this.#forgetPending()
    for (const entry of this.#entries.values()) entry.freshUntil = 0
  }

  /** What was read before a change must neither be cached nor be served to requests that came after it. */
  #forgetPending() {
    this.#drops++
    this.#pending.clear()
  }

  /** Concurrent requests for one key share one query. */
  #make(
    key: string,
    tags: CacheTags,
    make: () => Promise<string>,
    ttlMs: () => number = () => this.#freshMs,
  ): Promise<CachedReply> {
    const running = this.#pending.get(key)
    if (running) return running
    const drops = this.#drops
    const making = (async () => {
      const reply = await prepare(await make())
      if (drops === this.#drops)
        this.#entries.set(key, { reply, tags, freshUntil: performance.now() + ttlMs() })
      return reply
    })().finally(() => {
      if (this.#pending.get(key) === making) this.#pending.delete(key)
    })
    this.#pending.set(key, making)
    return making
  }
}

const hasTag = (tags: CacheTags, tag: string) =>
  typeof tags === 'string' ? tags === tag : tags.includes(tag)

export const etagOf = (plain: Buffer | string) =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`

export async function prepare(text: string | Buffer, quality = 5): Promise<CachedReply> {
  const plain = Buffer.from(text)
  const etag = etagOf(plain)
  if (plain.length < worthCompressing) return { etag, plain }
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(plain),
  ])
  return { etag, plain, br, gzip: gz }
}
