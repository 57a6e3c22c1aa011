import { type Industry, industries } from '@tradefloor/contract'
import type { PinIcon } from './pins/pin-icons.ts'
import type { Words } from './place.ts'

export interface IndustryFace {
  name: Words
  icon: PinIcon
  /** For signs; dark enough for white words. */
  color: string
}

const faces: Readonly<Record<Industry, IndustryFace>> = {
  manufacturing: { name: { zh: '智能制造', en: 'Smart Manufacturing' }, icon: 'gear', color: '#1557d6' },
  textiles: { name: { zh: '纺织服装', en: 'Textiles & Apparel' }, icon: 'shirt', color: '#c02a74' },
  food: { name: { zh: '海洋食品', en: 'Food & Fishery' }, icon: 'fish', color: '#0a76b8' },
  home: { name: { zh: '家居礼品', en: 'Home & Gifts' }, icon: 'gift', color: '#c8402f' },
  electronics: { name: { zh: '数字电子', en: 'Digital Electronics' }, icon: 'chip', color: '#6a45d8' },
  medical: { name: { zh: '医疗健康', en: 'Medical & Health' }, icon: 'cross', color: '#0a7d86' },
  energy: { name: { zh: '绿色能源', en: 'Green Energy' }, icon: 'sun', color: '#a66b00' },
  agriculture: { name: { zh: '绿色农业', en: 'Green Agriculture' }, icon: 'leaf', color: '#12864a' },
}

const mixed: IndustryFace = { name: { zh: '综合展区', en: 'All Industries' }, icon: 'hall', color: '#1557d6' }

/** How an industry is named and drawn; a street of several has a name too. */
export const industryFace = (industry: string | null): IndustryFace => {
  const known = industries.find((name) => name === industry)
  return known ? faces[known] : mixed
}
