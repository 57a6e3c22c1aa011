import { parseArgs } from 'node:util'
import { withBareSockets } from './bare-sockets.ts'
import { measureIdle, measureReturn, quiet } from './chat-many.ts'
import { connectPairs, measureCeiling, measureDelivery } from './chat-pace.ts'
import { makePairs } from './chat-people.ts'
import { type ChatServer, withServer } from './chat-server.ts'
import { printPutOff } from './come-again.ts'
import { median, printHead, printSpent } from './report.ts'

export const about =
  'messages: how soon the other side has them, how many a second against an echo, what idle connections cost, how soon everybody is back'

const perSecond = 500
const seconds = 20
/** Ninety-nine of a hundred messages are there within that. */
const deliveredWithinMs = 250
const writingPairs = 250
const idleConnections = 5000
const returning = 2000
const rounds = 3
const roundSeconds = 4

interface Given {
  startThrowAwayPostgres(): Promise<string>
}

export async function run(root: string, args: string[], given: unknown) {
  const { values } = parseArgs({ args, options: { database: { type: 'string' }, only: { type: 'string' } } })
  const databases = values.database ? [values.database] : ['embedded', 'postgresql']
  for (const name of databases)
    if (name !== 'embedded' && name !== 'postgresql')
      throw new Error(`--database is embedded or postgresql, not ${name}`)
  printHead('chat')
  for (const name of databases) {
    const url = name === 'postgresql' ? await (given as Given).startThrowAwayPostgres() : null
    console.log(url ? 'PostgreSQL' : 'embedded database')
    await withServer(root, url, (server) => measure(root, server, values.only))
    printPutOff()
    console.log('')
  }
}

async function measure(root: string, server: ChatServer, only: string | undefined) {
  const wants = (part: string) => only === undefined || only === part
  const pairs = await makePairs(server.address, server.base, Math.max(idleConnections / 10, returning / 2))
  // First, while the server is as it was started.
  if (wants('idle')) {
    const { heap, resident } = await measureIdle(
      server,
      pairs.slice(0, idleConnections / 10),
      idleConnections,
    )
    printSpent(`${idleConnections} idle, KB heap each`, heap, 12)
    printSpent(`${idleConnections} idle, KB resident each`, resident, 12)
  }
  if (wants('return'))
    printSpent(
      `${returning} come back at once, s`,
      await measureReturn(server, pairs.slice(0, returning / 2)),
      15,
    )
  if (wants('pace')) await pace(root, server, pairs.slice(0, writingPairs))
}

async function pace(
  root: string,
  { base, process: server }: ChatServer,
  pairs: Parameters<typeof connectPairs>[1],
) {
  const writers = await connectPairs(base, pairs)
  await measureCeiling(writers, 2, server)
  await quiet()
  const steady = await measureDelivery(writers, perSecond, seconds)
  console.log(
    `  ${`${perSecond} a second for ${seconds} s`.padEnd(34)} p50 ${steady.p50.toFixed(1)} ms   sent ${Math.round(steady.perSecond)}/s`,
  )
  printSpent('delivered, p99 ms', steady.p99, deliveredWithinMs)
  printSpent('not delivered', steady.missing, 0)
  printPutOff()
  await withBareSockets(root, writers.length, async (echo) => {
    const ours: Awaited<ReturnType<typeof measureCeiling>>[] = []
    const bare: number[] = []
    // They take turns, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round++) {
      bare.push(await echo(roundSeconds))
      ours.push(await measureCeiling(writers, roundSeconds, server))
    }
    const [most, echoes] = [median(ours.map(({ perSecond }) => perSecond)), median(bare)]
    const cost = median(ours.map(({ microseconds }) => microseconds))
    console.log(
      `  ${'as fast as it goes'.padEnd(34)} ratio ${(most / echoes).toFixed(3)}   ours ${Math.round(most)}/s   bare echo ${Math.round(echoes)}/s   processor ${Math.round(cost)} µs a message`,
    )
  })
  for (const { socket } of writers) socket.close()
}
