import pg from 'pg'

/** A query that runs less often is not worth preparing. */
const prepareAfter = 20
/** Each costs memory on each connection. */
const maxPrepared = 80
const maxCounted = 5000

/** The SQLSTATE "cached plan must not change result type". */
const planOutOfDate = '0A000'

type Query = pg.QueryConfig & { values?: unknown[] }

/**
 * Frequent queries are parsed and planned once per connection instead of every time, which costs more than running them:
 * a query with a name stays prepared on its connection. No two connections use the same name, because the embedded
 * database has one session behind them all.
 */
export class PreparedStatements {
  /** How often each text ran, until it is prepared. */
  readonly #times = new Map<string, number>()
  readonly #prepared = new Set<string>()
  #connections = 0

  /** Every connection that the pool makes. */
  prepareOn(pool: pg.Pool) {
    pool.on('connect', (client) => this.#prepareOnClient(client))
  }

  #prepareOnClient(client: pg.PoolClient) {
    const prefix = `prepared_${++this.#connections}_`
    const names = new Map<string, string>()
    let last = 0
    // Looked up each time: whoever observes queries patches the driver's prototype.
    const run = (...args: unknown[]) => Reflect.apply(pg.Client.prototype.query, client, args) as unknown
    const named = (...args: unknown[]) => {
      const [query, values] = args as [Query, unknown[] | undefined]
      // Without values it may be several statements, which cannot be prepared.
      if (typeof query?.text !== 'string' || query.name || (values ?? query.values ?? []).length === 0)
        return run(...args)
      if (!this.#isPrepared(query.text)) return run(...args)
      const name = names.get(query.text) ?? `${prefix}${++last}`
      names.set(query.text, name)
      const result = run({ ...query, name }, ...args.slice(1))
      if (result instanceof Promise)
        result.catch((error: { code?: unknown }) => {
          // A column has another type since then, so the prepared plan is useless.
          if (error.code === planOutOfDate) names.delete(query.text)
        })
      return result
    }
    client.query = named as typeof client.query
  }

  #isPrepared(text: string): boolean {
    if (this.#prepared.has(text)) return true
    if (this.#prepared.size >= maxPrepared) return false
    const times = (this.#times.get(text) ?? 0) + 1
    if (times < prepareAfter) {
      // Lists of different lengths are different texts: rare ones are forgotten.
      if (this.#times.size >= maxCounted) this.#times.clear()
      this.#times.set(text, times)
      return false
    }
    this.#times.delete(text)
    this.#prepared.add(text)
    return true
  }
}
