import { fairDay, fairInstant } from '@tradefloor/contract'
import { industries } from '@tradefloor/contract/schemas'
import type { exhibition } from '../../schema/index.ts'
import type { City } from './cities.ts'
import { kinds } from './plan.ts'
import { randomFor } from './random.ts'
import { events, fields } from './words.ts'

const dayMs = 86_400_000

/** Most are being held, some are over or to come; days are counted from today, as those of the demo fair are. */
export function makeExhibition(
  seed: number,
  { id, index, today }: { id: number; index: number; today: Date },
  places: readonly City[],
): typeof exhibition.$inferInsert {
  const random = randomFor(seed, kinds.exhibition, index)
  const place = random.pick(places)
  const industry = industries[index % industries.length] ?? 'food'
  const [fieldZh, fieldEn] = fields[industry]
  const [eventZh, eventEn] = random.pick(events)
  // The first is always open: it is the one that measurements look at.
  const opens = index === 0 ? -3 : random.below(40) - 30
  const closes = index === 0 ? 30 : opens + 5 + random.below(40)
  const onDay = (offset: number, time: string) =>
    fairInstant(fairDay(new Date(today.getTime() + offset * dayMs)), time)
  return {
    id,
    organiserCompanyId: 582,
    lasting: index % 11 === 10,
    nameZh: `${place.zh}${fieldZh}${eventZh}`,
    nameEn: `${place.en} ${fieldEn} ${eventEn}`,
    placeZh: place.zh,
    placeEn: place.en,
    industry,
    opensAt: onDay(opens, '09:00:00'),
    closesAt: onDay(closes, '17:00:00'),
    opensDayOffset: opens,
    closesDayOffset: closes,
  }
}
