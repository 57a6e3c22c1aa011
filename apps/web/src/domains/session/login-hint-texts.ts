import { bilingual } from '@tradefloor/ui'

export const loginHintTexts = bilingual({
  zh: {
    toLogin: '去登录',
    favourites: '请先登录后查看收藏',
    cardHolder: '请先登录后查看名片夹',
  },
  en: {
    toLogin: 'Log in',
    favourites: 'Please log in first to see your favourites',
    cardHolder: 'Please log in first to see your card holder',
  },
})
