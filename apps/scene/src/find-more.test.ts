import { expect, test, vi } from 'vitest'
import { createFindMore, type FoundThere } from './find-more.ts'

const found = (id: string): FoundThere[] => [{ id, things: [{ zh: '鱿鱼', en: 'Squid' }] }]
const tick = () => new Promise((resolve) => setTimeout(resolve))

test('U-47 a reply to older words that comes late is never shown', async () => {
  const replies = new Map<string, (found: FoundThere[]) => void>()
  const findMore = createFindMore({
    ask: (words) => new Promise((resolve) => replies.set(words, resolve)),
    debounceMs: 0,
  })
  const shown = vi.fn()
  findMore('鱿', shown)
  await tick()
  findMore('鱿鱼', shown)
  await tick()
  replies.get('鱿鱼')?.(found('new'))
  replies.get('鱿')?.(found('old'))
  await tick()
  expect(shown.mock.calls).toEqual([[found('new')]])
})

test('U-47 words typed quickly one after the other are asked for once', async () => {
  const ask = vi.fn(async () => found('one'))
  const findMore = createFindMore({ ask, debounceMs: 0 })
  for (const typed of ['sq', 'squ', 'squi', 'squid']) findMore(typed, () => {})
  await tick()
  expect(ask.mock.calls.map(([words]: unknown[]) => words)).toEqual(['squid'])
})

test.each([
  ['a single letter', 's'],
  ['nothing but a blank', ' '],
])('U-47 %s finds nothing and is not asked for', async (_, typed) => {
  const ask = vi.fn(async () => found('one'))
  const shown = vi.fn()
  createFindMore({ ask, debounceMs: 0 })(typed, shown)
  await tick()
  expect(ask).not.toHaveBeenCalled()
  expect(shown).toHaveBeenCalledExactlyOnceWith([])
})

test('U-47 a search that fails finds nothing, and the next one is asked for again', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(found('one'))
  const findMore = createFindMore({ ask, debounceMs: 0 })
  const shown = vi.fn()
  findMore('squid', shown)
  await tick()
  await tick()
  findMore('squids', shown)
  await tick()
  await tick()
  expect(shown.mock.calls).toEqual([[[]], [found('one')]])
})
