import type { Call, ErrorName, Language, Who } from '@tradefloor/contract'
import { languageFrom } from '@tradefloor/contract'
import { Refusal } from '@tradefloor/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'
import { withRequestPriority } from '../concurrency/request-priority.ts'
import {
  type Caller,
  type CallerDependencies,
  type ContactCaller,
  identify,
  isGuest,
  type OpenCaller,
  type PersonCaller,
} from './caller.ts'
import { checkFields, fieldsOf } from './delete-fields.ts'
import type { CachedReply, ReplyCache } from './reply-cache.ts'
import { sendCached, sendOnce } from './send-cached.ts'

interface Callers {
  public: null
  anyone: OpenCaller | null
  visitor: Caller
  contact: ContactCaller
  person: PersonCaller
}
type CallerOf<W extends Who> = Callers[W]

export interface CallRequest<Params, Query, Body, W extends Who> {
  params: Params
  query: Query
  body: Body
  caller: CallerOf<W>
  language: Language
  raw: FastifyRequest
  /** For cookies and headers; the answer itself is what the handler returns. */
  answer: FastifyReply
}

export interface Description<Params, Query, Body, Reply, W extends Who> {
  summary: { zh: string; en: string }
  reply: TSchema
  params?: TObject
  query?: TObject
  body?: TObject
  /** Instead of a body: a form with a file, which the handler reads from the request itself. Described, not validated. */
  form?: TObject
  /** Refusals a visitor can act on: 200 with `res` 0. Named so that the description lists them. */
  refusals?: ErrorName[]
  handle(request: CallRequest<Params, Query, Body, W>): Promise<Reply>
  /** For a reply that is the same for every guest: cached under this tag, per address and `varyBy`. */
  cache?: {
    tag: string
    varyBy?: () => string
    /** For a reply that changes by itself: how long it may be cached from now on, here and by the client. */
    ttlMs?: () => number
    /** Called for each reply, cached or not. Must be quick and never throw. */
    onHit?: (query: Query, answer: CachedReply, language: Language) => void
  }
  /** Puts a signed-in visitor's own marks into the public reply, with one query for the whole page. */
  personalise?(reply: Reply, caller: Caller, query: Query): Promise<Reply>
}

const strict = { additionalProperties: false }
const onEveryCall = {
  platform: Type.String({ description: 'The fixed value given by /api/config' }),
  lang: Type.Optional(Type.Enum(['zh', 'en'], { description: 'Language of messages; else Accept-Language' })),
}

/** What a call is answered with, whatever module it belongs to. */
export interface CallDependencies extends CallerDependencies {
  answers: ReplyCache
}

/** Registers a call of the contract: its address and types from there, its schemas for checking and describing. */
export function addCall<Params, Query, Body, Reply, W extends Who>(
  app: FastifyInstance,
  deps: CallDependencies,
  call: Call<Params, Query, Body, Reply, W>,
  description: Description<Params, Query, Body, Reply, W>,
) {
  const { summary, cache, personalise, form, refusals = [] } = description
  const isDelete = call.method === 'DELETE' && description.body !== undefined
  const fields = isDelete && description.body ? fieldsOf(description.body) : undefined

  const run = (request: FastifyRequest, reply: FastifyReply, caller: Caller | null) =>
    description.handle({
      params: request.params as Params,
      query: request.query as Query,
      body: (fields ? checkFields(fields, request) : request.body) as Body,
      caller: caller as CallerOf<W>,
      language: languageOf(request),
      raw: request,
      answer: reply,
    })

  const serialise = (reply: FastifyReply, answer: Reply) =>
    String(reply.serializeInput(answer as Record<string, unknown>, '200'))

  /** The address as it came: parsing and sorting it would cost more than the few replies that are cached twice. */
  const cacheKey = ({ raw }: FastifyRequest, varyBy?: () => string) => `${raw.url} ${varyBy?.() ?? ''}`

  /** The public reply, from the cache or made now. */
  const prepared = (
    request: FastifyRequest,
    reply: FastifyReply,
    { tag, varyBy, ttlMs }: NonNullable<typeof cache>,
  ) => {
    return deps.answers.get(
      cacheKey(request, varyBy),
      tag,
      async () => serialise(reply, await run(request, reply, null)),
      ttlMs ? { ttlMs } : {},
    )
  }

  app.route({
    method: call.method,
    url: call.path,
    config: { call, refusals, form },
    schema: {
      operationId: call.name,
      tags: [call.path.split('/')[2] ?? ''],
      summary: summary.en,
      description: summary.zh,
      querystring: Type.Object(
        { ...description.query?.properties, ...fields?.inAddress, ...onEveryCall },
        strict,
      ),
      ...(description.params ? { params: description.params } : {}),
      ...(fields ? { body: fields.inBody } : description.body ? { body: description.body } : {}),
      response: { 200: description.reply, '4xx': Refusal, '5xx': Refusal },
    },
    handler: (request, reply) => {
      // What most callers get most of the time is sent at once: waiting for nothing costs as much as the sending.
      const kept =
        cache && isGuest(request, call.who) ? deps.answers.fresh(cacheKey(request, cache.varyBy)) : undefined
      if (!kept) return withRequestPriority(() => answerInFull(request, reply))
      cache?.onHit?.(request.query as Query, kept, languageOf(request))
      sendCached(request, asPublic(reply, cache?.ttlMs), kept)
    },
  })

  async function answerInFull(request: FastifyRequest, reply: FastifyReply) {
    const caller = await identify(request, call.who, deps)
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
}

const languageOf = ({ query, headers }: FastifyRequest): Language =>
  languageFrom((query as { lang?: string }).lang ?? headers['accept-language'])

/** Kept by whoever likes, and asked for again each time unless it is good for a while. */
function asPublic(reply: FastifyReply, ttlMs?: () => number) {
  const seconds = Math.floor((ttlMs?.() ?? 0) / 1000)
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-cache')
}
