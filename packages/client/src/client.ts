import {
  type AnyCall,
  type Call,
  type Language,
  type PublicConfig,
  signatureStaleCode,
  signingHeaders,
} from '@tradefloor/contract'
import { read, refusal } from './answer.ts'
import { CallError } from './call-error.ts'
import type { FirstAnswerShelf } from './first-answers.ts'
import { letOneBeLast } from './last-call.ts'
import { type Fields, pathOf, queryOf } from './request.ts'
import type { Session } from './session.ts'
import { signRequest } from './signature.ts'
import { words } from './words.ts'

export interface ClientOptions {
  /** Without `server_time` the visitor's clock is trusted until the server says it is off. */
  config: Pick<PublicConfig, 'platform' | 'signing_key'> &
    Partial<Pick<PublicConfig, 'server_time' | 'call_seconds'>>
  language: () => Language
  /** Who is calling; nothing while nobody is signed in. */
  token?: () => string | undefined
  /** Whose calls these are: they wait until that is known, and a token that ran out is replaced once. */
  session?: Pick<Session, 'state' | 'settled' | 'token' | 'renew' | 'subscribe'>
  /** Answers that came with the page. */
  first?: FirstAnswerShelf
  /** Empty in a browser, where calls go to the page's own origin. */
  baseUrl?: string
  /** What the browser says of its network. */
  isOnline?: () => boolean
  now?: () => number
  fetch?: typeof fetch
}

export interface CallInput<Params, Query, Body> {
  params?: Params
  query?: Query
  body?: Body
  signal?: AbortSignal
  /** With its answer the caller is somebody else: nothing is asked beside it, or until the session knows. */
  isLast?: boolean
}

export interface Client {
  /** Milliseconds on the server's clock: the visitor's own may be wrong. */
  now(): number
  call<Params, Query, Body, Reply>(
    call: Call<Params, Query, Body, Reply>,
    input?: CallInput<Params, Query, Body>,
  ): Promise<Reply>
  /** The answer that came with the page, without waiting; nothing where there is none, or where it may be another's. */
  brought<Params, Query, Body, Reply>(
    call: Call<Params, Query, Body, Reply>,
    input?: CallInput<Params, Query, Body>,
  ): Reply | undefined
}

const usualCallSeconds = 30

export function createClient(options: ClientOptions): Client {
  const { config, language, session, first } = options
  const { now = Date.now, isOnline = () => true } = options
  const timeoutMs = (config.call_seconds ?? usualCallSeconds) * 1000
  const token = options.token ?? session?.token
  const turns = session && letOneBeLast(session)
  // The visitor's clock may be wrong; the server's is what a signature is checked against.
  let skewMs = config.server_time === undefined ? 0 : config.server_time - now()

  const once = requester({ ...options, ...(token && { token }), now: () => now() + skewMs })

  async function ask<Reply>(call: AnyCall, input: CallInput<unknown, unknown, unknown>): Promise<Reply> {
    const timeout = AbortSignal.timeout(timeoutMs)
    const over = new AbortController()
    const signal = input.signal ? anySignal([input.signal, timeout], over.signal) : timeout
    try {
      await session?.settled()
      const used = token?.()
      // Asked without a name, the server would answer somebody else: a guest.
      if (used === undefined && call.who !== 'public' && session?.state() === 'signed-in')
        throw new CallError('network', words.offline[language()])
      const guests = call.who === 'anyone' && used === undefined ? first?.take(call, input) : undefined
      if (guests) return guests as never
      let answer = await read(await once(call, input, signal))
      if (answer.status === 401 && used !== undefined && (await session?.renew(used)))
        answer = await read(await once(call, input, signal))
      if (answer.body.res !== 1 && answer.body.errCode === signatureStaleCode && answer.body.server_time) {
        skewMs = answer.body.server_time - now()
        answer = await read(await once(call, input, signal))
      }
      if (answer.file !== undefined) return answer.file as never
      if (answer.body.res === 1) return answer.body as never
      throw refusal(answer, language())
    } catch (cause) {
      if (cause instanceof CallError) throw cause
      if (input.signal?.aborted) throw new CallError('aborted', 'aborted', { cause })
      if (timeout.aborted) throw new CallError('timeout', words.timeout[language()], { cause })
      throw new CallError('network', words[isOnline() ? 'failed' : 'offline'][language()], { cause })
    } finally {
      over.abort()
    }
  }

  return {
    now: () => now() + skewMs,
    brought(call, input = {}) {
      const isGuests = session?.state() === 'guest' && token?.() === undefined
      if (call.who !== 'public' && !(call.who === 'anyone' && isGuests)) return undefined
      return first?.take(call, input) as never
    },
    async call(call, input = {}) {
      // The same for everyone, so nobody waits to hear who is asking.
      const brought = call.who === 'public' ? first?.take(call, input) : undefined
      if (brought) return brought as never
      if (!turns) return ask(call, input)
      return (input.isLast ? turns.last : turns.during)(() => ask<never>(call, input))
    },
  }
}

/** Sends a call once, signed with the time of the server's clock. */
function requester(
  options: Pick<ClientOptions, 'config' | 'language' | 'token' | 'baseUrl' | 'fetch' | 'now'>,
) {
  const { config, language, token, baseUrl = '', now = Date.now } = options
  const send = options.fetch ?? fetch
  return async (call: AnyCall, input: CallInput<unknown, unknown, unknown>, signal: AbortSignal) => {
    const path = pathOf(call, input.params as Fields)
    const query = queryOf(config.platform, input.query as Fields)
    // A form is not signed: only the browser knows how it will be written.
    const form = input.body instanceof FormData ? input.body : undefined
    const body = form || input.body === undefined ? undefined : JSON.stringify(input.body)
    const timestamp = Math.round(now())
    const { method } = call
    const signature = await signRequest(config.signing_key, { method, path, query, body, timestamp })
    const caller = token?.()
    return send(`${baseUrl}${path}?${query}`, {
      method,
      signal,
      body: form ?? body,
      headers: {
        accept: 'application/json',
        'accept-language': language(),
        ...(caller ? { authorization: `Bearer ${caller}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        [signingHeaders.timestamp]: String(timestamp),
        [signingHeaders.signature]: signature,
      },
    })
  }
}

/** AbortSignal.any is younger than the oldest browsers we serve. What outlives many calls does not remember them all. */
function anySignal(signals: AbortSignal[], over: AbortSignal): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason)
    signal.addEventListener('abort', () => controller.abort(signal.reason), {
      once: true,
      signal: over,
    })
  }
  return controller.signal
}
