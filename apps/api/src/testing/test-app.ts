import { buildApp } from '../app.ts'
import { standingClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { loadDemoFair } from '../content/load-demo-fair.ts'
import { gatherDependencies } from '../dependencies.ts'
import type { SiteFolders } from '../http/site.ts'
import { createLog } from '../log.ts'
import { cloneDatabase } from './clone-database.ts'
import { type Request, signed } from './signed-request.ts'

/** Sunday noon at the fair; any test may set another. */
export const testNow = '2026-11-15T12:00:00+08:00'

interface Options {
  demo?: boolean
  sites?: SiteFolders | null
  environment?: Record<string, string>
}

/** The real app on a fresh clone of the prepared database, with a clock that stands still. */
export async function openTestApp({ demo = true, sites = null, environment = {} }: Options = {}) {
  const clock = standingClock(testNow)
  const config = readConfig({ LOG_LEVEL: 'silent', SIGNING_KEY: 'test-signing-key', ...environment })
  const { database, close } = await cloneDatabase()
  if (demo) await loadDemoFair(database, clock.now())
  const deps = await gatherDependencies({ config, clock, database })
  const app = await buildApp({ ...deps, log: createLog(config), sites })
  await app.ready()

  return {
    ...deps,
    app,
    clock,
    /** A signed request through the front door. */
    call: (request: Request) =>
      app.inject(
        signed(request, { platform: config.platform, signingKey: deps.signingKey, now: clock.now() }),
      ),
    async close() {
      await app.close()
      await close()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>
