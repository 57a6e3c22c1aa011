import { describe, expect, test, vi } from 'vitest'
import { createDismissedNotices, dismissedKey, nameOfNotice } from './dismissed-notices.ts'

/** As much of a window as it needs. */
function aWindow(storage: Partial<Storage> | 'blocked') {
  const listeners: ((event: { key: string }) => void)[] = []
  return {
    get localStorage() {
      if (storage === 'blocked') throw new Error('blocked')
      return storage
    },
    addEventListener: (_: string, listener: (event: { key: string }) => void) => listeners.push(listener),
    tell: (key: string) => {
      for (const listener of listeners) listener({ key })
    },
  }
}
type FakeWindow = ReturnType<typeof aWindow>
const open = (target: FakeWindow) => createDismissedNotices(target as unknown as Window)

function aStorage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }
}

describe('S-05 a notice that was dismissed', () => {
  test('stays away after a reload, and a listener hears of it', () => {
    const storage = aStorage()
    const dismissed = open(aWindow(storage))
    const heard = vi.fn()
    dismissed.subscribe(heard)
    dismissed.add('1 2026-11-15')
    expect(dismissed.get()).toEqual(['1 2026-11-15'])
    expect(heard).toHaveBeenCalledOnce()
    expect(open(aWindow(storage)).get()).toEqual(['1 2026-11-15'])
  })

  test('stays away for this page where storage is blocked or full', () => {
    const full = { ...aStorage(), setItem: () => expect.fail('full') }
    for (const target of [aWindow('blocked'), aWindow(full)]) {
      const dismissed = open(target)
      dismissed.add('1 2026-11-15')
      dismissed.add('2 2026-11-15')
      expect(dismissed.get()).toEqual(['1 2026-11-15', '2 2026-11-15'])
    }
  })

  test.each(['', 'null', '{', '{"a":1}', '[1,null,"2 x"]', '7'])(
    'is read from whatever stands in the storage: %s',
    (text) => {
      const dismissed = open(aWindow(aStorage({ [dismissedKey]: text })))
      dismissed.add('1 x')
      expect(dismissed.get().at(-1)).toBe('1 x')
      expect(dismissed.get().every((name) => typeof name === 'string')).toBe(true)
    },
  )

  test('in another tab is away here too, and neither tab forgets the other’s', () => {
    const storage = aStorage()
    const [here, there] = [aWindow(storage), aWindow(storage)]
    const [mine, other] = [open(here), open(there)]
    mine.add('1 x')
    other.add('2 x')
    here.tell(dismissedKey)
    expect(mine.get()).toEqual(['1 x', '2 x'])
    here.tell('language')
    expect(mine.get()).toEqual(['1 x', '2 x'])
  })

  test('is remembered among a hundred, the newest kept', () => {
    const dismissed = open(aWindow(aStorage()))
    for (let n = 1; n <= 130; n++) dismissed.add(`${n} x`)
    expect(dismissed.get()).toHaveLength(100)
    expect(dismissed.get().at(-1)).toBe('130 x')
  })

  test('is that one only: the first notice of another fair has the same number', () => {
    const names = ['2026-11-15T04:00:00.000Z', '2027-01-01T04:00:00.000Z'].map((posted_at) =>
      nameOfNotice({ id: 1, posted_at }),
    )
    expect(new Set(names).size).toBe(2)
  })
})
