import { bilingual } from '@tradefloor/ui'

/** Of the phone's search page. */
export const startTexts = bilingual({
  zh: {
    recent: '最近搜索',
    onlyHere: '只保存在这台设备上',
    forgetAll: '清空',
    forgetAllLabel: '清空最近搜索',
    forget: '删除“{word}”',
    again: '搜索“{word}”',
    browse: '按行业浏览',
  },
  en: {
    recent: 'Recent searches',
    onlyHere: 'On this device only',
    forgetAll: 'Clear',
    forgetAllLabel: 'Clear recent searches',
    forget: 'Remove “{word}”',
    again: 'Search for “{word}”',
    browse: 'Browse by industry',
  },
})
