import { bilingual } from '@tradefloor/ui'

export const menuListTexts = bilingual({
  zh: { allPavilions: '全部展馆', allExhibitions: '全部展会', allReview: '全部往届展会' },
  en: { allPavilions: 'All pavilions', allExhibitions: 'All exhibitions', allReview: 'All past exhibitions' },
})
