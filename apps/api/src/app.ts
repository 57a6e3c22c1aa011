import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { addRealtime } from './add-realtime.ts'
import { registerOpenApi } from './api-docs/openapi.ts'
import type { Dependencies } from './dependencies.ts'
import { registerAddressLimit } from './http/address-limit.ts'
import { registerBodyParser } from './http/body-parser.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { checkSignature } from './http/call-signature.ts'
import { refuse, registerErrors } from './http/errors.ts'
import { addHealthRoutes } from './http/health.ts'
import { Problem } from './http/problem.ts'
import { addPublicConfig, pageConfig } from './http/public-config.ts'
import { quickHmac } from './http/quick-hmac.ts'
import { registerRequestLog, requestIds } from './http/request-log.ts'
import { contentPolicies, registerSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { registerSerialization } from './http/serialization.ts'
import { addSite, type SiteFolders } from './http/site.ts'
import { exemptAddresses, limitSockets } from './http/socket-limit.ts'
import { type SocketTimes, socketTimes } from './http/socket-times.ts'
import { registerValidation } from './http/validation.ts'
import { addAccountCalls } from './modules/account/index.ts'
import { addCalendarCalls, addCalendarRoutes } from './modules/calendar/index.ts'
import { addCardCalls } from './modules/cards/index.ts'
import { addConversations } from './modules/chat/index.ts'
import { addMailChoiceCalls } from './modules/chat-mails/index.ts'
import { addDeskCalls } from './modules/desk/index.ts'
import { addEnquiryCalls } from './modules/enquiries/index.ts'
import { addExhibitionCalls } from './modules/exhibitions/index.ts'
import { addFavouriteCalls } from './modules/favourites/index.ts'
import { addForYouCall } from './modules/for-you/index.ts'
import { addLiveRoutes } from './modules/live/index.ts'
import { addLogCalls } from './modules/logs/index.ts'
import { addNoticeCalls } from './modules/notices/index.ts'
import { registerDelivery } from './modules/outbox/index.ts'
import { addPlaceCalls } from './modules/places/index.ts'
import { addScheduleCalls } from './modules/schedule/index.ts'
import { addSimilarCall, addSuggestCall } from './modules/search/index.ts'
import { addFileRoutes, addStorageCalls } from './modules/storage/index.ts'
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

const bodyLimit = 262_144

/** The whole server but its listening: tests build the same one. */
export async function buildApp(options: AppOptions) {
  const { config, clock, signingKey, log, sites } = options
  let stopping = false
  const secure = securityHeaders(config)
  const times = { ...socketTimes, ...options.socketTimes }

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestIds(),
    // A log of its own for every request costs each of them; the few that are told of name their request.
    childLoggerFactory: (logger) => logger,
    requestTimeout: times.requestMs,
    connectionTimeout: times.idleMs,
    keepAliveTimeout: times.keepAliveMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Two hundred ids joined by commas; an address cannot be longer than the head of a request anyway.
    routerOptions: { maxParamLength: 16_000, ignoreTrailingSlash: true },
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkMs },
    clientErrorHandler: answerBrokenRequest(contentPolicies(config)),
    // An address that cannot be decoded belongs to no route, so neither hooks nor the error handler see it.
    frameworkErrors: (_, request, reply) => {
      secure(request, reply)
      refuse(new Problem('bad_input'), request, reply)
    },
  })

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
  await app.register(async (gateway) => {
    registerAddressLimit(gateway, config.limits)
    const expected = { platform: config.platform, hmac: quickHmac(signingKey), clock }
    gateway.addHook('preValidation', (request, _, done) => {
      checkSignature(request, expected)
      done()
    })
    await gateway.register(async (account) => {
      // Only these know cookies, and only these pay for reading them.
      await account.register(cookie)
      addAccountCalls(account, options)
    })
    addPlaceCalls(gateway, options)
    addNoticeCalls(gateway, options)
    addExhibitionCalls(gateway, options)
    addSuggestCall(gateway, options)
    addSimilarCall(gateway, options)
    addForYouCall(gateway, options)
    addScheduleCalls(gateway, options)
    addCalendarCalls(gateway, options)
    addFavouriteCalls(gateway, options)
    addCardCalls(gateway, options)
    addDeskCalls(gateway, options)
    addStorageCalls(gateway, options)
    addEnquiryCalls(gateway, options)
    addConversations(gateway, options, realtime)
    addMailChoiceCalls(gateway, options)
    addLogCalls(gateway, options)
  })

  addFileRoutes(app, options)
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
