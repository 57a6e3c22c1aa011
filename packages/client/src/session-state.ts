/**
 * Nobody, somebody, or not known yet: a visitor who was signed in before is on the way back. Who cannot be asked about
 * because there is no network is taken for the same visitor, without a token, until the server says otherwise.
 */
export type SessionState = 'guest' | 'restoring' | 'signed-in'

/** Why somebody is a guest now. `expired`: nobody asked for it. `replaced`: somebody else signs in the next moment. */
export type Ending = 'left' | 'expired' | 'replaced'

/** As much of a browser's storage as is used here. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export type SessionListener = (state: SessionState, ending?: Ending) => void

/** Who is there now. The token lives in memory only; the flag says after a reload that somebody was signed in. */
export function createSessionState(storage: KeyValueStorage, flag: string) {
  let token: string | undefined
  let state: SessionState = 'guest'
  const listeners = new Set<SessionListener>()

  const become = (next: SessionState, ending?: Ending) => {
    if (state === next) return
    state = next
    for (const listener of listeners) listener(next, ending)
  }
  const take = (next: string) => {
    token = next
    remember(storage, flag, true)
    become('signed-in')
  }
  const lose = (ending?: Ending) => {
    token = undefined
    remember(storage, flag, false)
    become('guest', ending)
  }
  return {
    state: () => state,
    token: () => token,
    become,
    take,
    /** Whoever was here before may be another visitor: nothing shown or kept of theirs is for this one. */
    takeAnew(next: string) {
      if (state !== 'guest') lose('replaced')
      take(next)
    },
    lose,
    subscribe(listener: SessionListener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** `refused`: the browser does not say. */
export function isRemembered(storage: KeyValueStorage, flag: string): 'yes' | 'no' | 'refused' {
  try {
    return storage.getItem(flag) === 'true' ? 'yes' : 'no'
  } catch {
    return 'refused'
  }
}

function remember(storage: KeyValueStorage, flag: string, on: boolean): void {
  try {
    if (on) storage.setItem(flag, 'true')
    else storage.removeItem(flag)
  } catch {
    // A browser may refuse its storage.
  }
}
