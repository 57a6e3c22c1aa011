import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { findFile, readFileBytes } from './file-queries.ts'
import { Pictures, type PictureWidth, pictureWidths } from './pictures.ts'

const Params = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,80}$' }) })
const Query = Type.Object(
  { w: Type.Optional(Type.Enum(pictureWidths.map(String))) },
  { additionalProperties: false },
)

/** Files of the fair, at addresses that need no signature so that an <img> can ask for them. */
export function addFileRoutes(app: FastifyInstance, { database, config }: Dependencies) {
  const pictures = new Pictures(config.pictureCacheBytes)

  app.get<{ Params: { id: string }; Querystring: { w?: string } }>(
    '/files/:id',
    { schema: { hide: true, params: Params, querystring: Query } },
    async (request, reply) => {
      const row = await findFile(database, request.params.id)
      if (!row) throw new Problem('not_found')
      const width = request.query.w ? (Number(request.query.w) as PictureWidth) : undefined
      if (width && !row.mime.startsWith('image/')) throw new Problem('not_found')

      const etag = `"${row.sha256.slice(0, 27)}${width ? `-${width}` : ''}"`
      // The id stays when an organiser brings a new picture, so it is asked for again after an hour.
      reply.header('etag', etag).header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const bytes = width
        ? await pictures.get(row.sha256, width, () => readFileBytes(database, row.id))
        : await readFileBytes(database, row.id)
      return reply.type(width ? 'image/webp' : row.mime).send(bytes)
    },
  )
}
