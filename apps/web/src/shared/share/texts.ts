import { bilingual } from '@tradefloor/ui'

export const shareTexts = bilingual({
  zh: {
    title: '分享“{name}”',
    scan: '用手机扫一扫打开',
    code: '“{name}”的二维码',
    link: '链接',
    copy: '复制链接',
    more: '更多方式',
    handOn: '发送给朋友…',
    inWeChat: '点右上角 ···，选择“转发给朋友”或“分享到朋友圈”。也可以长按下面的图片发送。',
    pictureOf: '“{name}”的分享图片，带二维码',
    press: '长按图片可保存或发送',
    savePicture: '保存图片',
    pictureFile: '云展分享.png',
    scanHint: '扫描二维码，在线查看',
    brand: '云展 TRADEFLOOR',
    close: '关闭',
  },
  en: {
    title: 'Share “{name}”',
    scan: 'Scan to open on your phone',
    code: 'QR code of “{name}”',
    link: 'Link',
    copy: 'Copy link',
    more: 'More options',
    handOn: 'Share…',
    inWeChat:
      'Tap ··· at the top right, then “Send to Chat” or “Share on Moments”. Or press and hold the picture below to send it.',
    pictureOf: 'Picture of “{name}” with a QR code',
    press: 'Press and hold the picture to save or send it',
    savePicture: 'Save picture',
    pictureFile: 'tradefloor.png',
    scanHint: 'Scan to open it online',
    brand: 'TRADEFLOOR',
    close: 'Close',
  },
})
