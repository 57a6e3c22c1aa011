import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pair } from './chat-people.ts'
import { ChatSocket, inTurns } from './chat-socket.ts'
import { processorMs } from './processes.ts'

/** Somebody with a socket, and the conversation they write in. */
interface Writer {
  socket: ChatSocket
  thread: number
}

/** Everybody of these pairs is connected, and each pair has a conversation. */
export async function connectPairs(base: string, pairs: Pair[]): Promise<Writer[]> {
  const writers = await inTurns(pairs, 16, async ({ visitor, contact, place }, index) => {
    const [one, other] = await Promise.all([ChatSocket.open(base, visitor), ChatSocket.open(base, contact)])
    const begun = new Promise<number>((resolve) => {
      one.onStored = ({ thread_id }) => resolve(thread_id)
    })
    one.send({ client_id: `bench-begin-${index}-${Date.now()}`, ...place, text: '请问有现货吗？' })
    const thread = await begun
    return [
      { socket: one, thread },
      { socket: other, thread },
    ]
  })
  return writers.flat()
}

/** Numbers that no message of this run has had. */
let last = 0
const nextId = () => `bench-message-${++last}`

/** Milliseconds from sending to the other side, of every message, at a steady pace. */
export async function measureDelivery(writers: Writer[], perSecond: number, seconds: number) {
  const sentAt = new Map<string, number>()
  const took: number[] = []
  let stored = 0
  for (const { socket } of writers) {
    socket.onStored = () => void stored++
    socket.onMessage = ({ message: { own, text } }) => {
      const at = sentAt.get(text)
      if (own || at === undefined) return
      sentAt.delete(text)
      took.push(performance.now() - at)
    }
  }
  const began = performance.now()
  const all = perSecond * seconds
  for (let sent = 0; sent < all; ) {
    // By the clock and not by the answers: who is slow is not asked more gently.
    const due = Math.min(all, Math.floor(((performance.now() - began) / 1000) * perSecond))
    for (; sent < due; sent++) {
      const writer = writers[sent % writers.length]
      const client_id = nextId()
      sentAt.set(client_id, performance.now())
      writer?.socket.send({ client_id, thread_id: writer.thread, text: client_id })
    }
    await wait(1)
  }
  const lastSentMs = performance.now() - began
  for (let tries = 0; sentAt.size > 0 && tries < 300; tries++) await wait(100)
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), missing: sentAt.size, stored, perSecond: (all / lastSentMs) * 1000 }
}

/** Messages a second when everybody writes the next as soon as the last is safe, and what one costs the processor. */
export async function measureCeiling(writers: Writer[], seconds: number, server: ChildProcess) {
  const before = processorMs(server) ?? Number.NaN
  let stored = 0
  let isOver = false
  const began = performance.now()
  await Promise.all(
    writers.map(
      ({ socket, thread }) =>
        new Promise<void>((resolve) => {
          const next = () => {
            if (isOver) return resolve()
            const client_id = nextId()
            socket.send({ client_id, thread_id: thread, text: client_id })
          }
          socket.onStored = () => {
            stored++
            isOver ||= performance.now() - began > seconds * 1000
            next()
          }
          next()
        }),
    ),
  )
  const spent = (processorMs(server) ?? Number.NaN) - before
  return { perSecond: stored / ((performance.now() - began) / 1000), microseconds: (spent * 1000) / stored }
}
