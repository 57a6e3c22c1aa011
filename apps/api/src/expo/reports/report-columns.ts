import type { Language } from '@tradefloor/contract'
import { localText } from '@tradefloor/rules'
import type { Words } from '../../content/format/columns.ts'
import type { ReportRow } from '../../modules/chat/index.ts'
import { formatFairTime } from '../read-given.ts'

interface Column {
  title: Words
  read(row: ReportRow, language: Language): string
}

const sides = {
  visitor: { zh: '访客', en: 'the visitor' },
  contact: { zh: '企业', en: 'the company' },
  gone: { zh: '已注销的账号', en: 'an account that is gone' },
}

/** A copy is all that is left of a report whose visitor deleted the account. */
const visitorOf = ({ visitor, conversation }: ReportRow, language: Language) =>
  conversation ? `id:${visitor.id} ${visitor.name}`.trim() : `id:${visitor.id} (${deleted[language]})`
const deleted = { zh: '账号已注销', en: 'account deleted' }

/** What a report says, in the order of a list. */
export const reportColumns: Column[] = [
  { title: { zh: '编号', en: 'id' }, read: ({ id }) => String(id) },
  {
    title: { zh: '举报于（展会时间）', en: 'reported (UTC+8)' },
    read: ({ reportedAt }) => formatFairTime(reportedAt),
  },
  { title: { zh: '举报方', en: 'by' }, read: ({ by }, language) => sides[by][language] },
  {
    title: { zh: '访客账号', en: 'visitor’s account' },
    read: visitorOf,
  },
  {
    title: { zh: '企业', en: 'company' },
    read: ({ company }, language) => `${company.id} ${localText(language, company.nameZh, company.nameEn)}`,
  },
  { title: { zh: '展会', en: 'exhibition' }, read: ({ exhibitionId }) => String(exhibitionId) },
  { title: { zh: '原因', en: 'reason' }, read: ({ reason }) => reason },
  {
    title: { zh: '处理于', en: 'handled' },
    read: ({ handledAt }) => (handledAt ? formatFairTime(handledAt) : ''),
  },
]

export const reportForPrograms = (row: ReportRow) => ({
  id: row.id,
  by: row.by,
  by_account: row.byAccount,
  visitor: row.visitor.id,
  company: row.company.id,
  exhibition: row.exhibitionId,
  conversation: row.conversation?.id ?? null,
  reason: row.reason,
  reported_at: row.reportedAt.toISOString(),
  handled_at: row.handledAt?.toISOString() ?? null,
})
