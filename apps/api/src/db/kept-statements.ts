import pg from 'pg'

/** Asked so often, it is worth being kept. What is asked once in a while is not. */
const keptAfter = 20
/** Each costs memory on each connection. */
const mostKept = 80
const mostCounted = 5000

const planOutOfDate = '0A000'

type Asked = pg.QueryConfig & { values?: unknown[] }

/**
 * What is asked over and over is understood and planned once a connection instead of every time, which costs more than
 * the answer itself: a question with a name is kept by the connection. No two connections use the same name, because the
 * embedded database has one session behind them all.
 */
export class KeptStatements {
  /** How often each text was asked, until it is kept. */
  readonly #times = new Map<string, number>()
  readonly #kept = new Set<string>()
  #connections = 0

  /** Every connection that the pool makes. */
  keepFor(pool: pg.Pool) {
    pool.on('connect', (client) => this.#keepOn(client))
  }

  #keepOn(client: pg.PoolClient) {
    const prefix = `kept_${++this.#connections}_`
    const names = new Map<string, string>()
    let last = 0
    // Looked up each time: whoever watches what is asked watches the driver.
    const ask = (...args: unknown[]) => Reflect.apply(pg.Client.prototype.query, client, args) as unknown
    const named = (...args: unknown[]) => {
      const [asked, values] = args as [Asked, unknown[] | undefined]
      // Without values it may be several statements, which cannot be kept.
      if (typeof asked?.text !== 'string' || asked.name || (values ?? asked.values ?? []).length === 0)
        return ask(...args)
      if (!this.#isKept(asked.text)) return ask(...args)
      const name = names.get(asked.text) ?? `${prefix}${++last}`
      names.set(asked.text, name)
      const answer = ask({ ...asked, name }, ...args.slice(1))
      if (answer instanceof Promise)
        answer.catch((error: { code?: unknown }) => {
          // A column has another type since: what is kept is of no use any more.
          if (error.code === planOutOfDate) names.delete(asked.text)
        })
      return answer
    }
    client.query = named as typeof client.query
  }

  #isKept(text: string): boolean {
    if (this.#kept.has(text)) return true
    if (this.#kept.size >= mostKept) return false
    const times = (this.#times.get(text) ?? 0) + 1
    if (times < keptAfter) {
      // Lists of different lengths are different texts: what is rare is forgotten.
      if (this.#times.size >= mostCounted) this.#times.clear()
      this.#times.set(text, times)
      return false
    }
    this.#times.delete(text)
    this.#kept.add(text)
    return true
  }
}
