import { bilingual } from '@tradefloor/ui'

export const recentTexts = bilingual({
  zh: {
    title: '最近看过',
    clear: '清空',
    clearLabel: '清空最近看过的内容',
    cleared: '已清空最近看过的内容',
    onlyHere: '只保存在这台设备上',
    booth: '展位',
    product: '展品',
  },
  en: {
    title: 'Recently viewed',
    clear: 'Clear',
    clearLabel: 'Clear recently viewed',
    cleared: 'Cleared',
    onlyHere: 'On this device only',
    booth: 'Booth',
    product: 'Product',
  },
})
