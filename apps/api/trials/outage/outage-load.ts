import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Request, signed } from '../../src/testing/signed-request.ts'

/** What somebody at the fair does again and again. */
export interface Habit {
  name: string
  everyMs: number
  /** `acknowledged` is told when the answer says that it is done. */
  next(): Request & { acknowledged?(): void }
}

export interface Answer {
  habit: string
  /** 0 when the connection failed. */
  status: number
  ms: number
  retryAfter: string | undefined
  at: number
}

/** Real requests over real connections, until it is stopped. Nobody waits for an answer before the next one goes out. */
export class Load {
  readonly answers: Answer[] = []
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 })
  readonly #underWay = new Set<Promise<void>>()
  #stopped = false

  constructor(readonly server: { port: number; platform: string; signingKey: string }) {}

  start(habits: Habit[]) {
    for (const habit of habits) void this.#repeat(habit)
  }

  async stop() {
    this.#stopped = true
    await Promise.all(this.#underWay)
    this.#agent.destroy()
  }

  async #repeat(habit: Habit) {
    while (!this.#stopped) {
      const asking = this.#ask(habit).finally(() => this.#underWay.delete(asking))
      this.#underWay.add(asking)
      await wait(habit.everyMs)
    }
  }

  async #ask(habit: Habit) {
    const began = performance.now()
    const wanted = habit.next()
    const { status, retryAfter } = await this.#send(wanted)
    const at = performance.now()
    this.answers.push({ habit: habit.name, status, ms: at - began, retryAfter, at })
    if (status === 200) wanted.acknowledged?.()
  }

  #send(wanted: Request): Promise<{ status: number; retryAfter: string | undefined }> {
    const { method, url, headers, payload } = signed(wanted, { ...this.server, now: new Date() })
    return new Promise((resolve) => {
      const sending = request(
        { agent: this.#agent, host: '127.0.0.1', port: this.server.port, method, path: url, headers },
        (response) => {
          response.resume()
          response.on('close', () =>
            resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
          )
        },
      )
      sending.on('error', () => resolve({ status: 0, retryAfter: undefined }))
      sending.end(payload)
    })
  }
}
