import type { Language } from '@tradefloor/contract'
import type { Words } from '../../content/format/columns.ts'
import type { ReportRow } from '../../modules/chat/index.ts'
import { sayFairTime } from '../read-given.ts'

interface Column {
  title: Words
  read(row: ReportRow, language: Language): string
}

const sides = {
  visitor: { zh: '访客', en: 'the visitor' },
  contact: { zh: '企业', en: 'the company' },
  gone: { zh: '已注销的账号', en: 'an account that is gone' },
}

const sideOf = ({ reporter }: ReportRow) =>
  reporter === null ? 'gone' : reporter.kind === 'visitor' ? 'visitor' : 'contact'

/** What a report says, in the order of a list. */
export const reportColumns: Column[] = [
  { title: { zh: '编号', en: 'id' }, read: ({ report }) => String(report.id) },
  {
    title: { zh: '举报于（展会时间）', en: 'reported (UTC+8)' },
    read: ({ report }) => sayFairTime(report.reportedAt),
  },
  { title: { zh: '举报方', en: 'by' }, read: (row, language) => sides[sideOf(row)][language] },
  {
    title: { zh: '访客账号', en: 'visitor’s account' },
    read: ({ visitor }) => `id:${visitor.id} ${visitor.name}`.trim(),
  },
  {
    title: { zh: '企业', en: 'company' },
    read: ({ company }, language) =>
      `${company.id} ${language === 'en' ? company.nameEn || company.nameZh : company.nameZh || company.nameEn}`,
  },
  { title: { zh: '展会', en: 'exhibition' }, read: ({ exhibitionId }) => String(exhibitionId) },
  { title: { zh: '原因', en: 'reason' }, read: ({ report }) => report.reason },
  {
    title: { zh: '处理于', en: 'handled' },
    read: ({ report }) => (report.handledAt ? sayFairTime(report.handledAt) : ''),
  },
]

export const reportForPrograms = (row: ReportRow) => ({
  id: row.report.id,
  by: sideOf(row),
  by_account: row.reporter?.id ?? null,
  visitor: row.visitor.id,
  company: row.company.id,
  exhibition: row.exhibitionId,
  conversation: row.report.threadId,
  reason: row.report.reason,
  reported_at: row.report.reportedAt.toISOString(),
  handled_at: row.report.handledAt?.toISOString() ?? null,
})
