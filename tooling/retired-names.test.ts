import { expect, test } from 'vitest'
import { exportedNames, readRetiredNames, retiredExports } from './retired-names.mjs'

const glossary = `# Glossary

| \`kept\` | \`notRetired\` |

## Retired names

| retired | now |
|---|---|
| \`together\` | \`createBatcher\` |
| \`Gate\` | \`Semaphore\` |
`
const retired = readRetiredNames(glossary)

test('only the table of retired names is read', () => {
  expect([...retired]).toEqual([
    ['together', 'createBatcher'],
    ['Gate', 'Semaphore'],
  ])
})

test.each([
  ['export const together = 1', ['together']],
  ['export async function together() {}', ['together']],
  ['export class Gate {}', ['Gate']],
  ['export type { Gate } from "./x.ts"', ['Gate']],
  ['export { a as together, b }', ['together', 'b']],
  ['const together = 1', []],
])('the exports of %j are %j', (source, names) => {
  expect(exportedNames(source)).toEqual(names)
})

test('an export with a retired name is refused with its file and its successor', () => {
  expect(
    retiredExports(retired, [
      ['a.ts', 'export class Gate {}'],
      ['b.ts', 'export class Semaphore {}'],
    ]),
  ).toEqual(['a.ts: Gate is retired, use Semaphore (docs/glossary.md)'])
})
