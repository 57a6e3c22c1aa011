import type { JudgedQuery } from './relevance-set.ts'

export interface ScaleCase {
  name: string
  kind: JudgedQuery['kind']
  language: JudgedQuery['language']
  /** Each is asked once, so that no ready answer helps. The generated fair has all of them but those of "no match". */
  queries: string[]
  province?: string
  page?: number
  /** The product may cost at most this share of LIKE at 500,000 products on PostgreSQL. */
  limit?: number
}

const zh = { kind: 'exhibits', language: 'zh' } as const
const en = { kind: 'exhibits', language: 'en' } as const

export const scaleCases: ScaleCase[] = [
  { name: 'zh, 1 character', ...zh, queries: ['茶', '灯', '锅', '酒', '泵'] },
  {
    ...{ name: 'zh, 2 characters', ...zh },
    ...{ queries: ['鱿鱼', '绿茶', '浴巾', '轴承', '窗帘'], limit: 1 / 8 },
  },
  { name: 'zh, 3 characters', ...zh, queries: ['鱿鱼圈', '逆变器', '齿轮箱', '充电桩', '液压泵'] },
  {
    ...{ name: 'en, beginning', ...en },
    ...{ queries: ['squi', 'curta', 'wheelc', 'gearb', 'invert'], limit: 1 / 8 },
  },
  {
    ...{ name: 'en, two words', ...en },
    queries: ['frozen squid', 'green tea', 'bath towel', 'floor lamp', 'rice wine'],
  },
  {
    ...{ name: 'no match', ...en },
    ...{ queries: ['zzqxj', 'qqwvx', 'xkcdz', 'vvxqz', 'jjqxw'], limit: 1 / 50 },
  },
  { name: 'model', ...en, queries: ['HA-1234', 'RU-2345', 'FE-3456', 'LA-4567', 'YU-5678'] },
  {
    ...{ name: 'zh 2, one province', ...zh, province: '330000' },
    queries: ['鱼松', '海苔', '黄酒', '酱油', '轮椅'],
  },
  {
    ...{ name: 'zh 2, page 100', ...zh, page: 100 },
    queries: ['炒锅', '锚链', '面料', '围巾', '餐桌'],
  },
  { name: 'plain list', ...zh, queries: ['', '', ''], limit: 1 / 20 },
  {
    ...{ name: 'exhibitors, zh 2', kind: 'exhibitors', language: 'zh' },
    queries: ['水产', '茶业', '家具', '纺织', '机械'],
  },
]

/**
 * Asked before anything is measured, several times: code that has run a while is faster, and a server has. None of them
 * is measured.
 */
export const warmUpQueries = [
  ...['杨梅', '种子', '滴灌', '血压', '叶片', '电池', '显示屏', '传感器', '收纳柜', '骨瓷'],
  ...['solar', 'turbine', 'seeds', 'lathe', 'bolt', 'pump', 'blade', 'sensor', 'camera', 'nnqxz'],
]
export const warmUpRounds = 5
