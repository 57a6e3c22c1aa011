import { fairDateTime, type Language } from '@tradefloor/contract'
import type { Mail } from '../../delivery/delivery.ts'
import { oneLine } from '../../text-formats/one-line.ts'
import type { Invitee } from './invitation-queries.ts'

const subjects = { zh: '云展参展账号邀请', en: 'Your exhibitor account at Tradefloor' }

interface Invitation {
  link: string
  expiresAt: Date
  language: Language
  /** The colleague who invites; the organiser where there is none. */
  inviter?: { nameZh: string; nameEn: string }
}

/**
 * In both languages, the contact's first: where nobody chose it, by what they are taken to read, which may be wrong.
 * Names stand in the text alone: headers are constants.
 */
export function invitationMail(invitee: Invitee, invitation: Invitation): Mail {
  const { language } = invitation
  const texts = textsOf(invitee, invitation)
  const order = language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  return {
    to: invitee.contact.email,
    subject: order.map((one) => subjects[one]).join(' '),
    text: order.flatMap((one) => texts[one]).join('\n\n'),
    link: invitation.link,
    language,
  }
}

const inBoth = ({ nameZh, nameEn }: { nameZh: string; nameEn: string }) => ({
  zh: oneLine(nameZh || nameEn),
  en: oneLine(nameEn || nameZh),
})

function textsOf({ contact, company }: Invitee, { link, expiresAt, inviter }: Invitation) {
  const [name, firm] = [inBoth(contact), inBoth(company)]
  const colleague = inviter && inBoth(inviter)
  const until = fairDateTime(expiresAt).slice(0, 16)
  return {
    zh: [
      `${name.zh}，您好：`,
      colleague
        ? `${colleague.zh} 邀请您加入 ${firm.zh} 的云展展商工作台。请打开以下链接，设置用户名和密码：`
        : `${firm.zh} 的云展参展账号已为您准备好。请打开以下链接，设置用户名和密码：`,
      link,
      `链接只能使用一次，有效期至 ${until}（北京时间）。请勿转发；如非您本人，请忽略此邮件。`,
    ],
    en: [
      `Dear ${name.en},`,
      colleague
        ? `${colleague.en} invites you to the exhibitor desk of ${firm.en} on Tradefloor. Please open this link and choose a user name and a password:`
        : `Your exhibitor account for ${firm.en} on Tradefloor is ready. Please open this link and choose a user name and a password:`,
      link,
      `The link works once and is valid until ${until} (UTC+8). Please do not forward it; if it is not meant for you, ignore this email.`,
    ],
  }
}
