import { bilingual } from '@tradefloor/ui'

/** Of whole lists of exhibitions; what the homes say of a few is apart. */
export const listTexts = bilingual({
  zh: {
    review: '往届回顾',
    upcoming: '即将举办',
    drawerTitle: '展会列表',
    tabs: '展会列表分类',
    nothingHeldHint: '可以先看看往届展会留下的内容',
    nothingEndedHint: '展会结束后会保留在这里',
    nothingUpcoming: '暂无即将举办的展会',
    nothingHereHint: '可以先逛逛正在举办的展会',
    seeReview: '看往届回顾',
    seeHeld: '看正在举办的展会',
  },
  en: {
    review: 'Past',
    upcoming: 'Upcoming',
    drawerTitle: 'Exhibitions',
    tabs: 'Exhibition status',
    nothingHeldHint: 'Past exhibitions stay open to browse',
    nothingEndedHint: 'Exhibitions stay here after they close',
    nothingUpcoming: 'No upcoming exhibitions',
    nothingHereHint: 'Browse the exhibitions that are on now',
    seeReview: 'See past exhibitions',
    seeHeld: 'See what is on now',
  },
})
