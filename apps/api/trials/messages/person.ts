import { setTimeout as wait } from 'node:timers/promises'
import {
  type Messenger,
  openMessenger,
  outboxDatabase,
  type Parts,
  type To,
} from '@tradefloor/client/messaging'
import { type Socket, testBrowser } from '@tradefloor/client/messaging/testing'
import { chatLimits, listHistory } from '@tradefloor/contract'
import type { Seen, WrittenMessage } from './history.ts'
import type { Side } from './people.ts'
import { type Address, callsOf, recordedCalls, recordedLine } from './recorded-line.ts'
import type { Recorder } from './recorder.ts'

const clock = {
  now: Date.now,
  after(ms: number, work: () => void) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
const session = { state: () => 'signed-in' as const, subscribe: () => () => {} }

/** The network is good when everything is read; the machine may still be busy. */
const readSeconds = 60

interface Tab {
  messenger: Messenger
  wake(): void
  /** As when a browser crashes. */
  crash(): void
}

export interface PersonOptions {
  side: Side
  /** How many tabs are open at once. */
  tabs: number
  /** To whom, before there is a conversation: nowhere for who may not begin one. */
  to: To | undefined
  address: Address
  recorder: Recorder
  random: () => number
}

/** Somebody with a browser: tabs of the real client on one outbox, which come and go. */
export class Person {
  readonly #options: PersonOptions
  readonly #browser: ReturnType<typeof testBrowser>
  readonly #tabs: Tab[]
  #said = 0

  constructor(options: PersonOptions) {
    this.#options = options
    this.#browser = testBrowser({ clock, random: options.random })
    this.#tabs = Array.from({ length: options.tabs }, () => this.#openTab())
  }

  get name() {
    return this.#options.side.name
  }

  get pending() {
    return this.#first.messenger.pendingCount()
  }

  /** Where they can write to, if they can. */
  get to(): To | undefined {
    const [known] = this.#first.messenger.getSnapshot().conversations
    return this.#options.to ?? (known?.id === undefined ? undefined : { thread_id: known.id })
  }

  /** Writes the next message in one of the tabs. */
  write() {
    const { recorder, random } = this.#options
    const { to } = this
    const slot = Math.floor(random() * this.#tabs.length)
    const tab = this.#tabs[slot]
    if (!to || !tab) return false
    const said: WrittenMessage = {
      writer: `${this.name} in tab ${slot + 1}`,
      text: `${this.name}.${slot + 1}-${++this.#said}`,
    }
    recorder.written.push(said)
    tab.messenger.send(to, { text: said.text })
    return true
  }

  /** One tab is gone without a word, and another one is opened on what it left behind. */
  async replaceTab() {
    const slot = Math.floor(this.#options.random() * this.#tabs.length)
    // What is not written down when a tab goes is nobody's fault: the outbox promises what it has.
    await this.waiting()
    this.#tabs[slot]?.crash()
    this.#tabs[slot] = this.#openTab()
  }

  /** As browsers do when the network is back. */
  wake() {
    for (const tab of this.#tabs) tab.wake()
  }

  /** What is written down and waits, behind everything that was asked of the outbox before; a tab just opened may not know of it yet. */
  async waiting(): Promise<WrittenMessage[]> {
    const rows = await new Promise<{ parts: Parts }[]>((resolve, reject) => {
      const opening = this.#browser.storage.open(outboxDatabase)
      opening.onerror = reject
      opening.onsuccess = () => {
        const database = opening.result
        const looking = database.transaction('waiting', 'readonly')
        const found = looking.objectStore('waiting').getAll()
        looking.onerror = reject
        looking.oncomplete = () => {
          database.close()
          resolve(found.result)
        }
      }
    })
    return rows.map(({ parts }) => ({ writer: this.name, text: parts.text ?? '' }))
  }

  /** What each tab shows. */
  shown(thread: number): Seen[] {
    return this.#tabs.map(({ messenger }, index) => ({
      by: `${this.name}, shown in tab ${index + 1}`,
      thread,
      messages: messenger
        .conversation({ thread_id: thread })
        .messages.map(({ sequence, text }) => ({ sequence, text })),
    }))
  }

  /** The whole conversation, read from its beginning. */
  async read(thread: number): Promise<Seen> {
    const client = callsOf(this.#options.address, this.#options.side, readSeconds)
    const seen: Seen = { by: `${this.name}, read at the end`, thread, messages: [] }
    for (let after = 0; ; ) {
      const query = { after, size: chatLimits.page }
      const { list, more } = await untilAnswered(() =>
        client.call(listHistory, { params: { id: thread }, query }),
      )
      for (const { sequence, text } of list) seen.messages.push({ sequence, text })
      const last = list.at(-1)
      if (!more || !last) return seen
      after = last.sequence
    }
  }

  leave() {
    for (const tab of this.#tabs) tab.crash()
  }

  get #first(): Tab {
    const [tab] = this.#tabs
    if (!tab) throw new Error('nobody is without a tab')
    return tab
  }

  #openTab(): Tab {
    const { side, to, address, recorder } = this.#options
    const lines = new Set<Socket & { drop(): void }>()
    const tab = this.#browser.openTab({
      openLine(ears) {
        const line = recordedLine(address, side.name, recorder, ears)
        lines.add(line)
        return line
      },
    })
    const messenger = openMessenger({
      client: recordedCalls(address, side, recorder),
      session,
      uid: side.uid,
      language: () => 'zh',
      platform: tab.platform,
    })
    if (to) messenger.openThread(to)
    else openFirst(messenger)
    return {
      messenger,
      wake: tab.wake,
      crash() {
        tab.kill()
        for (const line of lines) line.drop()
      },
    }
  }
}

/** A server that has just come back, or is short of everything, asks to be asked again. */
async function untilAnswered<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  const until = performance.now() + readSeconds * 1000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(500)
    }
  }
}

/** Who cannot begin a conversation looks at the one that somebody begins with them. */
function openFirst(messenger: Messenger) {
  const stop = messenger.subscribe(() => {
    const [known] = messenger.getSnapshot().conversations
    if (known?.id === undefined) return
    stop()
    messenger.openThread({ thread_id: known.id })
  })
}
