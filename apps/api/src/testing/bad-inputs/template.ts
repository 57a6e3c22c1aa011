import { parse } from 'csv-parse/sync'
import type { TableName } from '../../content/format/columns.ts'
import { exampleFiles, examplePictures } from '../../expo/new/example.ts'
import { testNow } from '../test-app.ts'
import type { Files } from './bad-input.ts'

/** What `new` writes, once. */
export const template = { ...exampleFiles(new Date(testNow)), ...(await examplePictures()) }

/** One of its files. */
export function templateFile(path: string): string | Buffer {
  const bytes = (template as Record<string, string | Buffer>)[path]
  if (bytes === undefined) throw new Error(`the template has no ${path}`)
  return bytes
}

type Fields = Record<string, string>

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const linesOf = (text: string) => parse(text, { bom: true }) as string[][]

/** The template's table with these lines instead of its own; each is the example with some fields changed. */
export function table(name: TableName, ...rows: Fields[]): Files {
  const [heading = [], example = []] = linesOf(String(templateFile(`${name}.csv`)))
  const fields = [...new Set([...heading, ...rows.flatMap((row) => Object.keys(row))])]
  const line = (row: Fields) =>
    fields.map((field) => quoted(row[field] ?? example[heading.indexOf(field)] ?? '')).join(',')
  return { [`${name}.csv`]: [fields.map(quoted).join(','), ...rows.map(line)].join('\r\n') }
}

/** The template's only exhibition with some fields changed; undefined takes one away. */
export const exhibition = (changes: Record<string, unknown>): Files => ({
  'exhibitions/1.json': JSON.stringify({
    ...(JSON.parse(String(templateFile('exhibitions/1.json'))) as object),
    ...changes,
  }),
})

/** The template's only company as JSON, with some fields changed. */
export const companyRecord = (changes: Record<string, unknown> = {}) => ({
  id: 1,
  name: { zh: '示例企业有限公司', en: 'Example Company Ltd' },
  industry: 'home',
  booths: [{ exhibition: 1, booth_no: 'A101' }],
  ...changes,
})

/** The companies as JSON instead of CSV. */
export const companiesJson = (text: string | Buffer): Files => ({
  'companies.csv': null,
  'companies.json': text,
})
export const companiesAs = (...records: unknown[]) => companiesJson(JSON.stringify(records))

export const session = (changes: Fields = {}): Fields => ({
  id: '1',
  exhibition: '1',
  hall: '1',
  'title.zh': '开幕式',
  starts: '2026-11-29 09:30',
  ends: '2026-11-29 10:15',
  ...changes,
})
