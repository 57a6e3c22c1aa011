import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export const signingKey = 'drill-signing-key'

/** Nothing here is to be slowed down by what keeps people from flooding each other. */
const withoutLimits = {
  CALLS_A_MINUTE: '1000000',
  MESSAGES_A_MINUTE: '1000000',
  MESSAGE_BURST: '1000000',
  NEW_CONVERSATIONS_AN_HOUR: '100000',
}

/** A busy machine takes long to start one; this ends a hang. */
const readyWithinMs = 180_000

// Whatever the caller works with is not ours to try this on.
const { DATABASE_URL: _, DATA_DIR: __, PORT: ___, ...surroundings } = process.env

/** A server on a port of its own, which is killed and started again. */
export class KilledServer {
  #child: ChildProcess | undefined
  #said = ''

  private constructor(
    readonly port: number,
    readonly program: string,
    readonly flags: string[],
    readonly environment: Record<string, string>,
  ) {}

  static async open(program: string, flags: string[], environment: Record<string, string>) {
    return new KilledServer(await freePort(), program, flags, environment)
  }

  /** Resolves when it serves. */
  async start() {
    this.#said = ''
    const child = spawn(process.execPath, [this.program, ...this.flags], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: {
        ...surroundings,
        ...withoutLimits,
        LOG_LEVEL: 'error',
        SIGNING_KEY: signingKey,
        ...this.environment,
        PORT: String(this.port),
      },
    })
    this.#child = child
    child.stderr.on('data', (bytes) => {
      this.#said = (this.#said + bytes).slice(-4000)
    })
    const until = performance.now() + readyWithinMs
    while (child.exitCode === null && performance.now() < until) {
      const isReady = await fetch(`http://127.0.0.1:${this.port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      await wait(25)
    }
    throw new Error(`the server did not come back: ${this.#said || child.exitCode}`)
  }

  /** What it has complained about since it was started. */
  get complaints() {
    return this.#said
  }

  /** kill -9: nothing of it runs any more. */
  async kill() {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
