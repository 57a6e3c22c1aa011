import type { Notice, NoticesReply } from '@tradefloor/contract'
import { changeData } from './replies.ts'

/** As if the organiser had published these, newest first. */
export const publishNotices = (...notices: Pick<Notice, 'id' | 'text' | 'link'>[]) =>
  changeData<NoticesReply>(/\/notice$/, (reply) => ({
    ...reply,
    list: notices.map((notice) => ({ ...notice, posted_at: '2026-11-15T04:00:00.000Z' })),
    count: notices.length,
  }))

export const noticeOf = (id: number, cn: string, en = '', link = '') => ({ id, text: { cn, en }, link })
