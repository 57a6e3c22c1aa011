import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { checkTable } from './check-table.ts'
import type { TableName } from './columns.ts'
import { formatProblem, Problems } from './problem.ts'
import { rowsOf } from './table-rows.ts'
import { tables } from './tables.ts'

const places = {
  isCountry: (code: string) => code === 'CN' || code === 'ES',
  isArea: (_: string, code: string) => /^33\d{4}$/.test(code),
}

async function check(name: TableName, file: string, bytes: Buffer | string) {
  const problems = new Problems()
  const { rows } = checkTable(
    tables[name],
    await rowsOf(tables[name], file, Buffer.from(bytes), problems),
    places,
    problems,
  )
  return { rows, said: problems.list.map((each) => formatProblem(each, 'en')), problems: problems.list }
}

const csv = (...lines: string[]) => lines.join('\r\n')

test('a spreadsheet saved as CSV is read, with and without a mark, in UTF-8 and in GB18030', async () => {
  const text = csv('id,name.zh,name.en,industry,booths', '7,舟山海味行,Zhoushan Taste,food,21:A108; 34')
  const gb = Buffer.concat([
    Buffer.from('id,name.zh,name.en,industry,booths\r\n7,'),
    Buffer.from([0xd6, 0xdb, 0xc9, 0xbd]), // 舟山
    Buffer.from(',Zhoushan Taste,food,21:A108; 34'),
  ])
  for (const bytes of [text, `\uFEFF${text}`]) {
    const { rows, said } = await check('companies', 'companies.csv', bytes)
    expect(said).toEqual([])
    expect(rows[0]).toMatchObject({
      id: 7,
      line: 2,
      values: {
        name: { zh: '舟山海味行', en: 'Zhoushan Taste' },
        industry: 'food',
        booths: [
          { exhibition: 21, boothNo: 'A108', url: '' },
          { exhibition: 34, boothNo: null, url: '' },
        ],
      },
    })
  }
  expect((await check('companies', 'companies.csv', gb)).rows[0]?.values.name).toMatchObject({ zh: '舟山' })
})

test('JSON says the same with objects and lists', async () => {
  const record = {
    id: 7,
    name: { zh: '舟山海味行', en: 'Zhoushan Taste' },
    industry: 'food',
    images: ['a.png', 'b.png'],
    booths: [
      { exhibition: 21, booth_no: 'A108' },
      { exhibition: 79, url: 'https://taste.example/booth' },
    ],
  }
  const { rows, said } = await check('companies', 'companies.json', JSON.stringify([record]))
  expect(said).toEqual([])
  expect(rows[0]?.values).toMatchObject({
    images: ['a.png', 'b.png'],
    booths: [
      { exhibition: 21, boothNo: 'A108', url: '' },
      { exhibition: 79, boothNo: null, url: 'https://taste.example/booth' },
    ],
  })
})

