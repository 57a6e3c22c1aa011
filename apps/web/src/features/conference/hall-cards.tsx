import type { Exhibition } from '@tradefloor/contract'
import { conferenceHallNames, type Device, scheduleHalls } from '@tradefloor/rules'
import { hallAddress } from '../../domains/agenda/hall-address.ts'
import { hallNow } from '../../domains/agenda/programme.ts'
import { QueryError } from '../../shared/page/query-result.tsx'
import { HallCard } from './hall-card.tsx'
import { useConference } from './use-conference.ts'

/** A card is as large as the device has room for. */
const sizes = { desktop: 'large', phone: 'small' } as const

/** The doors of both halls, with what is on behind them. */
export function HallCards({ exhibition, device }: { exhibition: Exhibition; device: Device }) {
  const { asked, sessions, news } = useConference(exhibition)
  const doors = conferenceHallNames.map((hall) => {
    const { live } = hallNow(sessions ?? [], scheduleHalls[hall])
    return (
      <HallCard
        key={hall}
        hall={hall}
        sessions={sessions}
        viewers={news?.find(({ id }) => id === live?.id)?.viewers}
        to={hallAddress(hall, { device, exhibitionId: exhibition.id, live })}
        size={sizes[device]}
      />
    )
  })
  // The doors lead in all the same: a hall asks for itself.
  return (
    <>
      {!asked.data && asked.error && (
        <QueryError asked={asked} error={asked.error} className="col-span-full" />
      )}
      {doors}
    </>
  )
}
