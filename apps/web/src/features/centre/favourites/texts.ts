import { bilingual } from '@tradefloor/ui'

export const favouriteTexts = bilingual({
  zh: {
    count: '共 {count} 项',
    toCalendar: '导出到日历',
    undone: '已恢复收藏',
    markedOn: '{day} 收藏',
    play: '播放：{name}',
    companiesNone: '还没有收藏展商',
    productsNone: '还没有收藏展品',
    videosNone: '还没有收藏视频',
    documentsNone: '还没有收藏资料',
    sessionsNone: '还没有收藏会议',
    noneHint: '在展会里点亮星标，内容就会保存到这里',
  },
  en: {
    count: '{count} {count|favourite|favourites}',
    toCalendar: 'Add to calendar',
    undone: 'Favourites restored',
    markedOn: 'Saved {day}',
    play: 'Play: {name}',
    companiesNone: 'No favourite exhibitors yet',
    productsNone: 'No favourite products yet',
    videosNone: 'No favourite videos yet',
    documentsNone: 'No favourite documents yet',
    sessionsNone: 'No favourite sessions yet',
    noneHint: 'Press the star on anything you like and find it here',
  },
})
