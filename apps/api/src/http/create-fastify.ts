import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { refuse } from './errors.ts'
import { Problem } from './problem.ts'
import { requestIds } from './request-log.ts'
import { contentPolicies, securityHeaders } from './security-headers.ts'
import type { SocketTimes } from './socket-times.ts'

const bodyLimit = 262_144

export interface FastifySettings {
  config: Config
  log: FastifyBaseLogger
  times: SocketTimes
}

/** A server without a route: what it takes in, how long it waits, and how it answers what is no request of ours. */
export function createFastify({ config, log, times }: FastifySettings) {
  const secure = securityHeaders(config)
  return Fastify({
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
}
