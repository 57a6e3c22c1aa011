import type { BadInput } from './bad-input.ts'
import { companiesAs, companyRecord, exhibition, session, table, templateFile } from './template.ts'

const names = (field: string, id: number, among: string, file: string): BadInput['expected'] => ({
  zh: `${file}:2 [${field}] ${among} 中没有编号 ${id}`,
  en: `${file}:2 [${field}] names ${id}, which is not among the ${among}`,
})
const guest = { id: '1', exhibition: '1', 'name.zh': '嘉宾' }
const paper = { id: '1', exhibition: '1', 'name.zh': '资料', file: 'a.pdf' }
const pdf = { 'media/a.pdf': '%PDF-1.4\n%%EOF\n' }
const film = { id: '1', company: '1', 'name.zh': '短片', file: 'a.mp4' }
const mp4 = { 'media/a.mp4': Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1') }
/** A second exhibition, where the example company is not. */
const second = {
  'exhibitions/2.json': String(exhibition({ id: 2, banner: undefined })['exhibitions/1.json']),
}

const place = { x: 0.1, y: 0.1, width: 0.2, height: 0.2, company: 1, exhibition: 1 }
const wall = (hotspots: object[], more: object = {}) => ({
  'booth-walls/7.json': JSON.stringify({ slides: [{ image: 'banner.png', hotspots }], ...more }),
})
const badWall = (name: string, hotspots: object[], zh: string, en: string): BadInput => ({
  name: `a booth wall: ${name}`,
  files: wall(hotspots),
  expected: { zh: `booth-walls/7.json:1 [slides] ${zh}`, en: `booth-walls/7.json:1 [slides] ${en}` },
})

/** Records that name each other, and should not. */
export const referenceCases: BadInput[] = [
  {
    name: 'a booth at no exhibition',
    files: table('companies', { booths: '9:A1' }),
    expected: names('booths', 9, 'exhibitions', 'companies.csv'),
  },
  {
    name: 'a product with a wrong number, of no company and without its picture',
    files: table('products', { company: '9', price_low: 'ten', images: 'products/gone.png' }),
    problems: 3,
    expected: {
      zh: 'products.csv:2 [images] media 文件夹中没有 products/gone.png',
      en: 'products.csv:2 [images] names products/gone.png, which is not in the folder media',
    },
  },
  {
    name: 'a contact of no company',
    files: table('contacts', { company: '9' }),
    expected: names('company', 9, 'companies', 'contacts.csv'),
  },
  {
    name: 'a product of no company',
    files: table('products', { company: '9' }),
    expected: names('company', 9, 'companies', 'products.csv'),
  },
  {
    name: 'a guest of no exhibition',
    files: table('guests', { ...guest, exhibition: '9' }),
    expected: names('exhibition', 9, 'exhibitions', 'guests.csv'),
  },
  {
    name: 'a document of no exhibition',
    files: { ...table('documents', { ...paper, exhibition: '9' }), ...pdf },
    expected: names('exhibition', 9, 'exhibitions', 'documents.csv'),
  },
  {
    name: 'a film of no company',
    files: { ...table('videos', { ...film, company: '9' }), ...mp4 },
    expected: names('company', 9, 'companies', 'videos.csv'),
  },
  {
    name: 'a film at no exhibition',
    files: { ...table('videos', { ...film, exhibitions: '9' }), ...mp4 },
    expected: names('exhibitions', 9, 'exhibitions', 'videos.csv'),
  },
  {
    name: 'a session of no exhibition',
    files: table('schedule', session({ exhibition: '9' })),
    expected: names('exhibition', 9, 'exhibitions', 'schedule.csv'),
  },
  {
    name: 'a session with nobody',
    files: table('schedule', session({ guests: '9' })),
    expected: names('guests', 9, 'guests', 'schedule.csv'),
  },
  {
    name: 'a session with a paper that is none',
    files: { ...table('guests', guest), ...table('schedule', session({ guests: '1', documents: '9' })) },
    expected: names('documents', 9, 'documents', 'schedule.csv'),
  },
  {
    name: 'a paper that nobody brings',
    files: { ...table('documents', paper), ...table('schedule', session({ documents: '1' })), ...pdf },
    expected: { zh: '[documents] 资料属于嘉宾', en: '[documents] belong to a guest: name one in guests' },
  },
  {
    name: 'a guest named twice',
    files: { ...table('guests', guest), ...table('schedule', session({ guests: '1;1' })) },
    expected: { zh: 'schedule.csv:2 [guests] 1 写了两次', en: 'schedule.csv:2 [guests] names 1 twice' },
  },
  {
    name: 'a guest of another exhibition',
    files: {
      ...second,
      ...table('guests', { ...guest, exhibition: '2' }),
      ...table('schedule', session({ guests: '1' })),
    },
    expected: {
      zh: 'schedule.csv:2 [guests] 1 属于展会 2，不是本场的展会 1',
      en: 'schedule.csv:2 [guests] names 1, which belongs to exhibition 2 and not to 1',
    },
  },
  {
    name: 'a film where its company is not',
    files: { ...second, ...table('videos', { ...film, exhibitions: '1; 2' }), ...mp4 },
    expected: {
      zh: 'videos.csv:2 [exhibitions] 企业 1 没有参加展会 2',
      en: 'videos.csv:2 [exhibitions] names 2, where company 1 has no booth',
    },
  },
  {
    name: 'an exhibition named twice by a company',
    files: table('companies', { booths: '1:A1; 1:A2' }),
    expected: { zh: '[booths] 展会 1 写了两次', en: '[booths] names exhibition 1 twice' },
  },
  {
    name: 'a booth that is none',
    files: table('companies', { booths: 'Hall A' }),
    expected: { zh: '[booths] 应为 展会编号:展位号', en: '[booths] should be exhibition:booth number' },
  },
  {
    name: 'a number twice in a file',
    files: table('companies', { id: '1' }, { id: '2' }, { id: '1' }),
    expected: {
      zh: 'companies.csv:4 [id] 编号 1 已在 companies.csv 第 2 行用过',
      en: 'companies.csv:4 [id] number 1 is already used in companies.csv, line 2',
    },
  },
  {
    name: 'a number twice, in two kinds of files',
    files: { 'companies.json': companiesAs(companyRecord())['companies.json'] ?? '' },
    expected: {
      zh: 'companies.json:1 [id] 编号 1 已在 companies.csv 第 2 行用过',
      en: 'companies.json:1 [id] number 1 is already used in companies.csv, line 2',
    },
  },
  {
    name: 'a number twice, in a file and a folder',
    files: { 'companies/more.csv': templateFile('companies.csv') },
    expected: {
      zh: 'companies/more.csv:2 [id] 编号 1 已在 companies.csv 第 2 行用过',
      en: 'companies/more.csv:2 [id] number 1 is already used in companies.csv, line 2',
    },
  },
  {
    name: 'two files of one exhibition',
    files: { 'exhibitions/again.json': templateFile('exhibitions/1.json') },
    expected: {
      zh: 'exhibitions/again.json:1 [id] 编号 1 已在 exhibitions/1.json',
      en: 'exhibitions/again.json:1 [id] number 1 is already used in exhibitions/1.json',
    },
  },
  badWall(
    'four places on one picture',
    [place, place, place, place],
    '/0/hotspots 不对：不得多于 3 项',
    'is wrong at /0/hotspots: must not have more than 3 items',
  ),
  badWall(
    'a place beside the picture',
    [{ ...place, x: 1.2 }],
    '/0/hotspots/0/x 不对：必须 <= 1',
    'is wrong at /0/hotspots/0/x: must be <= 1',
  ),
  badWall(
    'a place with more than it has',
    [{ ...place, colour: 'red' }],
    '没有 /0/hotspots/0/colour 这一项',
    'has /0/hotspots/0/colour, which nobody knows',
  ),
  badWall(
    'a place that leads to no company',
    [{ ...place, company: 9 }],
    'companies 中没有编号 9',
    'names 9, which is not among the companies',
  ),
  {
    name: 'a booth wall: a place that leads where the company is not',
    files: { ...second, ...wall([{ ...place, exhibition: 2 }]) },
    expected: {
      zh: 'booth-walls/7.json:1 [slides] 企业 1 没有参加展会 2',
      en: 'booth-walls/7.json:1 [slides] leads to company 1 at exhibition 2, where it has no booth',
    },
  },
  {
    name: 'a booth wall: a name that is no number',
    files: {
      'booth-walls/entrance.json': JSON.stringify({ slides: [{ image: 'banner.png', hotspots: [] }] }),
    },
    expected: {
      zh: 'booth-walls/entrance.json:1 [id] 应为 1 到',
      en: 'booth-walls/entrance.json:1 [id] should be a whole number',
    },
  },
  {
    name: 'a booth wall: a number of its own beside its name',
    files: wall([], { id: 8 }),
    expected: {
      zh: 'booth-walls/7.json:1 [id] 与文件名不同：文件名是 7',
      en: 'booth-walls/7.json:1 [id] differs from the name of the file, which is 7',
    },
  },
]
