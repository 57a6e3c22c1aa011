import { signatureStaleCode } from './signing.ts'

/** Every refusal the gateway knows by name: its HTTP status, its own code where a program needs one, and its words. */
export const errors = {
  bad_input: {
    status: 400,
    code: 10001,
    zh: '提交的内容有误，请检查后重试',
    en: 'Something in the request is not right. Please check it and try again',
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
    en: 'The signature of the request is wrong. Please reload the page and try again',
  },
  signature_stale: {
    status: 400,
    code: signatureStaleCode,
    zh: '设备时间与服务器相差过大，请校准后重试',
    en: 'This device’s clock is too far from the server’s. Please set it and try again',
  },
  platform_wrong: {
    status: 400,
    code: 10013,
    zh: '请求缺少正确的平台标识 platform',
    en: 'The request lacks the right value of the parameter platform',
  },
  origin_wrong: {
    status: 400,
    code: 10014,
    zh: '请求来自其他网站，已被拒绝',
    en: 'The request comes from another site and was refused',
  },
  // Refusals the visitor can act on stand in an ordinary answer: 200 with `res` 0.
  sign_in_failed: {
    status: 200,
    code: 20010,
    zh: '账号、密码或图形验证码不正确，请重新输入',
    en: 'The account, password or picture code is not right. Please enter them again',
  },
  code_wrong: {
    status: 200,
    code: 20011,
    zh: '验证码不正确或已失效，请核对或重新获取',
    en: 'The code is wrong or no longer valid. Please check it or ask for a new one',
  },
  password_weak: {
    status: 200,
    code: 20012,
    zh: '密码须为 8 至 128 个字符，至少包含小写字母、大写字母、数字、符号中的三类，且不能是常见密码',
    en: 'A password has 8 to 128 characters with at least three of lower case, upper case, digits and symbols, and is not a common one',
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
    en: 'The old password is not right',
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
    en: 'This invitation is not valid, was used already or has expired. Please ask the organiser for a new one',
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
    en: 'A picture may have at most 2 MB and 25 megapixels',
  },
  storage_full: {
    status: 200,
    code: 20022,
    zh: '您上传的图片已达上限，请稍后再试',
    en: 'You have uploaded as much as is allowed. Please try again later',
  },
  conversation_blocked: {
    status: 200,
    code: 20030,
    zh: '对方不再接收您的消息。如需联系，请询问展会主办方',
    en: 'The other side takes no more messages from you. Ask the organiser to get in touch',
  },
  conversation_blocked_by_you: {
    status: 200,
    code: 20031,
    zh: '您已屏蔽对方。请在与对方的洽谈中解除屏蔽，再发送消息',
    en: 'You have blocked the other side. Lift the block in your conversation with them to write again',
  },
  exhibition_over: {
    status: 200,
    code: 20032,
    zh: '该展会已结束，无法再向参展企业发送消息。以往的消息仍可查看',
    en: 'This exhibition is over, so its exhibitors cannot be written to any more. What was said can still be read',
  },
  company_left: {
    status: 200,
    code: 20033,
    zh: '该企业未参加此展会，无法向其发送消息。请在企业参加的其他展会中联系',
    en: 'This company does not take part in the exhibition, so it cannot be written to. Please look for it in another one',
  },
  mail_link_wrong: {
    status: 200,
    code: 20034,
    zh: '链接不完整或已失效。请从邮件中重新打开，或登录后在个人中心更改邮件提醒',
    en: 'This link is not complete or no longer valid. Please open it from the mail again, or sign in and change it in your account',
  },
  card_taken_back: {
    status: 200,
    code: 20035,
    zh: '该访客已收回名片，无法再主动联系。对方来信后仍可回复',
    en: 'The visitor has taken this card back, so you cannot begin a conversation. You can answer when they write',
  },
  saved_answers_full: {
    status: 200,
    code: 20036,
    zh: '常用回复已达上限，请先删除不用的',
    en: 'There are as many saved answers as are allowed. Please delete one that is not used',
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
    en: 'This address does not take that kind of request',
  },
  too_large: { status: 413, code: 10040, zh: '提交的内容过大', en: 'The request is too large' },
  too_many: {
    status: 429,
    code: 10050,
    zh: '操作过于频繁，请稍后再试',
    en: 'That was too often. Please wait a moment and try again',
  },
  unavailable: {
    status: 503,
    code: 10060,
    zh: '服务暂时不可用，请稍后重试',
    en: 'The service is not available just now. Please try again shortly',
  },
  unexpected: {
    status: 500,
    code: 10099,
    zh: '服务器出错了，我们已记录，请稍后重试',
    en: 'Something went wrong on our side. It has been recorded; please try again shortly',
  },
} as const satisfies Record<string, { status: number; code: number; zh: string; en: string }>

export type ErrorName = keyof typeof errors
