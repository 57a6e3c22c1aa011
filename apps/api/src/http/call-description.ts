import type { ErrorName, Language, Who } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import type { Caller, CallerDependencies, ContactCaller, OpenCaller, PersonCaller } from './caller.ts'
import type { CachedReply, ReplyCache } from './reply-cache.ts'

interface Callers {
  public: null
  anyone: OpenCaller | null
  visitor: Caller
  contact: ContactCaller
  person: PersonCaller
}
export type CallerOf<W extends Who> = Callers[W]

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
  /** For a call that takes more than others. */
  mostBodyBytes?: number
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

/** What a call is answered with, whatever module it belongs to. */
export interface CallDependencies extends CallerDependencies {
  answers: ReplyCache
}
