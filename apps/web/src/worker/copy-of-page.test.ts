import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copyOfPage, filesIn } from './copy-of-page.ts'

test('J-02 a copy of a page says of when it is', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const copy = copyOfPage(html, new Date('2026-11-16T06:05:00Z'))
  expect(copy).toContain('<head><meta name="kept-at" content="2026-11-16T06:05:00.000Z">')
  expect(copy.length).toBeGreaterThan(html.length)
})

test('J-02 the files that a document names are found, each once', () => {
  const html = `<link rel="stylesheet" crossorigin href="/assets/site-1.css">
    <script type="module" crossorigin src="/assets/index-2.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/index-2.js"><img src="/files/logo">`
  expect(filesIn(html)).toEqual(['/assets/site-1.css', '/assets/index-2.js'])
})
