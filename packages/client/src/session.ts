import { CallError } from './call-error.ts'
import {
  createSessionState,
  type Ending,
  isRemembered,
  type KeyValueStorage,
  type SessionListener,
  type SessionState,
} from './session-state.ts'

export type { Ending, KeyValueStorage, SessionState } from './session-state.ts'

/** As much of a broadcast channel as is used here. */
export interface Channel {
  postMessage(word: unknown): void
  addEventListener(type: 'message', listen: (event: { data: unknown }) => void): void
}

export interface SessionOptions {
  /** What is kept while somebody is signed in. One for each kind of session that a browser may have at once. */
  flag?: string
  /** Trades the cookie for a token; nothing when there is no cookie. */
  renew(): Promise<{ access_token?: string }>
  /** What outlives the page. Only a flag is kept: no token, no password. */
  storage: KeyValueStorage
  /** Other tabs of the same visitor. */
  channel?: Channel
  /** So that tabs renew one after the other, and the second finds what the first one got. Absent on plain http. */
  locks?: { request<T>(name: string, work: () => Promise<T>): Promise<T> }
}

export interface Session {
  state(): SessionState
  token(): string | undefined
  /** Resolves when it is known who is there: at once, unless somebody is on the way back or has no token yet. */
  settled(): Promise<void>
  /** Somebody has just signed in. */
  begin(token: string): void
  /** A token was refused: gets another. Says whether there is one. */
  renew(refused: string): Promise<boolean>
  end(ending: Ending): void
  subscribe(listener: SessionListener): () => void
}

const visitorsFlag = 'isLogin'
const lockNameOf = (flag: string) => `tradefloor-session ${flag}`

/** How long a network may say nothing before the visitor sees what this browser has of theirs. */
const patienceMs = 5000

/** The server is there but cannot say just now. */
const busyStatuses = [429, 503]

type Word = { token: string; begun?: true } | { ended: true }

const isWord = (data: unknown): data is Word =>
  typeof data === 'object' &&
  data !== null &&
  (('token' in data && typeof data.token === 'string') || 'ended' in data)

/**
 * Who is signed in, in this tab. The token lives in memory only; across reloads the server's cookie brings it back, which
 * is asked for only when the flag says that somebody was signed in. Tabs tell each other of new tokens and of leaving.
 */
export function createSession({
  flag = visitorsFlag,
  renew,
  storage,
  channel,
  locks,
}: SessionOptions): Session {
  const { state, token, become, take, takeAnew, lose, subscribe } = createSessionState(storage, flag)
  let renewing: Promise<boolean> | undefined
  /** A browser that refuses its storage cannot say whether somebody was signed in: the cookie is tried once. */
  let isGuess = false

  const say = (word: Word) => channel?.postMessage(word)

  channel?.addEventListener('message', ({ data }) => {
    if (!isWord(data)) return
    if ('token' in data) (data.begun ? takeAnew : take)(data.token)
    else lose('left')
  })

  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    locks ? locks.request(lockNameOf(flag), work) : work()

  /** One renewal at a time, in all tabs; `refused` is what does not serve any more. */
  const renewed = (refused: string | undefined) => {
    renewing ??= inTurn(async () => {
      // Another tab was quicker.
      if (token() !== undefined && token() !== refused) return true
      try {
        const { access_token: next } = await renew()
        if (next === undefined) {
          lose(isGuess ? undefined : 'expired')
          return false
        }
        isGuess = false
        take(next)
        say({ token: next })
        return true
      } catch (error) {
        if (isGuess) lose()
        else if (isOver(error, state())) lose('expired')
        else if (state() === 'restoring') become('signed-in')
        return false
      }
    }).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const remembered = isRemembered(storage, flag)
  if (remembered !== 'no') {
    isGuess = remembered === 'refused'
    become('restoring')
    void renewed(undefined)
    setTimeout(() => state() === 'restoring' && become(isGuess ? 'guest' : 'signed-in'), patienceMs)
  }

  return {
    state,
    token,
    settled: async () => {
      if (state() !== 'guest' && token() === undefined) await renewed(undefined)
    },
    begin(next) {
      takeAnew(next)
      say({ token: next, begun: true })
    },
    renew: renewed,
    end(ending) {
      lose(ending)
      say({ ended: true })
    },
    subscribe,
  }
}

/** Only a refusal ends a session: who has no network is still the same visitor. */
function isOver(error: unknown, state: SessionState): boolean {
  if (!(error instanceof CallError)) return state === 'restoring'
  const { kind, status = 0 } = error
  return kind === 'refused' && (status === 401 || (state === 'restoring' && !busyStatuses.includes(status)))
}
