import { expect, test } from 'vitest'
import { type Messenger, openMessenger } from './messenger.ts'
import { breakingNetwork } from './testing/breaking-network.ts'
import { manualClock, seeded } from './testing/manual-clock.ts'
import { referenceServer } from './testing/reference-server.ts'
import { testBrowser } from './testing/test-browser.ts'

const session = { state: () => 'signed-in' as const, subscribe: () => () => {} }
const to = (company_id: number) => ({ exhibition_id: 21, company_id })
const companies = [1, 2, 3]

interface Trial {
  seed: number
  messages: number
  /** How often a step of the network breaks. */
  faults: number
  withoutLocks?: boolean
  withoutSockets?: boolean
}

/** At no moment does a visitor see a gap, a wrong order or one of their messages twice. */
function expectWhole(messenger: Messenger) {
  for (const company of companies) {
    const { messages, pending } = messenger.conversation(to(company))
    const first = messages[0]?.sequence ?? 0
    expect(messages.every(({ sequence }, index) => sequence === first + index)).toBe(true)
    const own = [
      ...messages.flatMap(({ client_id }) => client_id ?? []),
      ...pending.map((one) => one.client_id),
    ]
    expect(new Set(own).size).toBe(own.length)
  }
}

/** Two tabs of a visitor write to three companies, who answer, while the network breaks and tabs and servers come and go. */
async function converse({ seed, messages, faults, withoutLocks, withoutSockets }: Trial) {
  const clock = manualClock()
  const random = seeded(seed)
  let isCalm = false
  let downUntil = 0
  const server = referenceServer(clock.now)
  const network = breakingNetwork(
    server,
    clock,
    random,
    () => !isCalm && (clock.now() < downUntil || random() < faults),
  )
  const openLine = withoutSockets ? undefined : network.openLine
  const browser = testBrowser({ clock, random, openLine, withoutLocks })
  const open = () => {
    const tab = browser.openTab()
    const messenger = openMessenger({
      client: network.client('visitor'),
      session,
      uid: 'visitor',
      language: () => 'zh',
      platform: tab.platform,
    })
    for (const company of companies) messenger.openThread(to(company))
    return { tab, messenger }
  }
  const tabs = [open(), open()]
  /** In which order each tab's visitor wrote to each company. */
  const wrote = new Map<string, string[]>()
  let answers = 0
  for (let count = 0; count < messages; count++) {
    const which = Math.floor(random() * tabs.length)
    const company = companies[Math.floor(random() * companies.length)] ?? 1
    const text = `${which} ${count}`
    const writer = `${which} ${company}`
    tabs[which]?.messenger.send(to(company), { text })
    wrote.set(writer, [...(wrote.get(writer) ?? []), text])
    if (random() < 0.3) await clock.pass(random() * 200, 3)
    // Nobody writes much further ahead.
    while (tabs.some(({ messenger }) => messenger.pendingCount() > 30)) await clock.pass(500, 3)
    const thread = [...server.threads.keys()][Math.floor(random() * server.threads.size)]
    if (thread && random() < 0.2)
      server.write('company', {
        client_id: `answer-${answers}`,
        thread_id: thread,
        text: `answer ${answers++}`,
      })
    if (random() < 0.01) network.cutAll(random() < 0.5 ? 1001 : 4408)
    if (random() < 0.005) {
      // A server that is started again.
      network.cutAll(1001)
      downUntil = clock.now() + random() * 10_000
    }
    if (count % 5 === 0) for (const { messenger } of tabs) expectWhole(messenger)
    if (random() < 0.01) {
      // What was written down survives; the turn is given to another tab.
      await clock.pass(20, 4)
      tabs[which]?.tab.kill()
      tabs[which] = open()
    }
  }
  isCalm = true
  for (const { tab } of tabs) tab.wake()
  for (let round = 0; round < 400 && tabs.some(({ messenger }) => messenger.pendingCount() > 0); round++)
    await clock.pass(1000, 3)
  await clock.pass(150_000, 3)
  return { server, tabs, wrote, answers }
}

test.each<[string, Trial]>([
  ['two tabs', { seed: 1, messages: 1200, faults: 0.04 }],
  ['two tabs, worse', { seed: 2, messages: 700, faults: 0.12 }],
  ['two tabs on plain http', { seed: 3, messages: 800, faults: 0.05, withoutLocks: true }],
  ['no sockets', { seed: 4, messages: 500, faults: 0.05, withoutSockets: true }],
])(
  'R-03 nothing is lost, doubled or reordered, whatever breaks: %s',
  async (_, trial) => {
    const { server, tabs, wrote, answers } = await converse(trial)
    const logs = [...server.threads.values()].map(({ place, log }) => ({ place, log }))
    const all = logs.flatMap(({ log }) => log)
    expect(all.length).toBe(trial.messages + answers)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    for (const [writer, texts] of wrote) {
      const [tab, company] = writer.split(' ')
      const log = logs.find(({ place }) => place === `21/${company}`)?.log ?? []
      expect(log.filter(({ text }) => text.startsWith(`${tab} `)).map(({ text }) => text)).toEqual(texts)
    }
    for (const { messenger } of tabs)
      for (const company of companies) {
        const { messages, pending } = messenger.conversation(to(company))
        const log = logs.find(({ place }) => place === `21/${company}`)?.log ?? []
        expect(pending).toEqual([])
        expect(messages.map(({ text }) => text)).toEqual(log.slice(-messages.length).map(({ text }) => text))
        expect(messages.length).toBeGreaterThan(0)
      }
  },
  60_000,
)
