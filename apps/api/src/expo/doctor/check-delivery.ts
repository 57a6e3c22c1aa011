import { createTransport } from 'nodemailer'
import type { Config } from '../../config/config.ts'
import type { Words } from '../../content/format/columns.ts'
import { isOutboxOpen } from '../../delivery/outbox.ts'
import { isLoopback } from '../../http/loopback.ts'
import { type Check, type Finding, fault, ok, warning } from './finding.ts'

const withinMs = 5000

/** Greets the mail server and signs in, as sending would, and sends nothing. */
export async function checkMail(config: Config): Promise<Finding[]> {
  const { url, from, organiser } = config.mail
  if (url === null) return [notConfigured(config, 'mail')]
  const { hostname, port, protocol } = new URL(url)
  const address = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
  const transport = createTransport({
    url,
    dnsTimeout: withinMs,
    connectionTimeout: withinMs,
    greetingTimeout: withinMs,
    socketTimeout: withinMs,
  })
  try {
    await transport.verify()
  } catch (error) {
    const why = whyNot(error as { code?: string; responseCode?: number })
    return [
      fault(
        'mail',
        { zh: `邮件服务器 ${address} ${why.zh}`, en: `The mail server at ${address} ${why.en}` },
        {
          zh: '请检查 SMTP_URL；在此之前验证码邮件发不出去',
          en: 'Check SMTP_URL; until then no code can be mailed',
        },
      ),
    ]
  } finally {
    transport.close()
  }
  const findings = [
    ok('mail', {
      zh: `邮件服务器 ${address} 可以连接并登录`,
      en: `The mail server at ${address} answers and lets us in`,
    }),
  ]
  if (/@localhost\b/i.test(from))
    findings.push(
      warning(
        'mail',
        {
          zh: '发件人仍是默认地址，多数邮箱会拒收',
          en: 'The sender is still the default one, which most mailboxes refuse',
        },
        { zh: '请设置 MAIL_FROM', en: 'Set MAIL_FROM to an address of yours' },
      ),
    )
  if (organiser === null)
    findings.push(
      warning(
        'mail',
        { zh: '联系表单的咨询不会发邮件给任何人', en: 'Enquiries of the contact form are mailed to nobody' },
        {
          zh: '请设置 ORGANISER_EMAIL，或用 expo enquiries 查看',
          en: 'Set ORGANISER_EMAIL, or read them with expo enquiries',
        },
      ),
    )
  return findings
}

/** The provider is not asked: any request it understands is a message somebody gets. */
export function checkSms(config: Config): Finding[] {
  const { url } = config.sms
  if (url === null) return [notConfigured(config, 'sms')]
  const { protocol, host, hostname } = new URL(url)
  if (protocol === 'http:' && !isLoopback(hostname))
    return [
      warning(
        'sms',
        { zh: `验证码以明文发往 ${host}`, en: `Codes travel to ${host} unencrypted` },
        { zh: '请把 SMS_URL 改为 https 地址', en: 'Give SMS_URL an https address' },
      ),
    ]
  return [
    ok('sms', {
      zh: `短信经由 ${host} 发送（未试发）`,
      en: `Text messages go by ${host} (none was sent to try it)`,
    }),
  ]
}

/** What it means depends on who can reach the server. */
function notConfigured(config: Config, check: 'mail' | 'sms'): Finding {
  const [what, name]: [Words, string] =
    check === 'mail'
      ? [{ zh: '邮件', en: 'Mail' }, 'SMTP_URL']
      : [{ zh: '短信', en: 'Text messages' }, 'SMS_URL']
  const is = check === 'mail' ? 'is' : 'are'
  if (isOutboxOpen(config))
    return ok(check, {
      zh: `未配置${what.zh}；在本机上，验证码留在 /api/dev/outbox`,
      en: `${what.en} ${is} not configured; on this machine codes are kept in /api/dev/outbox instead`,
    })
  return warning(
    check as Check,
    {
      zh: `未配置${what.zh}：需要${what.zh}验证码的访客无法注册、登录或重设密码`,
      en: `${what.en} ${is} not configured: visitors who need a code that way can neither register nor reset a password`,
    },
    { zh: `请设置 ${name}`, en: `Set ${name}` },
  )
}

function whyNot({ code = '', responseCode }: { code?: string; responseCode?: number }): Words {
  if (code === 'EAUTH')
    return { zh: '不接受该用户名或密码', en: 'does not accept the user name or the password' }
  if (code === 'ETIMEDOUT') return { zh: '没有及时应答', en: 'does not answer in time' }
  if (code === 'EDNS') return { zh: '的主机名无法解析', en: 'has a host name that is not known' }
  if (code === 'ETLS') return { zh: '的加密连接失败', en: 'fails to encrypt the connection' }
  if (code === 'ESOCKET' || code === 'ECONNECTION' || code === 'ECONNREFUSED')
    return { zh: '连接不上', en: 'cannot be connected to' }
  const detail = [code, responseCode].filter(Boolean).join(' ')
  return { zh: `拒绝了连接（${detail}）`, en: `refuses us (${detail})` }
}
