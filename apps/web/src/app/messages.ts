import { bilingual } from '@tradefloor/ui'

export const appMessages = bilingual({
  zh: {
    skip: '跳到主要内容',
    mainMenu: '主导航',
    home: '首页',
    info: '介绍',
    my: '我的',
    pavilions: '展馆',
    exhibitions: '展会',
    closeNotice: '关闭提示',
    webgl: '请在企业消息应用的设置中启用 WebGL，否则三维场景无法显示',
    brokenTitle: '页面没有加载出来',
    brokenHint: '可能是网络中断，或网站刚刚更新',
    reload: '重新加载',
    expired: '登录已过期，请重新登录',
  },
  en: {
    skip: 'Skip to main content',
    mainMenu: 'Main menu',
    home: 'Home',
    info: 'About',
    my: 'Me',
    pavilions: 'Pavilions',
    exhibitions: 'Exhibitions',
    closeNotice: 'Close notice',
    webgl: 'Please turn on WebGL in the settings of your enterprise messaging app to see the 3D scenes',
    brokenTitle: 'This page could not be loaded',
    brokenHint: 'You may be offline, or the site has just been updated',
    reload: 'Reload',
    expired: 'Your session has ended. Please log in again',
  },
})
