import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { choiceOf, choices, repeatedOnPostgresql, testFiles } from './postgresql-suite.ts'

const api = fileURLToPath(new URL('../..', import.meta.url))
const files = testFiles()

test('every test file of the server has a line that says on which databases it runs', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !choiceOf(file))).toEqual([])
})

test('no line about the databases of a test is about nothing', () => {
  expect(choices.filter(({ path }) => !existsSync(join(api, path)))).toEqual([])
  expect(choices.filter(({ path }) => !files.some((file) => choiceOf(file)?.path === path))).toEqual([])
  expect(choices.filter(({ why }) => why.length < 5)).toEqual([])
})

test('a new folder of tests is on no side, and a file may be on another than its folder', () => {
  expect(choiceOf('src/modules/parking/parking.test.ts')).toBeUndefined()
  expect(choiceOf('src/a-new-one.test.ts')).toBeUndefined()
  const some = ['src/db/migrate.test.ts', 'src/db/wire-server.test.ts', 'src/http/read-only.test.ts']
  expect(repeatedOnPostgresql(some)).toEqual(['src/db/migrate.test.ts', 'src/http/read-only.test.ts'])
})
