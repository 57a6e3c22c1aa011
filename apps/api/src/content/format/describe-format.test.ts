import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../paths.ts'
import { describeFormat } from './describe-format.ts'
import { tables } from './tables.ts'

const pages = { en: 'docs/content-format.md', zh: 'docs/content-format.zh.md' } as const

test.each(['en', 'zh'] as const)('the page of the format in %s is made from its description', (language) => {
  const file = join(repositoryRoot, pages[language])
  // `WRITE_DOCS=1 npx vitest run …` writes it anew after a change.
  if (process.env.WRITE_DOCS) writeFileSync(file, describeFormat(language))
  expect(readFileSync(file, 'utf8')).toBe(describeFormat(language))
})

test('the page names every field of every table', () => {
  const page = describeFormat('en')
  for (const { name, columns } of Object.values(tables)) {
    const section = page.split(`## ${name}\n`)[1]?.split('\n## ')[0] ?? ''
    for (const [field, { kind }] of Object.entries(columns))
      expect(section).toContain(kind === 'words' ? `\`${field}.zh\`` : `\`${field}\``)
  }
})
