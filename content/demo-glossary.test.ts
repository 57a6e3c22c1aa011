import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Group {
  id: number
  terms: { zh?: string; en?: string }
  strike?: boolean
}

const at = (path: string) => new URL(path, import.meta.url)
const groups: Group[] = JSON.parse(readFileSync(at('demo/glossary.json'), 'utf8'))
const content = ['companies', 'products']
  .flatMap((table) => readdirSync(at(`demo/${table}/`)).map((file) => at(`demo/${table}/${file}`)))
  .map((file) => readFileSync(file, 'utf8').toLowerCase())
  .join('\n')
const termsOf = ({ terms }: Group) =>
  [terms.zh, terms.en].flatMap((cell) => cell?.split('; ') ?? []).map((term) => term.toLowerCase())

test('U-65 every group of the demo fair leads from words it does not use to one that it does', () => {
  const own = groups.filter(({ strike }) => !strike)
  expect(own.length).toBeGreaterThanOrEqual(4)
  for (const group of own) {
    const used = termsOf(group).map((term) => content.includes(term))
    expect([used.includes(true), used.includes(false)], String(group.id)).toEqual([true, true])
  }
})
