import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Dependencies } from '../../dependencies.ts'
import { hasCurrent } from '../../http/if-none-match.ts'
import { Problem } from '../../http/problem.ts'
import { rangeOf } from './byte-range.ts'
import { isGoodSignature, isPrivateFile } from './file-address.ts'
import { fileBytes } from './file-bytes.ts'
import { type FileRow, findFile, readFileBytes } from './file-queries.ts'
import { type PictureWidth, pictureWidths, ResizedPictures } from './resized-pictures.ts'

const Params = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,80}$' }) })
const Query = Type.Object(
  {
    w: Type.Optional(Type.Enum(pictureWidths.map(String))),
    s: Type.Optional(Type.String({ maxLength: 100 })),
    e: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  },
  { additionalProperties: false },
)
interface Asked {
  Params: { id: string }
  Querystring: { w?: string; s?: string; e?: number }
}

/** Files at addresses that need no header, so that an <img> can ask for them: the fair's for all, a visitor's by signature. */
export function addFileRoutes(app: FastifyInstance, deps: Dependencies) {
  const { database, config } = deps
  const pictures = new ResizedPictures(config.pictureCacheBytes)

  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/files/:id',
    schema: { hide: true, params: Params, querystring: Query },
    handler: async (request, reply) => {
      const row = await findFile(database, request.params.id)
      if (!row) throw new Problem('not_found')
      if (isPrivateFile(row) && !isGoodSignature(deps, row.id, request.query)) throw new Problem('not_found')
      const width = request.query.w ? (Number(request.query.w) as PictureWidth) : undefined
      if (width && !row.mime.startsWith('image/')) throw new Problem('not_found')

      const etag = `"${row.sha256.slice(0, 27)}${width ? `-${width}` : ''}"`
      reply.header('etag', etag).header('cache-control', cachingOf(row))
      if (hasCurrent(request, etag)) return reply.code(304).send()
      if (!width) return sendOriginal(request, reply, { row, etag })
      const picture = await pictures.get(row.sha256, width, () => readFileBytes(database, row))
      reply.type('image/webp').header('content-length', picture.length)
      return request.method === 'HEAD' ? reply.send() : reply.send(picture)
    },
  })

  /** Whole or the part that is asked for, so that a film can be sought in. */
  async function sendOriginal(
    request: FastifyRequest,
    reply: FastifyReply,
    { row, etag }: { row: FileRow; etag: string },
  ) {
    reply.type(row.mime).header('accept-ranges', 'bytes')
    if (request.method === 'HEAD') return reply.header('content-length', row.size).send()
    const { range: asked, 'if-range': ifRange } = request.headers
    const range = ifRange === undefined || ifRange === etag ? rangeOf(asked, row.size) : null
    if (range === 'outside')
      return reply
        .code(416)
        .header('content-range', `bytes */${row.size}`)
        .removeHeader('content-type')
        .send()
    const { from, to } = range ?? { from: 0, to: row.size - 1 }
    const bytes = await fileBytes(database.db, row, { from, to })
    if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${row.size}`)
    return reply.header('content-length', to + 1 - from).send(bytes)
  }
}

/** The id stays when an organiser brings a new picture, so it is asked for again after an hour. */
const cachingOf = (row: FileRow) =>
  isPrivateFile(row) ? 'private, max-age=600' : 'public, max-age=3600, stale-while-revalidate=86400'
