import { bilingual } from '@tradefloor/ui'

export const talksMessages = bilingual({
  zh: {
    unread: '{count} 条未读',
    own: '您：{text}',
    picture: '[图片]',
    product: '[展品]',
    document: '[资料]',
    noticeTitle: '{name} 回复了您',
  },
  en: {
    unread: '{count} unread',
    own: 'You: {text}',
    picture: '[picture]',
    product: '[product]',
    document: '[document]',
    noticeTitle: '{name} replied to you',
  },
})
