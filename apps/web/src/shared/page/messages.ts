import { bilingual } from '@tradefloor/ui'

export const pageMessages = bilingual({
  zh: {
    specialTitle: '云上渔业岛 - 海洋渔业数字展馆',
    pageTitle: '{page} - {site}',
    loading: '正在加载',
    retry: '重试',
    close: '关闭',
    language: '语言',
    chinese: 'CN 中文',
    english: 'EN English',
    notLoaded: '内容没有加载出来',
    templateTip: '该功能暂未开放，敬请关注后续通知',
  },
  en: {
    specialTitle: 'Fishery Island - digital pavilion of the sea',
    pageTitle: '{page} - {site}',
    loading: 'Loading',
    retry: 'Try again',
    close: 'Close',
    language: 'Language',
    chinese: 'CN 中文',
    english: 'EN English',
    notLoaded: 'This could not be loaded',
    templateTip: 'This service is not open yet. Please watch for our notice',
  },
})
