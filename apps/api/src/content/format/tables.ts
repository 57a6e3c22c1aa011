import { defaultCurrency } from '@tradefloor/contract'
import { boothDocuments } from './booth-documents-table.ts'
import { id, phone, w, words } from './column-makers.ts'
import type { Table, TableName } from './columns.ts'
import { companies } from './companies-table.ts'
import { boothWalls, exhibitions, fair } from './fair-tables.ts'
import { glossary } from './glossary-table.ts'
import { orderOf } from './moments.ts'
import { pictureTextFaults } from './picture-text-faults.ts'

const contacts: Table = {
  name: 'contacts',
  about: w(
    '企业联系人，观众与之交换名片和洽谈',
    'People of a company whom visitors exchange cards and talk with',
  ),
  columns: {
    id: id(w('联系人编号', 'Number of the contact')),
    company: { kind: 'ref', to: 'companies', required: true, about: w('企业编号', 'The company') },
    name: words(60, w('姓名', 'Name'), true),
    post: words(60, w('职位', 'Position')),
    phone,
    email: { kind: 'email', about: w('邮箱', 'Mail') },
    card: {
      kind: 'flag',
      otherwise: true,
      about: w('是否发放名片，不填为是', 'Gives out a card; yes when empty'),
      example: 'yes',
    },
  },
}

const products: Table = {
  name: 'products',
  about: w('展品，在企业的每个展位展出', 'Products, shown at every booth of their company'),
  columns: {
    id: id(w('展品编号', 'Number of the product')),
    company: { kind: 'ref', to: 'companies', required: true, about: w('企业编号', 'The company') },
    name: words(120, w('名称', 'Name'), true),
    model: { kind: 'text', max: 60, about: w('型号', 'Model') },
    category: words(60, w('类别', 'Category')),
    price_low: {
      kind: 'number',
      min: 0,
      max: 999_999_999,
      decimals: 2,
      about: w('最低价', 'Lowest price'),
    },
    price_high: {
      kind: 'number',
      min: 0,
      max: 999_999_999,
      decimals: 2,
      about: w('最高价', 'Highest price'),
    },
    price_unit: {
      kind: 'unit',
      about: w('计价单位，写代码或名称', 'What the price is for, by code or by name'),
      example: 'kg',
    },
    price_currency: {
      kind: 'currency',
      otherwise: defaultCurrency,
      about: w(
        '货币，ISO 4217 代码，不填为 CNY（人民币）',
        'Currency, a code of ISO 4217; CNY (renminbi) when empty',
      ),
      example: 'USD',
    },
    moq: words(60, w('起订量', 'Smallest order')),
    brand: words(60, w('品牌', 'Brand')),
    specification: words(1000, w('规格', 'Specification')),
    technical_parameter: words(1000, w('技术参数', 'Technical parameters')),
    info: words(4000, w('简介', 'In brief')),
    images: {
      kind: 'media',
      types: ['picture'],
      many: true,
      models: true,
      about: w(
        '图片，第一张为主图；没有照片时可写 model:名称，见 models.zh.md',
        'Pictures; the first is shown first. Without a photograph, model:name; see models.md',
      ),
    },
    picture_texts: {
      kind: 'words',
      max: 4000,
      about: w(
        '图片说明（替代文字），读屏软件会朗读：文件=说明，多个用分号隔开',
        'What the pictures show, for those who do not see them: file=text, joined by semicolons',
      ),
      example: 'products/1.jpg=…; products/2.jpg=…',
    },
    position: {
      kind: 'number',
      min: 1,
      max: 99_999,
      decimals: 0,
      about: w(
        '在企业展品中的次序；不填的排在后面，按名称',
        'Where it stands among the company’s products; those without one come after, by name',
      ),
    },
  },
  contradictions: ({ price_low, price_high, images, picture_texts }) => [
    ...(typeof price_low === 'number' && typeof price_high === 'number' && price_low > price_high
      ? [{ field: 'price_high', text: w('低于最低价', 'is less than price_low') }]
      : []),
    ...pictureTextFaults(images, picture_texts),
  ],
}

const guests: Table = {
  name: 'guests',
  about: w('会议嘉宾', 'Guests of the conference'),
  columns: {
    id: id(w('嘉宾编号', 'Number of the guest')),
    exhibition: { kind: 'ref', to: 'exhibitions', required: true, about: w('展会编号', 'The exhibition') },
    name: words(60, w('姓名', 'Name'), true),
    post: words(120, w('职务', 'Position')),
    image: { kind: 'media', types: ['picture'], about: w('头像', 'Portrait') },
  },
}

