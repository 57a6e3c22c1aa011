import type { BadInput } from './bad-input.ts'
import { exhibition, session, table } from './template.ts'

const company = (fields: Record<string, string>) => table('companies', fields)
const product = (fields: Record<string, string>) => table('products', fields)

const wholeNumber = {
  zh: 'companies.csv:2 [id] 应为 1 到 2147483647 的整数',
  en: 'companies.csv:2 [id] should be a whole number from 1 to 2147483647',
}
/** Without a number of its own the company is nobody, and whoever names number 1 names nobody. */
const alone = { 'contacts.csv': null, 'products.csv': null }
const badId = (name: string, id: string): BadInput => ({
  name: `a number: ${name}`,
  files: { ...company({ id }), ...alone },
  expected: wholeNumber,
})
const badPrice = (name: string, price_low: string): BadInput => ({
  name: `a price: ${name}`,
  files: product({ price_low, price_high: '' }),
  expected: {
    zh: 'products.csv:2 [price_low] 应为 0 到 999999999 的数，小数最多 2 位',
    en: 'products.csv:2 [price_low] should be a number from 0 to 999999999 with at most 2 decimals',
  },
})
const badTime = (name: string, starts: string): BadInput => ({
  name: `a time: ${name}`,
  files: table('schedule', session({ starts })),
  expected: {
    zh: 'schedule.csv:2 [starts] 应为 2026-11-18 09:30 这样的时间',
    en: 'schedule.csv:2 [starts] should be a time such as 2026-11-18 09:30',
  },
})
const badAddress = (name: string, website: string): BadInput => ({
  name: `an address: ${name}`,
  files: company({ website }),
  expected: {
    zh: 'companies.csv:2 [website] 应为以 http:// 或 https:// 开头的地址',
    en: 'companies.csv:2 [website] should be an address that starts with http:// or https://',
  },
})
const badTerms = (
  name: string,
  fields: Record<string, string>,
  zh: string,
  en: string,
  field = 'terms',
): BadInput => ({
  name: `a group of the glossary: ${name}`,
  files: table('glossary', fields),
  expected: { zh: `glossary.csv:2 [${field}] ${zh}`, en: `glossary.csv:2 [${field}] ${en}` },
})
const formula = (name: string, text: string): BadInput => ({
  name: `a formula: ${name}`,
  files: company({ 'name.en': text }),
  expected: {
    zh: 'companies.csv:2 [name.en] 看起来是公式',
    en: 'companies.csv:2 [name.en] looks like a formula',
  },
})

