import { bilingual } from '@tradefloor/ui'

/** Of the box in the header, which is on every page; what the results say comes with them. */
export const searchBoxTexts = bilingual({
  zh: {
    search: '搜索',
    kind: '搜索类型',
    word: '关键词',
    exhibitors: '展商',
    products: '展品',
    exhibitorsHint: '搜索企业、展品，支持拼音',
    productsHint: '搜索展品、品牌、型号',
    shortcut: '按 / 键搜索',
    clear: '清除输入',
  },
  en: {
    search: 'Search',
    kind: 'What to search for',
    word: 'Keyword',
    exhibitors: 'Exhibitors',
    products: 'Products',
    exhibitorsHint: 'Search exhibitors and products',
    productsHint: 'Search products, brands, models',
    shortcut: 'Press / to search',
    clear: 'Clear search',
  },
})
