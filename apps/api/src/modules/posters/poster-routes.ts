import { type Language, largestId } from '@tradefloor/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Dependencies } from '../../dependencies.ts'
import { registerAddressLimit } from '../../http/address-limit.ts'
import { hasCurrent } from '../../http/if-none-match.ts'
import { Problem } from '../../http/problem.ts'
import { readFileBytes } from '../storage/index.ts'
import { composeBooth, type DrawnShape, type PictureSource } from './compose-booth.ts'
import { encodePoster, type PosterFormat, posterFormats } from './encode.ts'
import { createPosterCache } from './poster-cache.ts'
import { posterFacts } from './poster-version.ts'

const Id = Type.Integer({ minimum: 1, maximum: largestId })
const Params = Type.Object({
  exhibition: Id,
  company: Id,
  file: Type.String({ pattern: '^(zh|en)\\.(wide\\.avif|tall\\.avif|preview\\.jpg)$' }),
})
const Query = Type.Object(
  { v: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })) },
  { additionalProperties: false },
)

interface Asked {
  Params: { exhibition: number; company: number; file: string }
  Querystring: { v?: string }
}

const caching = {
  forEver: 'public, max-age=31536000, immutable',
  // Asked for by an old address: the picture is the present one, and so is its address in what the page reads.
  aWhile: 'public, max-age=300',
}

/** Posters at plain addresses, so that an <img> and readers of links can ask for them. Limited like calls. */
export async function addPosterRoutes(app: FastifyInstance, deps: Dependencies) {
  await app.register(async (posters) => {
    registerAddressLimit(posters, deps.config.limits)
    addBoothPosters(posters, deps)
  })
}

function addBoothPosters(app: FastifyInstance, { database }: Dependencies) {
  const posters = createPosterCache()

  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/posters/booth/:exhibition/:company/:file',
    schema: { hide: true, params: Params, querystring: Query },
    handler: async (request, reply) => {
      const { exhibition: exhibitionId, company: companyId, file } = request.params
      const facts = await posterFacts(database, { exhibitionId, companyId })
      if (!facts) throw new Problem('not_found')
      const [language, shape, format] = file.split('.') as [Language, DrawnShape, PosterFormat]
      const etag = `"${facts.version}-${file}"`
      const isCurrent = request.query.v === facts.version
      reply.header('etag', etag).header('cache-control', isCurrent ? caching.forEver : caching.aWhile)
      if (hasCurrent(request, etag)) return reply.code(304).send()
      const source: PictureSource = {
        read: (picture) => readFileBytes(database, picture),
        onBroken: ({ id }, err) => request.log.warn({ err, file: id }, 'picture left out of a poster'),
      }
      const bytes = await posters.get(`${facts.version}.${file}`, async () =>
        encodePoster(await composeBooth(facts, { shape, language }, source), format),
      )
      reply.type(posterFormats[format]).header('content-length', bytes.length)
      return request.method === 'HEAD' ? reply.send() : reply.send(bytes)
    },
  })
}
