import type { ThreadsQuery } from '@tradefloor/contract'
import { Problem } from '../../http/problem.ts'
import type { ThreadCursor, ThreadRow } from './thread-queries.ts'

/** Says where a page ends, and nothing that one could not see on it. */
export function placeOf(
  { thread }: Pick<ThreadRow, 'thread'>,
  show: ThreadsQuery['show'] = undefined,
): string {
  const at = show === 'unanswered' ? thread.waitingSince : thread.changedAt
  return Buffer.from(`${at?.getTime() ?? 0} ${thread.id}`).toString('base64url')
}

export function readPlace(cursor: string): ThreadCursor {
  const [, at, id] = /^(\d{1,15}) (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined)
    throw new Problem('bad_input', { fields: [{ field: 'cursor', problem: 'unknown' }] })
  return { at: new Date(Number(at)), id: Number(id) }
}
