import type { BadInput } from './bad-input.ts'
import { companiesAs, companiesJson, companyRecord, exhibition } from './template.ts'

const text = (changes: Record<string, unknown> = {}) => JSON.stringify([companyRecord(changes)])
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

const notJson = (name: string, bytes: string | Buffer, line: number): BadInput => ({
  name: `JSON: ${name}`,
  files: companiesJson(bytes),
  expected: {
    zh: `companies.json 不是正确的 JSON：第 ${line} 行附近`,
    en: `companies.json is not right as JSON: near line ${line}`,
  },
})
const wrongForm = (name: string, field: string, value: unknown): BadInput => ({
  name: `JSON: ${name}`,
  files: companiesAs(companyRecord({ [field]: value })),
  expected: {
    zh: `companies.json:1 [${field}] 内容的形式不对`,
    en: `companies.json:1 [${field}] has a value of the wrong form`,
  },
})
const unknown = (name: string, key: string, field = key): BadInput => ({
  name: `JSON: ${name}`,
  files: companiesJson(text().replace('{"id":1', `{${key},"id":1`)),
  expected: {
    zh: `companies.json:1 [${field}] 没有这一栏`,
    en: `companies.json:1 [${field}] is not a field`,
  },
})
const unprintable = (name: string, json: string): BadInput => ({
  name: `JSON: ${name}`,
  files: companiesJson(text().replace('示例企业有限公司', json)),
  expected: {
    zh: 'companies.json:1 [name.zh] 含有不可见的控制字符',
    en: 'companies.json:1 [name.zh] has control characters',
  },
})
const profile = (name: string, value: unknown, expected: BadInput['expected']): BadInput => ({
  name: `a profile: ${name}`,
  files: exhibition({ profile: value }),
  expected: {
    zh: `exhibitions/1.json:1 [profile] ${expected.zh}`,
    en: `exhibitions/1.json:1 [profile] ${expected.en}`,
  },
})

/** Records as JSON that are not right, or not what is meant. */
export const jsonCases: BadInput[] = [
  notJson('a comma at the end', `${text().slice(0, -1)},\n]`, 2),
  notJson('cut short', text().slice(0, -10), 1),
  notJson('a comment', `// ours\n${text()}`, 1),
  notJson('not a number', text().replace('"id":1', '"id":NaN'), 1),
  notJson('without end', text().replace('"id":1', '"id":Infinity'), 1),
  {
    name: 'JSON: nothing in it',
    files: companiesJson('\n'),
    expected: { zh: 'companies.json 是空文件', en: 'companies.json is an empty file' },
  },
  {
    name: 'JSON: two bytes a character',
    files: companiesJson(Buffer.from(`\uFEFF${text()}`, 'utf16le')),
    expected: { zh: 'companies.json 是 UTF-16', en: 'companies.json is UTF-16' },
  },
  {
    name: 'JSON: one record instead of a list',
    files: companiesJson(JSON.stringify(companyRecord())),
    expected: { zh: 'companies.json 应为记录的数组', en: 'companies.json should be an array of records' },
  },
  {
    name: 'JSON: a list instead of one record',
    files: { 'exhibitions/1.json': '[]' },
    expected: { zh: 'exhibitions/1.json 应为一条记录', en: 'exhibitions/1.json should be a record' },
  },
  {
    name: 'JSON: nothing instead of one record',
    files: { 'fair.json': 'null' },
    expected: { zh: 'fair.json 应为一条记录', en: 'fair.json should be a record' },
  },
  {
    name: 'JSON: a number among records',
    files: companiesAs(companyRecord(), 7),
    expected: { zh: 'companies.json:2 应为一条记录', en: 'companies.json:2 should be a record' },
  },
  {
    name: 'JSON: a hundred thousand lists in each other',
    files: companiesJson(deep(100_000)),
    expected: { zh: 'companies.json 嵌套超过 32 层', en: 'companies.json is nested more than 32 deep' },
  },
  {
    name: 'JSON: a profile a hundred thousand deep',
    files: { 'exhibitions/1.json': `{"id":1,"profile":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}` },
    expected: { zh: 'exhibitions/1.json 嵌套超过 32 层', en: 'exhibitions/1.json is nested more than 32' },
  },
  {
    name: 'JSON: a key that stands twice',
    files: companiesJson(text().replace('"industry"', '\n"name":{"zh":"别的"},"industry"')),
    expected: {
      zh: 'companies.json 第 2 行：“name”在同一条记录里写了两次',
      en: 'companies.json line 2: “name” stands twice in one record',
    },
  },
  {
    name: 'JSON: a number of ten thousand digits',
    files: companiesJson(text().replace('"id":1', `"employees":${'9'.repeat(10_000)},"id":1`)),
    expected: {
      zh: 'companies.json:1 [employees] 应为 0 到 5 的整数',
      en: 'companies.json:1 [employees] should be a whole number from 0 to 5',
    },
  },
  wrongForm('a list where there is one', 'industry', ['home']),
  wrongForm('a list of names', 'name', ['示例', 'Example']),
  wrongForm('a name within a name', 'name', { zh: { zh: '示例' } }),
  wrongForm('a number as a name', 'name', { zh: 7 }),
  wrongForm('two pictures in one', 'images', ['a.png；b.png']),
  wrongForm('a booth with more than it has', 'booths', [{ exhibition: 1, colour: 'red' }]),
  unknown('a prototype', '"__proto__":{"isAdmin":"yes"}', '__proto__.isAdmin'),
  unknown('a constructor', '"constructor":"x"', 'constructor'),
  unknown('a function', '"toString":"x"', 'toString'),
  {
    name: 'JSON: a prototype within a name',
    files: companiesJson(text().replace('"name":{', '"name":{"__proto__":"x",')),
    expected: {
      zh: 'companies.json:1 [name.__proto__] 没有这一栏',
      en: 'companies.json:1 [name.__proto__] is not a field',
    },
  },
  unprintable('half a character', '\\ud800'),
  unprintable('nothing as a character', 'a\\u0000b'),
  unprintable('an escape for the terminal', '\\u001b[31m'),
  profile(
    'a key nobody knows',
    { colour: 'red' },
    { zh: '没有 /colour 这一项', en: 'has /colour, which nobody knows' },
  ),
  {
    name: 'a profile: a prototype',
    files: {
      'exhibitions/1.json': JSON.stringify({
        id: 1,
        name: { zh: '展' },
        industry: 'home',
        opens: '+0 09:00',
        closes: '+1 09:00',
      }).replace('{', '{"profile":{"__proto__":{"a":1}},'),
    },
    expected: {
      zh: 'exhibitions/1.json:1 [profile] 没有 /__proto__ 这一项',
      en: 'exhibitions/1.json:1 [profile] has /__proto__, which nobody knows',
    },
  },
  profile('a list', ['listed'], { zh: '/ 不对：', en: 'is wrong at /: must be object' }),
  profile('a text', 'listed', { zh: '/ 不对：', en: 'is wrong at /: must be object' }),
]
