import type { FastifyRequest } from 'fastify'

/** Whether the client has what this tag is of. A proxy that compresses on the way makes a tag weak. */
export const hasCurrent = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((part) => part.trim().replace(/^W\//, '') === etag) ?? false
