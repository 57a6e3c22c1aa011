import { bilingual } from '@tradefloor/ui'

export const forYouTexts = bilingual({
  zh: {
    title: '为您推荐',
    note: '按参展目的、收藏和最近看过',
    settings: '设置',
    settingsLabel: '推荐设置',
    addPurpose: '填写参展目的，就能在这里看到适合您的展商和展品',
    count: '{count} 项',
  },
  en: {
    title: 'For you',
    note: 'From your purpose, favourites and recent views',
    settings: 'Settings',
    settingsLabel: 'Recommendation settings',
    addPurpose: 'Add the purpose of your visit to see exhibitors and products that match',
    count: '{count} {count|pick|picks}',
  },
})
