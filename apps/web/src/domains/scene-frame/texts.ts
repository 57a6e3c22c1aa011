import { bilingual } from '@tradefloor/ui'

export const sceneTexts = bilingual({
  zh: {
    enter: '进入三维场景',
    asList: '以列表查看',
    askHint: '三维场景较耗流量和电量；列表内容相同，打开更快。',
    opening: '正在打开三维场景',
    openingList: '正在打开列表',
    troubled: '三维场景没有打开',
    troubledList: '列表没有打开',
    troubledHint: '可能是网络较慢，或此设备不支持三维显示。',
    troubledListHint: '可能是网络中断，请稍后再试。',
    again: '再试一次',
    foreign: '此场景来自未经本站许可的地址，因此没有打开。',
  },
  en: {
    enter: 'Enter the 3D scene',
    asList: 'Show as list',
    askHint: 'The 3D scene uses more data and battery. The list has the same content and opens faster.',
    opening: 'Opening the 3D scene',
    openingList: 'Opening the list',
    troubled: 'The 3D scene could not be opened',
    troubledList: 'The list could not be opened',
    troubledHint: 'Your connection may be slow, or this device does not support 3D.',
    troubledListHint: 'You may be offline. Please try again later.',
    again: 'Try again',
    foreign: 'This scene comes from an address that is not allowed on this site.',
  },
})
