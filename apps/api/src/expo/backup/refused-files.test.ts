import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { fillAwkwardly } from '../../testing/awkward-fair.ts'
import { cloneDatabase, testFolder } from '../../testing/clone-database.ts'
import { runToolAt } from '../../testing/installations.ts'
import type { Opening } from './backup-format.ts'
import { closingOf } from './backup-format.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let whole: Buffer

beforeAll(async () => {
  folder = await testFolder('refused')
  const clone = await cloneDatabase()
  await fillAwkwardly(clone.database, 100_000)
  const path = join(folder, 'whole.backup')
  await writeBackup(clone.database, { path, now: new Date('2026-11-15') })
  await clone.close()
  whole = readFileSync(path)
})

/** The same file with its lines changed, packed as if nothing had happened. */
function edited(change: (lines: string[]) => string[]): Buffer {
  const text = gunzipSync(whole).toString()
  const other = `${change(text.trimEnd().split('\n')).join('\n')}\n`
  if (other === text) throw new Error('nothing was changed')
  return gzipSync(other, { level: 1 })
}

/** With another opening, and with hashes that are right: as somebody would write it who knows how. */
function reopened(change: (opening: Opening) => object): Buffer {
  return edited(([first = '', ...lines]) => {
    const opening = JSON.stringify({ ...JSON.parse(first), ...change(JSON.parse(first)) })
    const closings = lines.filter((line) => line.startsWith('{"table"')).map((line) => JSON.parse(line))
    return [opening, ...lines.slice(0, -1), JSON.stringify(closingOf(opening, closings))]
  })
}

/** The first line names all tables and their columns, and grows with each. */
const intoTheRows = () => {
  const text = gunzipSync(whole)
  return text.subarray(0, text.indexOf('\n') + 1000)
}

const flipped = (at: number) => {
  const bytes = Buffer.from(whole)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}
const replaced = (from: string, to: string) => edited((lines) => lines.map((line) => line.replace(from, to)))

const notABackup = /is not a backup of Tradefloor/
const damaged = /is damaged, cut or has been changed.*Nothing was restored/
const newer = /comes from a newer version \(.*\).*Update Tradefloor first/

test.each<[string, () => Buffer, RegExp]>([
  ['nothing', () => Buffer.alloc(0), notABackup],
  ['a text', () => Buffer.from('name,company\n林晓舟,舟山\n'), notABackup],
  ['a packed text', () => gzipSync('name,company\n林晓舟,舟山\n'), notABackup],
  ['a packed JSON of something else', () => gzipSync('{"format":"something else"}\n'), notABackup],
  ['a gigabyte of zeros that takes a megabyte', () => bomb(Buffer.alloc(0)), notABackup],
  ['such a gigabyte inside a row', () => bomb(intoTheRows()), damaged],
  ['the beginning of a backup', () => whole.subarray(0, Math.floor(whole.length / 2)), damaged],
  ['a backup without its last byte', () => whole.subarray(0, -1), damaged],
  ['a backup without its last eight bytes', () => whole.subarray(0, -8), damaged],
  ['a backup with one bit changed', () => flipped(Math.floor(whole.length / 2)), damaged],
  ['a backup with one bit of its check sum changed', () => flipped(whole.length - 6), damaged],
  ['a backup with a byte after it', () => Buffer.concat([whole, Buffer.from([0])]), damaged],
  ['two backups in one', () => Buffer.concat([whole, whole]), damaged],
  ['one with a value changed by hand', () => replaced('"lin"', '"lim"'), damaged],
  [
    'one with a row less',
    () => edited((lines) => lines.filter((line) => !line.startsWith('["A","a"]'))),
    damaged,
  ],
  [
    'one with a row twice',
    () => edited((lines) => lines.flatMap((line) => (line.startsWith('["A","a"]') ? [line, line] : [line]))),
    damaged,
  ],
  ['one with rows in another order', () => edited((lines) => swapped(lines, '["A","a"]')), damaged],
  ['one without its last line', () => edited((lines) => lines.slice(0, -1)), damaged],
  [
    'one without a table',
    () => edited((lines) => lines.filter((line) => !line.startsWith('{"table":"captcha"'))),
    damaged,
  ],
  [
    'one whose numbers go on elsewhere',
    () => replaced('"account_id_seq","last":"3"', '"account_id_seq","last":"1"'),
    damaged,
  ],
  ['one whose opening lacks something', () => reopened(() => ({ sequences: undefined })), damaged],
  [
    'one whose opening counts wrongly',
    () => reopened(({ tables }) => ({ tables: tables.map((each) => ({ ...each, rows: each.rows + 1 })) })),
    damaged,
  ],
  ['one in a newer form', () => reopened(() => ({ format_version: 2, program_version: '9.0.0' })), newer],
  [
    'one of a newer version',
    () =>
      reopened(({ migrations }) => ({
        migrations: [...migrations, { name: '9999_later.sql', sha256: 'a'.repeat(64) }],
      })),
    newer,
  ],
  [
    'one of another branch',
    () =>
      reopened(({ migrations }) => ({
        migrations: migrations.map((each) => ({ ...each, sha256: 'a'.repeat(64) })),
      })),
    /migration 0001_exhibitions\.sql, which this version has not/,
  ],
])('G-U3 not restored, and nothing begun: %s', async (name, bytes, said) => {
  const place = { environment: { DATA_DIR: join(folder, `${name} data`) } }
  const file = join(folder, `${name}.backup`)
  writeFileSync(file, bytes())
  const run = await runToolAt(place, ['restore', file])
  expect(run).toMatchObject({ code: 3, stdout: '' })
  expect(run.stderr).toMatch(said)
  expect(existsSync(place.environment.DATA_DIR)).toBe(false)
})

function bomb(before: Buffer) {
  const members = [gzipSync(before), ...Array<Buffer>(64).fill(gzipSync(Buffer.alloc(16 * 1024 * 1024)))]
  return Buffer.concat(members)
}

function swapped(lines: string[], start: string) {
  const at = lines.findIndex((line) => line.startsWith(start))
  const [one = '', other = ''] = lines.slice(at, at + 2)
  return [...lines.slice(0, at), other, one, ...lines.slice(at + 2)]
}

test('G-U3 a file that is missing or is a folder is said to be', async () => {
  const place = { environment: { DATA_DIR: join(folder, 'none') } }
  mkdirSync(join(folder, 'a folder'))
  expect((await runToolAt(place, ['restore', join(folder, 'missing')])).stderr).toMatch(
    /there is no such file/,
  )
  expect((await runToolAt(place, ['restore', join(folder, 'a folder')])).stderr).toMatch(/not a file/)
  expect((await runToolAt(place, ['restore', join(folder, 'missing'), '--lang', 'zh'])).stderr).toMatch(
    /没有这个文件/,
  )
  expect(existsSync(place.environment.DATA_DIR)).toBe(false)
})
