import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import { isLocalRequest } from '../http/local-access.ts'
import { Problem } from '../http/problem.ts'

/** What a node has counted, for whoever has the token; without one set, for whoever is on this machine. */
export function addMetricsRoute(app: FastifyInstance, config: Config, read: () => Promise<string>) {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(config, request)) throw new Problem('not_found')
    reply.header('cache-control', 'no-store').type(Registry.PROMETHEUS_CONTENT_TYPE)
    return read()
  })
}

const mayRead = (config: Config, { raw, headers }: FastifyRequest): boolean =>
  config.metricsToken === null
    ? isLocalRequest(config, raw)
    : isEqual(headers.authorization ?? '', `Bearer ${config.metricsToken}`)

/** Hashed, so that lengths do not differ and the time says nothing. */
const isEqual = (given: string, wanted: string) => timingSafeEqual(hashOf(given), hashOf(wanted))
const hashOf = (text: string) => createHash('sha256').update(text).digest()
