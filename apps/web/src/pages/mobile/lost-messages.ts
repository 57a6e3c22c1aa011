import { bilingual } from '@tradefloor/ui'

export const lostMessages = bilingual({
  zh: {
    lostTitle: '这里没有页面',
    lostHint: '链接可能已失效，或地址输入有误。',
    lostHome: '返回首页',
    lostList: '看展会列表',
  },
  en: {
    lostTitle: 'Page not found',
    lostHint: 'The link may be out of date, or the address mistyped.',
    lostHome: 'Back to home',
    lostList: 'See the exhibitions',
  },
})
