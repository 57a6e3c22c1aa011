import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mostFilesOfAPack, writeFilePack } from '@tradefloor/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Problem } from './problem.ts'

/** A built model's file, in a folder of its own or not; nothing that leads out of the folder of built files. */
const name = '[A-Za-z0-9_-]{1,80}(?:/[A-Za-z0-9_-]{1,80})?(?:\\.[A-Za-z0-9_-]{1,40}){0,2}\\.pack'
const Query = Type.Object(
  {
    files: Type.String({
      pattern: `^${name}(?:,${name}){0,${mostFilesOfAPack - 1}}$`,
      maxLength: 6000,
    }),
  },
  { additionalProperties: false },
)

const bytesOf = (path: string): Promise<Uint8Array> => readFile(path).catch(() => new Uint8Array())

/** The models of a scene in one answer: some forty are needed at once, and each request costs a way there and back. */
export function addScenePack(app: FastifyInstance, folder: string): void {
  app.get<{ Querystring: { files: string } }>(
    '/scene/pack',
    { schema: { hide: true, querystring: Query } },
    async ({ query }, reply) => {
      const names = query.files.split(',')
      // The same file thirty times would make a small request a large answer.
      if (new Set(names).size < names.length) throw new Problem('bad_input')
      const files = await Promise.all(names.map((file) => bytesOf(join(folder, 'assets', file))))
      // Names carry a hash of what is in the files; what is absent may come with the next release.
      const isWhole = files.every(({ length }) => length > 0)
      reply
        .type('application/octet-stream')
        .header('cache-control', isWhole ? 'public, max-age=31536000, immutable' : 'no-store')
      return reply.send(Buffer.from(writeFilePack(files).buffer))
    },
  )
}
