import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@tradefloor/rules'
import type { DrillOptions } from './drill-options.ts'
import type { History } from './history.ts'
import type { Pair } from './people.ts'
import { Person } from './person.ts'
import { Recorder } from './recorder.ts'
import type { Stage } from './stage.ts'
import { type Tally, Troubles } from './troubles.ts'

export interface DrillOutcome {
  history: History
  tally: Tally
  connections: number
  seconds: number
}

export interface Progress {
  stored: number
  messages: number
  kills: number
  ofKills: number
}

/** Nobody writes much further ahead than this. */
const mostWaiting = 6
/** Half of the people have two tabs. */
const twoTabsShare = 0.5
/** After so long in a good network, what has not arrived does not arrive. */
const patienceMs = 90_000

interface Talk {
  pair: Pair
  visitor: Person
  contact: Person
}

/** Pairs write to each other while everything that can break does, and what everyone saw comes back. */
export async function runDrill(
  stage: Stage,
  { seed, messages, kills }: Pick<DrillOptions, 'seed' | 'messages' | 'kills'>,
  onProgress: (progress: Progress) => void,
): Promise<DrillOutcome> {
  const began = performance.now()
  const random = seededRandom(seed)
  const recorder = new Recorder()
  const talks = stage.pairs.map((pair) => talkOf(pair, stage, recorder, random))
  const people = talks.flatMap(({ visitor, contact }) => [visitor, contact])
  const troubles = new Troubles({
    stage,
    people,
    kills,
    seed: seed + 1,
    messages,
    stored: () => recorder.stored,
  })
  const tell = () => onProgress({ stored: recorder.stored, messages, kills: troubles.kills, ofKills: kills })
  const telling = setInterval(tell, 3000)
  try {
    const others = [troubles.worsen(), troubles.wakeSome()]
    await Promise.all([troubles.kill(), write(people, messages, seededRandom(seed + 4))])
    troubles.calm()
    await Promise.all(others)
    await untilQuiet(people)
    const history = await gather(talks, people, recorder)
    tell()
    const seconds = (performance.now() - began) / 1000
    return { history, tally: troubles.tally, connections: recorder.connections, seconds }
  } finally {
    clearInterval(telling)
    troubles.calm()
    for (const person of people) person.leave()
  }
}

function talkOf(pair: Pair, stage: Stage, recorder: Recorder, random: () => number): Talk {
  const address = () => stage.nodes[Math.floor(random() * stage.nodes.length)]?.proxy.address ?? ''
  const tabs = random() < twoTabsShare ? 2 : 1
  const common = { address, recorder, random, tabs }
  return {
    pair,
    visitor: new Person({ ...common, side: pair.visitor, to: pair.place }),
    contact: new Person({ ...common, side: pair.contact, to: undefined }),
  }
}

async function write(people: Person[], messages: number, random: () => number) {
  for (let written = 0; written < messages; ) {
    const person = people[Math.floor(random() * people.length)]
    if (person && person.pending < mostWaiting && person.write()) written++
    else await wait(5)
    if (random() < 0.2) await wait(random() * 10)
  }
}

/** Until nothing waits anywhere; what a slow machine still has to tell is told while everyone is awake. */
async function untilQuiet(people: Person[]) {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const waiting = await Promise.all(people.map((person) => person.waiting()))
    const busy = people.filter((person, index) => person.pending > 0 || waiting[index]?.length)
    if (busy.length === 0) return
    for (const person of busy) person.wake()
    await wait(1000)
  }
}

async function gather(talks: Talk[], people: Person[], recorder: Recorder): Promise<History> {
  const read = []
  const shown = []
  for (const { visitor, contact } of talks) {
    // Not asked of the client: a tab that was opened a moment ago does not know it yet, and must come to know it.
    const thread = recorder.threadOf(visitor.name)
    if (thread === undefined) continue
    const whole = await Promise.all([visitor.read(thread), contact.read(thread)])
    read.push(...whole)
    const last = whole[0].messages.at(-1)?.sequence ?? 0
    for (const person of [visitor, contact]) {
      await untilShown(person, thread, last)
      shown.push(...person.shown(thread))
    }
  }
  const { written, acknowledged, told } = recorder
  const waiting = await Promise.all(people.map((person) => person.waiting()))
  return { written, acknowledged, told, read, shown, waiting: waiting.flat() }
}

async function untilShown(person: Person, thread: number, last: number) {
  const until = performance.now() + patienceMs / 3
  const isBehind = () => person.shown(thread).some(({ messages }) => (messages.at(-1)?.sequence ?? 0) < last)
  while (isBehind() && performance.now() < until) {
    person.wake()
    await wait(200)
  }
}
