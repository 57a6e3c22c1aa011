import { bilingual } from '@tradefloor/ui'

export const talksTexts = bilingual({
  zh: {
    unread: '{count} 条未读',
    own: '您：{text}',
    picture: '[图片]',
    product: '[展品]',
    document: '[资料]',
    closed: '已退展',
    noticeTitle: '{name} 回复了您',
  },
  en: {
    unread: '{count} unread',
    own: 'You: {text}',
    picture: '[picture]',
    product: '[product]',
    document: '[document]',
    closed: 'No longer exhibiting',
    noticeTitle: '{name} replied to you',
  },
})
