import { bilingual } from '@tradefloor/ui'

export const exhibitionMessages = bilingual({
  zh: {
    held: '正在举办',
    all: '全部',
    fairs: '{count} 场',
    allYear: '全年开放',
    nothingHeld: '现在没有正在举办的展会',
    nothingEnded: '还没有往届展会',
    nothingHere: '这里还没有展馆',
    noticeBar: '即将举办的展会',
    opensOn: '即将开幕：{name} {date} 开展',
    next: '下一条',
    hideNotice: '关闭通知',
    statusHeld: '正在举办',
  },
  en: {
    held: 'On now',
    all: 'All',
    fairs: '{count} {count|exhibition|exhibitions}',
    allYear: 'Open all year',
    nothingHeld: 'No exhibitions are on right now',
    nothingEnded: 'No past exhibitions yet',
    nothingHere: 'No pavilions yet',
    noticeBar: 'Upcoming exhibitions',
    opensOn: 'Opens {date}: {name}',
    next: 'Next',
    hideNotice: 'Close notice',
    statusHeld: 'On now',
  },
})
