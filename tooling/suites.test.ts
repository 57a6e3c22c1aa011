import { expect, it } from 'vitest'
import { chosenSuites, suites } from './suites.mjs'

const names = (args: string[], standard?: string[]) => chosenSuites(args, standard).map(({ name }) => name)

it('all suites run unless some are chosen', () => {
  expect(names([])).toEqual(suites.map(({ name }) => name))
  expect(names([], ['lint', 'unit'])).toEqual(['lint', 'unit'])
  expect(names(['--only', 'unit,api'])).toEqual(['unit', 'api'])
  expect(names(['--only=journeys', 'lint'])).toEqual(['lint', 'journeys'])
})

it('a misspelt suite is refused with the names there are', () => {
  expect(() => names(['--only', 'units'])).toThrow(
    /units.*lint, types, imports, unit, api, drill, build, journeys/,
  )
  expect(() => names(['unit'])).toThrow(/lint, types/)
})
