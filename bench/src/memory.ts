import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makePairs } from './chat-people.ts'
import { type ChatServer, withServer } from './chat-server.ts'
import { addExhibitors } from './fair-data.ts'
import { type ProcessMemory, processMemory } from './process-memory.ts'
import { printHead, printSpent } from './report.ts'
import { type VisitCounts, visitUntil } from './visits.ts'

export const about =
  'what a node holds after an hour of visits (--minutes), by what holds it; --database embedded or postgresql'

const visitors = 24
const talking = 8
const samples = 10

/** Megabytes a node may hold, with what it is installed with and the demo fair in it. */
const limits = { embedded: 350, postgresql: 220 }
type DatabaseName = keyof typeof limits

interface Given {
  startThrowAwayPostgres(): Promise<string>
  /** As `npm start` sets them. */
  allocatorSettings: Record<string, string>
}

export async function run(root: string, args: string[], given: unknown) {
  const { values } = parseArgs({
    args,
    options: { database: { type: 'string' }, minutes: { type: 'string', default: '60' } },
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes is a number above 0, not ${values.minutes}`)
  const names = values.database ? [values.database] : Object.keys(limits)
  for (const name of names)
    if (!Object.hasOwn(limits, name)) throw new Error(`--database is embedded or postgresql, not ${name}`)
  printHead('memory')
  for (const name of names as DatabaseName[]) {
    const { startThrowAwayPostgres, allocatorSettings } = given as Given
    const url = name === 'postgresql' ? await startThrowAwayPostgres() : null
    console.log(`${url ? 'PostgreSQL' : 'embedded database'}, ${visitors} visitors, ${minutes} minutes`)
    const work = (server: ChatServer) => measure(server, { minutes, limit: limits[name] })
    await withServer(root, url, work, { environment: allocatorSettings, restart: true })
    console.log('')
  }
}

async function measure(server: ChatServer, { minutes, limit }: { minutes: number; limit: number }) {
  await addExhibitors(server.address)
  const pairs = await makePairs(server.address, server.base, talking)
  console.log(headings.map((heading) => heading.padStart(columnWidth)).join(''))
  await printSample('start', server)
  const started = performance.now()
  const endsAt = started + minutes * 60_000
  const visiting = visitUntil(server.base, pairs, { visitors, endsAt })
  for (let sample = 1; sample <= samples; sample++) {
    await wait(Math.max(0, started + (sample * minutes * 60_000) / samples - performance.now()))
    await printSample(`${((sample * minutes) / samples).toFixed(1)} min`, server)
  }
  printVisits(await visiting)
  const { resident } = await printSample('at rest', server, 'collect')
  await printCaches(server)
  printSpent('resident megabytes', Math.round(resident), limit)
}

const columnWidth = 10
const headings = [
  '',
  'resident',
  'peak',
  'js heap',
  'external',
  'buffers',
  'wasm',
  'malloc',
  'arenas',
  'other',
  'files',
]

async function printSample(
  name: string,
  server: ChatServer,
  how: 'collect' | 'look' = 'look',
): Promise<ProcessMemory> {
  const usage = await server.memory(how)
  const { resident, peak, wasm, malloc, arenas, other, files } = processMemory(server.process.pid ?? 0)
  const mb = (bytes: number) => bytes / 2 ** 20
  const figures = [
    resident,
    peak,
    mb(usage.heapTotal),
    mb(usage.external),
    mb(usage.arrayBuffers),
    wasm,
    malloc,
    arenas,
    other,
    files,
  ]
  console.log(
    [name, ...figures.map((figure) => figure.toFixed(0))].map((text) => text.padStart(columnWidth)).join(''),
  )
  return { resident, peak, wasm, malloc, arenas, other, files }
}

function printVisits({ requests, refused, megabytes }: VisitCounts) {
  console.log(
    `  ${requests.toLocaleString('en')} requests, ${Math.round(megabytes).toLocaleString('en')} MB sent, ${refused} put off`,
  )
}

async function printCaches(server: ChatServer) {
  for (const [name, bytes] of Object.entries((await server.memory('look')).caches))
    console.log(`  cache of ${name}: ${(bytes / 2 ** 20).toFixed(1)} MB`)
}
