import { signatureStaleCode } from './signing.ts'

/** Every refusal the gateway knows by name: its HTTP status, its own code where a program needs one, and its words. */
export const errors = {
  bad_input: {
    status: 400,
    code: 10001,
    zh: '提交的内容有误，请检查后重试',
    en: 'Some of the information is not valid. Please check it and try again',
  },
  signature_missing: {
    status: 400,
    code: 10010,
    zh: '请求缺少签名，请刷新页面后重试',
    en: 'The request is not signed. Please reload the page and try again',
  },
  signature_wrong: {
    status: 400,
    code: 10011,
    zh: '请求签名不正确，请刷新页面后重试',
    en: 'The request signature is not valid. Please reload the page and try again',
  },
  signature_stale: {
    status: 400,
    code: signatureStaleCode,
    zh: '设备时间与服务器相差过大，请校准后重试',
    en: 'This device’s clock is wrong. Please correct the time and try again',
  },
  platform_wrong: {
    status: 400,
    code: 10013,
    zh: '请求缺少正确的平台标识 platform',
    en: 'The request has no valid platform parameter',
  },
  origin_wrong: {
    status: 400,
    code: 10014,
    zh: '请求来自其他网站，已被拒绝',
    en: 'The request came from another site and was refused',
  },
  // Refusals the visitor can act on stand in an ordinary answer: 200 with `res` 0.
  sign_in_failed: {
    status: 200,
    code: 20010,
    zh: '账号、密码或图形验证码不正确，请重新输入',
    en: 'Incorrect account, password or picture code. Please try again',
  },
  code_wrong: {
    status: 200,
    code: 20011,
    zh: '验证码不正确或已失效，请核对或重新获取',
    en: 'The code is incorrect or has expired. Please check it or request a new one',
  },
  password_weak: {
    status: 200,
    code: 20012,
    zh: '密码须为 8 至 128 个字符，至少包含小写字母、大写字母、数字、符号中的三类，且不能是常见密码',
    en: 'Use 8 to 128 characters with at least three of lower case, upper case, digits and symbols, and not a common password',
  },
  passwords_differ: {
    status: 200,
    code: 20013,
    zh: '两次输入的密码不一致',
    en: 'The two passwords are inconsistent',
  },
  old_password_wrong: {
    status: 200,
    code: 20014,
    zh: '原密码不正确',
    en: 'The current password is incorrect',
  },
  code_not_sent: {
    status: 200,
    code: 20015,
    zh: '验证码发送失败，请稍后重试或换一种方式',
    en: 'The code could not be sent. Please try again shortly or choose another way',
  },
  account_blocked: {
    status: 200,
    code: 20016,
    zh: '该账号已被主办方停用。如有疑问，请联系主办方',
    en: 'The organiser has blocked this account. If you think this is a mistake, please contact the organiser',
  },
  invitation_wrong: {
    status: 200,
    code: 20017,
    zh: '邀请链接无效、已使用或已过期，请向主办方索取新的链接',
    en: 'This invitation is not valid, has been used or has expired. Please ask the organiser for a new one',
  },
  phone_present: {
    status: 200,
    code: 20019,
    zh: '账号已有登录手机，不能再次添加',
    en: 'This account already has a login phone',
  },
  user_name_taken: {
    status: 200,
    code: 20018,
    zh: '该用户名已被使用，请换一个',
    en: 'This user name is taken. Please choose another one',
  },
  information_incomplete: {
    status: 200,
    code: 20001,
    zh: '请先完善您的姓名、公司、职位和联系方式，再交换名片',
    en: 'Please complete your name, company, position and contact before exchanging cards',
  },
  already_exchanged: {
    status: 200,
    code: 20002,
    zh: '您已与该企业交换过名片，无需重复交换',
    en: 'You have already exchanged cards with this company',
  },
  picture_format: {
    status: 200,
    code: 20020,
    zh: '仅支持 png、jpg、jpeg 格式的图片',
    en: 'Only png, jpg and jpeg pictures are supported',
  },
  picture_size: {
    status: 200,
    code: 20021,
    zh: '图片不能超过 2 MB 和 2500 万像素',
    en: 'Pictures can be up to 2 MB and 25 megapixels',
  },
  storage_full: {
    status: 200,
    code: 20022,
    zh: '您上传的图片已达上限，请稍后再试',
    en: 'You have reached the upload limit. Please try again later',
  },
  conversation_blocked: {
    status: 200,
    code: 20030,
    zh: '对方不再接收您的消息。如需联系，请询问展会主办方',
    en: 'The other side is not accepting your messages. Please contact them through the organiser',
  },
  conversation_blocked_by_you: {
    status: 200,
    code: 20031,
    zh: '您已屏蔽对方。请在与对方的洽谈中解除屏蔽，再发送消息',
    en: 'You have blocked the other side. Unblock them in the chat to send messages again',
  },
  exhibition_over: {
    status: 200,
    code: 20032,
    zh: '该展会已结束，无法再向参展企业发送消息。以往的消息仍可查看',
    en: 'This exhibition has ended, so you can no longer message its exhibitors. Earlier messages stay readable',
  },
  company_left: {
    status: 200,
    code: 20033,
    zh: '该企业已不在此展会参展，无法再发送消息',
    en: 'This company no longer exhibits here, so no more messages can be sent',
  },
  mail_link_wrong: {
    status: 200,
    code: 20034,
    zh: '链接不完整或已失效。请从邮件中重新打开，或登录后在个人中心更改邮件提醒',
    en: 'This link is incomplete or no longer valid. Please open it from the email again, or log in and change it in your account',
  },
  card_taken_back: {
    status: 200,
    code: 20035,
    zh: '该访客已收回名片，无法再主动联系。对方来信后仍可回复',
    en: 'The visitor has withdrawn this card, so you cannot start a chat. You can reply when they message you',
  },
  saved_answers_full: {
    status: 200,
    code: 20036,
    zh: '常用回复已达上限，请先删除不用的',
    en: 'You have reached the limit of saved replies. Please delete one you no longer use',
  },
  not_signed_in: { status: 401, code: 10020, zh: '请先登录', en: 'Please log in first' },
  not_found: {
    status: 404,
    code: 10030,
    zh: '没有找到您要的内容',
    en: 'We could not find what you asked for',
  },
  method_not_allowed: {
    status: 405,
    code: 10031,
    zh: '该地址不支持这种请求方式',
    en: 'This address does not accept that kind of request',
  },
  too_large: { status: 413, code: 10040, zh: '提交的内容过大', en: 'The request is too large' },
  too_many: {
    status: 429,
    code: 10050,
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many requests. Please wait a moment and try again',
  },
  unavailable: {
    status: 503,
    code: 10060,
    zh: '服务暂时不可用，请稍后重试',
    en: 'The service is temporarily unavailable. Please try again shortly',
  },
  unexpected: {
    status: 500,
    code: 10099,
    zh: '服务器出错了，我们已记录，请稍后重试',
    en: 'Something went wrong on our side. It has been recorded; please try again shortly',
  },
} as const satisfies Record<string, { status: number; code: number; zh: string; en: string }>

export type ErrorName = keyof typeof errors
