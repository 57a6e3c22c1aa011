type Area = 'localStorage' | 'sessionStorage'

/** Texts that the browser keeps. It may refuse its storage, even to be looked at: then nothing breaks, and callers can tell. */
export interface BrowserStore {
  /** Null where nothing is stored; undefined where the storage is refused. */
  read(key: string): string | null | undefined
  /** Null removes it. Says whether it was stored: the storage may be full, too. */
  write(key: string, text: string | null): boolean
  keys(): string[]
}

export function browserStore(
  area: Area,
  owner: () => Partial<Pick<Window, Area>> = () => globalThis,
): BrowserStore {
  const storage = () => owner()[area] as Storage
  return {
    read: (key) => attempt(() => storage().getItem(key), undefined),
    write: (key, text) =>
      attempt(() => {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        return true
      }, false),
    keys: () => attempt(() => Object.keys(storage()), []),
  }
}

function attempt<Result, Otherwise>(work: () => Result, otherwise: Otherwise): Result | Otherwise {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Kept until somebody removes it. */
export const localStore = browserStore('localStorage')
/** Kept as long as the tab is open. */
export const tabStore = browserStore('sessionStorage')

/** What a stored text says, which may have been written by an older page or by hand; undefined where it says nothing. */
export const parsedText = (text: string | null | undefined): unknown =>
  text == null ? undefined : attempt<unknown, undefined>(() => JSON.parse(text), undefined)
