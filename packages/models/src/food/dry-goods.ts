import type { AnyModel } from '../model.ts'
import * as dry from './dry-pieces.ts'
import { bowl, type Heap, heap, type Piece, powder } from './heaps.ts'
import { type PackKind, type Served, served } from './served.ts'
import { chrysanthemum } from './tea-servings.ts'

interface Loose extends Partial<Omit<Served, 'name' | 'goods' | 'inside'>> {
  below: string
  heap?: Partial<Heap>
  /** In a bowl, not on the ground. */
  isBowl?: boolean
}

const usual = {
  brown: ['#8a5a2c', '#fbf1dc'],
  green: ['#2f7a45', '#fbf4e6'],
} as const

/** A heap of one thing before its pouch. */
function loose(
  zh: string,
  en: string,
  piece: Piece,
  inside: readonly string[],
  { below, heap: given, isBowl, pack = 'pouch' as PackKind, dress = usual, ...more }: Loose,
): AnyModel {
  return served({
    ...more,
    name: { zh, en },
    pack,
    dress,
    inside,
    goods: (on) => {
      const all = { count: 46, radius: isBowl ? 0.44 : 0.5, high: 0.24, ...given }
      const y = isBowl ? bowl(on, 0.54, 0.3) : 0
      on.within([0, y, 0], [0, 0, 0], () => heap(on, piece, all, below))
    },
  })
}

const dusty = (zh: string, en: string, colour: string, more: Partial<Served> = {}): AnyModel =>
  served({
    pack: 'pouch',
    dress: usual,
    ...more,
    name: { zh, en },
    inside: [colour, colour],
    goods: (on) => {
      const y = bowl(on, 0.54, 0.3)
      on.within([0, y - 0.02, 0], [0, 0, 0], () => powder(on, 0.44, 0.24, colour))
    },
  })

const farm = { industry: 'agriculture' } as const

