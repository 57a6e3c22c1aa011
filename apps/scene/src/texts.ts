import type { BilingualText } from './place.ts'

/** What all rooms say. */
export const sceneTexts = {
  listLink: { zh: '列表版', en: 'List version' },
  pictureLink: { zh: '查看三维场景', en: 'Show the 3D scene' },
  noPicture: {
    zh: '此设备无法显示三维场景，以下是同样的内容。',
    en: 'This device cannot show the 3D scene. Here is the same content as a list.',
  },
  lostPicture: {
    zh: '三维显示中断了，以下是同样的内容。',
    en: 'The 3D display stopped working. Here is the same content as a list.',
  },
  find: { zh: '按名称或展位号查找', en: 'Find by name or booth number' },
  found: { zh: '展品：{names}', en: 'Products: {names}' },
  kept: { zh: '已收藏', en: 'In your favourites' },
  nothingFound: { zh: '没有符合的结果，换个词试试。', en: 'No matches. Try another search.' },
  trouble: { zh: '场景暂时打不开', en: 'This scene cannot be opened right now' },
  troubleHint: {
    zh: '请检查网络后重试，也可以先回到首页。',
    en: 'Check your connection and try again, or go back to the home page.',
  },
  again: { zh: '重试', en: 'Try again' },
  home: { zh: '回到首页', en: 'Back to home' },
} as const satisfies Record<string, BilingualText>
