import { expect, it } from 'vitest'
import { browserLine } from './browser-line.mjs'
import { text } from './messages.mjs'
import { Refusal } from './refusal.mjs'
import { groupsOf, printSuites } from './run-suites.mjs'
import { chosenSuites, suites } from './suites.mjs'

const names = (args: string[], standard?: string[]) => chosenSuites(args, standard).map(({ name }) => name)

it('all suites run unless some are chosen', () => {
  expect(names([])).toEqual(suites.map(({ name }) => name))
  expect(names([], ['lint', 'unit'])).toEqual(['lint', 'unit'])
  expect(names(['--only', 'unit,api'])).toEqual(['unit', 'api'])
  expect(names(['--only=journeys', 'lint'])).toEqual(['lint', 'journeys'])
  expect(names(['unit', 'api'])).toEqual(['unit', 'api'])
})

it('suites that print nothing while they run are run beside their neighbours of that kind', () => {
  const groups = groupsOf(suites).map((group) => group.map(({ name }) => name))
  expect(groups[0]).toEqual(['lint', 'types', 'imports'])
  expect(groups.slice(1).every((group) => group.length === 1)).toBe(true)
  expect(groups.flat()).toEqual(suites.map(({ name }) => name))
})

it('a misspelt suite is refused with the names there are', () => {
  expect(() => names(['--only', 'units'])).toThrow(
    /units.*lint, types, imports, unit, api, drill, build, components, journeys/,
  )
  expect(() => names(['--only'])).toThrow(/lint, types/)
})

it('S-34 what can run, what counts as failed and the line to type are said before the first suite', async () => {
  const none = async () => ({ passed: 1, failed: 0, skipped: 0 })
  const lines: string[] = []
  const line = browserLine({ platform: 'linux', has: (file) => file === '/usr/bin/apt-get' })
  const lacking = () => Promise.reject(new Refusal(text('browserMissing', { line })))
  await printSuites(
    [
      { name: 'unit', run: none },
      { name: 'build', run: none, install: async () => {} },
      { name: 'journeys', run: none, install: lacking },
    ],
    { say: (said) => lines.push(said) },
  )
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/unit, build$/)
  expect(lines[1]).toContain('journeys')
  expect(lines[1]).toContain('sudo apt-get install -y chromium fonts-noto-cjk')
  expect(lines[2]).toMatch(/npm test -- --only unit,build$/)
})
