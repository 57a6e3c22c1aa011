import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './clone.mjs'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(`${root}/${file}`))
const names = new Set(tracked.map((file) => basename(file)))

/** What stands in backquotes and ends like a file. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|json|sql|md))`/g)].map(([, file = '']) => file)

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('every file that %s names is there', (document) => {
  const files = filesIn(readFileSync(`${root}/${document}`, 'utf8'))
  expect(files.length).toBeGreaterThan(10)
  // A name without a folder is that of a file beside the one before it, or of one that the text is about.
  const gone = files.filter((file) => (file.includes('/') ? !isThere(file, document) : !names.has(file)))
  expect(gone).toEqual([])
})

/** From the root, from the document's folder, or the end of a path that the text gives in part. */
const isThere = (file: string, document: string) =>
  existsSync(`${root}/${file}`) ||
  existsSync(new URL(file, `file://${root}/${document}`)) ||
  tracked.some((path) => path.endsWith(`/${file}`))
