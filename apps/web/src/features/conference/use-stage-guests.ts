import type { Guest } from '@tradefloor/contract'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { useGuests } from '../../domains/agenda/programme-query.ts'

/** Who speaks on the stage now; without a session there, everybody who speaks at the exhibition. */
export function useStageGuests(exhibitionId: number, session: AgendaSession | undefined): readonly Guest[] {
  const { data = [] } = useGuests(exhibitionId)
  if (!session) return data
  return session.guests.map((guest) => data.find(({ id }) => id === guest.id) ?? { ...guest, image: '' })
}
