import { bilingual } from '@tradefloor/ui'

/** Of the pages of one exhibition, apart from what the lists of exhibitions say: the home needs only those. */
export const areaMessages = bilingual({
  zh: {
    moreHeld: '更多正在举办的展会',
    backHome: '返回首页',
    unknownTitle: '没有找到这个展会',
    unknownHint: '链接中的展会编号不存在或已失效，请从展会列表重新进入',
    toList: '去看展会列表',
    sceneTitle: '{name} 三维场景',
    info: '展会信息',
    desk: '咨询台',
    hall: '展览厅',
    allExhibitors: '全部展商',
    schedule: '会议日程',
    cardHolder: '名片夹',
    favourites: '我的收藏',
    home: '首页',
    places: '展会场所',
    tools: '展会服务',
    pagePlaceholder: '展会',
  },
  en: {
    moreHeld: 'More exhibitions on now',
    backHome: 'Back to home',
    unknownTitle: 'We could not find this exhibition',
    unknownHint:
      'The number in the link is unknown or no longer valid. Please enter from the list of exhibitions',
    toList: 'See the list of exhibitions',
    sceneTitle: '{name}, 3D scene',
    info: 'About this fair',
    desk: 'Information desk',
    hall: 'Exhibition hall',
    allExhibitors: 'All exhibitors',
    schedule: 'Schedule',
    cardHolder: 'Card holder',
    favourites: 'Favourites',
    home: 'Home',
    places: 'Places of the exhibition',
    tools: 'Services of the exhibition',
    pagePlaceholder: 'Exhibition',
  },
})
