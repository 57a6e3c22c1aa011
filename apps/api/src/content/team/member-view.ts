import { fairDateTime, type MemberState, type TeamMember } from '@tradefloor/contract'
import type { MemberRow } from './member-queries.ts'

export const hasAccount = ({ accountIds }: Pick<MemberRow, 'accountIds'>) => accountIds.length > 0

export function stateOf(row: MemberRow, now: Date): MemberState {
  if (row.isRemoved) return 'removed'
  if (hasAccount(row)) return row.isBlocked ? 'blocked' : 'active'
  if (row.invitedUntil === null) return 'uninvited'
  return row.invitedUntil > now.getTime() ? 'invited' : 'expired'
}

const atFair = (milliseconds: number | null) =>
  milliseconds === null ? null : fairDateTime(new Date(milliseconds))

export const viewMember = (row: MemberRow, reader: { accountId: number; now: Date }): TeamMember => ({
  id: row.id,
  uid: row.uid ?? '',
  name: { cn: row.nameZh, en: row.nameEn },
  post: { cn: row.postZh, en: row.postEn },
  email: row.email,
  role: row.role,
  state: stateOf(row, reader.now),
  own: row.accountIds.includes(reader.accountId),
  seen_at: atFair(row.seenAt),
  invited_until: hasAccount(row) ? null : atFair(row.invitedUntil),
  open: { conversations: row.conversations, leads: row.leads, steps: row.steps },
})
