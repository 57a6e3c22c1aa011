import { browserStore } from '@tradefloor/ui'
import { expect, test } from 'vitest'
import { arrivalIn, expectTicket } from './ticket.ts'

function aTab() {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  return browserStore('sessionStorage', () => ({ sessionStorage }))
}
const hash = '#sso_ticket=a-ticket&platform=tradefloor&lang=en'

test('N-03 K-08 the desk takes the ticket that this tab was sent with, once', () => {
  const tab = aTab()
  expectTicket(tab)
  expect(arrivalIn(hash, tab)).toEqual({ ticket: 'a-ticket', language: 'en' })
  expect(arrivalIn(hash, tab)).toEqual({ language: 'en' })
})

test('T13 T16 a ticket in a link that somebody else made signs nobody in', () => {
  expect(arrivalIn(hash, aTab())?.ticket).toBeUndefined()
})

test('N-03 an ordinary address brings nothing along', () => {
  expect(arrivalIn('', aTab())).toBeUndefined()
  expect(arrivalIn('#main', aTab())).toBeUndefined()
})