const head = 'id,name.zh,industry,booths'
test.each<[string, TableName, string, string]>([
  [
    'an id that is no number',
    'companies',
    csv(head, 'x,行,food,21'),
    'companies.csv:2 [id] should be a whole number',
  ],
  ['an id of zero', 'companies', csv(head, '0,行,food,21'), 'companies.csv:2 [id] should be a whole number'],
  ['an id beyond any', 'companies', csv(head, '9999999999,行,food,21'), '[id] should be a whole number'],
  [
    'an id that stands twice',
    'companies',
    csv(head, '1,行,food,21', '1,行,food,21'),
    'companies.csv:3 [id] number 1 is already used in companies.csv, line 2',
  ],
  ['no id', 'companies', csv(head, ',行,food,21'), 'companies.csv:2 [id] is required'],
  ['no name in any language', 'companies', csv(head, '1,,food,21'), '[name.zh] is required'],
  [
    'an unknown industry',
    'companies',
    csv(head, '1,行,fishing,21'),
    '[industry] should be one of: manufacturing',
  ],
  ['no booth', 'companies', csv(head, '1,行,food,'), '[booths] is required'],
  [
    'a booth that is none',
    'companies',
    csv(head, '1,行,food,hall A'),
    '[booths] should be exhibition:booth number',
  ],
  [
    'an exhibition named twice',
    'companies',
    csv(head, '1,行,food,21:A1;21:A2'),
    '[booths] names exhibition 21 twice',
  ],
  ['an unknown field', 'companies', csv(`${head},colour`, '1,行,food,21,red'), '[colour] is not a field'],
  [
    'a language that is not ours',
    'companies',
    csv(`${head},name.fr`, '1,行,food,21,x'),
    '[name.fr] is not a field',
  ],
  ['a prototype', 'companies', csv(`${head},__proto__`, '1,行,food,21,x'), '[__proto__] is not a field'],
  [
    'a heading that stands twice',
    'companies',
    csv(`${head},id`, '1,行,food,21,2'),
    'companies.csv:1 [id] stands in the heading twice',
  ],
  [
    'text without a heading',
    'companies',
    csv(head, '1,行,food,21,more'),
    'has text in column 5, which has no heading',
  ],
  [
    'a country that is none',
    'companies',
    csv(`${head},country`, '1,行,food,21,XX'),
    '[country] is not the code of a country',
  ],
  [
    'a place that is none',
    'companies',
    csv(`${head},city`, '1,行,food,21,999999'),
    '[city] is not the code of such a place',
  ],
  [
    'a website that is a script',
    'companies',
    csv(`${head},website`, '1,行,food,21,javascript:alert(1)'),
    '[website] should be an address',
  ],
  [
    'a website with a password',
    'companies',
    csv(`${head},website`, '1,行,food,21,https://a:b@x.example'),
    '[website] should be an address',
  ],
  [
    'a mail address that is none',
    'companies',
    csv(`${head},email`, '1,行,food,21,sales at x'),
    '[email] is not a mail address',
  ],
  [
    'a telephone with letters',
    'companies',
    csv(`${head},phone`, '1,行,food,21,call me'),
    '[phone] should be telephone numbers of digits',
  ],
  [
    'too many employees',
    'companies',
    csv(`${head},employees`, '1,行,food,21,250'),
    '[employees] should be a whole number from 0 to 5',
  ],
  [
    'a name beyond any',
    'companies',
    csv(head, `1,${'长'.repeat(121)},food,21`),
    '[name.zh] is longer than 120 characters',
  ],
  ['a control character', 'companies', csv(head, '1,行\u0007,food,21'), '[name.zh] has control characters'],
  [
    'a price that is no number',
    'products',
    csv('id,company,name.zh,price_low', '1,2,物,dear'),
    '[price_low] should be a number',
  ],
  [
    'a price below nothing',
    'products',
    csv('id,company,name.zh,price_low', '1,2,物,-5'),
    '[price_low] should be a number',
  ],
  [
    'a flag that is neither',
    'contacts',
    csv('id,company,name.zh,card', '1,2,人,maybe'),
    '[card] should be yes or no',
  ],
  [
    'guests that are no numbers',
    'schedule',
    csv('id,exhibition,hall,title.zh,starts,ends,guests', '1,21,1,题,2026-11-18 09:30,2026-11-18 10:00,Wang'),
    '[guests] should be numbers',
  ],
  [
    'a hall that is none',
    'schedule',
    csv('id,exhibition,hall,title.zh,starts,ends', '1,21,3,题,2026-11-18 09:30,2026-11-18 10:00'),
    '[hall] should be one of: 1, 2',
  ],
  [
    'the thirtieth of February',
    'schedule',
    csv('id,exhibition,hall,title.zh,starts,ends', '1,21,1,题,2026-02-30 09:30,2026-03-01 10:00'),
    '[starts] should be a time',
  ],
  [
    'twenty-five o’clock',
    'schedule',
    csv('id,exhibition,hall,title.zh,starts,ends', '1,21,1,题,2026-02-20 25:30,2026-03-01 10:00'),
    '[starts] should be a time',
  ],
])('%s is refused with its place and a sentence', async (_, table, text, sentence) => {
  const { rows, said, problems } = await check(table, `${table}.csv`, text)
  expect(said.join('\n')).toContain(sentence)
  for (const { text: words } of problems) expect(words.zh).toMatch(/\p{Script=Han}/u)
  if (!sentence.includes('twice') && !sentence.includes('heading') && !sentence.includes('already'))
    expect(rows).toEqual([])
})

test.each([
  ['{', 'is not right as JSON'],
  ['{"id": 1}', 'should be an array of records'],
  ['[1]', 'should be a record'],
  ['[{"id": 1, "name": {"zh": {"deep": 1}}}]', '[name] has a value of the wrong form'],
  ['[{"id": 1, "images": ["a;b.png"]}]', '[images] has a value of the wrong form'],
])('JSON %s is refused', async (text, sentence) => {
  expect((await check('companies', 'companies.json', text)).said.join('\n')).toContain(sentence)
})

test('a workbook is read as it is written: numbers, dates and words', async () => {
  const cell = (value: string | number) => ({ value })
  const date = (hour: number, minute: number) => ({
    value: new Date(Date.UTC(2026, 10, 18, hour, minute)),
    format: 'yyyy-mm-dd hh:mm',
  })
  const heading = ['id', 'exhibition', 'hall', 'title.zh', 'starts', 'ends'].map(cell)
  const row = [cell(1), cell(21), cell(1), cell('开幕式'), date(9, 30), date(10, 0)]
  const bytes = await writeExcelFile([heading, row]).toBuffer()
  const { rows, said } = await check('schedule', 'schedule.xlsx', bytes)
  expect(said).toEqual([])
  expect(rows[0]).toMatchObject({
    id: 1,
    line: 2,
    values: {
      exhibition: 21,
      hall: '1',
      title: { zh: '开幕式', en: '' },
      starts: { at: '2026-11-18 09:30:00' },
    },
  })
})

test('a file that is no spreadsheet is refused, whatever its name', async () => {
  expect((await check('companies', 'companies.xlsx', 'not a zip')).said[0]).toContain(
    'companies.xlsx is not an Excel workbook',
  )
})
