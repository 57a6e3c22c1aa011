import type { PageConfig } from '@tradefloor/contract'
import { internationalPhone } from '@tradefloor/rules'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { FairDetails } from '../config/fair-details.ts'

interface PageConfigSource {
  config: Config
  signingKey: string
  fair: FairDetails
}

/** What the organiser's own words say stands before the settings. */
export function pageConfig({ config, signingKey, fair: { current: fair } }: PageConfigSource): PageConfig {
  return {
    platform: config.platform,
    signing_key: signingKey,
    call_seconds: config.callSeconds,
    offline: config.offline,
    special_host: config.specialHost,
    scene_origins: config.sceneOrigins,
    stream_origins: config.streamOrigins,
    links: config.links,
    organiser: {
      filing_number: fair?.filingNumber || config.organiser.filing_number,
      phone: internationalPhone(fair?.phone || config.organiser.phone),
    },
    fair: fair && {
      name: { zh: fair.nameZh, en: fair.nameEn },
      tagline: { zh: fair.taglineZh, en: fair.taglineEn },
    },
  }
}

/** What any program needs before it can sign a call, and so the one address of the gateway that is not signed. */
export function addPublicConfig(app: FastifyInstance, deps: PageConfigSource & { clock: Clock }) {
  app.get('/api/config', { schema: { hide: true } }, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { res: 1, data: { ...pageConfig(deps), server_time: deps.clock.now().getTime() } }
  })
}
