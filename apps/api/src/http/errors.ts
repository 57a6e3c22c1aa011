import { languageFrom } from '@tradefloor/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SemaphoreFull } from '../concurrency/semaphore.ts'
import { isAccountGone } from '../db/account-gone.ts'
import { isUnavailable } from '../db/outage.ts'
import { toFieldProblem } from './field-problem.ts'
import { Problem } from './problem.ts'

/** Turns whatever was thrown into the envelope. Only surprises are logged as errors. */
export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error)
    if (problem.problem === 'unexpected')
      request.log.error({ request_id: request.id, err: error }, 'unexpected')
    else if (problem.problem === 'unavailable')
      request.log.warn({ request_id: request.id, reason: error.message }, 'unavailable')
    return refuse(problem, request, reply)
  })

  app.setNotFoundHandler((request, reply) => refuse(new Problem('not_found'), request, reply))
}

export function refuse(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  const wanted = typeof lang === 'string' ? lang : request.headers['accept-language']
  const wait = problem.details.retryAfterSeconds ?? (problem.problem === 'unavailable' ? 2 : undefined)
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toBody(languageFrom(wanted), request.id))
}

/** Whatever was thrown, as a refusal that can be told. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown
  const error = thrown as FastifyError
  if (isUnavailable(error)) return new Problem('unavailable')
  if (error instanceof SemaphoreFull) return semaphoreProblem(error)
  if (isAccountGone(error)) return new Problem('not_signed_in')
  if (error.validation) return new Problem('bad_input', { fields: error.validation.map(toFieldProblem) })
  switch (error.statusCode) {
    case 413:
      return new Problem('too_large')
    case 404:
      return new Problem('not_found')
    case 405:
      return new Problem('method_not_allowed')
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Problem('bad_input')
  return new Problem('unexpected')
}

const semaphoreProblem = ({ retryAfterSeconds }: SemaphoreFull) =>
  new Problem('unavailable', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
