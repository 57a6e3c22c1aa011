import { fairDateTime } from '@tradefloor/contract'
import type { Mail } from '../../delivery/delivery.ts'
import { countryName } from '../places/index.ts'
import type { EnquiryRow } from './enquiry-queries.ts'

/**
 * An enquiry as the organiser reads it. What the visitor wrote stands in the text alone: headers are constants, but
 * for the address an answer goes to, which is checked as an address here and again when it is sent.
 */
export function enquiryMail(row: EnquiryRow, to: string): Mail {
  const facts = [
    `编号 No.: ${row.id}`,
    `展会 Exhibition: ${row.exhibitionId}`,
    `姓名 Name: ${row.name}`,
    `国家或地区 Country or region: ${countryName(row.country, 'zh')} ${countryName(row.country, 'en')} (${row.country})`,
    `邮箱 Email: ${row.email}`,
    `电话 Phone: ${row.phone}`,
    `语言 Language: ${row.language === 'en' ? 'English' : '中文'}`,
    `时间 Time: ${fairDateTime(row.receivedAt)} (+08:00)`,
  ]
  return {
    to,
    replyTo: row.email,
    subject: `云展咨询 Tradefloor enquiry #${row.id}`,
    text: [facts.join('\n'), row.question].filter(Boolean).join('\n\n'),
    language: 'zh',
  }
}
