import { bilingual } from '../language/catalogue.ts'

export const signInTexts = bilingual({
  zh: {
    account: '账号',
    password: '密码',
    captcha: '图形验证码',
    newCaptcha: '换一张图形验证码',
    captchaFailed: '验证码图片没有加载出来，点此重试',
  },
  en: {
    account: 'Account',
    password: 'Password',
    captcha: 'Picture code',
    newCaptcha: 'New picture code',
    captchaFailed: 'Picture not loaded. Press to try again',
  },
})