const documents: Table = {
  name: 'documents',
  about: w('资料', 'Documents'),
  columns: {
    id: id(w('资料编号', 'Number of the document')),
    exhibition: { kind: 'ref', to: 'exhibitions', required: true, about: w('展会编号', 'The exhibition') },
    name: words(120, w('名称', 'Name'), true),
    file: { kind: 'media', types: ['document'], required: true, about: w('PDF 文件', 'PDF file') },
  },
}

const videos: Table = {
  name: 'videos',
  about: w('展位视频', 'Videos at booths'),
  columns: {
    id: id(w('视频编号', 'Number of the film')),
    company: { kind: 'ref', to: 'companies', required: true, about: w('企业编号', 'The company') },
    exhibitions: {
      kind: 'ref',
      to: 'exhibitions',
      many: true,
      about: w(
        '在哪些展会播放，不填为企业的所有展会',
        'Where it is shown; all of the company’s exhibitions when empty',
      ),
    },
    name: words(120, w('名称', 'Name'), true),
    file: { kind: 'media', types: ['video'], required: true, about: w('mp4 文件', 'mp4 file') },
    poster: { kind: 'media', types: ['picture'], about: w('封面', 'Still picture') },
  },
}

const schedule: Table = {
  name: 'schedule',
  about: w('会议日程', 'Sessions of the conference'),
  columns: {
    id: id(w('场次编号', 'Number of the session')),
    exhibition: { kind: 'ref', to: 'exhibitions', required: true, about: w('展会编号', 'The exhibition') },
    hall: {
      kind: 'choice',
      of: ['1', '2'],
      required: true,
      about: w('会场：1 大会场，2 小会场', 'Hall: 1 the big one, 2 the small one'),
    },
    theme: words(120, w('主题', 'Theme')),
    title: words(200, w('标题', 'Title'), true),
    starts: {
      kind: 'moment',
      required: true,
      about: w('开始时间（北京时间）', 'Start, on the fair’s clock'),
      example: '2026-11-18 09:30',
    },
    ends: {
      kind: 'moment',
      required: true,
      about: w('结束时间（北京时间）', 'End, on the fair’s clock'),
      example: '2026-11-18 10:15',
    },
    guests: {
      kind: 'ref',
      to: 'guests',
      many: true,
      about: w('嘉宾编号，多个用分号隔开', 'Guests, joined by semicolons'),
    },
    documents: {
      kind: 'ref',
      to: 'documents',
      many: true,
      about: w('第一位嘉宾的资料编号，多个用分号隔开', 'Documents of the first guest, joined by semicolons'),
    },
    live: {
      kind: 'stream',
      about: w(
        '直播：地址（其来源须在设置 STREAM_ORIGINS 中）、media 下的 mp4 文件，或 loop:名称（软件自带的直播源）',
        'Live: an address (of an origin in the setting STREAM_ORIGINS), an mp4 file below media, or loop:name for a stream that comes with the software',
      ),
      example: 'loop:live-big',
    },
    playback: {
      kind: 'stream',
      about: w(
        '回放：同上；loop:名称 从头播放一遍，带字幕',
        'Recording: likewise; loop:name plays once through, with captions',
      ),
    },
    captions_zh: {
      kind: 'media',
      types: ['captions'],
      about: w('回放的中文字幕，WebVTT 文件', 'Chinese captions of the recording, a WebVTT file'),
      example: 'captions/opening.zh.vtt',
    },
    captions_en: {
      kind: 'media',
      types: ['captions'],
      about: w('回放的英文字幕，WebVTT 文件', 'English captions of the recording, a WebVTT file'),
      example: 'captions/opening.en.vtt',
    },
  },
  contradictions: ({ starts, ends, documents, guests }) => [
    ...orderOf('ends', starts, ends, { orEqual: false }),
    ...(documents && !guests
      ? [
          {
            field: 'documents',
            text: w('资料属于嘉宾，请先填写嘉宾', 'belong to a guest: name one in guests'),
          },
        ]
      : []),
  ],
}

export const tables: Record<TableName, Table> = {
  fair,
  exhibitions,
  companies,
  contacts,
  products,
  guests,
  documents,
  videos,
  'booth-documents': boothDocuments,
  schedule,
  'booth-walls': boothWalls,
  glossary,
}
