import { type BareWord, exhibitorsMessage } from '@tradefloor/contract'
import { sitePaths } from '@tradefloor/rules'
import type { ScenePlace } from '../place.ts'

/**
 * The island: one shared hall in the middle and a pavilion for each industry. Names, colours and the word each place
 * says to the site are data; positions are in site-plan.ts. `color` is dark enough for a white icon on it.
 */
const landmarks = [
  {
    id: 'main-hall',
    name: { zh: '云上主展馆', en: 'Cloud Main Hall' },
    short: { zh: '云上主展馆', en: 'Main Hall' },
    icon: 'hall',
    color: '#1557d6',
    lead: true,
    message: 'SD',
  },
  {
    id: 'energy',
    name: { zh: '绿色能源馆', en: 'Green Energy' },
    short: { zh: '绿色能源馆', en: 'Energy' },
    icon: 'sun',
    color: '#b07400',
    message: 'SD1',
  },
  {
    id: 'electronics',
    name: { zh: '数字电子馆', en: 'Digital Electronics' },
    short: { zh: '数字电子馆', en: 'Electronics' },
    icon: 'chip',
    color: '#6a45d8',
    message: 'SD1',
  },
  {
    id: 'agriculture',
    name: { zh: '绿色农业馆', en: 'Green Agriculture' },
    short: { zh: '绿色农业馆', en: 'Agriculture' },
    icon: 'leaf',
    color: '#12864a',
    message: 'SD4',
  },
  {
    id: 'medical',
    name: { zh: '医疗健康馆', en: 'Medical & Health' },
    short: { zh: '医疗健康馆', en: 'Medical' },
    icon: 'cross',
    color: '#0a7d86',
    message: 'SD4',
  },
  {
    id: 'fishery',
    name: { zh: '海洋渔业馆', en: 'Marine Fishery' },
    short: { zh: '海洋渔业馆', en: 'Fishery' },
    icon: 'fish',
    color: '#0a76b8',
    message: 'SD4',
  },
  {
    id: 'manufacturing',
    name: { zh: '智能制造馆', en: 'Smart Manufacturing' },
    short: { zh: '智能制造馆', en: 'Manufacturing' },
    icon: 'gear',
    color: '#c2570c',
    message: 'SD1',
  },
  {
    id: 'textiles',
    name: { zh: '纺织服装馆', en: 'Textiles & Apparel' },
    short: { zh: '纺织服装馆', en: 'Textiles' },
    icon: 'shirt',
    color: '#c02a74',
    message: 'SD2',
  },
  {
    id: 'home',
    name: { zh: '家居礼品馆', en: 'Home & Gifts' },
    short: { zh: '家居礼品馆', en: 'Home' },
    icon: 'gift',
    color: '#c8402f',
    message: 'SD2',
  },
] as const satisfies readonly (Omit<ScenePlace, 'href'> & { message: BareWord })[]

export type IslandPlaceId = (typeof landmarks)[number]['id']
export type IslandPlace = ScenePlace & { readonly id: IslandPlaceId }

/** A phone has one answer for all of them. */
export const islandPlaces = (phone: boolean): IslandPlace[] =>
  landmarks.map((place) => ({
    ...place,
    message: phone ? exhibitorsMessage : place.message,
    href: sitePaths.home.desktop,
  }))
