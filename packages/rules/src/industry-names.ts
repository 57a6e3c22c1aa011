import type { Industry } from '@tradefloor/contract'

/** What an industry is called, on signs in a hall and in the filters of a list. */
export const industryNames: Readonly<Record<Industry, { zh: string; en: string }>> = {
  manufacturing: { zh: '智能制造', en: 'Smart Manufacturing' },
  textiles: { zh: '纺织服装', en: 'Textiles & Apparel' },
  food: { zh: '海洋食品', en: 'Food & Fishery' },
  home: { zh: '家居礼品', en: 'Home & Gifts' },
  electronics: { zh: '数字电子', en: 'Digital Electronics' },
  medical: { zh: '医疗健康', en: 'Medical & Health' },
  energy: { zh: '绿色能源', en: 'Green Energy' },
  agriculture: { zh: '绿色农业', en: 'Green Agriculture' },
}
