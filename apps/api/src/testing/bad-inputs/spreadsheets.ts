import { makeZip } from '../stored-zip.ts'
import type { BadInput } from './bad-input.ts'
import { table, templateFile } from './template.ts'

const good = String(templateFile('companies.csv'))
const example = { id: '1' }
const twice = (text: string) => [...text].join(text)

/** A workbook of parts, as no program would write it. */
export const workbook = (sheet: string, others: { name: string; bytes: string }[] = []) =>
  makeZip([
    {
      name: 'xl/workbook.xml',
      bytes: `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/>${others.map((_, at) => `<sheet name="B${at}" sheetId="${at + 2}" r:id="rId${at + 2}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<Relationships>${['xl/worksheets/sheet1.xml', ...others.map(({ name }) => name)].map((name, at) => `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="${name.replace('xl/', '')}"/>`).join('')}</Relationships>`,
    },
    ...(sheet ? [{ name: 'xl/worksheets/sheet1.xml', bytes: sheet, packed: true }] : []),
    ...others,
  ])

const text = (cell: string, words: string) => `<c r="${cell}" t="inlineStr"><is><t>${words}</t></is></c>`
/** A sheet with the fields a company needs. */
export const sheet = (id = '<c r="A2"><v>1</v></c>', more = '') =>
  `<worksheet><sheetData><row r="1">${text('A1', 'id')}${text('B1', 'name.zh')}${text('C1', 'industry')}${text('D1', 'booths')}</row><row r="2">${id}${text('B2', '示例企业有限公司')}${text('C2', 'home')}${text('D2', '1:A101')}</row>${more}</sheetData></worksheet>`

const merged = sheet().replace(
  '</worksheet>',
  '<mergeCells count="1"><mergeCell ref="C2:C4"/></mergeCells></worksheet>',
)

const inWorkbook = (name: string, bytes: Buffer, expected: BadInput['expected']): BadInput => ({
  name: `a workbook: ${name}`,
  files: { 'companies.csv': null, 'companies.xlsx': bytes },
  expected,
})
const compound = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(2048),
])
const notWorkbook = {
  zh: 'companies.xlsx 不是 Excel 工作簿（xlsx）；旧格式请另存为 xlsx，有密码的请先去掉密码',
  en: 'companies.xlsx is not an Excel workbook (xlsx); save an older one as xlsx, and one with a password without',
}
const unknown = (name: string, field: string): BadInput => ({
  name: `a field called ${name}`,
  files: table('companies', { ...example, [field]: 'x' }),
  expected: {
    zh: `companies.csv:2 [${field}] 没有这一栏；可用的是：id、name`,
    en: `companies.csv:2 [${field}] is not a field; there are: id, name`,
  },
})

