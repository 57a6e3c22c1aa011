import { listHistory, sendMessage } from '@tradefloor/contract'
import { type Pair, type Person, vacuumTables } from './chat-people.ts'
import type { ChatServer } from './chat-server.ts'
import { ChatSocket, inTurns } from './chat-socket.ts'
import { comingAgain } from './come-again.ts'

const peopleOf = (pairs: Pair[]): Person[] => pairs.flatMap(({ visitor, contact }) => [visitor, contact])
const beatMs = 10_000
const kilobytes = (bytes: number) => bytes / 1024

/** What a connection that says nothing costs the server, in kilobytes. */
export async function measureIdle({ base, memory }: ChatServer, pairs: Pair[], count: number) {
  const people = peopleOf(pairs)
  const some = await inTurns(people.slice(0, 200), 16, (person) => ChatSocket.open(base, person))
  for (const socket of some) socket.close()
  await quiet()
  const before = await memory()
  const sockets: ChatSocket[] = []
  // Who says nothing at all is cut off.
  const beating = setInterval(() => {
    for (const socket of sockets) socket.say({ type: 'ping' })
  }, beatMs)
  await inTurns(
    Array.from({ length: count }, (_, n) => people[n % people.length] as Person),
    16,
    async (person) => sockets.push(await ChatSocket.open(base, person)),
  )
  await quiet()
  const after = await memory()
  clearInterval(beating)
  const gone = sockets.filter((socket) => !socket.isOpen).length
  if (gone > 0) throw new Error(`${gone} of ${count} connections did not last: nothing was measured`)
  for (const socket of sockets) socket.close()
  await quiet()
  const own = (usage: NodeJS.MemoryUsage) => usage.heapUsed + usage.external
  return {
    heap: kilobytes(own(after) - own(before)) / count,
    resident: kilobytes(after.rss - before.rss) / count,
  }
}

/** Seconds until everybody who was cut off at once is back and has read what was said meanwhile. */
export async function measureReturn({ base, address }: ChatServer, pairs: Pair[]) {
  const people = peopleOf(pairs)
  const sockets = await inTurns(people, 16, (person) => ChatSocket.open(base, person))
  const since = sockets.map(({ welcome }) => welcome?.server_time)
  for (const socket of sockets) socket.close()
  await inTurns(pairs, 16, ({ visitor: { uid, client }, place }) =>
    comingAgain(() =>
      client.call(sendMessage, { body: { client_id: `${uid}-while-away`, ...place, text: '在吗？' } }),
    ),
  )
  await vacuumTables(address)
  await quiet()

  const began = performance.now()
  const back = await Promise.all(
    people.map(async (person, index) => {
      const socket = await ChatSocket.open(base, person, since[index])
      const [head] = socket.welcome?.heads ?? []
      if (!head) throw new Error(`${person.uid} was not told what happened meanwhile`)
      const { list } = await comingAgain(() =>
        person.client.call(listHistory, {
          params: { id: head.thread_id },
          query: { after: head.last_sequence - 1 },
        }),
      )
      if (list.at(-1)?.sequence !== head.last_sequence)
        throw new Error(`${person.uid} did not get everything`)
      return socket
    }),
  )
  const seconds = (performance.now() - began) / 1000
  for (const socket of back) socket.close()
  await quiet()
  return seconds
}

/** What was begun is over: connections that ended are known to have, notices are told. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 2000))
