import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DestinationStream } from 'pino'
import { buildApp } from '../app.ts'
import { watchChanges } from '../changes.ts'
import { standingClock } from '../config/clock.ts'
import { readConfig } from '../config/config.ts'
import type { Delivery } from '../delivery/delivery.ts'
import type { Outbox } from '../delivery/outbox.ts'
import type { SiteFolders } from '../http/site.ts'
import type { SocketTimes } from '../http/socket-times.ts'
import { createLog } from '../logging/log.ts'
import type { RtmTimings } from '../realtime/realtime.ts'
import { gatherDependencies } from '../startup/gather-dependencies.ts'
import { cloneDatabase, cloneDemo } from './clone-database.ts'
import { forgetPending, indexPending } from './pending-index.ts'
import { type Request, signed } from './signed-request.ts'
import type { Clone } from './test-database.ts'

/** Sunday noon at the fair; any test may set another. */
export const testNow = '2026-11-15T12:00:00+08:00'

interface Options {
  demo?: boolean
  sites?: SiteFolders | null
  environment?: Record<string, string>
  /** On this database instead of a fresh clone: another node, or one that can be switched off. */
  clone?: Pick<Clone, 'database' | 'close'>
  /** Where the log goes, for tests that read it; LOG_LEVEL says how much. */
  logTo?: DestinationStream
  /** Messages stay in the outbox, readable for the test, also where the settings close it. */
  keepMessages?: boolean
  /** How long sockets are waited for. */
  rtm?: Partial<RtmTimings>
  /** How long connections may take. */
  socketTimes?: Partial<SocketTimes>
}

/** The real app on a fresh clone of the prepared database, with a clock that stands still. */
export async function openTestApp({
  demo = true,
  sites = null,
  environment = {},
  clone,
  logTo,
  keepMessages = false,
  rtm,
  socketTimes,
}: Options = {}) {
  const clock = standingClock(testNow)
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SIGNING_KEY: 'test-signing-key',
    // All tests of a file come from one address.
    CALLS_A_MINUTE: '1000000',
    ...environment,
  })
  const { database, close } = clone ?? (await (demo ? cloneDemo(clock.now()) : cloneDatabase()))
  const deps = await gatherDependencies({ config, clock, database })
  if (keepMessages) deps.delivery = outboxDelivery(deps.outbox)
  await watchChanges(deps).started
  const app = await buildApp({ ...deps, log: createLog(config, logTo), sites, rtm, socketTimes })
  const inject = app.inject.bind(app) as (request: InjectOptions | string) => Promise<LightMyRequestResponse>
  app.inject = (async (request: InjectOptions | string) => {
    await indexPending()
    return inject(request)
  }) as typeof app.inject
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
      forgetPending(database)
      await app.close()
      await close()
    },
  }
}

const outboxDelivery = (outbox: Outbox): Delivery => ({
  mail: async ({ to, code = '' }) => outbox.keep({ kind: 'mail', to, key: '', code }),
  sms: async ({ to, code = '' }) => outbox.keep({ kind: 'sms', to, key: '', code }),
  close: () => {},
})

export type TestApp = Awaited<ReturnType<typeof openTestApp>>
