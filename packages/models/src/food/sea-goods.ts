import { finish, gloss, matte } from '../finish.ts'
import { box, cushion, slab } from '../shapes/index.ts'
import { crab, crabPiece } from './crab.ts'
import { bowl, dish, heap } from './heaps.ts'
import * as sea from './sea-pieces.ts'
import { served } from './served.ts'
import { shrimp } from './shrimp.ts'
import { squid } from './squid.ts'

const frozen = { isFrozen: true, pack: 'pouch' } as const
const snow = { blue: ['#1d6fb5', '#f4f8fb'], teal: ['#0f8790', '#f4f8fb'] } as const

export const seaGoods = {
  'squid-rings': served({
    ...frozen,
    name: { zh: '鱿鱼圈', en: 'Squid rings' },
    dress: snow,
    inside: ['#f3ece2', '#efe4d8'],
    goods: (on) => {
      const y = dish(on, 0.62)
      on.within([0, y, 0], [0, 0, 0], () =>
        heap(on, sea.squidRing, { count: 26, radius: 0.42, high: 0.2, tilt: 26 }),
      )
    },
  }),
  'squid-tubes': served({
    name: { zh: '鱿鱼筒', en: 'Squid tubes' },
    pack: 'carton',
    isFrozen: true,
    dress: { navy: ['#1c3566', '#f4f8fb'], blue: ['#1d6fb5', '#f4f8fb'] },
    inside: ['#f1e8dc'],
    goods: (on) => {
      for (const [x, z, turn, y] of [
        [-0.42, 0.02, 14, 0.12],
        [-0.02, 0.06, -6, 0.12],
        [0.38, 0, 10, 0.12],
        [-0.2, -0.08, 22, 0.32],
        [0.2, -0.04, -14, 0.32],
      ] as const)
        on.within([x, y, z], [0, turn, 0], () => sea.squidTube(on, 0))
    },
  }),
  'squid-tentacles': served({
    name: { zh: '鱿鱼须', en: 'Squid tentacles' },
    pack: 'carton',
    isFrozen: true,
    dress: { red: ['#b3372f', '#f8f3ea'], purple: ['#6d3a78', '#f8f3ea'] },
    inside: ['#b9697c'],
    goods: (on) => {
      const y = dish(on, 0.66)
      on.within([0, y, 0], [0, 0, 0], () =>
        heap(on, sea.tentacles, { count: 9, radius: 0.36, high: 0.18, tilt: 18 }),
      )
    },
  }),
  'squid-fillets': served({
    name: { zh: '鱿鱼片', en: 'Squid fillets' },
    pack: 'case',
    isFrozen: true,
    dress: { blue: ['#1d6fb5', '#f4f8fb'], teal: ['#0f8790', '#f4f8fb'] },
    inside: ['#f4ece0'],
    goods: (on) => {
      on.add(box(1.35, 0.02, 0.78, 0.008, 2), gloss('#3f86c8'), [0, 0.01, 0])
      for (let i = 0; i < 9; i++)
        on.within(
          [
            ((i % 3) - 1) * 0.42 + (i > 5 ? 0.1 : 0),
            0.08 + Math.floor(i / 3) * 0.09,
            i > 5 ? 0 : (i % 2) * 0.16 - 0.08,
          ],
          [0, ((i * 47) % 40) - 20, 0],
          () => sea.squidFillet(on, i),
        )
    },
  }),
  surimi: served({
    name: { zh: '冷冻鱼糜', en: 'Frozen surimi' },
    pack: 'case',
    isFrozen: true,
    dress: { navy: ['#1c3566', '#f4f8fb'], blue: ['#1d6fb5', '#f4f8fb'] },
    inside: ['#f2ede6'],
    goods: (on) => {
      const white = finish('#f1ece4', { rough: 0.55, coat: 0.4, coatRough: 0.3 })
      on.add(slab(1.0, 0.6, 0.26, 0.06, 0.03), white, [0.05, 0.14, 0.05], [-90, 0, 0])
      on.add(slab(0.5, 0.615, 0.275, 0.06, 0.03), gloss('#4f97d6'), [-0.24, 0.14, 0.05], [-90, 0, 0])
      for (const [x, z, turn] of [
        [0.72, 0.2, 20],
        [0.84, -0.12, -14],
        [0.66, 0.46, 40],
      ] as const)
        on.add(box(0.22, 0.2, 0.22, 0.03), white, [x, 0.1, z], [0, turn, 0])
    },
  }),
  'fish-balls': served({
    ...frozen,
    name: { zh: '墨鱼丸', en: 'Cuttlefish balls' },
    dress: { red: ['#c2382f', '#f8f3ea'], blue: ['#1d6fb5', '#f4f8fb'] },
    inside: ['#efe9df', '#e6ddd0'],
    goods: (on) => {
      const y = bowl(on, 0.58, 0.34)
      on.within([0, y, 0], [0, 0, 0], () =>
        heap(on, sea.fishBall, { count: 17, radius: 0.4, high: 0.2 }, '#d9cfc0'),
      )
    },
  }),
  'shrimp-cakes': served({
    name: { zh: '虾饼', en: 'Breaded shrimp cakes' },
    pack: 'carton',
    isFrozen: true,
    dress: { orange: ['#d9702a', '#fbf4e6'], red: ['#c2382f', '#f8f3ea'] },
    inside: ['#d99a3e'],
    goods: (on) => {
      const y = dish(on, 0.68)
      for (const [i, [x, z]] of (
        [
          [-0.26, 0.1],
          [0.26, 0.12],
          [0, -0.22],
          [0.02, 0.05],
          [-0.1, 0.3],
        ] as const
      ).entries())
        on.within([x, y + 0.08 + (i > 2 ? 0.11 : 0), z], [i > 2 ? 8 : 2, i * 60, i > 3 ? 10 : 0], () =>
          sea.breadedCake(on, i),
        )
    },
  }),
  'fish-sausage': served({
    name: { zh: '鱼肠', en: 'Fish sausages' },
    pack: 'pouch',
    dress: { yellow: ['#f0b92c', '#d2452c'], blue: ['#2f86c8', '#fdf6e0'] },
    inside: ['#e8917c', '#f0a890'],
    goods: (on) => {
      for (const [i, [x, y, z, turn]] of (
        [
          [0, 0.08, 0.12, 6],
          [0.02, 0.08, 0.3, -4],
          [0, 0.08, -0.06, 2],
          [0.03, 0.21, 0.04, 8],
          [-0.02, 0.21, 0.22, -6],
          [0.35, 0.08, 0.52, 38],
        ] as const
      ).entries())
        on.within([x, y, z], [0, turn, 0], () => sea.fishSausage(on, i))
    },
  }),
  'mussel-meat': served({
    ...frozen,
    name: { zh: '贻贝肉', en: 'Mussel meat' },
    dress: { orange: ['#0e6f95', '#fbf4e6'], brown: ['#8a5a2c', '#fbf4e6'] },
    inside: ['#e39a44', '#d48a34'],
    goods: (on) => {
      const y = dish(on, 0.62)
      on.within([0, y, 0], [0, 0, 0], () =>
        heap(on, sea.musselMeat, { count: 40, radius: 0.42, high: 0.22 }, '#b9772c'),
      )
    },
  }),
  'dried-mussels': served({
    name: { zh: '淡菜干', en: 'Dried mussels' },
    pack: 'pouch',
    dress: { brown: ['#a8763c', '#fbf1dc'], blue: ['#17508c', '#fbf1dc'] },
    inside: ['#9c5a24', '#8a4a1c'],
    goods: (on) => heap(on, sea.driedMussel, { count: 60, radius: 0.5, high: 0.24 }, '#6e3c18'),
  }),
  'peeled-shrimp': served({
    ...frozen,
    name: { zh: '虾仁', en: 'Peeled shrimps' },
    dress: { red: ['#c2382f', '#f8f3ea'], blue: ['#1d6fb5', '#f4f8fb'] },
    inside: ['#f0c9bb', '#e9a894'],
    goods: (on) => {
      const y = dish(on, 0.64)
      on.within([0, y, 0], [0, 0, 0], () =>
        heap(on, sea.peeledShrimp, { count: 24, radius: 0.44, high: 0.2, tilt: 22, lift: 0.08 }, '#e3ae9c'),
      )
    },
  }),
  'dried-shrimp': served({
    name: { zh: '虾米', en: 'Dried peeled shrimps' },
    pack: 'pouch',
    dress: { red: ['#a8322a', '#fbf1dc'], orange: ['#d9702a', '#fbf1dc'] },
    inside: ['#dd7a3c', '#c2562a'],
    goods: (on) => heap(on, sea.driedShrimp, { count: 42, radius: 0.5, high: 0.24 }, '#a84a20'),
  }),
  'small-dried-shrimp': served({
    name: { zh: '虾皮', en: 'Small dried shrimps' },
    pack: 'pouch',
    dress: { orange: ['#e0954a', '#fbf1dc'], teal: ['#0f8790', '#f4f8fb'] },
    inside: ['#e9b79a', '#f0cdb4'],
    goods: (on) =>
      heap(on, sea.tinyShrimp, { count: 300, radius: 0.52, high: 0.26, tilt: 40, lift: 0.03 }, '#dba98a'),
  }),
  crab: served({
    name: { zh: '红膏蟹', en: 'Cured red-roe crab' },
    pack: 'carton',
    isFrozen: true,
    dress: { red: ['#a3231f', '#f6dfa8'], blue: ['#1c3566', '#f6dfa8'] },
    inside: ['#c8502c'],
    goodsAt: [0.3, 0, 0.75],
    goods: (on) => on.within([0, 0.12, 0], [6, 10, 0], () => crab(on, '#b9532c'), 0.85),
  }),
  'cut-crab': served({
    ...frozen,
    name: { zh: '切蟹', en: 'Cut crab' },
    dress: { blue: ['#1d6fb5', '#f4f8fb'], orange: ['#d9702a', '#fbf4e6'] },
    inside: ['#6f8a8c', '#d9b08a'],
    goodsAt: [0.34, 0, 0.66],
    goods: (on) => {
      on.add(
        slab(1.7, 1.0, 0.08, 0.1, 0.03),
        finish('#e9eef1', { rough: 0.4, coat: 0.5 }),
        [0, 0.04, 0],
        [-90, 0, 0],
      )
      for (const [x, z, turn, way] of [
        [0.22, 0.14, 0, 1],
        [-0.22, 0.14, 0, -1],
        [0.16, -0.26, 30, 1],
        [-0.16, -0.24, -30, -1],
      ] as const)
        on.within([x, 0.08, z], [0, turn, 0], () => crabPiece(on, '#7d9496', way), 0.6)
    },
  }),
  'baby-squid': served({
    name: { zh: '葱油小鱿鱼', en: 'Baby squid in scallion oil' },
    pack: 'carton',
    isFrozen: true,
    size: [1.5, 1.05, 0.34],
    dress: { green: ['#2f7a45', '#fbf4e6'], red: ['#b3372f', '#fbf4e6'] },
    inside: ['#8a5a4a'],
    goods: (on) => {
      on.within([0, 0, 0], [0, 0, 0], () => bowl(on, 0.66, 0.26))
      on.add(cushion(1.1, 0.06, 1.1), gloss('#6b4218'), [0, 0.17, 0])
      for (let i = 0; i < 7; i++)
        on.within(
          [
            0.34 * Math.cos(i * 2.4) * Math.sqrt(i / 7),
            0.24 + (i < 2 ? 0.05 : 0),
            0.34 * Math.sin(i * 2.4) * Math.sqrt(i / 7),
          ],
          [0, i * 77, 0],
          () => squid(on, '#a8604e'),
          0.36,
        )
      for (let i = 0; i < 16; i++)
        on.closely(() =>
          on.add(
            box(0.07, 0.015, 0.025, 0.006, 2),
            matte('#5f9a3c'),
            [0.4 * Math.cos(i * 1.9) * Math.sqrt(i / 16), 0.33, 0.4 * Math.sin(i * 1.9) * Math.sqrt(i / 16)],
            [10, i * 63, 12],
          ),
        )
    },
  }),
  hijiki: served({
    name: { zh: '羊栖菜', en: 'Hijiki' },
    pack: 'pouch',
    dress: { teal: ['#12626a', '#f4f1e4'], black: ['#23272e', '#d9b04e'] },
    inside: ['#1d1a17', '#332a22'],
    goods: (on) =>
      heap(on, sea.hijikiBud, { count: 240, radius: 0.5, high: 0.22, tilt: 40, lift: 0.03 }, '#171411'),
  }),
  'laver-rounds': served({
    name: { zh: '坛紫菜圆饼', en: 'Laver rounds' },
    pack: 'pillow',
    dress: { black: ['#2c2338', '#e6cf9a'], purple: ['#5a3a78', '#f4ecdc'] },
    inside: ['#2a2030', '#3a2c44'],
    goods: (on) => {
      for (let i = 0; i < 3; i++)
        on.within([0.05 * i, 0.002 + i * 0.085, 0.04 * (i % 2)], [0, i * 40, 0], () => sea.laverRound(on))
    },
  }),
  'salted-wakame': served({
    name: { zh: '盐渍裙带菜', en: 'Salted wakame' },
    pack: 'case',
    dress: { teal: ['#0f8790', '#f4f8fb'], green: ['#2f7a45', '#f4f1e4'] },
    inside: ['#3f6b2c'],
    goods: (on) =>
      heap(on, sea.weedRibbon('#3a6a2e'), { count: 26, radius: 0.42, high: 0.24, tilt: 24 }, '#29491f'),
  }),
  'kelp-knots': served({
    name: { zh: '海带结', en: 'Kelp knots' },
    pack: 'pouch',
    dress: { red: ['#b5342c', '#f6dfa8'], green: ['#2f7a45', '#f4f1e4'] },
    inside: ['#3d4a22', '#4d5a2a'],
    goods: (on) => {
      const y = dish(on, 0.6)
      on.within([0, y, 0], [0, 0, 0], () =>
        heap(on, sea.kelpKnot, { count: 20, radius: 0.4, high: 0.16, tilt: 22 }, '#2f3a1a'),
      )
      for (let i = 0; i < 9; i++)
        on.closely(() =>
          on.add(
            box(0.07, 0.02, 0.05, 0.01, 2),
            gloss('#c8301c'),
            [0.36 * Math.cos(i * 2.2) * Math.sqrt(i / 9), 0.28, 0.36 * Math.sin(i * 2.2) * Math.sqrt(i / 9)],
            [20, i * 50, 10],
          ),
        )
    },
  }),
  'roasted-fillets': served({
    name: { zh: '烤鱼片', en: 'Roasted fish fillets' },
    pack: 'pouch',
    dress: { red: ['#a8322a', '#f3e6cf'], orange: ['#d9702a', '#fbf1dc'] },
    inside: ['#c98038', '#dc9c4e'],
    goods: (on) => heap(on, sea.roastedFillet, { count: 16, radius: 0.38, high: 0.22, tilt: 14 }),
  }),
  'fish-floss': served({
    name: { zh: '鱼松', en: 'Fish floss' },
    pack: 'tub',
    goodsAt: [0.56, 0, 0.62],
    dress: { red: ['#b5342c', '#fbf1dc'], green: ['#2f7a45', '#fbf1dc'] },
    inside: ['#c08a48', '#2c3a24'],
    goods: (on) => {
      const y = bowl(on, 0.5, 0.28)
      on.within([0, y, 0], [0, 0, 0], () =>
        heap(on, sea.flossTuft, { count: 90, radius: 0.42, high: 0.26, tilt: 60 }, '#a8763a'),
      )
    },
  }),
  'whole-shrimps': served({
    name: { zh: '带壳鹰爪虾', en: 'Shell-on shrimps' },
    pack: 'carton',
    isFrozen: true,
    dress: { blue: ['#1d6fb5', '#f4f8fb'], red: ['#c2382f', '#f8f3ea'] },
    inside: ['#b98a74'],
    goods: (on) => {
      const y = dish(on, 0.72)
      for (let i = 0; i < 7; i++)
        on.within(
          [
            0.4 * Math.cos(i * 2.4) * Math.sqrt(i / 7),
            y + 0.03 + (i < 2 ? 0.1 : 0),
            0.4 * Math.sin(i * 2.4) * Math.sqrt(i / 7),
          ],
          [6, i * 67, 0],
          () => shrimp(on, '#c09684'),
          0.8,
        )
    },
  }),
}
