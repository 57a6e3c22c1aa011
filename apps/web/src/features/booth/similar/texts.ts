import { bilingual } from '@tradefloor/ui'

export const similarTexts = bilingual({
  zh: { exhibitor: '类似的展商', product: '类似的展品' },
  en: { exhibitor: 'Similar exhibitors', product: 'Similar products' },
})
