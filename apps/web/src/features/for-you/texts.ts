import { bilingual } from '@tradefloor/ui'

export const forYouTexts = bilingual({
  zh: {
    title: '为您推荐',
    note: '依据参展目的、收藏和浏览',
    settings: '设置',
    settingsLabel: '推荐设置',
    addPurpose: '填写参展目的，查看适合您的推荐',
    count: '{count} 项',
  },
  en: {
    title: 'For you',
    note: 'From your purpose, favourites and recent views',
    settings: 'Settings',
    settingsLabel: 'Recommendation settings',
    addPurpose: 'Add the purpose of your visit to get recommendations',
    count: '{count} {count|pick|picks}',
  },
})
