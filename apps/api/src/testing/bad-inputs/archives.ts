import { writeFileSync } from 'node:fs'
import { makeZip, type ZipMember } from '../stored-zip.ts'
import type { BadInput, Files } from './bad-input.ts'

/** The folder as an archive. */
export const zipOf = (files: Files, more: ZipMember[] = []) =>
  makeZip([
    ...Object.entries(files).flatMap(([name, bytes]) =>
      bytes === null ? [] : [{ name, bytes, packed: true }],
    ),
    ...more,
  ])

/** Written beside the folder, and imported instead of it. */
export const asArchive = (make: (files: Files) => Buffer) => (folder: string, files: Files) => {
  writeFileSync(`${folder}.zip`, make(files))
  return `${folder}.zip`
}

const archive = (name: string, make: (files: Files) => Buffer, zh: string, en: string): BadInput => ({
  name: `an archive: ${name}`,
  build: asArchive(make),
  refused: true,
  expected: { zh, en },
})
const withMember = (name: string, member: ZipMember, zh: string, en: string) =>
  archive(name, (files) => zipOf(files, [member]), `${member.name} ${zh}`, `${member.name} ${en}`)
const leadsOut = ['指向压缩包之外', 'leads out of the archive'] as const
const notWhole = [
  '压缩包无法读取：不是 zip，或不完整，请重新压缩',
  'The archive cannot be read: it is no zip or not whole; please pack it again',
] as const

/** Changes each entry of the directory at the end of an archive. */
function patched(zip: Buffer, change: (entry: Buffer) => void): Buffer {
  const mark = Buffer.from('PK\x01\x02', 'latin1')
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4)) change(zip.subarray(at))
  return zip
}

/** An end that claims five million entries. */
function endlessZip(files: Files): Buffer {
  const zip = zipOf(files)
  const end = zip.length - 22
  const [size, offset] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)]
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 0, 'latin1')
  record.writeUInt32LE(44, 4)
  for (const at of [24, 32]) record.writeUInt32LE(5_000_000, at)
  record.writeUInt32LE(size, 40)
  record.writeUInt32LE(offset, 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 0, 'latin1')
  locator.writeUInt32LE(end, 8)
  locator.writeUInt32LE(1, 16)
  const last = Buffer.from(zip.subarray(end))
  last.writeUInt16LE(0xffff, 8)
  last.writeUInt16LE(0xffff, 10)
  return Buffer.concat([zip.subarray(0, end), record, locator, last])
}

const manyGigabytes = (files: Files) =>
  patched(
    zipOf(
      files,
      Array.from({ length: 41 }, (_, at) => ({ name: `media/${at}.mp4`, bytes: 'x', packed: true })),
    ),
    (entry) => {
      if (!entry.subarray(46, 60).includes('.mp4')) return
      entry.writeUInt32LE(2 * 1_048_576, 20)
      entry.writeUInt32LE(511 * 1_048_576, 24)
    },
  )

/** Archives that are none, or more than one should be. */
export const archiveCases: BadInput[] = [
  archive('of no kind', () => Buffer.from('not a zip at all'), ...notWhole),
  archive('nothing in the file', () => Buffer.alloc(0), ...notWhole),
  archive('cut short', (files) => zipOf(files).subarray(0, -200), ...notWhole),
  archive('without its beginning', (files) => zipOf(files).subarray(4000), ...notWhole),
  withMember('a path out of it', { name: '../outside.csv', bytes: 'x' }, ...leadsOut),
  withMember('a path from the root', { name: '/etc/cron.d/x', bytes: 'x' }, ...leadsOut),
  withMember('a drive', { name: 'C:/x.csv', bytes: 'x' }, ...leadsOut),
  archive(
    'a path out of it with backslashes',
    (files) => zipOf(files, [{ name: '..\\..\\outside.csv', bytes: 'x' }]),
    `../../outside.csv ${leadsOut[0]}`,
    `../../outside.csv ${leadsOut[1]}`,
  ),
  withMember(
    'a link',
    { name: 'media/link.png', bytes: '/etc/passwd', mode: 0o120777 },
    '是链接，不接受',
    'is a link, which is not taken',
  ),
  withMember(
    'a file twice',
    { name: 'companies.csv', bytes: 'id\r\n' },
    '出现了两次',
    'is in the archive twice',
  ),
  withMember(
    'a bomb by its ratio',
    { name: 'media/bomb.png', bytes: Buffer.alloc(8 * 1_048_576), packed: true },
    '压缩比异常，疑为压缩炸弹',
    'is packed beyond reason, as a zip bomb is',
  ),
  archive('a bomb by its sum', manyGigabytes, '太大：超过 20480 MB', 'is too large: more than 20480 MB'),
  archive('a bomb by its files', endlessZip, '压缩包里的文件太多', 'The archive has too many files'),
  archive(
    'a password',
    (files) => patched(zipOf(files), (entry) => entry.writeUInt16LE(entry.readUInt16LE(8) | 1, 8)),
    '已加密，请去掉密码',
    'is encrypted; please remove the password',
  ),
  archive(
    'a password of the strong kind',
    (files) => patched(zipOf(files), (entry) => entry.writeUInt16LE(entry.readUInt16LE(8) | 0x41, 8)),
    '压缩包已加密，请去掉密码',
    'The archive is encrypted; please remove the password',
  ),
  archive(
    'a file that is longer than it says',
    (files) =>
      patched(
        zipOf({ ...files, 'companies.csv': null }, [
          { name: 'companies.csv', bytes: 'id,name.zh\r\n'.repeat(500), packed: true },
        ]),
        (entry) => {
          if (entry.subarray(46, 59).includes('companies.csv')) entry.writeUInt32LE(10, 24)
        },
      ),
    ...notWhole,
  ),
  {
    name: 'an archive within the archive',
    build: asArchive((files) => zipOf(files, [{ name: 'fair.zip', bytes: zipOf(files) }])),
    expected: { zh: 'fair.zip 不属于格式', en: 'fair.zip is not part of the format' },
  },
  {
    name: 'an archive with nothing in it',
    build: asArchive(() => zipOf({})),
    refused: true,
    expected: { zh: '这里没有展会的内容', en: 'There is nothing of a fair here' },
  },
]
