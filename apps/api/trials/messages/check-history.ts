import type { Acknowledged, History, Seen, WrittenMessage } from './history.ts'

/** Everything that may be wrong with a history, in the order in which it is told. */
export const faultKinds = {
  acknowledgedLost: 'acknowledged and lost',
  writtenLost: 'written down and lost',
  duplicated: 'duplicated',
  reordered: 'reordered',
  gap: 'gaps in the sequence',
  different: 'not the same to everyone',
  undelivered: 'not delivered in the end',
} as const
export type FaultKind = keyof typeof faultKinds

/** Of each kind every case, in words. */
export type Faults = Record<FaultKind, string[]>

/** Compares what everyone saw, in the manner of Jepsen: nothing is asked of the server but what it has told its clients. */
export function checkHistory(history: History): Faults {
  const truth = truthOf(history.read)
  return {
    acknowledgedLost: history.acknowledged.filter((one) => !isAt(truth, one)).map(lostOf),
    writtenLost: writtenLost(history, truth),
    duplicated: [
      ...history.read.flatMap(writtenTwice),
      ...[...history.told, ...history.shown].flatMap(seenTwice),
    ],
    reordered: [
      ...[...history.told, ...history.shown, ...history.read].flatMap(backwards),
      ...wrongTurns(history),
    ],
    gap: [
      ...history.read.flatMap((seen) => gaps({ ...seen, after: 0 })),
      ...[...history.told, ...history.shown].flatMap(gaps),
    ],
    different: [...history.read, ...history.told, ...history.shown].flatMap((seen) => disagrees(truth, seen)),
    undelivered: [
      ...history.waiting.map(({ writer, text }) => `${text} still waits at ${writer}`),
      ...history.shown.flatMap((seen) => behind(truth, seen)),
    ],
  }
}

export const countFaults = (faults: Faults): number =>
  Object.values(faults).reduce((sum, cases) => sum + cases.length, 0)

/** Conversation → number → text, as the first reader of it read it; the others must agree. */
type Truth = Map<number, Map<number, string>>

function truthOf(read: Seen[]): Truth {
  const truth: Truth = new Map()
  for (const { thread, messages } of read)
    if (!truth.has(thread)) truth.set(thread, new Map(messages.map(({ sequence, text }) => [sequence, text])))
  return truth
}

const isAt = (truth: Truth, { thread, sequence, text }: Acknowledged) =>
  truth.get(thread)?.get(sequence) === text
const lostOf = ({ text, thread, sequence, writer }: Acknowledged) =>
  `${text} of ${writer}, acknowledged as ${sequence} in ${thread}`

function writtenLost({ written, waiting, read }: History, truth: Truth): string[] {
  const found = new Set([...truth.values()].flatMap((messages) => [...messages.values()]))
  for (const { messages } of read) for (const { text } of messages) found.add(text)
  for (const { text } of waiting) found.add(text)
  return written.filter(({ text }) => !found.has(text)).map(({ writer, text }) => `${text} of ${writer}`)
}

function writtenTwice({ by, thread, messages }: Seen): string[] {
  const at = new Map<string, number>()
  return messages.flatMap(({ sequence, text }) => {
    const before = at.get(text)
    at.set(text, sequence)
    return before === undefined || before === sequence
      ? []
      : [`${text} is ${before} and ${sequence} in ${thread}, read by ${by}`]
  })
}

function seenTwice({ by, thread, messages }: Seen): string[] {
  const seen = new Set<number>()
  return messages.flatMap(({ sequence, text }) => {
    if (!seen.has(sequence)) {
      seen.add(sequence)
      return []
    }
    return [`${sequence} of ${thread} (${text}) came twice to ${by}`]
  })
}

const backwards = ({ by, thread, messages }: Seen): string[] =>
  messages.flatMap(({ sequence }, index) => {
    const before = messages[index - 1]?.sequence ?? 0
    return sequence < before ? [`${sequence} of ${thread} came after ${before} to ${by}`] : []
  })

/** Each writer's messages stand in a conversation in the order in which they were written. */
function wrongTurns({ written, read }: History): string[] {
  const place = new Map(
    written.map(({ text, writer }, index): [string, WrittenMessage & { index: number }] => [
      text,
      { writer, text, index },
    ]),
  )
  const readOnce = new Map(read.map((seen) => [seen.thread, seen]))
  return [...readOnce.values()].flatMap(({ thread, messages }) => {
    const last = new Map<string, WrittenMessage & { index: number }>()
    return messages.flatMap(({ text }) => {
      const one = place.get(text)
      if (!one) return []
      const before = last.get(one.writer)
      last.set(one.writer, one)
      return before && before.index > one.index
        ? [`${one.writer} wrote ${text} before ${before.text}, in ${thread} it stands after it`]
        : []
    })
  })
}

function gaps({ by, thread, after, messages }: Seen): string[] {
  let last = after
  return messages.flatMap(({ sequence }) => {
    const before = last
    last = Math.max(sequence, last ?? 0)
    return before !== undefined && sequence > before + 1
      ? [`after ${before} of ${thread} came ${sequence} to ${by}`]
      : []
  })
}

const disagrees = (truth: Truth, { by, thread, messages }: Seen): string[] =>
  messages.flatMap(({ sequence, text }) => {
    const known = truth.get(thread)?.get(sequence)
    return known === text
      ? []
      : [`${sequence} of ${thread} is ${text} to ${by} and ${known ?? 'nothing'} at the end`]
  })

function behind(truth: Truth, { by, thread, messages }: Seen): string[] {
  const last = Math.max(0, ...(truth.get(thread)?.keys() ?? []))
  const shown = messages.at(-1)?.sequence ?? 0
  return shown < last ? [`${by} shows ${thread} up to ${shown} of ${last}`] : []
}
