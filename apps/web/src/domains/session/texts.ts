import { bilingual } from '@tradefloor/ui'

export const sessionTexts = bilingual({
  zh: {
    visitor: '观众',
    logOut: '退出登录',
    logOutTitle: '确定退出登录吗？',
    logOutText: '收藏、名片和消息都留在您的账户里。',
    logOutUnsent: '还有 {count} 条消息没有发出，退出后将丢失。建议等网络恢复、发出后再退出。',
    cancel: '取消',
  },
  en: {
    visitor: 'Visitor',
    logOut: 'Log out',
    logOutTitle: 'Log out now?',
    logOutText: 'Favourites, cards and messages stay in your account.',
    logOutUnsent:
      '{count} {count|message has|messages have} not been sent and will be lost. Wait until you are back online.',
    cancel: 'Cancel',
  },
})
