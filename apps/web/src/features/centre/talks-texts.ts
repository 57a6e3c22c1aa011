import { bilingual } from '@tradefloor/ui'

export const talksTexts = bilingual({
  zh: {
    none: '还没有洽谈',
    noneHint: '在展位点“在线洽谈”，与展商的对话会保存到这里',
    more: '载入更多',
    moreFailed: '更多洽谈暂时无法载入，请稍后再试',
  },
  en: {
    none: 'No chats yet',
    noneHint: 'Press “Chat” at a booth and find your messages here',
    more: 'Load more',
    moreFailed: 'More chats could not be loaded. Please try again.',
  },
})
