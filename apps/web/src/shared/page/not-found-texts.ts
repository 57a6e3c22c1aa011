import { bilingual } from '@tradefloor/ui'

export const notFoundTexts = bilingual({
  zh: {
    title: '这里没有页面',
    hint: '链接可能已失效，或地址输入有误。',
    home: '返回首页',
    list: '看展会列表',
  },
  en: {
    title: 'Page not found',
    hint: 'The link may be out of date, or the address mistyped.',
    home: 'Back to home',
    list: 'See the exhibitions',
  },
})
