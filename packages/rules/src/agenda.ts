import type { ExhibitionProfile } from '@tradefloor/contract'

/** How the schedule names the halls: the big one, the small one, or all of them. */
export const scheduleHalls = { big: 1, small: 2, all: 3 } as const

export type AgendaPage = 'schedulePanel' | 'rcap' | 'bigAgenda' | 'smallAgenda' | 'mobileSchedule'

/** A page that belongs to no exhibition shows the programme of this one, and of all its halls. */
export const agendaWithoutExhibition = { exhibitionId: 25, big: 'all' } as const

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
    bigAgenda: profile?.agenda.big ?? (exhibitionId === null ? agendaWithoutExhibition.big : 'big'),
    smallAgenda: 'small',
    mobileSchedule: 'big',
  }
  return {
    hall_id: scheduleHalls[halls[page]],
    exhibition_id: exhibitionId ?? agendaWithoutExhibition.exhibitionId,
  }
}

/** Whether an exhibition has a programme to show; else its agenda says that there is none. */
export const scheduleShown = ({ schedule }: ExhibitionProfile): boolean => schedule === 'shown'
