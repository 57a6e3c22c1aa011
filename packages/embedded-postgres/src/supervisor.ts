import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedDatabaseFailed } from './database-faults.ts'
import type { WorkerSettings } from './embedded-worker.mjs'
import type { Log } from './log.ts'
import { EmbeddedRun } from './worker-run.ts'

export interface SupervisorLimits {
  /** A database that does not answer for this long is ended and started anew. */
  stuckAfterMs: number
  startWithinMs: number
  closeWithinMs: number
  /** With more losses than this within a minute it is given up for a while: what is broken is not the database. */
  lossesAMinute: number
  /** How long that while is. A disk that was full may have room again by then. */
  restMs: number
}

const defaultPatience: SupervisorLimits = {
  stuckAfterMs: 20_000,
  startWithinMs: 120_000,
  closeWithinMs: 15_000,
  lossesAMinute: 5,
  restMs: 20_000,
}

/** Keeps one database worker alive on one folder: starts it, asks after it, and starts it anew when it is lost. */
export class EmbeddedSupervisor {
  #run: EmbeddedRun | null = null
  #serving: Promise<void> = Promise.resolve()
  #leaving = new AbortController()
  #unhurried = 0
  #losses: number[] = []
  #listeners: (() => void)[] = []
  #patience: SupervisorLimits
  port: number | null = null
  /** Whether the engine was seen to sync its writes. */
  syncs = false
  /** Set while the database is given up. */
  fault: EmbeddedDatabaseFailed | null = null

  constructor(
    readonly settings: WorkerSettings,
    readonly options: { dataDir: string; log: Log; patience?: Partial<SupervisorLimits> | undefined },
  ) {
    this.#patience = { ...defaultPatience, ...options.patience }
  }

  get #isLeaving() {
    return this.#leaving.signal.aborted
  }

  /** The first start: what fails here would fail again, so it is reported at once. */
  async start() {
    try {
      await this.#startRun()
    } catch (error) {
      throw new EmbeddedDatabaseFailed(this.options.dataDir, (error as Error).message)
    }
  }

  /** Resolves when a database is seen to serve, or when there is no use in waiting. */
  async whenServing(): Promise<void> {
    for (;;) {
      if (this.#isLeaving || this.fault) return
      await this.#serving
      // Clients notice a loss before this thread is told of it: so the worker is asked.
      if (!this.#run || (await this.#run.lives())) return
    }
  }

  onRestart(listener: () => void) {
    this.#listeners.push(listener)
  }

  /** While the work runs, a database that takes its time is left alone. */
  async unhurried<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#unhurried++
    try {
      return await work()
    } finally {
      this.#unhurried--
    }
  }

  async close() {
    this.#leaving.abort()
    await this.#serving
    const run = this.#run
    if (!run) return
    const closed = await Promise.race([
      run.close().then(() => true),
      wait(this.#patience.closeWithinMs, false, { ref: false }),
    ])
    if (closed) return
    this.options.log.warn(
      {},
      'the embedded database did not close in time and was ended; the next start repairs it',
    )
    await run.kill()
  }

  async #startRun() {
    const run = new EmbeddedRun(this.settings)
    this.#run = run
    const tooLate = wait(this.#patience.startWithinMs, null, { ref: false }).then(() => {
      throw new Error(`it was not ready within ${this.#patience.startWithinMs / 1000} s`)
    })
    try {
      const { port, syncs } = await Promise.race([run.ready, tooLate])
      this.syncs = syncs
      this.port = port
      // The same port again after a restart: clients keep the address.
      if (port !== null && 'port' in this.settings.listen) this.settings.listen.port = port
    } catch (error) {
      await run.kill()
      throw error
    }
    void this.#watch(run)
    run.ended.then((reason) => this.#lost(run, reason))
  }

  async #watch(run: EmbeddedRun) {
    const pause = Math.min(5000, this.#patience.stuckAfterMs / 4)
    while (this.#run === run && !this.#isLeaving) {
      await wait(pause, null, { ref: false })
      if (this.#isLeaving || this.#unhurried > 0) continue
      if (!(await run.isStuck(this.#patience.stuckAfterMs))) continue
      if (this.#isLeaving || this.#unhurried > 0) continue
      const seconds = this.#patience.stuckAfterMs / 1000
      this.options.log.error(
        { seconds },
        'the embedded database does not answer: it is ended and started anew',
      )
      await run.kill()
      return
    }
  }

  #lost(run: EmbeddedRun, reason: string) {
    if (this.#isLeaving || this.#run !== run) return
    this.#run = null
    this.options.log.error({ reason }, 'the embedded database was lost: it is started anew')
    this.#serving = this.#startAnew(reason)
  }

  async #startAnew(reason: string) {
    while (!this.#isLeaving) {
      await this.#pauseAfterLoss(reason)
      if (this.#isLeaving) return
      try {
        await this.#startRun()
      } catch (error) {
        reason = (error as Error).message
        this.options.log.error({ reason }, 'the embedded database did not start')
        continue
      }
      this.fault = null
      this.options.log.info({ losses: this.#losses.length }, 'the embedded database serves again')
      for (const listener of this.#listeners) listener()
      return
    }
  }

  async #pauseAfterLoss(reason: string) {
    const now = performance.now()
    this.#losses = [...this.#losses.filter((at) => now - at < 60_000), now]
    if (this.#losses.length <= this.#patience.lossesAMinute) {
      await wait(Math.min(3000, 50 * 2 ** this.#losses.length))
      return
    }
    this.fault = new EmbeddedDatabaseFailed(this.options.dataDir, reason)
    const { restMs } = this.#patience
    this.options.log.error(
      { reason, restMs },
      'the embedded database was lost too often: it rests before the next try',
    )
    this.#losses = []
    await wait(restMs, null, { ref: false, signal: this.#leaving.signal }).catch(() => {})
  }
}
