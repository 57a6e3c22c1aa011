import type { PageConfig } from '@tradefloor/contract'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'

export const pageConfig = ({
  config,
  signingKey,
}: Pick<Dependencies, 'config' | 'signingKey'>): PageConfig => ({
  platform: config.platform,
  signing_key: signingKey,
  special_host: config.specialHost,
  links: config.links,
  organiser: config.organiser,
})

/** What any program needs before it can sign a call, and so the one address of the gateway that is not signed. */
export function addPublicConfig(app: FastifyInstance, deps: Dependencies) {
  const page = pageConfig(deps)
  app.get('/api/config', { schema: { hide: true } }, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { res: 1, data: { ...page, server_time: deps.clock.now().getTime() } }
  })
}
