import { bilingual } from '@tradefloor/ui'

export const recommendedTexts = bilingual({
  zh: {
    sameCategory: '同类：',
    inCommon: '共同点：',
    becauseFavourite: '因为您收藏了',
    becauseSeen: '因为您看过',
    matchesPurpose: '符合您的参展目的：',
    and: '、',
    priceAsk: '价格面议',
  },
  en: {
    sameCategory: 'Same category: ',
    inCommon: 'In common: ',
    becauseFavourite: 'Because you saved ',
    becauseSeen: 'Because you viewed ',
    matchesPurpose: 'Matches your purpose: ',
    and: ', ',
    priceAsk: 'Price on request',
  },
})
