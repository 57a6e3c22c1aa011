import type { Mail } from '../../delivery/delivery.ts'
import type { Invitee } from '../../modules/account/index.ts'
import { oneLine } from '../one-line.ts'
import { sayFairTime } from '../read-given.ts'

/** In both languages, as nobody knows which one the contact reads. Names stand in the text alone: headers are constants. */
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
  const until = sayFairTime(expiresAt)
  return {
    to: contact.email,
    subject: '云展参展账号邀请 Your exhibitor account at Tradefloor',
    text: [
      `${name.zh}，您好：`,
      `${firm.zh} 的云展参展账号已为您准备好。请打开以下链接，设置用户名和密码：`,
      link,
      `链接只能使用一次，有效期至 ${until}（北京时间）。请勿转发；如非您本人，请忽略此邮件。`,
      `Dear ${name.en},`,
      `Your exhibitor account for ${firm.en} on Tradefloor is ready. Please open the link above and choose a user name and a password.`,
      `The link works once and is valid until ${until} (UTC+8). Please do not forward it; if it is not meant for you, ignore this email.`,
    ].join('\n\n'),
    language: 'zh',
  }
}
