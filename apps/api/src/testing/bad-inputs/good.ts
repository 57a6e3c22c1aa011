import writeExcelFile from 'write-excel-file/node'
import { makeZip } from '../stored-zip.ts'
import { asArchive, zipOf } from './archives.ts'
import type { GoodInput } from './bad-input.ts'
import { sheet, workbook } from './spreadsheets.ts'
import {
  companiesJson,
  companyRecord,
  exhibition,
  session,
  table,
  template,
  templateFile,
} from './template.ts'

const cell = (value: string | number | Date) =>
  value instanceof Date ? { value, format: 'yyyy-mm-dd hh:mm' } : { value }
const dates = await writeExcelFile([
  ['id', 'exhibition', 'hall', 'title.zh', 'starts', 'ends'].map(cell),
  [],
  [5, 1, 1, '开幕式', new Date(Date.UTC(2026, 10, 29, 9, 30)), new Date(Date.UTC(2026, 10, 29, 10, 15))].map(
    (value) => cell(value),
  ),
]).toBuffer()
const second = `<worksheet><sheetData><row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>`

/** An archive as Chinese systems pack it: names in GB18030, and nothing said about it. */
function packedInChina(): Buffer {
  // 图 is two bytes there and three in UTF-8, so a name of as many bytes is put in its place.
  const zip = makeZip([
    ...Object.entries({ ...template, ...table('companies', { logo: '图.png' }) }).map(([name, bytes]) => ({
      name,
      bytes: bytes ?? '',
    })),
    { name: 'media/XX.png', bytes: templateFile('media/banner.png') },
  ])
  for (let at = zip.indexOf('media/XX.png'); at >= 0; at = zip.indexOf('media/XX.png')) {
    zip[at + 6] = 0xcd
    zip[at + 7] = 0xbc
  }
  const mark = Buffer.from('PK\x01\x02', 'latin1')
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4)) zip.writeUInt16LE(0, at + 8)
  return zip
}

/** What looks odd and is right: none of it is to be refused. */
export const goodCases: GoodInput[] = [
  { name: 'the template as it is', says: 'Nothing changes.' },
  { name: 'the template as an archive', build: asArchive((files) => zipOf(files)), says: 'Nothing changes.' },
  {
    name: 'thousands separated by commas',
    files: table('products', { price_low: '1,234.50', price_high: '12,345,678' }),
    says: 'change products 1  price_low, price_high',
  },
  {
    name: 'a unit by its Chinese name and a currency in small letters',
    files: table('products', { price_unit: '吨', price_currency: 'usd' }),
    says: 'change products 1  price_unit, price_currency',
  },
  { name: 'a mark before JSON', files: companiesJson(`\uFEFF${JSON.stringify([companyRecord()])}`) },
  {
    name: 'dates that are dates to the workbook, below an empty line',
    files: { 'schedule.csv': null, 'schedule.xlsx': dates },
    says: 'add schedule 5  开幕式',
  },
  {
    name: 'a workbook of several sheets: the first is read, and the others are nobody’s business',
    files: {
      'companies.csv': null,
      'companies.xlsx': workbook(sheet(), [{ name: 'xl/worksheets/sheet2.xml', bytes: second }]),
    },
  },
  {
    name: 'a price that a workbook keeps with seventeen digits',
    files: {
      'products.csv': null,
      'products.xlsx': workbook(
        '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c><c r="B1" t="inlineStr"><is><t>company</t></is></c><c r="C1" t="inlineStr"><is><t>name.zh</t></is></c><c r="D1" t="inlineStr"><is><t>price_low</t></is></c></row><row r="2"><c r="A2"><v>2</v></c><c r="B2"><v>1</v></c><c r="C2" t="inlineStr"><is><t>灯</t></is></c><c r="D2"><v>12.300000000000001</v></c></row></sheetData></worksheet>',
      ),
    },
    says: 'add products 2  灯',
  },
  { name: 'an archive packed on a Chinese system', build: asArchive(packedInChina) },
  {
    name: 'days from today, for both ends',
    files: table('schedule', session({ starts: '+1 09:30', ends: '+1 10:00' })),
  },
  {
    name: 'a list that is empty and a profile that is',
    files: { ...table('products', { images: ' ; ' }), ...exhibition({ profile: {} }) },
  },
  {
    name: 'a telephone and a text that begin with a sign',
    files: table('companies', { phone: '+86 580 000 0000', 'info.en': '- fine' }),
  },
  {
    name: 'S-102 a CSV with semicolons between its fields',
    files: { 'contacts.csv': 'id;company;name.zh;post.zh\r\n8;1;陈立;"销售;出口"\r\n' },
    says: 'add contacts 8  陈立',
  },
  {
    name: 'S-102 digits and signs as wide as Chinese characters',
    files: table('companies', {
      id: '１',
      employees: '３',
      booths: '１：Ａ１０１',
      phone: '０５８０－０００ ００００',
    }),
    says: 'change companies 1  ',
  },
  {
    name: 'S-104 a telephone with an extension and another number',
    files: table('companies', { phone: '0580-000 0000 转 801；199 0000 0001' }),
    says: 'change companies 1  phone',
  },
  {
    name: 'S-102 dates as they are written in Chinese',
    files: table('schedule', session({ starts: '2026年11月29日 9时30分', ends: '2026年11月29日10:15' })),
    says: 'add schedule 1',
  },
  {
    name: 'notes of the organiser’s',
    files: { 'README.md': '# ours', 'to do.txt': 'ring them', '.DS_Store': 'x' },
  },
]
