import { expect, test, vi } from 'vitest'
import { type BrowserStore, browserStore, parsedText } from './browser-store.ts'
import { persistentFlag, persistentStore } from './persistent-store.ts'

const names = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []

/** A tab: its events, and the storage that it shares with others. */
function aTab(rows: Record<string, string> = {}, { isFull = false } = {}) {
  const events = new EventTarget() as unknown as Window
  const store = browserStore('localStorage', () => ({
    localStorage: {
      getItem: (key: string) => rows[key] ?? null,
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        rows[key] = text
      },
      removeItem: (key: string) => delete rows[key],
    } as unknown as Storage,
  }))
  const hear = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const list = () => persistentStore({ key: 'names', parse: names, store, events })
  return { rows, store, events, hear, list }
}

const refused: BrowserStore = browserStore('localStorage', () => {
  throw new DOMException('denied', 'SecurityError')
})

test.each([
  ['nothing', undefined, []],
  ['no JSON', '{', []],
  ['another kind of value', '{"a":1}', []],
  ['null', 'null', []],
  ['a list with something else in it', '["a",1]', ['a']],
])('a store over %s has a value all the same', (_, text, value) => {
  expect(
    aTab(text === undefined ? {} : { names: text })
      .list()
      .get(),
  ).toEqual(value)
})

test('what is set is stored, told once and read by the next page', () => {
  const tab = aTab()
  const list = tab.list()
  const heard = vi.fn()
  const stop = list.subscribe(heard)
  list.set(['a'])
  expect([tab.rows, heard.mock.calls.length]).toEqual([{ names: '["a"]' }, 1])
  list.set(list.get())
  expect(heard).toHaveBeenCalledOnce()
  stop()
  list.update((now) => [...now, 'b'])
  expect(heard).toHaveBeenCalledOnce()
  expect(tab.list().get()).toEqual(['a', 'b'])
})

test('the same value is the same object until it changes', () => {
  const list = aTab({ names: '["a"]' }).list()
  expect(list.get()).toBe(list.get())
})

test('nothing is stored of an empty list, a no and what is not there', () => {
  const tab = aTab({ names: '["a"]', flag: '1' })
  tab.list().set([])
  const flag = persistentFlag('flag', tab.store)
  expect(flag.get()).toBe(true)
  flag.set(false)
  expect([flag.get(), tab.rows]).toEqual([false, {}])
})

test.each([
  ['refused', refused],
  ['full', aTab({}, { isFull: true }).store],
])('where the storage is %s a value lasts as long as the page', (_, store) => {
  const list = persistentStore({ key: 'names', parse: names, store, events: undefined })
  list.set(['a'])
  list.update((now) => [...now, 'b'])
  expect(list.get()).toEqual(['a', 'b'])
})

test('another tab’s change is heard and not written over', () => {
  const rows = {}
  const [here, there] = [aTab(rows), aTab(rows)]
  const [mine, theirs] = [here.list(), there.list()]
  const heard = vi.fn()
  mine.get()
  mine.subscribe(heard)
  theirs.set(['theirs'])
  here.hear('other')
  expect(heard).not.toHaveBeenCalled()
  here.hear('names')
  expect(heard).toHaveBeenCalledOnce()
  expect(mine.get()).toEqual(['theirs'])
  theirs.update((now) => [...now, 'more'])
  mine.update((now) => [...now, 'mine'])
  expect(theirs.get()).toEqual(['theirs', 'more', 'mine'])
})

test('a storage that was cleared from elsewhere is empty here', () => {
  const tab = aTab({ names: '["a"]' })
  const list = tab.list()
  const heard = vi.fn()
  list.subscribe(heard)
  expect(list.get()).toEqual(['a'])
  delete tab.rows.names
  tab.hear(null)
  expect([list.get(), heard.mock.calls.length]).toEqual([[], 1])
})

test('a text is stored as it is', () => {
  const tab = aTab({ view: 'list' })
  const view = persistentStore({ key: 'view', format: 'text', parse: String, store: tab.store })
  expect(view.get()).toBe('list')
  view.set('grid')
  expect(tab.rows).toEqual({ view: 'grid' })
})

test('a store tells what is not there from what is refused', () => {
  expect([aTab().store.read('x'), refused.read('x')]).toEqual([null, undefined])
  expect([aTab().store.write('x', '1'), refused.write('x', '1'), refused.keys()]).toEqual([true, false, []])
  expect([parsedText(null), parsedText('{'), parsedText('null'), parsedText('1')]).toEqual([
    undefined,
    undefined,
    null,
    1,
  ])
})
