import type { FastifyInstance } from 'fastify'
import { storeRawBody } from './call-signature.ts'
import { Problem } from './problem.ts'

/** JSON only. The bytes are kept for the signature; keys that could reach a prototype are refused. */
export function registerBodyParser(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    storeRawBody(request, bytes as Buffer)
    if (bytes.length === 0) return done(null, undefined)
    try {
      done(null, JSON.parse(bytes.toString('utf8'), refusePrototypes))
    } catch {
      done(new Problem('bad_input'))
    }
  })
}

function refusePrototypes(key: string, value: unknown) {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new Problem('bad_input')
  return value
}
