import { bilingual } from '@tradefloor/ui'

export const desktopTexts = bilingual({
  zh: {
    heroFirst: '把展会开到',
    heroSecond: '每一张办公桌',
    heldNow: '{count} 场展会正在举办',
    exhibitors: '{count} 家展商',
    scene: '云展海岛三维导览',
    dock: '首页操作',
    exhibitions: '展会列表',
    review: '往届回顾',
    meeting: '进入直播会议',
    newWindow: '（在新窗口打开）',
  },
  en: {
    heroFirst: 'The fair comes',
    heroSecond: 'to your desk',
    heldNow: '{count} {count|exhibition|exhibitions} on now',
    exhibitors: '{count} {count|exhibitor|exhibitors}',
    scene: 'Tradefloor island, a 3D guide',
    dock: 'Home actions',
    exhibitions: 'Exhibitions',
    review: 'Past exhibitions',
    meeting: 'Join live meeting',
    newWindow: '(opens in a new window)',
  },
})
