import { bilingual } from '@tradefloor/ui'

export const shareMessages = bilingual({
  zh: {
    share: '分享',
    title: '分享“{name}”',
    scan: '用手机扫一扫打开',
    code: '“{name}”的二维码',
    link: '链接',
    copy: '复制链接',
    more: '更多方式',
    close: '关闭',
  },
  en: {
    share: 'Share',
    title: 'Share “{name}”',
    scan: 'Scan to open on your phone',
    code: 'QR code of “{name}”',
    link: 'Link',
    copy: 'Copy link',
    more: 'More options',
    close: 'Close',
  },
})
