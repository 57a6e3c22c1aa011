import { languageOfContact } from '@tradefloor/rules'
import type { Mail } from '../../delivery/delivery.ts'
import type { Invitee } from '../../modules/account/index.ts'
import { oneLine } from '../one-line.ts'
import { formatFairTime } from '../read-given.ts'

const subjects = { zh: '云展参展账号邀请', en: 'Your exhibitor account at Tradefloor' }

/**
 * In both languages, the contact's first: by what they are taken to read, which may be wrong. Names stand in the text
 * alone: headers are constants.
 */
export function invitationMail(
  { contact, company }: Invitee,
  { link, expiresAt }: { link: string; expiresAt: Date },
): Mail {
  const name = {
    zh: oneLine(contact.nameZh || contact.nameEn),
    en: oneLine(contact.nameEn || contact.nameZh),
  }
  const firm = {
    zh: oneLine(company.nameZh || company.nameEn),
    en: oneLine(company.nameEn || company.nameZh),
  }
  const until = formatFairTime(expiresAt)
  const texts = {
    zh: [
      `${name.zh}，您好：`,
      `${firm.zh} 的云展参展账号已为您准备好。请打开以下链接，设置用户名和密码：`,
      link,
      `链接只能使用一次，有效期至 ${until}（北京时间）。请勿转发；如非您本人，请忽略此邮件。`,
    ],
    en: [
      `Dear ${name.en},`,
      `Your exhibitor account for ${firm.en} on Tradefloor is ready. Please open this link and choose a user name and a password:`,
      link,
      `The link works once and is valid until ${until} (UTC+8). Please do not forward it; if it is not meant for you, ignore this email.`,
    ],
  }
  const language = languageOfContact(contact, company)
  const order = language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  return {
    to: contact.email,
    subject: order.map((one) => subjects[one]).join(' '),
    text: order.flatMap((one) => texts[one]).join('\n\n'),
    language,
  }
}
