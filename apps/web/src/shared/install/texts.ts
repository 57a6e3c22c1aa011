import { bilingual } from '@tradefloor/ui'

export const installTexts = bilingual({
  zh: {
    title: '添加到主屏幕',
    text: '添加到主屏幕，下次一点就开，没有网络也能看',
    onIos: '点浏览器的分享按钮，选“添加到主屏幕”，下次一点就开',
    install: '添加',
    refuse: '不再提示',
  },
  en: {
    title: 'Add to your home screen',
    text: 'Add the fair to your home screen: one tap to open, readable offline',
    onIos: 'Tap the browser’s Share button, then “Add to Home Screen” to open the fair with one tap',
    install: 'Add',
    refuse: 'Do not offer this again',
  },
})
