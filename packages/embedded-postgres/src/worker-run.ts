import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { WorkerReport, WorkerSettings } from './embedded-worker.mjs'

/** Under the same name beside this file in src and beside the bundle in dist. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'embedded-worker.mjs')

/** One run of the database worker, from its start until it is gone. */
export class EmbeddedRun {
  #worker: Worker
  #pings = 0
  /** Who waits for a sign of life, by the number of the ping. */
  #waiting = new Map<number, (lives: boolean) => void>()
  #gone = false
  #lastWords: string[] = []
  readonly ready: Promise<{ port: number | null; syncs: boolean }>
  /** Settles when the thread has ended, with what it said last. */
  readonly ended: Promise<string>

  constructor(settings: WorkerSettings) {
    // The engine writes to the console when it stops itself; what matters arrives as a report.
    this.#worker = new Worker(workerFile, { workerData: settings, stdout: true, stderr: true })
    this.#worker.stdout.resume()
    this.#worker.stderr.resume()
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        this.#gone = true
        for (const tell of this.#waiting.values()) tell(false)
        resolve(this.#lastWords.join(': ') || `the thread ended with code ${code}`)
      })
    })
    this.#worker.on('error', (error) => this.#lastWords.push(String(error?.message ?? error)))
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (report: WorkerReport) => {
        if (report.type === 'ready') resolve(report)
        else if (report.type === 'pong') this.#waiting.get(report.id)?.(true)
        else if (report.type === 'failed') this.#lastWords.push(report.reason, ...report.engine)
      })
      this.ended.then((words) => reject(new Error(words)))
    })
    // Waited for by the supervisor; without this, a loss before that would count as unhandled.
    this.ready.catch(() => {})
  }

  /** Waits for a sign of life; false when the thread has ended instead. */
  async lives(): Promise<boolean> {
    if (this.#gone) return false
    const id = ++this.#pings
    const answer = new Promise<boolean>((resolve) => this.#waiting.set(id, resolve))
    this.#worker.postMessage({ type: 'ping', id })
    const lives = await answer
    this.#waiting.delete(id)
    return lives
  }

  /** Whether it is stuck: neither a sign of life nor the end in all that time. */
  async isStuck(forMs: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<boolean>((resolve) => {
      // One more look after the time is up: when this thread itself stood still, the answer lies in the queue.
      timer = setTimeout(() => setTimeout(resolve, 50, true), forMs)
    })
    try {
      return await Promise.race([this.lives().then(() => false), tooLate])
    } finally {
      clearTimeout(timer)
    }
  }

  async kill() {
    await this.#worker.terminate()
  }

  /** Asks for a checkpoint and an orderly end; resolves when the thread is gone. */
  async close() {
    this.#worker.postMessage({ type: 'close' })
    await this.ended
  }
}
