import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeZip, type ZipMember } from '../../testing/stored-zip.ts'
import { openFolder } from './folder-source.ts'
import { UnreadableSource } from './problem.ts'
import { openZip } from './zip-source.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'source-'))
  folders.push(folder)
  return folder
}
function aZip(bytes: Buffer) {
  const file = join(aFolder(), 'fair.zip')
  writeFileSync(file, bytes)
  return openZip(file)
}
const zipOf = (...members: ZipMember[]) => aZip(makeZip(members))

test('a folder and a zip of it are read the same way', async () => {
  const root = aFolder()
  mkdirSync(join(root, 'media'))
  writeFileSync(join(root, 'fair.json'), '{}')
  writeFileSync(join(root, 'media', 'logo.png'), 'picture')
  writeFileSync(join(root, '.DS_Store'), 'left behind')
  const folder = openFolder(root)
  const zip = await zipOf(
    { name: '我的展会/media/logo.png', bytes: 'picture', packed: true },
    { name: '我的展会/fair.json', bytes: '{}' },
    { name: '__MACOSX/fair.json', bytes: 'left behind' },
  )
  for (const source of [folder, zip]) {
    expect(source.paths).toEqual(['fair.json', 'media/logo.png'])
    expect(source.sizeOf('media/logo.png')).toBe(7)
    expect(String(await source.read('media/logo.png'))).toBe('picture')
    await expect(source.read('../etc/passwd')).rejects.toThrow('is not in the')
    await source.close()
  }
})

test('a link in a folder is refused, wherever it leads', () => {
  const root = aFolder()
  symlinkSync('/etc/hostname', join(root, 'companies.csv'))
  expect(() => openFolder(root)).toThrow('companies.csv is not an ordinary file')
})

test.each<[string, ZipMember, RegExp]>([
  [
    'a path out of it',
    { name: '../outside.csv', bytes: 'x' },
    /invalid relative path|leads out of the archive/,
  ],
  ['a path from the root', { name: '/etc/cron.d/x', bytes: 'x' }, /absolute path|leads out of the archive/],
  ['a drive', { name: 'C:/x.csv', bytes: 'x' }, /absolute path|leads out of the archive/],
  ['an empty part', { name: 'media//x.png', bytes: 'x' }, /leads out of the archive/],
  ['a link', { name: 'companies.csv', bytes: '/etc/passwd', mode: 0o120777 }, /is a link/],
  ['a bomb', { name: 'companies.csv', bytes: Buffer.alloc(8 * 1_048_576), packed: true }, /zip bomb/],
])('an archive with %s is refused before anything is unpacked', async (_, member, sentence) => {
  const refusal = await zipOf({ name: 'fair.json', bytes: '{}' }, member).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(UnreadableSource)
  expect((refusal as UnreadableSource).texts.en).toMatch(sentence)
  expect((refusal as UnreadableSource).texts.zh).toMatch(/\p{Script=Han}/u)
})

test('what is no archive is refused with a sentence', async () => {
  await expect(aZip(Buffer.from('hello'))).rejects.toThrow('The archive cannot be read')
})

test('an entry that lies about its size is refused while it is unpacked', async () => {
  const bytes = makeZip([{ name: 'companies.csv', bytes: 'a'.repeat(5000), packed: true }])
  const entry = bytes.indexOf('PK\x01\x02', 0, 'latin1')
  bytes.writeUInt32LE(10, entry + 24)
  const source = await aZip(bytes)
  await expect(source.read('companies.csv')).rejects.toThrow(UnreadableSource)
  await source.close()
})
