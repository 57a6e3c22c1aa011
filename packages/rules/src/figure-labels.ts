import type { FigureName } from '@tradefloor/contract'

/** What a figure of a booth is called, at the desk and in the file that is exported. */
export const figureLabels: Readonly<Record<FigureName, { zh: string; en: string }>> = {
  visits: { zh: '展位到访', en: 'Booth visits' },
  product_views: { zh: '展品浏览', en: 'Product views' },
  video_views: { zh: '视频播放', en: 'Video plays' },
  favourites: { zh: '被收藏', en: 'Times saved' },
  cards: { zh: '收到名片', en: 'Cards received' },
  conversations: { zh: '新洽谈', en: 'New chats' },
  leads: { zh: '新线索', en: 'New leads' },
}
