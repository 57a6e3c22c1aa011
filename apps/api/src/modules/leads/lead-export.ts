import type { Language, Lead, LeadFormat } from '@tradefloor/contract'
import { localText, vcardLines } from '@tradefloor/rules'
import { contentLines } from '../../text-formats/content-lines.ts'
import { csvOf } from '../../text-formats/csv.ts'
import { writeWorkbook } from '../../workbooks/index.ts'

const ratings: Record<Language, readonly string[]> = {
  zh: ['', '低', '中', '高'],
  en: ['', 'Low', 'Medium', 'High'],
}

const columns: { zh: string; en: string; value: (lead: Lead, language: Language) => string }[] = [
  { zh: '姓名', en: 'Name', value: ({ name }) => name },
  { zh: '公司', en: 'Company', value: ({ company_name }) => company_name },
  { zh: '职位', en: 'Position', value: ({ post }) => post },
  { zh: '电话', en: 'Phone', value: ({ phone }) => phone },
  { zh: '联系电话（未验证）', en: 'Contact phone (unverified)', value: ({ contact_phone }) => contact_phone },
  { zh: '邮箱', en: 'Email', value: ({ email }) => email },
  { zh: '国家或地区', en: 'Country or region', value: ({ country_name }) => country_name },
  {
    zh: '意向',
    en: 'Interest',
    value: ({ rating }, language) => ratings[language][rating] ?? '',
  },
  { zh: '标签', en: 'Tags', value: ({ tags }, language) => tags.join(language === 'zh' ? '、' : ', ') },
  {
    zh: '负责人',
    en: 'Owner',
    value: ({ owner }, language) => (owner ? localText(language, owner.name.cn, owner.name.en) : ''),
  },
  { zh: '下一步', en: 'Next step', value: ({ next }) => next?.text ?? '' },
  { zh: '下一步日期', en: 'Next step date', value: ({ next }) => next?.on ?? '' },
  { zh: '首次接触（北京时间）', en: 'First contact (Beijing time)', value: ({ met_at }) => met_at },
  { zh: '最近往来（北京时间）', en: 'Latest contact (Beijing time)', value: ({ heard_at }) => heard_at },
]

/** The leads in a format that was asked for. */
export function exportLeads(
  leads: readonly Lead[],
  format: LeadFormat,
  language: Language,
): string | Promise<Buffer> {
  if (format === 'vcf') return asVcards(leads)
  const rows = asRows(leads, language)
  return format === 'csv' ? csvOf(rows) : writeWorkbook(rows)
}

const asRows = (leads: readonly Lead[], language: Language): string[][] => [
  columns.map((column) => column[language]),
  ...leads.map((lead) => columns.map(({ value }) => value(lead, language))),
]

/** For an address book: those who gave a card. */
const asVcards = (leads: readonly Lead[]): string =>
  leads
    .filter(({ card }) => card === 'given')
    .map((lead) =>
      contentLines(
        vcardLines(
          {
            name: lead.name,
            company: lead.company_name,
            post: lead.post,
            phone: lead.phone || lead.contact_phone,
            email: lead.email,
            address: '',
            website: '',
          },
          'file',
        ),
      ),
    )
    .join('')
