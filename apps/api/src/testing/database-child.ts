import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A process that has a database open, what it said, and how it ended. */
export class DatabaseChild {
  readonly process: ChildProcess
  /** Pairs it wrote and said so. */
  readonly acknowledged = new Set<number>()
  complaints = ''
  /** False when it ended before it was ready. */
  readonly ready: Promise<boolean>
  /** Its exit code or signal, when all it said has arrived. */
  readonly ended: Promise<number | string>

  constructor(program: string, dataDir: string, run: string, flags: string[] = []) {
    this.process = spawn(process.execPath, [program, dataDir, run, ...flags], { stdio: 'pipe' })
    this.ended = new Promise((resolve) => {
      this.process.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
    })
    this.process.stderr?.on('data', (bytes) => {
      this.complaints += bytes
    })
    // A killed reader is not an error of ours.
    this.process.stdin?.on('error', () => {})
    this.ready = new Promise((resolve) => {
      if (this.process.stdout)
        createInterface(this.process.stdout).on('line', (line) => {
          if (line === 'ready') resolve(true)
          else if (line.startsWith('ack ')) this.acknowledged.add(Number(line.slice(4)))
        })
      this.ended.then(() => resolve(false))
    })
  }

  write() {
    this.process.stdin?.write('go\n')
  }

  /** kill -9: nothing of it runs any more. */
  async kill() {
    this.process.kill('SIGKILL')
    await this.ended
  }

  async close() {
    this.process.stdin?.end()
    return this.ended
  }
}
