import { describe, expect, it } from 'vitest'
import { changedSince, readChanged, suitesFor } from './changed.mjs'
import { suites } from './suites.mjs'

const chosenFor = (...files: string[]) => suitesFor(suites, files, 'abc').map(({ name }) => name)
const all = suites.map(({ name }) => name)
const followed = ['lint', 'types', 'imports', 'unit', 'api', 'build', 'components']

describe('the suites that a change reaches', () => {
  it.each([
    ['a document', ['docs/testing.md'], followed],
    ['nothing', [], ['lint', 'types', 'imports', 'build']],
    ['a page', ['apps/web/src/pages/mobile/home.tsx'], [...followed, 'journeys']],
    ['a journey', ['e2e/journeys/chat.phone.spec.ts'], [...followed, 'journeys']],
    ['a scene', ['apps/scene/src/quality.ts'], [...followed, 'journeys']],
    ['a measurement', ['bench/src/http.ts'], followed],
    ['the server', ['apps/api/src/app.ts'], all],
    ['a migration', ['apps/api/migrations/0001_exhibitions.sql'], all],
    ['the demo fair', ['content/demo/companies/1001.json'], all],
    ['a dependency', ['docs/testing.md', 'package-lock.json'], all],
    ['what starts the tests', ['tooling/suites.mjs'], all],
  ])('%s', (_, files, expected) => {
    expect(chosenFor(...files).sort()).toEqual([...expected].sort())
  })

  it('vitest is told the commit, the other suites are not', async () => {
    const told: string[] = []
    const spies = suites.map(({ name }) => ({
      name,
      run: async (only?: { since?: string }) => {
        told.push(`${name} ${only?.since}`)
        return { passed: 1, failed: 0, skipped: 0 }
      },
    }))
    const runsOf = async (file: string) => {
      told.length = 0
      for (const suite of suitesFor(spies, [file], 'abc')) await suite.run()
      return told.filter((line) => /^(?:unit|api|components|journeys) /.test(line))
    }
    expect(await runsOf('apps/web/src/main.tsx')).toEqual([
      ...['unit abc', 'api abc', 'components abc', 'journeys undefined'],
    ])
    // What is read and not imported reaches all tests of a suite.
    expect(await runsOf('docs/realtime.md')).toEqual(['unit undefined', 'api abc', 'components abc'])
    expect(await runsOf('docs/operations.md')).toEqual(['unit undefined', 'api undefined', 'components abc'])
    expect(await runsOf('apps/api/src/app.ts')).toEqual([
      ...['unit abc', 'api abc', 'components undefined', 'journeys undefined'],
    ])
    expect(await runsOf('apps/web/public/icon.png')).toEqual([
      ...['unit undefined', 'api undefined', 'components undefined', 'journeys undefined'],
    ])
  })
})

it('--changed is taken out of the arguments, compares with main unless told otherwise', () => {
  expect(readChanged(['unit', '--changed'])).toEqual({ base: 'main', rest: ['unit'] })
  expect(readChanged(['--changed=HEAD~3'])).toEqual({ base: 'HEAD~3', rest: [] })
  expect(readChanged(['--only', 'api'])).toEqual({ base: undefined, rest: ['--only', 'api'] })
})

it('a branch that is not here is refused by name', async () => {
  await expect(changedSince('no-such-branch')).rejects.toThrow(/no-such-branch/)
})
