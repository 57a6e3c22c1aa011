import { expect, test } from 'vitest'
import { createLanguageStore } from './language-store.ts'

/** Only what the store touches of a window. */
function aWindow(kept: Record<string, string>, refuse = false) {
  const target = new EventTarget()
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (refuse) throw new DOMException('full', 'QuotaExceededError')
      kept[key] = value
    },
  }
  return Object.assign(target, { localStorage: storage }) as unknown as Window
}

test('A-06 Chinese is the default, and anything unknown counts as nothing kept', () => {
  expect(createLanguageStore(aWindow({})).get()).toBe('zh')
  expect(createLanguageStore(aWindow({ language: 'fr' })).get()).toBe('zh')
  expect(createLanguageStore(undefined).get()).toBe('zh')
})

test('A-06 the choice is kept under the key language and told at once', () => {
  const kept: Record<string, string> = {}
  const store = createLanguageStore(aWindow(kept))
  let told = 0
  const stop = store.subscribe(() => told++)
  store.set('en')
  store.set('en')
  expect(kept).toEqual({ language: 'en' })
  expect([store.get(), told]).toEqual(['en', 1])
  stop()
  store.set('zh')
  expect(told).toBe(1)
})

test('A-06 the choice holds for the page when the browser keeps nothing', () => {
  const store = createLanguageStore(aWindow({}, true))
  store.set('en')
  expect(store.get()).toBe('en')
})

test('A-06 another tab’s choice is followed', () => {
  const kept: Record<string, string> = {}
  const target = aWindow(kept)
  const store = createLanguageStore(target)
  kept.language = 'en'
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'language' }))
  expect(store.get()).toBe('en')
})

test('A-06 who never chose and comes by an English address has chosen English; who chose keeps it', () => {
  const kept: Record<string, string> = {}
  expect(createLanguageStore(aWindow(kept), { arrivedIn: 'en' }).get()).toBe('en')
  expect(kept).toEqual({ language: 'en' })
  expect(createLanguageStore(aWindow({ language: 'zh' }), { arrivedIn: 'en' }).get()).toBe('zh')
})
