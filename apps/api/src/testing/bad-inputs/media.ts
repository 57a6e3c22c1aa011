import sharp from 'sharp'
import { aPicture, filledTo, flood } from '../pictures.ts'
import type { BadInput, Files } from './bad-input.ts'
import { table, templateFile } from './template.ts'

const outside = (name: string, logo: string): BadInput => ({
  name: `a picture outside: ${name}`,
  files: table('companies', { logo }),
  expected: {
    zh: `companies.csv:2 [logo] “${logo}”应为 media 文件夹内的文件`,
    en: 'companies.csv:2 [logo] should be a file inside the folder media',
  },
})
const logo = (name: string, path: string, files: Files, zh: string, en: string): BadInput => ({
  name: `a logo: ${name}`,
  files: { ...table('companies', { logo: path }), ...files },
  expected: { zh: `companies.csv:2 [logo] ${path} ${zh}`, en: `companies.csv:2 [logo] ${path} ${en}` },
})
const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1557d6' } })
  .avif({ effort: 0 })
  .toBuffer()
const notPicture = ['不是能打开的图片', 'is not a picture that can be opened'] as const
const wrongKind = ['不是所需的类型：.png', 'is not of the kind wanted: .png'] as const
const banner = Buffer.from(templateFile('media/banner.png'))
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** Files that are missing, elsewhere, or not what they say they are. */
export const mediaCases: BadInput[] = [
  {
    name: 'a picture that is not there',
    files: table('companies', { logo: 'logos/none.png' }),
    expected: {
      zh: 'companies.csv:2 [logo] media 文件夹中没有 logos/none.png',
      en: 'companies.csv:2 [logo] names logos/none.png, which is not in the folder media',
    },
  },
  outside('above', '../fair.png'),
  outside('above, in the middle', 'logos/../../fair.png'),
  outside('from the root', '/etc/passwd.png'),
  outside('a drive', 'C:\\pictures\\a.png'),
  {
    name: 'S-102 a picture by a path with backslashes, which the sentence repeats',
    files: table('companies', { logo: 'logos\\1.png' }),
    expected: {
      zh: 'companies.csv:2 [logo] “logos\\1.png”应为 media 文件夹内的文件，如 logos/a.png，用 / 隔开文件夹',
      en: 'companies.csv:2 [logo] should be a file inside the folder media, such as logos/a.png with /, and not “logos\\1.png”',
    },
  },
  outside('another machine', 'https://shop.example/logo.png'),
  outside('a file address', 'file:logo.png'),
  {
    name: 'a picture whose name has nothing in it',
    files: table('companies', { logo: 'a\0.png' }),
    expected: { zh: '[logo] 含有不可见的控制字符', en: '[logo] has control characters' },
  },
  logo('a drawing with a script', 'logo.svg', { 'media/logo.svg': svg }, ...wrongKind),
  logo('a moving picture of old', 'logo.gif', { 'media/logo.gif': 'GIF89a' }, ...wrongKind),
  logo('a document', 'logo.pdf', { 'media/logo.pdf': '%PDF-1.4 %%EOF' }, ...wrongKind),
  logo('no ending', 'logo', { 'media/logo': banner }, ...wrongKind),
  logo('a text', 'new.png', { 'media/new.png': 'a picture of a lamp' }, ...notPicture),
  logo('a page', 'new.png', { 'media/new.png': '<html><script>alert(1)</script>' }, ...notPicture),
  logo('cut short', 'new.png', { 'media/new.png': banner.subarray(0, banner.length / 2) }, ...notPicture),
  logo('nothing in it', 'new.png', { 'media/new.png': '' }, '是空文件', 'is an empty file'),
  logo(
    'a newer format by this name',
    'new.png',
    { 'media/new.png': avif },
    '其实是 avif 格式，与扩展名不符',
    'is really of the format avif, whatever its name says',
  ),
  logo(
    'another format by this name',
    'new.png',
    { 'media/new.png': await aPicture({ format: 'jpeg' }) },
    '其实是 jpeg 格式，与扩展名不符',
    'is really of the format jpeg, whatever its name says',
  ),
  logo('a drawing by this name', 'new.png', { 'media/new.png': svg }, ...notPicture),
  logo(
    'thirty million dots',
    'new.png',
    { 'media/new.png': flood(5504) },
    '超过 2500 万像素，请缩小',
    'has more than 25 megapixels; make it smaller',
  ),
  logo(
    'a moving picture in disguise',
    'new.webp',
    {
      'media/new.webp': await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
    },
    '其实是 gif 格式，与扩展名不符',
    'is really of the format gif, whatever its name says',
  ),
  logo(
    'more than thirty megabytes',
    'new.png',
    { 'media/new.png': await filledTo(31 * 1_048_576) },
    '超过 30 MB，请缩小',
    'is larger than 30 MB; make it smaller',
  ),
  {
    name: 'a document that is a page',
    files: {
      ...table('documents', { id: '1', exhibition: '1', 'name.zh': '资料', file: 'a.pdf' }),
      'media/a.pdf': '<html><body>%PDF</body></html>',
    },
    expected: { zh: 'documents.csv:2 [file] a.pdf 不是完整的 PDF', en: '[file] a.pdf is not a whole PDF' },
  },
  {
    name: 'a film that is none',
    files: {
      ...table('videos', { id: '1', company: '1', 'name.zh': '短片', file: 'a.mp4' }),
      'media/a.mp4': 'RIFF....AVI ',
    },
    expected: { zh: 'videos.csv:2 [file] a.mp4 不是 mp4 视频', en: '[file] a.mp4 is not an mp4 film' },
  },
  {
    name: 'a picture named twice',
    files: table('products', { images: 'products/1.png; products/1.png' }),
    expected: {
      zh: 'products.csv:2 [images] products/1.png 写了两次',
      en: 'products.csv:2 [images] names products/1.png twice',
    },
  },
]
