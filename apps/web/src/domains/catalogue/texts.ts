import { bilingual } from '@tradefloor/ui'

export const companyTexts = bilingual({
  zh: { address: '地址', shows: '展品：', and: '、' },
  en: { address: 'Address', shows: 'Products: ', and: ', ' },
})
