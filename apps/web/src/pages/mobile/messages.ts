import { bilingual } from '@tradefloor/ui'

export const phoneMessages = bilingual({
  zh: {
    scene: '云展海岛三维导览',
    exhibitions: '展会',
    pavilions: '行业展馆',
    lostTitle: '这里没有页面',
    lostHint: '链接可能已失效，或地址输入有误。',
    lostHome: '返回首页',
    lostList: '看展会列表',
  },
  en: {
    scene: 'Tradefloor island, a 3D guide',
    exhibitions: 'Exhibitions',
    pavilions: 'Pavilions',
    lostTitle: 'There is no page here',
    lostHint: 'The link may be out of date, or the address mistyped.',
    lostHome: 'Back to home',
    lostList: 'See the exhibitions',
  },
})
