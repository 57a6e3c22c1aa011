import { mkdirSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fairKey, fillWithFair } from './prepared-fair.mjs'
import { put, temporaryClone } from './temporary-clone.ts'

const stamp = 'apps/api/dist/.build-stamp'
const company = 'content/demo/companies/1001.json'
const accounts = 'content/demo-accounts.json'
const noon = new Date('2026-11-15T12:00:00Z')

it('a prepared fair is for one build of the server, one content and one day', () => {
  const clone = temporaryClone({ [stamp]: 'one', [company]: '{}' })
  const keys = [fairKey(clone, noon)]
  expect(fairKey(clone, new Date('2026-11-15T20:00:00Z'))).toBe(keys[0])
  keys.push(fairKey(clone, new Date('2026-11-16T00:00:00Z')))
  put(clone, stamp, 'another')
  keys.push(fairKey(clone, noon))
  put(clone, company, '{ "id": 1001 }')
  keys.push(fairKey(clone, noon))
  put(clone, accounts, '[]')
  keys.push(fairKey(clone, noon))
  expect(new Set(keys).size).toBe(5)
})

it('a clone in which nothing is built gets a sentence that says what to run', () => {
  expect(() => fairKey(temporaryClone({ [company]: '{}' }), noon)).toThrow('npm run build')
})

it('a data folder that has something in it stays as it is', async () => {
  const clone = temporaryClone({})
  mkdirSync(`${clone}/data/db`, { recursive: true })
  await fillWithFair(`${clone}/data`, 'demo')
  expect(readdirSync(`${clone}/data`)).toEqual(['db'])
  expect(readdirSync(`${clone}/data/db`)).toEqual([])
})
