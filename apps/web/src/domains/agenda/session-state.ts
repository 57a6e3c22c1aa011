import type { Session } from '@tradefloor/contract'
import { sessionStates } from '@tradefloor/rules'

export const startOf = ({ starts_at }: Pick<Session, 'starts_at'>): number => Date.parse(starts_at)
export const endOf = ({ ends_at }: Pick<Session, 'ends_at'>): number => Date.parse(ends_at)

export const isLive = ({ live_status }: Pick<Session, 'live_status'>) => live_status === sessionStates.live
export const isOver = ({ live_status }: Pick<Session, 'live_status'>) => live_status === sessionStates.over
export const isUpcoming = ({ live_status }: Pick<Session, 'live_status'>) =>
  live_status === sessionStates.upcoming
