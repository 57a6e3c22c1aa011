import type { FastifyBaseLogger } from 'fastify'
import { addGateway } from './add-gateway.ts'
import { addRealtime } from './add-realtime.ts'
import { registerOpenApi } from './api-docs/openapi.ts'
import type { Dependencies } from './dependencies.ts'
import { registerBodyParser } from './http/body-parser.ts'
import { createFastify } from './http/create-fastify.ts'
import { registerErrors } from './http/errors.ts'
import { addHealthRoutes } from './http/health.ts'
import { addPublicConfig, pageConfig } from './http/public-config.ts'
import { registerRequestLog } from './http/request-log.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerSerialization } from './http/serialization.ts'
import { addSite, type SiteFolders } from './http/site.ts'
import { exemptAddresses, limitSockets } from './http/socket-limit.ts'
import { type SocketTimes, socketTimes } from './http/socket-times.ts'
import { registerValidation } from './http/validation.ts'
import { measure } from './metrics/metrics.ts'
import { addMetricsRoute } from './metrics/metrics-routes.ts'
import { addCalendarRoutes } from './modules/calendar/index.ts'
import { addLiveRoutes } from './modules/live/index.ts'
import { registerDelivery } from './modules/outbox/index.ts'
import { addPosterRoutes } from './modules/posters/index.ts'
import { addFileRoutes } from './modules/storage/index.ts'
import { addManifest } from './pages/manifest.ts'
import { servedPages } from './pages/served-pages.ts'
import { addSitemap } from './pages/sitemap-routes.ts'
import type { RtmTimings } from './realtime/realtime.ts'

export interface AppOptions extends Dependencies {
  log: FastifyBaseLogger
  /** Null where only the gateway is wanted. */
  sites: SiteFolders | null
  /** For tests, which do not wait as long. */
  rtm?: Partial<RtmTimings> | undefined
  socketTimes?: Partial<SocketTimes> | undefined
}

/** The whole server but its listening: tests build the same one. */
export async function buildApp(options: AppOptions) {
  const { config, log, sites } = options
  let stopping = false
  const app = createFastify({ config, log, times: { ...socketTimes, ...options.socketTimes } })

  limitSockets(app.server, {
    most: config.limits.socketsAnAddress,
    isExempt: exemptAddresses(config.trustedProxies),
    onRefused: onceAMinute(() => log.warn({}, 'too many open sockets of one network address')),
  })
  registerValidation(app)
  await registerSerialization(app)
  registerBodyParser(app)
  registerErrors(app)
  registerRequestLog(app)
  registerSecurityHeaders(app, config)
  app.addHook('preClose', async () => {
    stopping = true
  })

  addHealthRoutes(app, options, () => stopping)
  addPublicConfig(app, options)
  await registerOpenApi(app)

  const realtime = await addRealtime(app, options, options.rtm)
  const { database } = options
  addMetricsRoute(app, config, measure(app, { database, connections: () => realtime.connections.all.size }))
  await app.register((gateway) => addGateway(gateway, options, realtime))

  addFileRoutes(app, options)
  await addPosterRoutes(app, options)
  await addLiveRoutes(app, options)
  await addCalendarRoutes(app, options)
  addSitemap(app, options)
  addManifest(app, options)
  registerDelivery(app, options)
  if (sites) await addSite(app, sites, { config: () => pageConfig(options), pages: servedPages(options) })
  return app
}

function onceAMinute(act: () => void) {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - last < 60_000) return
    last = performance.now()
    act()
  }
}

export type App = Awaited<ReturnType<typeof buildApp>>
