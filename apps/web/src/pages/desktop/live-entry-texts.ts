import { bilingual } from '@tradefloor/ui'

export const liveEntryTexts = bilingual({
  zh: { watchLive: '观看直播', nextLive: '前往下一场直播' },
  en: { watchLive: 'Watch live', nextLive: 'Go to the next session' },
})
