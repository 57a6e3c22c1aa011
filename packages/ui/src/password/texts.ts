import { bilingual } from '../language/catalogue.ts'

export const passwordTexts = bilingual({
  zh: {
    show: '显示密码',
    hide: '隐藏密码',
    repeat: '再次输入密码',
    ruleLength: '8 至 128 个字符',
    ruleKinds: '小写字母、大写字母、数字、符号中至少三种',
    ruleUncommon: '不是常见密码',
    differ: '两次输入的密码不一致',
  },
  en: {
    show: 'Show password',
    hide: 'Hide password',
    repeat: 'Repeat password',
    ruleLength: '8 to 128 characters',
    ruleKinds: 'at least three of: lower case, upper case, digits, symbols',
    ruleUncommon: 'not a common password',
    differ: 'The two passwords are inconsistent',
  },
})
