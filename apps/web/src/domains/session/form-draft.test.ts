import { browserStore } from '@tradefloor/ui'
import { expect, test } from 'vitest'
import { dropDrafts } from './drop-drafts.ts'
import { takeDraft, writeDraft } from './form-draft.ts'

function storage() {
  const rows: Record<string, string> = {}
  const store = {
    getItem: (key: string) => rows[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(rows, { [key]: value }),
    removeItem: (key: string) => void delete rows[key],
  }
  return {
    rows,
    store: browserStore('sessionStorage', () => ({ sessionStorage: store as unknown as Storage })),
  }
}

test('S-81 the words of a form come back once, to the same visitor', () => {
  const { rows, store } = storage()
  writeDraft('profile', { owner: 7, words: { purpose: '采购' } }, store)
  expect(takeDraft('profile', 7, store)).toEqual({ purpose: '采购' })
  expect([takeDraft('profile', 7, store), rows]).toEqual([undefined, {}])
})

test('S-81 the words of one visitor’s form are thrown away when another signs in', () => {
  const { rows, store } = storage()
  writeDraft('profile', { owner: 7, words: 'of seven' }, store)
  expect([takeDraft('profile', 8, store), rows]).toEqual([undefined, {}])
})

test('S-81 a browser that refuses its storage keeps no draft and breaks nothing', () => {
  const refused = browserStore('sessionStorage', () => {
    throw new DOMException('refused', 'SecurityError')
  })
  writeDraft('profile', { owner: 7, words: 'x' }, refused)
  dropDrafts(refused)
  expect(takeDraft('profile', 7, refused)).toBeUndefined()
})
