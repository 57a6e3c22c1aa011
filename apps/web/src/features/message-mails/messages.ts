import { bilingual } from '@tradefloor/ui'

export const messageMailsMessages = bilingual({
  zh: {
    title: '邮件提醒',
    wanted: '展商回复后您几分钟内没有查看，我们会发邮件到 {email}。',
    stopped: '展商的回复不再发邮件到 {email}。登录云展后仍可在“我的洽谈”查看。',
    stop: '不再发送',
    again: '恢复发送',
    loading: '正在查看',
    retry: '重试',
    home: '去云展首页',
  },
  en: {
    title: 'Email notifications',
    wanted: 'If an exhibitor’s reply stays unread for a few minutes, we email {email}.',
    stopped: 'We no longer email {email} about replies. You will find them under “My chats” when you log in.',
    stop: 'Turn off',
    again: 'Turn on again',
    loading: 'Loading',
    retry: 'Try again',
    home: 'Back to home',
  },
})
