import { bilingual } from '@tradefloor/ui'

export const loginPhoneTexts = bilingual({
  zh: {
    phoneFixed: '登录手机（不可修改）',
    signInPhone: '登录手机',
    addPhone: '添加登录手机',
    addPhoneHint: '添加后可用手机号和短信验证码登录，仅限中国大陆手机号（+86）',
    mobile: '手机号',
    mobileRule: '11 位中国大陆手机号',
    phoneCode: '短信验证码',
    sendCode: '获取验证码',
    resendCode: '{seconds} 秒后重发',
    presentPassword: '当前密码',
    presentPasswordWhy: '登录手机可以重置密码，所以需要确认是您本人',
  },
  en: {
    phoneFixed: 'Login phone (cannot be changed)',
    signInPhone: 'Login phone',
    addPhone: 'Add a login phone',
    addPhoneHint: 'Lets you log in with a code sent by text message. Mainland China numbers (+86) only',
    mobile: 'Mobile number',
    mobileRule: 'A mainland China number, 11 digits',
    phoneCode: 'Code from the text message',
    sendCode: 'Send code',
    resendCode: 'Resend in {seconds} s',
    presentPassword: 'Current password',
    presentPasswordWhy: 'A login phone can reset your password, so please confirm it is you',
  },
})
