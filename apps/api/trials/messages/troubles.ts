import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@tradefloor/rules'
import type { Person } from './person.ts'
import type { Stage } from './stage.ts'

export interface TroubleOptions {
  stage: Stage
  people: Person[]
  kills: number
  /** Each thing that happens by itself has numbers of its own, so that the plan does not depend on who is quicker. */
  seed: number
  messages: number
  /** How many of them are safe by now. */
  stored(): number
}

/** How often what went wrong on purpose. */
export type Tally = Record<
  'servers killed' | 'PostgreSQL killed' | 'cut' | 'half open' | 'slow' | 'tabs closed',
  number
>

/** Where PostgreSQL is ours, every fourth kill is its. */
const postgresShare = 0.25
/** Kills are over before the writing is, so that the last of them still meets messages. */
const killsUntil = 0.95

const firstFaults = 10
const faultsAMessage = 0.5

/** Kills servers and databases, and makes the network worse, for as long as there is something to lose. */
export class Troubles {
  readonly tally: Tally = {
    'servers killed': 0,
    'PostgreSQL killed': 0,
    cut: 0,
    'half open': 0,
    slow: 0,
    'tabs closed': 0,
  }
  kills = 0
  #isOver = false

  constructor(readonly options: TroubleOptions) {}

  /** Resolves when every kill has been and all servers serve again. */
  async kill() {
    const { stage, kills, seed, messages, stored } = this.options
    const random = seededRandom(seed)
    for (let next = 1; next <= kills; next++) {
      // As soon as somebody may have come back, and at any moment of what they do then.
      await wait(50 + random() * 750)
      while (stored() / messages < (next / (kills + 1)) * killsUntil) await wait(20)
      const { postgres, nodes } = stage
      const node = nodes[Math.floor(random() * nodes.length)]
      if (postgres?.kill && postgres.start && random() < postgresShare) {
        await postgres.kill()
        this.tally['PostgreSQL killed']++
        await wait(random() * 300)
        await postgres.start()
      } else if (node) {
        await node.server.kill()
        this.tally['servers killed']++
        await node.server.start()
      }
      this.kills = next
    }
  }

  /** Until it is calm. */
  async worsen() {
    const { stage, people, seed, stored } = this.options
    const random = seededRandom(seed + 1)
    for (let count = 0; !this.#isOver; count++) {
      await wait(30 + random() * 270)
      // On a slow machine nobody would get anything done between two of them.
      while (count > firstFaults + stored() * faultsAMessage && !this.#isOver) await wait(50)
      const { proxy } = stage.nodes[Math.floor(random() * stage.nodes.length)] ?? {}
      const dice = random()
      if (!proxy || this.#isOver) return
      if (dice < 0.35) this.#note('cut', () => proxy.cutOne(random))
      else if (dice < 0.5) this.#note('half open', () => proxy.muteOne(random))
      else if (dice < 0.75) this.#note('slow', () => proxy.slowOne(random))
      else {
        this.tally['tabs closed']++
        await people[Math.floor(random() * people.length)]?.replaceTab()
      }
    }
  }

  /** Pages are looked at again and networks come back, whenever that is; what wakes nobody is only slower. */
  async wakeSome() {
    const { people, seed } = this.options
    const random = seededRandom(seed + 2)
    while (!this.#isOver) {
      await wait(300 + random() * 400)
      for (const person of people) if (random() < 0.25) person.wake()
    }
  }

  calm() {
    this.#isOver = true
    for (const { proxy } of this.options.stage.nodes) proxy.calm()
  }

  #note(kind: keyof Tally, work: () => void) {
    this.tally[kind]++
    work()
  }
}
