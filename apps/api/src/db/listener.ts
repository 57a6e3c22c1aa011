import { setTimeout as wait } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import type { Log } from './log.ts'
import { destroy } from './probe-database.ts'

export interface Listening {
  /** Settles when the database has been reached for the first time. */
  started: Promise<void>
  stop(): Promise<void>
}

export interface ListenOptions {
  channel: string
  onNotice(payload: string): void
  /** Listening now, and maybe not a moment ago: something may have been missed. */
  onGap(): void
}

interface Line {
  config: ClientConfig
  log: Log
  /** A line that ends somewhere else may be dead without a word; so it is asked now and then. */
  heartbeatMs: number | null
}

const answerWithinMs = 5000
const firstPauseMs = 100
const longestPauseMs = 2000

/** Listens on a connection of its own, and connects anew for as long as nobody stops it. */
export function listenOn(line: Line, options: ListenOptions): Listening {
  const leaving = new AbortController()
  let client: pg.Client | null = null
  let failures = 0
  let begun = () => {}
  const started = new Promise<void>((resolve) => {
    begun = resolve
  })

  const listenOnce = async () => {
    const current = new pg.Client(line.config)
    client = current
    const lost = new Promise<void>((resolve) => current.once('end', resolve))
    current.on('error', () => {})
    current.on('notification', ({ channel, payload }) => {
      if (channel === options.channel) options.onNotice(payload ?? '')
    })
    try {
      await current.connect()
      await within(answerWithinMs, current.query(`listen ${pg.escapeIdentifier(options.channel)}`))
      failures = 0
      options.onGap()
      begun()
      await Promise.race([lost, heartbeat(current, line.heartbeatMs, leaving.signal)])
    } finally {
      destroy(current)
    }
  }

  const run = async () => {
    while (!leaving.signal.aborted) {
      const reason = await listenOnce().then(
        () => 'the connection was lost',
        (error: Error) => error.message,
      )
      if (leaving.signal.aborted) return
      if (failures++ === 0) line.log.warn({ reason }, 'changes of other nodes are not heard for a moment')
      const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
      await pause(longest * (0.5 + Math.random() / 2), leaving.signal)
    }
  }
  const running = run()

  return {
    started,
    stop: async () => {
      leaving.abort()
      if (client) destroy(client)
      begun()
      await running
    },
  }
}

/** Ends when an answer does not come. */
async function heartbeat(client: pg.Client, everyMs: number | null, signal: AbortSignal) {
  if (everyMs === null) return new Promise<void>(() => {})
  for (;;) {
    await pause(everyMs, signal)
    if (signal.aborted) return
    await within(answerWithinMs, client.query('select 1'))
  }
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, null, { ref: false, signal }).catch(() => {})

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} s`)), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
