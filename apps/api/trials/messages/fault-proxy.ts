import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** What a line does to the bytes on it. */
type Mood = { kind: 'fair' } | { kind: 'slow'; ms: number } | { kind: 'mute' }

/** The network between clients and one server, which can be made worse. */
export class FaultProxy {
  readonly #server: Server
  readonly #lines = new Set<FaultyLine>()

  private constructor(server: Server, targetPort: number) {
    this.#server = server
    server.on('connection', (outside) => {
      const line = new FaultyLine(outside, connect(targetPort, '127.0.0.1'), () => this.#lines.delete(line))
      this.#lines.add(line)
    })
  }

  static async open(targetPort: number): Promise<FaultProxy> {
    const server = createServer()
    const proxy = new FaultProxy(server, targetPort)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return proxy
  }

  get address() {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Both ends notice at once. */
  cutOne(random: () => number) {
    this.#any(random)?.end()
  }

  /** Half open: neither end hears of the other any more, and neither is told. */
  muteOne(random: () => number) {
    this.#any(random)?.become({ kind: 'mute' })
  }

  slowOne(random: () => number) {
    this.#any(random)?.become({ kind: 'slow', ms: 20 + random() * 600 })
  }

  /** A good network from now on. What was swallowed is not brought back: those lines end. */
  calm() {
    for (const line of this.#lines) line.calm()
  }

  async close() {
    for (const line of this.#lines) line.end()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #any(random: () => number): FaultyLine | undefined {
    const lines = [...this.#lines]
    return lines[Math.floor(random() * lines.length)]
  }
}

class FaultyLine {
  #mood: Mood = { kind: 'fair' }

  constructor(
    readonly outside: Socket,
    readonly inside: Socket,
    readonly onEnd: () => void,
  ) {
    this.#carry(outside, inside)
    this.#carry(inside, outside)
  }

  become(mood: Mood) {
    if (this.#mood.kind !== 'mute') this.#mood = mood
  }

  calm() {
    if (this.#mood.kind === 'mute') this.end()
    else this.#mood = { kind: 'fair' }
  }

  end() {
    this.outside.destroy()
    this.inside.destroy()
    this.onEnd()
  }

  #carry(from: Socket, to: Socket) {
    /** When the last bytes arrive: none overtake others. */
    let lastAt = 0
    const later = (work: () => void) => {
      const now = performance.now()
      lastAt = Math.max(lastAt, now + (this.#mood.kind === 'slow' ? this.#mood.ms : 0))
      if (lastAt <= now) work()
      else setTimeout(work, lastAt - now)
    }
    from.on('error', () => {})
    from.on('data', (bytes) => {
      if (this.#mood.kind === 'mute') return
      later(() => {
        if (this.#mood.kind !== 'mute' && to.writable) to.write(bytes)
      })
    })
    from.on('close', () => {
      if (this.#mood.kind === 'mute') {
        if (to.destroyed) this.onEnd()
        return
      }
      later(() => this.end())
    })
  }
}
