import { bilingual } from '@tradefloor/ui'

/** Of lists that go on as one scrolls. */
export const flowTexts = bilingual({
  zh: {
    more: '加载更多',
    shown: '已显示 {known} 项，共 {count} 项',
    end: '已经到底了，共 {count} 项',
    pull: '下拉刷新',
    letGo: '松开刷新',
    refreshing: '正在刷新',
    refreshed: '已更新',
  },
  en: {
    more: 'Load more',
    shown: '{known} of {count} shown',
    end: 'All {count} shown',
    pull: 'Pull to refresh',
    letGo: 'Release to refresh',
    refreshing: 'Refreshing',
    refreshed: 'Up to date',
  },
})
