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
    title: 'Mails about messages',
    wanted: 'When an exhibitor’s answer waits unread for some minutes, we send a mail to {email}.',
    stopped:
      'Answers are no longer mailed to {email}. When you sign in you find them under “My conversations”.',
    stop: 'Send no more',
    again: 'Send them again',
    loading: 'Looking it up',
    retry: 'Try again',
    home: 'To the fair',
  },
})
