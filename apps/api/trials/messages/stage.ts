import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProgram } from '../../src/testing/build-program.ts'
import { fillMigrated } from '../../src/testing/test-database.ts'
import type { DrillOptions } from './drill-options.ts'
import { FaultProxy } from './fault-proxy.ts'
import { KilledServer } from './killed-server.ts'
import { makePairs, type Pair } from './people.ts'

/** PostgreSQL, which can be killed where it is the drill's own. */
export interface Postgres {
  url: string
  kill?(): Promise<void>
  start?(): Promise<void>
}

/** A server and the network before it. */
export interface Node {
  server: KilledServer
  proxy: FaultProxy
}

export interface Stage {
  nodes: Node[]
  pairs: Pair[]
  postgres: Postgres | null
  clear(): Promise<void>
}

/** Everything that a run needs: people in a database, servers on it that serve, and a network that can be made worse. */
export async function setStage(
  { pairs, nodes: count, ackBeforeCommit }: DrillOptions,
  postgres: Postgres | null,
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'tf-drill-'))
  const where = { databaseUrl: postgres?.url ?? null, dataDir: join(folder, 'data') }
  const program = await buildProgram('drill-server', 'trials/messages')
  const nodes: Node[] = []
  let cleared: Promise<void> | undefined
  const clearOnce = async () => {
    for (const { server, proxy } of nodes) {
      await server.kill()
      await proxy.close()
    }
    await program.remove()
    await rm(folder, { recursive: true, force: true })
  }
  const clear = () => {
    cleared ??= clearOnce()
    return cleared
  }
  try {
    if (!postgres) await fillMigrated(where.dataDir)
    const people = await makePairs(where, pairs)
    const environment: Record<string, string> = postgres
      ? { DATABASE_URL: postgres.url }
      : { DATA_DIR: where.dataDir }
    const flags = ackBeforeCommit ? ['--ack-before-commit'] : []
    for (let node = 0; node < count; node++) {
      const server = await KilledServer.open(program.path, flags, environment)
      nodes.push({ server, proxy: await FaultProxy.open(server.port) })
      await server.start()
    }
    return { nodes, pairs: people, postgres, clear }
  } catch (error) {
    await clear()
    throw error
  }
}
