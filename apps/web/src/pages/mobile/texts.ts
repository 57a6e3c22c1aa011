import { bilingual } from '@tradefloor/ui'

export const phoneTexts = bilingual({
  zh: {
    scene: '云展海岛三维导览',
    exhibitions: '展会',
    pavilions: '行业展馆',
    search: '搜索',
    mine: '我的内容',
    favourites: '收藏',
    cardHolder: '名片夹',
  },
  en: {
    scene: 'Tradefloor island, a 3D guide',
    exhibitions: 'Exhibitions',
    pavilions: 'Pavilions',
    search: 'Search',
    mine: 'Saved',
    favourites: 'Favourites',
    cardHolder: 'Card holder',
  },
})
