import { expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createSession, type Session, type SessionOptions } from './session.ts'

/** What tabs of one browser share. */
function browser() {
  const kept = new Map<string, string>()
  const tabs: ((event: { data: unknown }) => void)[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const open = (renew: SessionOptions['renew']): Session => {
    const own: { hear?: (event: { data: unknown }) => void } = {}
    return createSession({
      renew,
      storage,
      channel: {
        postMessage: (data: unknown) => {
          for (const hear of tabs) if (hear !== own.hear) hear({ data })
        },
        addEventListener: (_, hear) => {
          own.hear = hear
          tabs.push(hear)
        },
      },
      locks: {
        request: <T>(_: string, work: () => Promise<T>) => {
          const mine = turn.then(work, work)
          turn = mine
          return mine
        },
      },
    })
  }
  return { kept, open }
}

const refused = new CallError('refused', 'Please log in first', { status: 401 })

test('L-10 nobody is asked for who was never signed in', async () => {
  const renew = vi.fn(async () => ({}))
  const session = browser().open(renew)
  await session.settled()
  expect(session.state()).toBe('guest')
  expect(renew).not.toHaveBeenCalled()
})

test('C-10 who was signed in is brought back, and only a flag was kept', async () => {
  const { kept, open } = browser()
  open(async () => ({})).begin('first')
  expect([...kept]).toEqual([['isLogin', 'true']])
  const session = open(async () => ({ access_token: 'second' }))
  expect(session.state()).toBe('restoring')
  await session.settled()
  expect([session.state(), session.token()]).toEqual(['signed-in', 'second'])
})

test('L-09 a refused renewal ends the session, once, as expired', async () => {
  const session = browser().open(async () => Promise.reject(refused))
  session.begin('old')
  const heard = vi.fn()
  session.subscribe(heard)
  expect(await Promise.all([session.renew('old'), session.renew('old')])).toEqual([false, false])
  expect(heard.mock.calls).toEqual([['guest', 'expired']])
  expect(session.token()).toBeUndefined()
})

test('O-02 without a network a visitor stays signed in', async () => {
  const session = browser().open(async () => Promise.reject(new CallError('network', 'gone')))
  session.begin('old')
  expect(await session.renew('old')).toBe(false)
  expect([session.state(), session.token()]).toEqual(['signed-in', 'old'])
})

test('L-09 two tabs renew once: the second finds what the first one got', async () => {
  const { open } = browser()
  const renew = vi.fn(async () => ({ access_token: 'new' }))
  const [one, other] = [open(renew), open(renew)]
  one.begin('old')
  expect(other.token()).toBe('old')
  await Promise.all([one.renew('old'), other.renew('old')])
  expect(renew).toHaveBeenCalledTimes(1)
  expect([one.token(), other.token()]).toEqual(['new', 'new'])
})

test('L-09 leaving in one tab is leaving in all', () => {
  const { kept, open } = browser()
  const [one, other] = [open(async () => ({})), open(async () => ({}))]
  one.begin('token')
  const heard = vi.fn()
  other.subscribe(heard)
  one.end('left')
  expect(heard).toHaveBeenCalledWith('guest', 'left')
  expect(other.token()).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('L-10 a browser that refuses its storage still signs in', () => {
  const closed = () => {
    throw new Error('storage is closed')
  }
  const session = createSession({
    renew: async () => ({}),
    storage: { getItem: closed, setItem: closed, removeItem: closed },
  })
  session.begin('token')
  expect(session.state()).toBe('signed-in')
})

const closedStorage = () => {
  const closed = () => {
    throw new Error('storage is closed')
  }
  return { getItem: closed, setItem: closed, removeItem: closed }
}

test('S-81 where the storage is refused the cookie is tried, and a visitor who has one stays signed in', async () => {
  const session = createSession({
    renew: async () => ({ access_token: 'token' }),
    storage: closedStorage(),
  })
  await session.settled()
  expect([session.state(), session.token()]).toEqual(['signed-in', 'token'])
})

test.each([
  ['no cookie', async () => ({})],
  ['no network', () => Promise.reject(new CallError('network', 'gone'))],
])(
  'S-81 where the storage is refused and there is %s, a guest is not told that a session expired',
  async (_, renew) => {
    const session = createSession({ renew, storage: closedStorage() })
    const heard = vi.fn()
    session.subscribe(heard)
    await session.settled()
    await vi.waitFor(() => expect(session.state()).toBe('guest'))
    expect(heard).toHaveBeenCalledWith('guest', undefined)
  },
)

const noNetwork = new CallError('network', 'gone')

test('J-13 L-09 who comes back without a network is the same visitor, and has a token as soon as there is one', async () => {
  const { kept, open } = browser()
  open(async () => ({})).begin('first')
  let answer = (): Promise<{ access_token?: string }> => Promise.reject(noNetwork)
  const session = open(() => answer())
  const heard = vi.fn()
  session.subscribe(heard)
  await session.settled()
  expect([session.state(), session.token(), kept.get('isLogin')]).toEqual(['signed-in', undefined, 'true'])
  answer = async () => ({ access_token: 'second' })
  await session.settled()
  expect([session.token(), heard.mock.calls]).toEqual(['second', [['signed-in', undefined]]])
})

test('L-09 who comes back to a server that knows them no more has expired, also after a time without network', async () => {
  const { open } = browser()
  open(async () => ({})).begin('first')
  let error = noNetwork
  const session = open(() => Promise.reject(error))
  await session.settled()
  error = refused
  await session.settled()
  expect([session.state(), session.token()]).toEqual(['guest', undefined])
})

test('O-02 a server that is busy signs nobody out; one that refuses does', async () => {
  for (const [status, state] of [
    [503, 'signed-in'],
    [429, 'signed-in'],
    [400, 'guest'],
  ] as const) {
    const { open } = browser()
    open(async () => ({})).begin('first')
    const session = open(() => Promise.reject(new CallError('refused', 'no', { status })))
    await session.settled()
    expect(session.state()).toBe(state)
  }
})

test('J-13 a network that says nothing does not keep a visitor from what is here', () => {
  vi.useFakeTimers()
  try {
    const { open } = browser()
    open(async () => ({})).begin('first')
    const session = open(() => new Promise(() => {}))
    expect(session.state()).toBe('restoring')
    vi.advanceTimersByTime(5000)
    expect(session.state()).toBe('signed-in')
  } finally {
    vi.useRealTimers()
  }
})

test('N-04 a new sign-in ends the one before it, in every tab, before it begins', () => {
  const { open } = browser()
  const [one, other] = [open(async () => ({})), open(async () => ({}))]
  one.begin('of one visitor')
  const heard = vi.fn()
  other.subscribe(heard)
  one.begin('of another')
  expect(heard.mock.calls).toEqual([
    ['guest', 'replaced'],
    ['signed-in', undefined],
  ])
  expect([one.token(), other.token()]).toEqual(['of another', 'of another'])
})