export const dryGoods = {
  peanuts: loose('带壳花生', 'Peanuts in the shell', dry.peanut, ['#d3a869', '#c79a58'], {
    ...farm,
    below: '#a8803f',
    dress: { beige: ['#d9bf8a', '#fdf8ea'], brown: ['#8a5a2c', '#fbf1dc'] },
  }),
  'sweet-potato-strips': loose(
    '番薯干',
    'Dried sweet potato',
    dry.strip(['#c9702a', '#b85f20', '#d4823a'], 0.5, 0.14, 0.06),
    ['#c9702a', '#b85f20'],
    {
      ...farm,
      below: '#9c4f1a',
      heap: { count: 24, tilt: 16, radius: 0.4 },
      dress: { orange: ['#b8561c', '#fbf1dc'], brown: ['#8a5a2c', '#fbf1dc'] },
    },
  ),
  'hickory-nuts': loose(
    '山核桃',
    'Hickory nuts',
    dry.nut('#b98a58', 0.12, 1.05, 4, 0.03),
    ['#b98a58', '#a87846'],
    {
      ...farm,
      pack: 'tub',
      goodsAt: [0.56, 0, 0.62],
      below: '#8a6238',
      dress: { white: ['#6d3a1e', '#fbf1dc'], green: ['#2f5a45', '#fbf4e6'] },
    },
  ),
  'hickory-kernels': loose(
    '山核桃仁',
    'Hickory kernels',
    dry.kernel('#b57a3c', 0.1),
    ['#b57a3c', '#c48c4e'],
    {
      ...farm,
      isBowl: true,
      below: '#8a5a2c',
      dress: { brown: ['#7a4a22', '#fbf1dc'], silver: ['#9aa4ae', '#f6f3ea'] },
    },
  ),
  'walnut-halves': loose('核桃仁', 'Walnut halves', dry.kernel('#d3a05e', 0.13), ['#d3a05e', '#c48c4a'], {
    pack: 'case',
    below: '#a8743c',
    heap: { count: 34 },
  }),
  'torreya-nuts': loose(
    '香榧',
    'Torreya nuts',
    dry.nut('#8f5a34', 0.09, 1.75, 9, 0.025),
    ['#8f5a34', '#a06a40'],
    {
      ...farm,
      pack: 'carton',
      size: [1.5, 0.95, 0.5],
      below: '#6b4226',
      dress: { brown: ['#6d2f26', '#f6dfa8'], green: ['#2f5a45', '#f6e9c4'] },
    },
  ),
  'torreya-kernels': loose(
    '香榧仁',
    'Torreya kernels',
    dry.smoothKernel('#e6c98a', 0.085),
    ['#e6c98a', '#d9b872'],
    {
      ...farm,
      isBowl: true,
      below: '#c2a05e',
      dress: { white: ['#3f6b45', '#fbf4e6'], brown: ['#8a5a2c', '#fbf1dc'] },
    },
  ),
  'huyou-slices': loose(
    '胡柚片',
    'Dried green huyou slices',
    dry.citrusSlice('#6f7f3a', '#e0d2a4', '#a8843e'),
    ['#e0d2a4', '#8a8a4a', '#a8843e'],
    {
      ...farm,
      pack: 'sack',
      below: '#8a7a4a',
      heap: { count: 30, tilt: 20, high: 0.26 },
      dress: { green: ['#3f7a3a', '#e2b84a'], brown: ['#8a5a2c', '#e2b84a'] },
    },
  ),
  'citron-slices': loose('佛手片', 'Dried fingered citron slices', dry.citronSlice, ['#e6d6a0', '#d9cc8c'], {
    ...farm,
    below: '#b8a66a',
    heap: { count: 26, tilt: 18 },
    dress: { yellow: ['#d9a72c', '#fdf8ea'], green: ['#2f7a45', '#fbf4e6'] },
  }),
  'peel-shreds': loose(
    '陈皮丝',
    'Candied aged peel shreds',
    dry.strip(['#8a4a1c', '#a05a22', '#743a14'], 0.34, 0.05, 0.025),
    ['#8a4a1c', '#a05a22'],
    {
      ...farm,
      pack: 'tub',
      size: [0.46, 0.85],
      goodsAt: [0.56, 0, 0.62],
      below: '#6b3814',
      heap: { count: 60, tilt: 30 },
      dress: { orange: ['#c9641c', '#fbf1dc'], brown: ['#7a4a22', '#fbf1dc'] },
    },
  ),
  'candied-pomelo-peel': loose('柚皮糖', 'Candied pomelo peel', dry.candiedPeel, ['#d9c46a', '#c9d07a'], {
    ...farm,
    isBowl: true,
    below: '#b8a24e',
    heap: { count: 34 },
    dress: { yellow: ['#e0b53e', '#fdf8ea'], green: ['#6f9a3a', '#fdf8ea'] },
  }),
  'dendrobium-coils': loose('铁皮枫斗', 'Dendrobium fengdou', dry.coil, ['#8a8a3c', '#a3914a'], {
    ...farm,
    pack: 'tub',
    size: [0.42, 0.8],
    goodsAt: [0.52, 0, 0.6],
    below: '#6f6a30',
    heap: { count: 34 },
    dress: { green: ['#2f5a3a', '#f6dfa8'], white: ['#e9ece8', '#2f5a3a'] },
  }),
  'dried-shiitake': loose('花菇', 'Dried flower shiitake', dry.flowerMushroom, ['#7a4f30', '#efe0c2'], {
    ...farm,
    below: '#6f5235',
    heap: { count: 24, lift: 0.1, tilt: 26 },
    dress: { brown: ['#6d4a2c', '#fbf1dc'], green: ['#2f7a45', '#fbf4e6'] },
  }),
  'dried-maitake': loose('灰树花干片', 'Dried maitake', dry.frond, ['#8a6f52', '#a58a68'], {
    ...farm,
    below: '#6a5540',
    heap: { count: 16, radius: 0.42, tilt: 24 },
    dress: { beige: ['#a58a5a', '#fdf8ea'], brown: ['#6d4a2c', '#fbf1dc'] },
  }),
  'shiitake-crisps': loose('香菇脆', 'Shiitake crisps', dry.mushroomCrisp, ['#b9803f', '#9c6630'], {
    ...farm,
    pack: 'tub',
    goodsAt: [0.56, 0, 0.62],
    below: '#7a4f24',
    heap: { count: 28, tilt: 40, lift: 0.09 },
    dress: { green: ['#3f7a3a', '#fdf8ea'], brown: ['#7a4a22', '#fbf1dc'] },
  }),
  'dried-bamboo-shoots': loose('笋干', 'Dried bamboo shoots', dry.bambooShoot, ['#c2a558', '#b3923f'], {
    ...farm,
    below: '#8a7030',
    heap: { count: 18, radius: 0.34, tilt: 10 },
    dress: { green: ['#3f7a3a', '#fdf8ea'], brown: ['#8a5a2c', '#fbf1dc'] },
  }),
  'dried-bayberries': loose(
    '杨梅干',
    'Dried bayberries',
    dry.beadedBerry('#5a1420', 0.11),
    ['#5a1420', '#6d1a26'],
    {
      ...farm,
      below: '#3f0e16',
      heap: { count: 36, lift: 0.08 },
      dress: { purple: ['#7a1c34', '#fbf1dc'], red: ['#a8202c', '#fbf1dc'] },
    },
  ),
  'dried-apricots': loose(
    '杏干',
    'Dried apricots',
    dry.wrinkled('#b8702a', 0.15, [1, 0.42, 1], 6, 0.05),
    ['#b8702a', '#a05f20'],
    {
      pack: 'case',
      below: '#8a4c18',
      heap: { count: 34 },
      dress: { brown: ['#b8702a', '#fbf1dc'], orange: ['#d9702a', '#fbf1dc'] },
    },
  ),
  'black-raisins': loose(
    '黑加仑葡萄干',
    'Black raisins',
    dry.wrinkled('#2c1c28', 0.075, [1.35, 0.85, 0.85], 7, 0.09),
    ['#2c1c28', '#3a2634'],
    {
      below: '#1d1018',
      isBowl: true,
      heap: { count: 80 },
      dress: { purple: ['#4a2a58', '#fbf1dc'], black: ['#23272e', '#f6dfa8'] },
    },
  ),
  'dried-mango': loose(
    '芒果干',
    'Dried mango',
    dry.strip(['#f0a82c', '#e8981c', '#f5b848'], 0.44, 0.17, 0.035),
    ['#f0a82c', '#e8981c'],
    {
      below: '#c87a14',
      heap: { count: 22, tilt: 16, radius: 0.4 },
      dress: { yellow: ['#f0b92c', '#2f7a45'], orange: ['#d9702a', '#fbf1dc'] },
    },
  ),
  raspberries: loose(
    '树莓',
    'Frozen raspberries',
    dry.beadedBerry('#c2203a', 0.12, true),
    ['#c2203a', '#a81830'],
    {
      pack: 'case',
      isFrozen: true,
      isBowl: true,
      below: '#8a1426',
      heap: { count: 36, lift: 0.08 },
      dress: { red: ['#b5203a', '#fdf3ee'], blue: ['#1d6fb5', '#f4f8fb'] },
    },
  ),
  'mung-beans': loose(
    '绿豆',
    'Mung beans',
    dry.grains(['#5f7f2c', '#6f8f3a', '#4f6f24'], [0.02, 0.016, 0.016]),
    ['#5f7f2c', '#6f8f3a'],
    {
      pack: 'sack',
      isBowl: true,
      below: '#4f6a26',
      heap: { count: 60, lift: 0.02, tilt: 12 },
      dress: { green: ['#4f7f2c', '#e2b84a'], yellow: ['#b5701d', '#e2b84a'] },
    },
  ),
  oats: loose(
    '燕麦片',
    'Rolled oats',
    dry.grains(['#e6d2a0', '#d9c088', '#efe0b8'], [0.03, 0.006, 0.022]),
    ['#e6d2a0', '#d9c088'],
    {
      isBowl: true,
      below: '#cdb47c',
      heap: { count: 60, lift: 0.02, tilt: 14 },
      dress: { green: ['#b98a56', '#fdf8ea'], brown: ['#8a5a2c', '#fbf1dc'] },
    },
  ),
  'white-chrysanthemum': loose(
    '杭白菊',
    'White chrysanthemum flowers',
    (on) => chrysanthemum(on, { hex: '#f0d46a' }, 0.2),
    ['#f4ecd0', '#e0b53e'],
    {
      below: '#d9c88a',
      heap: { count: 12, lift: 0.02, radius: 0.42, tilt: 24 },
      dress: { white: ['#e9e0c4', '#3f6b45'], yellow: ['#e0b53e', '#fdf8ea'] },
    },
  ),
  'starch-bag': dusty('番薯淀粉', 'Sweet potato starch', '#f3f1ea', {
    ...farm,
    pack: 'sack',
    dress: { white: ['#8a5a78', '#d9b8c8'], brown: ['#8a5a2c', '#e2b84a'] },
  }),
  'flour-sack': dusty('小麦粉', 'Wheat flour', '#f2ead8', {
    pack: 'sack',
    dress: { yellow: ['#1d5a9c', '#e2b84a'], brown: ['#8a5a2c', '#e2b84a'] },
  }),
  'stock-powder': dusty('高汤粉', 'Stock powder', '#d9b07a', {
    dress: { orange: ['#b5502c', '#fbf1dc'], brown: ['#8a5a2c', '#fbf1dc'] },
  }),
  'royal-jelly-powder': dusty('蜂王浆冻干粉', 'Royal jelly powder', '#f0e2b4', {
    dress: { gold: ['#c9a03c', '#fdf8ea'], silver: ['#aab2ba', '#fdf8ea'] },
  }),
  'matcha-powder': dusty('抹茶粉', 'Matcha powder', '#7fa632', {
    dress: { green: ['#3f7a2c', '#f6f3e0'], silver: ['#9fb0a0', '#f6f3e0'] },
  }),
}
