import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../testing/clone-database.ts'
import { FolderCopy } from './folder-copy.ts'

const longAgo = new Date('2026-11-01')
let from: string
let to: string

/** What is in a folder: contents of files, and the folders themselves. */
const treeOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
      const whole = join(folder, path)
      return [path, statSync(whole).isDirectory() ? 'folder' : readFileSync(whole, 'utf8')]
    }),
  )

beforeEach(async () => {
  const folder = await testFolder('copy')
  ;[from, to] = [join(folder, 'from'), join(folder, 'to')]
  mkdirSync(join(from, 'empty'), { recursive: true })
  mkdirSync(join(from, 'base'))
  for (const name of ['kept', 'changed', 'gone']) {
    writeFileSync(join(from, 'base', name), 'as it was')
    utimesSync(join(from, 'base', name), longAgo, longAgo)
  }
})

test('G-U3 what changed while the first go went on is in the copy, whatever its size and time say', async () => {
  const young = join(from, 'base', 'young')
  writeFileSync(young, 'as it was')
  const now = new Date()
  utimesSync(young, now, now)
  const copy = new FolderCopy(from, to)
  await copy.begin()
  writeFileSync(join(from, 'base', 'changed'), 'otherwise')
  // A clock that has not moved on between two writes.
  writeFileSync(young, 'otherwise')
  utimesSync(young, now, now)
  rmSync(join(from, 'base', 'gone'))
  mkdirSync(join(from, 'new'))
  writeFileSync(join(from, 'new', 'file'), 'new')
  await copy.finish()
  expect(treeOf(to)).toEqual(treeOf(from))
  expect(treeOf(to)).toMatchObject({
    'base/changed': 'otherwise',
    'base/young': 'otherwise',
    empty: 'folder',
  })
})

test('G-U3 what did not change is not copied again: the server waits for the changes only', async () => {
  const copy = new FolderCopy(from, to)
  await copy.begin()
  writeFileSync(join(to, 'base', 'kept'), 'untouched')
  await copy.finish()
  expect(treeOf(to)['base/kept']).toBe('untouched')
})