/** Tables that cannot be read, or not as they are. */
export const spreadsheetCases: BadInput[] = [
  unknown('colour', 'colour'),
  unknown('__proto__', '__proto__'),
  unknown('constructor', 'constructor'),
  unknown('toString', 'toString'),
  unknown('name in French', 'name.fr'),
  unknown('industry in English', 'industry.en'),
  {
    name: 'a field that is none, told once for all lines',
    files: table(
      'companies',
      { ...example, colour: 'red' },
      { id: '2', colour: 'blue' },
      { id: '3', colour: 'green' },
    ),
    expected: { zh: 'companies.csv:2 [colour] 没有这一栏', en: 'companies.csv:2 [colour] is not a field' },
  },
  {
    name: 'a field whose name would clear the screen',
    files: table('companies', { ...example, '\u001b[2Jid': '2' }),
    expected: { zh: 'companies.csv:2 [ [2Jid] 没有这一栏', en: 'companies.csv:2 [ [2Jid] is not a field' },
  },
  {
    name: 'a heading that stands twice',
    files: { 'companies.csv': good.replace(',address.zh,', ',industry,') },
    expected: {
      zh: 'companies.csv:1 [industry] 这一列出现了两次',
      en: 'companies.csv:1 [industry] stands in the heading twice',
    },
  },
  {
    name: 'text without a heading',
    files: { 'companies.csv': good.replace(/\r\n$/, ',more\r\n') },
    expected: {
      zh: 'companies.csv:2 第 31 列有内容却没有标题',
      en: 'companies.csv:2 has text in column 31, which has no heading',
    },
  },
  {
    name: 'a quotation mark that is not closed',
    files: { 'companies.csv': good.replace('示例企业', '"示例企业') },
    expected: {
      zh: 'companies.csv 第 3 行附近的引号没有成对',
      en: 'companies.csv has a quotation mark without its partner near line 3',
    },
  },
  {
    name: 'a hundred thousand columns',
    files: { 'companies.csv': `id${',x'.repeat(100_000)}\r\n1${',y'.repeat(100_000)}` },
    expected: { zh: 'companies.csv 超过 500 列', en: 'companies.csv has more than 500 columns' },
  },
  {
    name: 'two bytes a character',
    files: { 'companies.csv': Buffer.from(`\uFEFF${good}`, 'utf16le') },
    expected: { zh: 'companies.csv 是 UTF-16', en: 'companies.csv is UTF-16 (“Unicode text”)' },
  },
  {
    name: 'UTF-8 with a byte lost',
    files: {
      'companies.csv': Buffer.concat([
        Buffer.from(good.replace('\uFEFF', '').trimEnd().slice(0, -1)),
        Buffer.from([0xe5, 0xb1]),
        Buffer.from('\r\n'),
      ]),
    },
    expected: {
      zh: 'companies.csv 既不是完好的 UTF-8，也不是 GB18030',
      en: 'companies.csv is neither sound UTF-8 nor GB18030',
    },
  },
  {
    name: 'bytes that are no text at all',
    files: { 'companies.csv': Buffer.from([0x69, 0x64, 0x0d, 0x0a, 0xff, 0xff, 0x80, 0xff]) },
    expected: {
      zh: 'companies.csv 既不是完好的 UTF-8，也不是 GB18030',
      en: 'companies.csv is neither sound UTF-8 nor GB18030',
    },
  },
  {
    name: 'a name that a directory would take for its own',
    files: { '__proto__.csv': good },
    expected: { zh: '__proto__.csv 不属于格式', en: '__proto__.csv is not part of the format' },
  },
  {
    name: 'a misspelt table, and nothing else said of it',
    files: { 'companies.csv': null, 'company.csv': good.replace(/\r\n1,/, '\r\n7,') },
    expected: {
      zh: 'company.csv 不属于格式；可用的是：fair、exhibitions、companies',
      en: 'company.csv is not part of the format; there are: fair, exhibitions, companies',
    },
  },
  {
    name: 'a table saved as text',
    files: { 'companies.csv': null, 'companies.txt': good },
    expected: { zh: 'companies.txt 不属于格式', en: 'companies.txt is not part of the format' },
  },
  {
    name: 'S-102 an old workbook by its old name',
    files: { 'companies.csv': null, 'companies.xls': compound },
    expected: {
      zh: 'companies.xls 不是 xlsx 工作簿；请用表格软件打开后另存为 xlsx',
      en: 'companies.xls is a workbook of another kind; open it in a spreadsheet program and save it as xlsx',
    },
  },
  {
    name: 'S-102 a title and an empty line above the names of the fields, told once',
    files: { 'companies.csv': `参展企业名单,2026\r\n,\r\n${good.replace('\uFEFF', '')}` },
    expected: {
      zh: 'companies.csv 的栏名在第 3 行；请删去它上面的行，使栏名成为第一行',
      en: 'companies.csv has the names of its fields in line 3; delete the lines above it',
    },
  },
  {
    name: 'S-102 a workbook with merged cells',
    files: { 'companies.csv': null, 'companies.xlsx': workbook(merged) },
    expected: {
      zh: 'companies.xlsx:2 C2:C4 是合并的单元格',
      en: 'companies.xlsx:2 has merged cells C2:C4, of which only the first holds anything; unmerge them',
    },
  },
  inWorkbook('of the old kind, renamed', compound, notWorkbook),
  inWorkbook('that is a text', Buffer.from(good), notWorkbook),
  inWorkbook('cut short', workbook(sheet()).subarray(0, -30), notWorkbook),
  inWorkbook('without a sheet', workbook(''), {
    zh: 'companies.xlsx 里没有工作表',
    en: 'companies.xlsx has no sheet',
  }),
  inWorkbook('that is another kind of zip', makeZip([{ name: 'word/document.xml', bytes: '<w/>' }]), {
    zh: 'companies.xlsx 里没有工作表',
    en: 'companies.xlsx has no sheet',
  }),
  inWorkbook('of broken markup', workbook(`${sheet().slice(0, 300)}`), {
    zh: 'companies.xlsx 里没有能读的工作表',
    en: 'companies.xlsx has no sheet that can be read',
  }),
  inWorkbook(
    'of tags that never end',
    workbook('', [{ name: 'xl/worksheets/sheet1.xml', bytes: '<c <mergeCell '.repeat(40_000) }]),
    { zh: 'companies.xlsx 里没有能读的工作表', en: 'companies.xlsx has no sheet that can be read' },
  ),
  inWorkbook('with a formula', workbook(sheet('<c r="A2"><f>1*1</f><v>1</v></c>')), {
    zh: 'companies.xlsx:2 A2 是公式；请粘贴为数值',
    en: 'companies.xlsx:2 has a formula in A2; paste it as a value',
  }),
  inWorkbook(
    'with a cell at the far end of the sheet',
    workbook(sheet(undefined, `<row r="1048576">${text('XFD1048576', 'x')}</row>`)),
    { zh: 'companies.xlsx 用到了 1048576', en: 'companies.xlsx reaches to 1048576; delete the empty rows' },
  ),
  inWorkbook(
    'with a column at the far end of the sheet',
    workbook(sheet(undefined, `<row r="3">${text('XFD3', 'x')}</row>`)),
    { zh: 'companies.xlsx 用到了 XFD3', en: 'companies.xlsx reaches to XFD3' },
  ),
  inWorkbook(
    'with a far column behind what looks like the end of a tag',
    workbook(sheet(undefined, '<row r="3"><c s=">" r="XFD3"><v>1</v></c></row>')),
    { zh: 'companies.xlsx 用到了 XFD3', en: 'companies.xlsx reaches to XFD3' },
  ),
  inWorkbook('that unpacks to a flood', workbook(`${sheet()}${' '.repeat(8 * 1_048_576)}`), {
    zh: 'companies.xlsx xl/worksheets/sheet1.xml 压缩比异常',
    en: 'companies.xlsx xl/worksheets/sheet1.xml is packed beyond reason',
  }),
  inWorkbook('with a number that is an error', workbook(sheet('<c r="A2" t="e"><v>#REF!</v></c>')), {
    zh: 'companies.xlsx:2 [id] ',
    en: 'companies.xlsx:2 [id] ',
  }),
  inWorkbook('with a number beyond any', workbook(sheet('<c r="A2"><v>1e21</v></c>')), {
    zh: 'companies.xlsx:2 [id] 应为 1 到 2147483647 的整数',
    en: 'companies.xlsx:2 [id] should be a whole number',
  }),
  {
    name: 'a line that is far too long for a name',
    files: table('companies', { ...example, 'name.zh': twice('很长的名字'.repeat(10)) }),
    expected: { zh: '[name.zh] 超过 120 个字', en: '[name.zh] is longer than 120 characters' },
  },
]
