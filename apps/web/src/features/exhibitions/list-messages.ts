import { bilingual } from '@tradefloor/ui'

/** Of whole lists of exhibitions; what the homes say of a few is apart. */
export const listMessages = bilingual({
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
    review: 'Review',
    upcoming: 'Coming soon',
    drawerTitle: 'List of exhibitions',
    tabs: 'Kinds of exhibitions',
    nothingHeldHint: 'Past exhibitions keep their content: have a look at those',
    nothingEndedHint: 'An exhibition stays here after it has closed',
    nothingUpcoming: 'No exhibition has been announced',
    nothingHereHint: 'Visit the exhibitions that are being held instead',
    seeReview: 'See past exhibitions',
    seeHeld: 'See what is on now',
  },
})
