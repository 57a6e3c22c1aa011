import { bilingual } from '@tradefloor/ui'

export const sessionMessages = bilingual({
  zh: {
    visitor: '观众',
    logOut: '退出登录',
    logOutTitle: '确定退出登录吗？',
    logOutText: '收藏、名片和消息都留在您的账户里。',
    cancel: '取消',
  },
  en: {
    visitor: 'Visitor',
    logOut: 'Log out',
    logOutTitle: 'Log out now?',
    logOutText: 'Favourites, cards and messages stay in your account.',
    cancel: 'Cancel',
  },
})