/** One field that does not hold what it should. */
export const fieldCases: BadInput[] = [
  badId('letters', 'A1'),
  badId('nothing', '0'),
  badId('below nothing', '-1'),
  badId('beyond any', '99999999999'),
  badId('one more than fits', '2147483648'),
  badId('a part', '1.5'),
  badId('an exponent', '1e3'),
  {
    name: 'a number that is not there',
    files: { ...company({ id: '' }), ...alone },
    expected: { zh: 'companies.csv:2 [id] 必填', en: 'companies.csv:2 [id] is required and empty' },
  },
  {
    name: 'a name in no language',
    files: company({ 'name.zh': '', 'name.en': ' ' }),
    expected: { zh: 'companies.csv:2 [name.zh] 必填', en: 'companies.csv:2 [name.zh] is required' },
  },
  {
    name: 'booths that are only a separator',
    files: company({ booths: ' ; ' }),
    expected: { zh: 'companies.csv:2 [booths] 必填', en: 'companies.csv:2 [booths] is required' },
  },
  {
    name: 'a name beyond any',
    files: company({ 'name.zh': '长'.repeat(121) }),
    expected: { zh: '[name.zh] 超过 120 个字', en: '[name.zh] is longer than 120 characters' },
  },
  {
    name: 'an industry nobody knows',
    files: company({ industry: 'fishing' }),
    expected: {
      zh: 'companies.csv:2 [industry] 应为其中之一：manufacturing、',
      en: 'companies.csv:2 [industry] should be one of: manufacturing, ',
    },
  },
  {
    name: 'a stand of a kind there is none of',
    files: company({ stand: 'island' }),
    expected: {
      zh: 'companies.csv:2 [stand] 应为其中之一：shell、corner、custom',
      en: 'companies.csv:2 [stand] should be one of: shell, corner, custom',
    },
  },
  {
    name: 'an exhibition of an industry nobody knows',
    files: exhibition({ industry: 'fishing' }),
    expected: {
      zh: 'exhibitions/1.json:1 [industry] 应为其中之一',
      en: 'exhibitions/1.json:1 [industry] should be one of',
    },
  },
  {
    name: 'a country that is none',
    files: company({ country: 'Spain' }),
    expected: { zh: '[country] 没有这个国家代码', en: '[country] is not the code of a country' },
  },
  {
    name: 'a place that is none',
    files: company({ province: '330900' }),
    expected: { zh: '[province] 没有这个行政区划代码', en: '[province] is not the code of such a place' },
  },
  {
    name: 'a place called like a function',
    files: company({ city: 'constructor' }),
    expected: { zh: '[city] 没有这个行政区划代码', en: '[city] is not the code of such a place' },
  },
  badPrice('below nothing', '-5'),
  badPrice('beyond a double', '1e309'),
  badPrice('not a number', 'NaN'),
  badPrice('without end', '∞'),
  badPrice('three decimals', '1.005'),
  badPrice('only a comma', ','),
  badPrice('commas anywhere', '1,2,3'),
  badPrice('a currency', '¥10'),
  {
    name: 'a unit that nobody knows, with the ones there are',
    files: product({ price_unit: 'furlong' }),
    expected: {
      zh: 'products.csv:2 [price_unit] 没有这个计价单位；可用的是：piece（件）、unit（台）、set（套）',
      en: 'products.csv:2 [price_unit] is not a known unit; there are: piece (件), unit (台), set (套)',
    },
  },
  {
    name: 'a currency that is none',
    files: product({ price_currency: 'RMB' }),
    expected: {
      zh: 'products.csv:2 [price_currency] 没有这个货币代码；应为 ISO 4217 的三个字母，如 CNY、USD、EUR',
      en: 'products.csv:2 [price_currency] is not the code of a currency; ISO 4217 has three letters, such as CNY, USD or EUR',
    },
  },
  {
    name: 'the lowest price above the highest',
    files: product({ price_low: '20', price_high: '12.5' }),
    expected: { zh: 'products.csv:2 [price_high] 低于最低价', en: '[price_high] is less than price_low' },
  },
  badTime('the thirty-first of February', '2026-02-31 09:30'),
  badTime('the thirteenth month', '2026-13-01 09:30'),
  badTime('a quarter to twenty-five', '2026-11-29 24:45'),
  badTime('no time of day', '2026-11-29'),
  badTime('the year nought', '0000-01-01 09:30'),
  badTime('a word', 'tomorrow'),
  {
    name: 'a session that ends before it begins',
    files: table('schedule', session({ ends: '2026-11-29 09:30' })),
    expected: {
      zh: 'schedule.csv:2 [ends] 不晚于开始时间',
      en: 'schedule.csv:2 [ends] does not come after the beginning',
    },
  },
  {
    name: 'an exhibition that closes before it opens',
    files: exhibition({ closes: '2026-11-01 09:00' }),
    expected: {
      zh: 'exhibitions/1.json:1 [closes] 不晚于开始时间',
      en: 'exhibitions/1.json:1 [closes] does not come after the beginning',
    },
  },
  {
    name: 'a beginning by date and an end by days',
    files: table('schedule', session({ ends: '+3 10:15' })),
    expected: {
      zh: '[ends] 开始与结束要么都写日期',
      en: '[ends] and its beginning should both be dates',
    },
  },
  badAddress('a script', 'javascript:alert(1)'),
  badAddress('a script behind a tab', 'java\tscript:alert(1)'),
  badAddress('data', 'data:text/html,<script>alert(1)</script>'),
  badAddress('a password', 'https://user:pass@shop.example'),
  badAddress('a file server', 'ftp://shop.example/x'),
  badAddress('no scheme', 'www.shop.example'),
  badAddress('no slashes', 'https:shop.example'),
  badAddress('a line break within', 'https://shop.example/\nx'),
  {
    name: 'a live address that is a script',
    files: table('schedule', session({ live: 'javascript:alert(1).mp4' })),
    expected: {
      zh: 'schedule.csv:2 [live] 应为以 http:// 或 https:// 开头的地址，或 media',
      en: 'schedule.csv:2 [live] should be an address that starts with http:// or https://, or an mp4',
    },
  },
  {
    name: 'a stream that does not come with the software',
    files: table('schedule', session({ live: 'loop:../fair' })),
    expected: {
      zh: 'schedule.csv:2 [live] 软件没有自带这个名称的直播源；可用的是：loop:live-big、loop:live-small',
      en: 'schedule.csv:2 [live] names a stream that does not come with the software; there are: loop:live-big, loop:live-small',
    },
  },
  {
    name: 'a live address without its slashes',
    files: table('schedule', session({ live: 'http:film.mp4' })),
    expected: { zh: '[live] 应为以 http://', en: '[live] should be an address' },
  },
  {
    name: 'a mail address that is none',
    files: company({ email: 'sales at shop' }),
    expected: { zh: '[email] 不是邮箱地址', en: '[email] is not a mail address' },
  },
  {
    name: 'two mail addresses in one',
    files: company({ email: 'a@shop.example,b@shop.example' }),
    expected: { zh: '[email] 不是邮箱地址', en: '[email] is not a mail address' },
  },
  {
    name: 'a telephone with letters',
    files: company({ phone: '0580-ask-us' }),
    expected: { zh: '[phone] 应为电话号码', en: '[phone] should be telephone numbers of digits' },
  },
  {
    name: 'a flag that is neither',
    files: table('contacts', { card: 'perhaps' }),
    expected: { zh: 'contacts.csv:2 [card] 应为 yes 或 no', en: '[card] should be yes or no' },
  },
  {
    name: 'a hall that is none',
    files: table('schedule', session({ hall: '3' })),
    expected: { zh: '[hall] 应为其中之一：1、2', en: '[hall] should be one of: 1, 2' },
  },
  badTerms(
    'one term',
    { 'terms.zh': '鱿鱼', 'terms.en': '' },
    '至少要有两个词',
    'should be two terms or more',
  ),
  badTerms('none', { 'terms.zh': '', 'terms.en': '' }, '必填，不能为空', 'is required and empty', 'terms.zh'),
  badTerms('a term twice', { 'terms.en': 'squid; Squids' }, '“Squids”写了两次', 'names “Squids” twice'),
  badTerms('no word', { 'terms.en': 'squid; %' }, '“%”里没有字', 'has “%”, which holds no word'),
  badTerms(
    'a long one',
    { 'terms.en': 'a'.repeat(61) },
    '有一个词超过 60 个字',
    'has a term that is longer than 60',
  ),
  badTerms(
    'too many',
    { 'terms.en': Array.from({ length: 21 }, (_, n) => `term ${n}`).join('; ') },
    '超过 20 个词',
    'has more than 20 terms',
  ),
  badTerms(
    'a strike of three',
    { 'terms.zh': '鱿鱼; 墨鱼', 'terms.en': 'squid', strike: 'yes' },
    '要拆开的应正好是两个词',
    'should be exactly the two terms that are kept apart',
  ),
  formula('equals', '=1+1'),
  formula('at', '@SUM(A1:A9)'),
  formula('a command', "+cmd|' /C calc'!A0"),
  {
    name: 'a control character',
    files: company({ 'name.zh': '行\u0007' }),
    expected: { zh: '[name.zh] 含有不可见的控制字符', en: '[name.zh] has control characters' },
  },
  {
    name: 'nothing, as a character',
    files: company({ 'info.zh': '行\0' }),
    expected: { zh: '[info.zh] 含有不可见的控制字符', en: '[info.zh] has control characters' },
  },
]
