import { bilingual } from '@tradefloor/ui'

export const noticeTexts = bilingual({
  zh: {
    region: '主办方通知',
    details: '查看详情',
    newWindow: '（在新窗口打开）',
    expand: '展开全文',
    collapse: '收起全文',
    dismiss: '不再显示此通知',
    more: '还有 {count} 条通知',
    fewer: '收起其他通知',
  },
  en: {
    region: 'Notices from the organiser',
    details: 'Details',
    newWindow: '(opens in a new window)',
    expand: 'Show more',
    collapse: 'Show less',
    dismiss: 'Do not show this notice again',
    more: '{count} more {count|notice|notices}',
    fewer: 'Hide the other notices',
  },
})
