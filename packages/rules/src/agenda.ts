import { defaultExhibitions, type ExhibitionProfile } from '@tradefloor/contract'
import { scheduleHalls } from './conference-halls.ts'

export type AgendaPage = 'schedulePanel' | 'rcap' | 'bigAgenda' | 'smallAgenda' | 'mobileSchedule'

export interface AgendaQuery {
  hall_id: 1 | 2 | 3
  exhibition_id: number
}

/** What a page asks the schedule for. `profile` is null while the exhibition is not known yet, or there is none. */
export function agendaQuery(
  page: AgendaPage,
  exhibitionId: number | null,
  profile: ExhibitionProfile | null,
): AgendaQuery {
  const halls: Record<AgendaPage, keyof typeof scheduleHalls> = {
    schedulePanel: 'all',
    rcap: 'all',
    bigAgenda: profile?.agenda.big ?? (exhibitionId === null ? 'all' : 'big'),
    smallAgenda: 'small',
    mobileSchedule: 'big',
  }
  return {
    hall_id: scheduleHalls[halls[page]],
    exhibition_id: exhibitionId ?? defaultExhibitions.schedule,
  }
}

/** Whether an exhibition has a programme to show; else its agenda says that there is none. */
export const scheduleShown = ({ schedule }: ExhibitionProfile): boolean => schedule === 'shown'
