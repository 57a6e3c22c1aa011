import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './clone.mjs'

const testFiles = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .map((file) => `${root}/${file}`)
  .filter(existsSync)

/** Ids stand at the beginning of a title, before its words. */
const idsOfTitles = (source: string) =>
  [
    ...source.matchAll(
      /\b(?:test|it|describe)(?:\.\w+)?(?:\([^'"`\n]*\))?\(\s*['"`]((?:[A-Z][\w-]*\d\w* )+)/g,
    ),
  ].flatMap(([, ids = '']) => ids.trim().split(' '))

test('every threat and guarantee that a test title quotes is listed', () => {
  const listed = new Set(
    [...readFileSync(`${root}/docs/threats.md`, 'utf8').matchAll(/^\| ([TG][\w-]+) \|/gm)].map(
      ([, id]) => id,
    ),
  )
  const quoted = new Set(
    testFiles
      .flatMap((file) => idsOfTitles(readFileSync(file, 'utf8')))
      .filter((id) => /^T\d+$|^G-[DFUX]\d+$/.test(id)),
  )
  expect(quoted.size).toBeGreaterThan(40)
  expect([...quoted].filter((id) => !listed.has(id))).toEqual([])
})
