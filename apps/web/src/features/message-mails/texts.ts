import { bilingual } from '@tradefloor/ui'

export const messageMailsTexts = bilingual({
  zh: {
    title: '邮件提醒',
    lead: '要不要邮件提醒，\n由您决定',
    leadMore: '在这里更改不需要登录。回复始终可以在“我的洽谈”里查看。',
    incompleteTitle: '这个链接不完整或已失效',
    incompleteHint: '请从邮件里重新打开完整的链接，或登录后在“我的洽谈”查看展商的回复。',
    logIn: '登录',
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
    lead: 'Email alerts, your choice',
    leadMore: 'You can change this without logging in. Replies are always under “My chats”.',
    incompleteTitle: 'This link is incomplete or no longer valid',
    incompleteHint: 'Open the full link from the email again, or log in to read your replies.',
    logIn: 'Log in',
    wanted: 'If an exhibitor’s reply stays unread for a few minutes, we email {email}.',
    stopped: 'We no longer email {email} about replies. You will find them under “My chats” when you log in.',
    stop: 'Turn off',
    again: 'Turn on again',
    loading: 'Loading',
    retry: 'Try again',
    home: 'Back to home',
  },
})
