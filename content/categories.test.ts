import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./demo/products/', import.meta.url)
const categories = readdirSync(folder)
  .flatMap(
    (file) =>
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { category?: { zh: string; en: string } }[],
  )
  .flatMap(({ category }) => category ?? [])

test('U-56 no two categories of the demo fair have the same English name', () => {
  const chinese = new Map<string, Set<string>>()
  for (const { zh, en } of categories) chinese.set(en, (chinese.get(en) ?? new Set()).add(zh))
  expect([...chinese].filter(([, all]) => all.size > 1).map(([en]) => en)).toEqual([])
})
