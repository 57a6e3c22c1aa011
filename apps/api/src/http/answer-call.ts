import { type DeskPermission, type Language, languageFrom, type Who } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withRequestPriority } from '../concurrency/request-priority.ts'
import type { CallDependencies, CallerOf, Description } from './call-description.ts'
import { type Caller, identify, isGuest } from './caller.ts'
import { checkFields, type DeleteFields } from './delete-fields.ts'
import { requirePermission } from './desk-permission.ts'
import { sendCached, sendOnce } from './send-cached.ts'

/** Answers a call: with the public reply of the cache where there is one for everybody, else by its own handler. */
export function answerCall<Params, Query, Body, Reply, W extends Who>(
  deps: CallDependencies,
  { who, permission }: { who: W; permission: DeskPermission | undefined },
  { cache, personalise, handle }: Description<Params, Query, Body, Reply, W>,
  fields: DeleteFields | undefined,
) {
  const run = (request: FastifyRequest, reply: FastifyReply, caller: Caller | null) =>
    handle({
      params: request.params as Params,
      query: request.query as Query,
      body: (fields ? checkFields(fields, request) : request.body) as Body,
      caller: caller as CallerOf<W>,
      language: languageOf(request),
      raw: request,
      answer: reply,
    })

  /** The public reply, from the cache or made now. */
  const prepared = (
    request: FastifyRequest,
    reply: FastifyReply,
    { tag, varyBy, ttlMs }: NonNullable<typeof cache>,
  ) =>
    deps.answers.get(
      cacheKey(request, varyBy),
      tag,
      async () => serialise(reply, await run(request, reply, null)),
      ttlMs ? { ttlMs } : {},
    )

  const answerInFull = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await identify(request, who, deps)
    if (permission) requirePermission(caller, permission)
    if (!cache) {
      reply.header('cache-control', 'no-store')
      return run(request, reply, caller)
    }
    const answer = await prepared(request, reply, cache)
    cache.onHit?.(request.query as Query, answer, languageOf(request))
    if (!caller || !personalise) return sendCached(request, asPublic(reply, cache.ttlMs), answer)
    const forAll = JSON.parse(answer.plain.toString()) as Reply
    reply.header('cache-control', 'no-store')
    return sendOnce(
      request,
      reply,
      serialise(reply, await personalise(forAll, caller, request.query as Query)),
    )
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    // What most callers get most of the time is sent at once: waiting for nothing costs as much as the sending.
    const kept =
      cache && isGuest(request, who) ? deps.answers.fresh(cacheKey(request, cache.varyBy)) : undefined
    if (!kept) return withRequestPriority(() => answerInFull(request, reply))
    cache?.onHit?.(request.query as Query, kept, languageOf(request))
    sendCached(request, asPublic(reply, cache?.ttlMs), kept)
  }
}

const serialise = (reply: FastifyReply, answer: unknown) =>
  String(reply.serializeInput(answer as Record<string, unknown>, '200'))

/** The address as it came: parsing and sorting it would cost more than the few replies that are cached twice. */
const cacheKey = ({ raw }: FastifyRequest, varyBy?: () => string) => `${raw.url} ${varyBy?.() ?? ''}`

const languageOf = ({ query, headers }: FastifyRequest): Language =>
  languageFrom((query as { lang?: string }).lang ?? headers['accept-language'])

/** Kept by whoever likes, and asked for again each time unless it is good for a while. */
function asPublic(reply: FastifyReply, ttlMs?: () => number) {
  const seconds = Math.floor((ttlMs?.() ?? 0) / 1000)
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-cache')
}
