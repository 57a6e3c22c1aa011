import type { Session } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import type { Zone } from '../../shared/time/times.ts'
import type { AgendaSession } from './programme.ts'

/** The sessions of a day, however they are laid out. */
export interface RowsProps {
  sessions: readonly AgendaSession[]
  exhibitionId: number
  device: Device
  /** Whose clock is shown. */
  zone: Zone
  now: number
  withPapers: boolean
  /** What stands together: a theme, or a hall. */
  groupBy: 'theme' | 'hall'
  /** What is over begins folded. */
  folded?: boolean
  /** As few words as a glance takes: without themes, and one speaker by name. */
  brief: boolean
  /** Which session plays on the page's stage. */
  playing?: number | undefined
  onAct: (session: Session) => void
}
