import type { Mail } from '../../delivery/delivery.ts'
import { nameIn, someVisitor } from '../chat/index.ts'
import type { AnswerRow } from './answer-queries.ts'
import { messageSummary } from './message-summary.ts'
import { quoteOf } from './quote.ts'

const words = {
  zh: {
    subject: (count: number) => (count === 1 ? '展商回复了您' : `${count} 家展商回复了您`),
    dear: (name: string) => `${name}，您好：`,
    lead: '您离开云展后，收到了新的回复：',
    open: '打开链接即可查看并继续洽谈。查看之前，同一会话不会再次提醒。',
    stop: '不想再收到这类邮件，请打开：',
  },
  en: {
    subject: (count: number) =>
      count === 1 ? 'An exhibitor has replied to you' : `${count} exhibitors have replied to you`,
    dear: (name: string) => `Dear ${name},`,
    lead: 'You received new replies while you were away from Tradefloor:',
    open: 'Open the link to read and reply. We will not email you about the same chat again until you have read it.',
    stop: 'To stop receiving these emails, open:',
  },
}

interface Links {
  chat(row: AnswerRow): string
  /** Where these mails can be stopped without signing in. */
  stop: string
}

/** All that a visitor has missed. What was said stands in the text alone: headers are constants. */
export function answerMail(rows: [AnswerRow, ...AnswerRow[]], { chat, stop }: Links): Mail {
  const [{ email, name, language }] = rows
  const say = words[language]
  const answers = rows.map((row) =>
    [
      nameIn(language, { nameZh: row.companyZh, nameEn: row.companyEn }),
      messageSummary(row, language),
      chat(row),
    ].join('\n'),
  )
  return {
    to: email,
    subject: say.subject(rows.length),
    text: [
      say.dear(quoteOf(name, 40) || someVisitor[language]),
      say.lead,
      ...answers,
      say.open,
      `${say.stop}\n${stop}`,
    ].join('\n\n'),
    language,
    unsubscribe: stop,
  }
}
