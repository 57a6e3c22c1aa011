import type { FastifyRequest } from 'fastify'

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the client has what this tag is of: a weak tag, as a proxy makes when it compresses, is as good as a strong one. */
export const hasCurrent = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false
