export interface Limits {
  most: number
  bytes: number
}

/** Which names have to go so that the rest fits: the oldest. The first is the oldest. */
export function overflowing(sizes: ReadonlyMap<string, number>, { most, bytes }: Limits): string[] {
  let left = sizes.size
  let sum = [...sizes.values()].reduce((total, size) => total + size, 0)
  const gone: string[] = []
  for (const [name, size] of sizes) {
    if (left <= most && sum <= bytes) break
    gone.push(name)
    left--
    sum -= size
  }
  return gone
}

/** Ours, because not every answer says how long it is. */
const sizeHeader = 'x-kept-bytes'

/** A cache of the browser that never grows beyond its limits. */
export class BoundedCache {
  readonly #name: string
  readonly #limits: Limits
  /** In the order in which they came; read once in the life of the worker. */
  #sizes: Promise<Map<string, number>> | undefined
  /** One after the other, or two would both find that there is room. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(name: string, limits: Limits) {
    this.#name = name
    this.#limits = limits
  }

  async match(address: string, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    return (await caches.open(this.#name)).match(address, { ignoreVary: true, ...options })
  }

  /** Keeps a copy, as the newest. That there is no room for it is not a fault: it is fetched again then. */
  put(address: string, answer: Response): Promise<void> {
    const done = this.#turn.then(() => this.#put(address, answer)).catch(() => {})
    this.#turn = done
    return done
  }

  async #put(address: string, answer: Response) {
    const body = await answer.arrayBuffer()
    const headers = new Headers(answer.headers)
    // The body is plain by now.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    headers.set(sizeHeader, String(body.byteLength))
    const cache = await caches.open(this.#name)
    this.#sizes ??= sizesIn(cache)
    const sizes = await this.#sizes
    await cache.put(address, new Response(body, { headers }))
    sizes.delete(address)
    sizes.set(address, body.byteLength)
    for (const name of overflowing(sizes, this.#limits)) {
      sizes.delete(name)
      await cache.delete(name)
    }
  }
}

async function sizesIn(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const kept = await cache.match(request, { ignoreVary: true })
    sizes.set(pathname + search, Number(kept?.headers.get(sizeHeader) ?? 0))
  }
  return sizes
}
