import { bilingual } from '@tradefloor/ui'

export const companyMessages = bilingual({
  zh: { address: '地址' },
  en: { address: 'Address' },
})
