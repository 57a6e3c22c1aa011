import type { StartStep } from '@tradefloor/rules'
import { places } from '../../shared/addresses.ts'

/** Where a step is done. */
export const stepPlaces: Record<Exclude<StartStep, 'joined'>, string> = {
  profile: places.booth,
  logo: places.booth,
  chinese: places.booth,
  products: places.products,
  english: places.booth,
  publish: places.products,
  hours: places.answering,
  answer: places.inbox,
  colleague: places.team,
}
