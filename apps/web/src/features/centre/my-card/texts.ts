import { bilingual } from '@tradefloor/ui'

export const myCardTexts = bilingual({
  zh: {
    cardNote: '交换时，对方看到的就是这张',
    cardPreview: '名片预览',
    postEmpty: '职位',
    companyEmpty: '公司',
    companyRequired: '公司（必填）',
    postRequired: '职位（必填）',
    companyNeeded: '请填写公司',
    postNeeded: '请填写职位',
    emailWrong: '邮箱格式不正确',
    contactPhone: '联系电话（选填，未验证）',
    contactPhoneHint: '任何国家的号码，请带国家代码；会随名片一起交给展商',
    contactPhoneWrong: '请以 + 和国家代码开头，例如 +49 170 1234567',
    cardPrivacy:
      '名片只在您确认交换后发给该展商；每次交换的时间和同意内容都有记录，可在“导出我的数据”中查看。',
  },
  en: {
    cardNote: 'This is what others see when you exchange cards',
    cardPreview: 'Card preview',
    postEmpty: 'Position',
    companyEmpty: 'Company',
    companyRequired: 'Company (required)',
    postRequired: 'Position (required)',
    companyNeeded: 'Please enter your company',
    postNeeded: 'Please enter your position',
    emailWrong: 'Please enter a valid email address',
    contactPhone: 'Contact phone (optional, unverified)',
    contactPhoneHint: 'From any country, with the country code. Exhibitors get it with your card',
    contactPhoneWrong: 'Please start with + and the country code, for example +49 170 1234567',
    cardPrivacy:
      'Your card is sent to an exhibitor only after you agree to exchange. We record when and what you agreed to; see “Download my data”.',
  },
})
