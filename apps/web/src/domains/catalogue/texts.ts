import { bilingual } from '@tradefloor/ui'

export const companyTexts = bilingual({
  zh: { address: '地址' },
  en: { address: 'Address' },
})
