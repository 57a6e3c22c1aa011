import { bilingual } from '@tradefloor/ui'

export const favouriteMessages = bilingual({
  zh: {
    star: '收藏 {name}',
    favourite: '收藏',
    favourited: '已收藏',
    marked: '收藏成功',
    unmarked: '已取消收藏',
    needLogin: '请先登录再收藏',
    needLoginPhone: '请先登录后收藏',
    toLogin: '去登录',
    wished: '收藏成功：您刚才选中的{what}',
    exhibitor: '展商',
    product: '展品',
    video: '视频',
    document: '资料',
  },
  en: {
    star: 'Favourite {name}',
    favourite: 'Favourite',
    favourited: 'Favourited',
    marked: 'Favourited',
    unmarked: 'Favourite cancelled',
    needLogin: 'Please log in first before favouriting',
    needLoginPhone: 'Please log in first to collect',
    toLogin: 'Log in',
    wished: 'Favourited: the {what} you chose',
    exhibitor: 'exhibitor',
    product: 'exhibit',
    video: 'video',
    document: 'document',
  },
})
