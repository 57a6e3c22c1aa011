import { industries } from '@tradefloor/contract/schemas'
import { w, words } from './column-makers.ts'
import type { Table } from './columns.ts'
import { orderOf } from './moments.ts'

export const fair: Table = {
  name: 'fair',
  alone: 'fair',
  about: w('平台本身', 'The platform itself'),
  columns: {
    name: words(60, w('平台名称', 'Name of the platform'), true),
    tagline: words(120, w('一句话介绍', 'What it is, in a line')),
    organiser: words(120, w('主办方', 'Organiser')),
    phone: { kind: 'text', max: 30, about: w('页脚的联系电话', 'Telephone in the footer') },
    filing_number: { kind: 'text', max: 60, about: w('备案号', 'Filing number in the footer') },
  },
}

export const exhibitions: Table = {
  name: 'exhibitions',
  alone: 'numbered',
  about: w('展会与常设展馆，每个一份文件', 'Exhibitions and permanent pavilions, a file each'),
  columns: {
    id: { kind: 'id', required: true, about: w('展会编号', 'Number of the exhibition') },
    name: words(120, w('名称', 'Name'), true),
    place: words(120, w('地点', 'Place')),
    industry: { kind: 'choice', of: industries, required: true, about: w('行业', 'Industry') },
    lasting: {
      kind: 'flag',
      otherwise: false,
      about: w('常设展馆，不填为否', 'A permanent pavilion; no when empty'),
    },
    opens: {
      kind: 'moment',
      required: true,
      about: w('开幕（北京时间）', 'Opening, on the fair’s clock'),
      example: '2026-11-18 09:00',
    },
    closes: {
      kind: 'moment',
      required: true,
      about: w('闭幕（北京时间）', 'Closing, on the fair’s clock'),
      example: '2026-11-21 17:00',
    },
    banner: {
      kind: 'media',
      types: ['picture'],
      about: w('主图，建议 1280 × 672', 'Main picture, best 1280 × 672'),
    },
    profile: {
      kind: 'profile',
      about: w(
        '与众不同之处：在哪些列表里、点击去向、场景；多数展会不需要',
        'What it does differently: lists, where a tap leads, scenes; most need none',
      ),
    },
  },
  contradictions: ({ opens, closes }) => orderOf('closes', opens, closes, { orEqual: true }),
}

export const boothWalls: Table = {
  name: 'booth-walls',
  alone: 'named by number',
  about: w('展位墙，文件名为 areaDate', 'Booth walls; the file is named by its areaDate'),
  columns: {
    id: { kind: 'id', required: true, about: w('areaDate，即文件名', 'The areaDate: the name of the file') },
    slides: {
      kind: 'slides',
      required: true,
      about: w(
        '图片与热点：image 为 media 下的文件，hotspots 最多三个，位置为占图片宽高的比例',
        'Pictures and places on them: image is a file below media; up to three hotspots, placed in shares of the picture',
      ),
    },
  },
}
