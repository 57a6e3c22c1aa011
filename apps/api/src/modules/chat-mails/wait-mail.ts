import { fairDateTime, type Language } from '@tradefloor/contract'
import type { Mail } from '../../delivery/delivery.ts'
import { nameIn, someVisitor } from '../chat/index.ts'
import { messageSummary } from './message-summary.ts'
import { quoteOf } from './quote.ts'
import type { WaitRow } from './wait-queries.ts'

const words = {
  zh: {
    subject: (count: number) => (count === 1 ? '有访客在等待您的回复' : `有 ${count} 位访客在等待您的回复`),
    dear: (name: string) => `${name}，您好：`,
    lead: (company: string) => `以下访客在云展向 ${company} 留言，还没有人回复：`,
    who: (who: string, since: string) => `${who}，自 ${since}（北京时间）等待`,
    answer: '打开链接并登录展商工作台，即可回复。您或同事回复之前，同一会话不会再次提醒。',
    invite: '您还没有展商账号，请向主办方索取邀请链接，或请已有账号的同事回复。',
    between: '，',
  },
  en: {
    subject: (count: number) =>
      count === 1 ? 'A visitor is waiting for your reply' : `${count} visitors are waiting for your reply`,
    dear: (name: string) => `Dear ${name},`,
    lead: (company: string) => `These visitors messaged ${company} on Tradefloor and have had no reply yet:`,
    who: (who: string, since: string) => `${who}, waiting since ${since} (UTC+8)`,
    answer:
      'Open the link and log in to the exhibitor desk to reply. We will not email you about the same chat again until you or a colleague has replied.',
    invite:
      'You have no exhibitor account yet. Please ask the organiser for an invitation, or ask a colleague who has an account to reply.',
    between: ', ',
  },
}

/** Nobody knows what somebody without an account reads; the name that the organiser has of them is a hint. */
const languageOf = ({ language, nameZh }: WaitRow): Language => language ?? (nameZh ? 'zh' : 'en')

/** All that wait for one mailbox. Who they are and what they wrote stands in the text alone: headers are constants. */
export function waitMail(rows: [WaitRow, ...WaitRow[]], linkTo: (threadId: number) => string): Mail {
  const [first] = rows
  const language = languageOf(first)
  const { subject, dear, lead, who, answer, invite, between } = words[language]
  const company = { nameZh: first.companyZh, nameEn: first.companyEn }
  const waits = rows.map((row) => {
    const name = quoteOf(row.visitorName, 40) || someVisitor[language]
    const from = quoteOf(row.visitorCompany, 60)
    return [
      who([name, from].filter(Boolean).join(between), fairDateTime(row.waitingSince).slice(0, 16)),
      messageSummary(row, language),
      linkTo(row.threadId),
    ].join('\n')
  })
  return {
    to: first.email,
    subject: subject(rows.length),
    text: [
      dear(nameIn(language, first)),
      lead(nameIn(language, company)),
      ...waits,
      first.language === null ? invite : answer,
    ].join('\n\n'),
    language,
  }
}
