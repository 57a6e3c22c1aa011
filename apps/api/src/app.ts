import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { registerBodyParser } from './http/body-parser.ts'
import { checkSignature } from './http/call-signature.ts'
import { registerErrors } from './http/errors.ts'
import { addHealthRoutes } from './http/health.ts'
import { registerOpenApi } from './http/openapi.ts'
import { addPublicConfig, pageConfig } from './http/public-config.ts'
import { registerRequestLog } from './http/request-log.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { addSite, type SiteFolders } from './http/site.ts'
import { registerValidation } from './http/validation.ts'
import { addAccountCalls } from './modules/account/index.ts'
import { addCardCalls } from './modules/cards/index.ts'
import { addEnquiryCalls } from './modules/enquiries/index.ts'
import { addExhibitionCalls } from './modules/exhibitions/index.ts'
import { addFavouriteCalls } from './modules/favourites/index.ts'
import { addLogCalls } from './modules/logs/index.ts'
import { addPlaceCalls } from './modules/places/index.ts'
import { addScheduleCalls } from './modules/schedule/index.ts'
import { addFileRoutes, addStorageCalls } from './modules/storage/index.ts'

export interface AppOptions extends Dependencies {
  log: FastifyBaseLogger
  /** Null where only the gateway is wanted. */
  sites: SiteFolders | null
}

const bodyLimit = 262_144

/** The whole server but its listening: tests build the same one. */
export async function buildApp(options: AppOptions) {
  const { config, clock, signingKey, log, sites } = options
  let stopping = false

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomBytes(9).toString('base64url'),
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    http: { headersTimeout: 10_000 },
  })

  registerValidation(app)
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

  await app.register(async (gateway) => {
    gateway.addHook('preValidation', async (request) =>
      checkSignature(request, { platform: config.platform, signingKey, clock }),
    )
    addAccountCalls(gateway, options)
    addPlaceCalls(gateway, options)
    addExhibitionCalls(gateway, options)
    addScheduleCalls(gateway, options)
    addFavouriteCalls(gateway, options)
    addCardCalls(gateway, options)
    addStorageCalls(gateway, options)
    addEnquiryCalls(gateway, options)
    addLogCalls(gateway, options)
  })

  addFileRoutes(app, options)
  if (sites) await addSite(app, sites, pageConfig(options))
  return app
}

export type App = Awaited<ReturnType<typeof buildApp>>
