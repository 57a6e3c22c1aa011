import type { Language } from '@tradefloor/contract'
import type { Mail, TextMessage } from '../../delivery/delivery.ts'
import { type CodePurpose, codeMinutes } from './code-service.ts'

/** Without a code it tells why there is none: the account exists already, or does not exist. */
export interface CodeMessage {
  purpose: CodePurpose
  code: string
  /** What those sign on with who share the mailbox. */
  names?: string[]
  language: Language
}

const words = {
  zh: {
    subject: {
      login: '登录验证码',
      register: '注册验证码',
      reset: '重置密码验证码',
      sign_on_reset: '展商工作台重置密码验证码',
      add_phone: '添加登录手机验证码',
    },
    lead: {
      login: '您正在登录，验证码为：',
      register: '您正在注册账号，验证码为：',
      reset: '您正在重置密码，验证码为：',
      sign_on_reset: '您正在重置展商工作台的密码，验证码为：',
      add_phone: '您正在添加登录手机，验证码为：',
    },
    sms: {
      login: (code: string) => `登录验证码 ${code}`,
      register: (code: string) => `注册验证码 ${code}`,
      reset: (code: string) => `重置密码验证码 ${code}`,
      sign_on_reset: (code: string) => `重置密码验证码 ${code}`,
      add_phone: (code: string) => `添加登录手机验证码 ${code}`,
    },
    account: (names: string) => `账号：${names}`,
    validity: `${codeMinutes} 分钟内有效，请勿告诉他人。`,
    none: {
      login: '有人想用此联系方式登录，但它还没有注册账号。如需使用，请先注册。',
      register: '有人想用此联系方式注册，但它已经有账号。请直接登录；忘记密码可在登录页重置。',
      reset: '有人想为此联系方式重置密码，但它还没有注册账号。如需使用，请先注册。',
      sign_on_reset: '有人想为此邮箱重置展商工作台的密码，但它还没有展商账号。请向主办方索取邀请链接。',
      add_phone: '有人想把此手机号添加为登录手机，但它已经有账号。',
    },
    ignore: '如非您本人操作，请忽略此消息。',
    sign: (text: string) => `【Tradefloor 云展】${text}`,
    comma: '，',
    space: '',
  },
  en: {
    subject: {
      login: 'Your login code',
      register: 'Your registration code',
      reset: 'Your password reset code',
      sign_on_reset: 'Your password reset code for the exhibitor desk',
      add_phone: 'Your code to add a login phone',
    },
    lead: {
      login: 'Your login code:',
      register: 'Your registration code:',
      reset: 'Your password reset code:',
      sign_on_reset: 'Your password reset code for the exhibitor desk:',
      add_phone: 'Your code to add this login phone:',
    },
    sms: {
      login: (code: string) => `${code} is your login code`,
      register: (code: string) => `${code} is your registration code`,
      reset: (code: string) => `${code} is your password reset code`,
      sign_on_reset: (code: string) => `${code} is your password reset code`,
      add_phone: (code: string) => `${code} is your code to add this login phone`,
    },
    account: (names: string) => `Account: ${names}`,
    validity: `It is valid for ${codeMinutes} minutes. Do not share it with anyone.`,
    none: {
      login: 'Someone tried to log in with this contact, but no account uses it yet. Please register first.',
      register:
        'Someone tried to register with this contact, but an account already uses it. Please log in; you can reset a forgotten password there.',
      reset:
        'Someone tried to reset the password for this contact, but no account uses it yet. Please register first.',
      sign_on_reset:
        'Someone tried to reset the exhibitor desk password for this email address, but no account uses it. Please ask the organiser for an invitation.',
      add_phone: 'Someone tried to add this number as a login phone, but an account already uses it.',
    },
    ignore: 'If this was not you, please ignore this message.',
    sign: (text: string) => `Tradefloor: ${text}`,
    comma: '. ',
    space: ' ',
  },
}

export function mailOf({ purpose, code, names = [], language }: CodeMessage): Omit<Mail, 'to'> {
  const { subject, lead, account, validity, none, ignore } = words[language]
  const whose = names.length > 0 ? [account(names.join(', '))] : []
  const paragraphs = code ? [lead[purpose], code, ...whose, validity, ignore] : [none[purpose], ignore]
  return { subject: subject[purpose], text: paragraphs.join('\n\n'), language, code }
}

export function textMessageOf({ purpose, code, language }: CodeMessage): Omit<TextMessage, 'to'> {
  const { sms, validity, none, ignore, sign, comma, space } = words[language]
  return code
    ? { text: sign(sms[purpose](code) + comma + validity), template: purpose, code }
    : { text: sign(none[purpose] + space + ignore), template: `${purpose}_without_code` }
}
