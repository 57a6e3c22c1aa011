import { type Industry, industries } from '@tradefloor/contract'
import { industryNames } from '@tradefloor/rules'
import type { PinIcon } from './art/pin-icons.ts'
import type { BilingualText } from './place.ts'

export interface IndustryFace {
  name: BilingualText
  icon: PinIcon
  /** For signs; dark enough for white words. */
  color: string
}

const faces: Readonly<Record<Industry, Omit<IndustryFace, 'name'>>> = {
  manufacturing: { icon: 'gear', color: '#1557d6' },
  textiles: { icon: 'shirt', color: '#c02a74' },
  food: { icon: 'fish', color: '#0a76b8' },
  home: { icon: 'gift', color: '#c8402f' },
  electronics: { icon: 'chip', color: '#6a45d8' },
  medical: { icon: 'cross', color: '#0a7d86' },
  energy: { icon: 'sun', color: '#a66b00' },
  agriculture: { icon: 'leaf', color: '#12864a' },
}

const mixed: IndustryFace = { name: { zh: '综合展区', en: 'All Industries' }, icon: 'hall', color: '#1557d6' }

/** How an industry is named and drawn; a street of several has a name too. */
export const industryFace = (industry: string | null): IndustryFace => {
  const known = industries.find((name) => name === industry)
  return known ? { name: industryNames[known], ...faces[known] } : mixed
}
