import { bilingual } from '@tradefloor/ui'

export const pavilionsTexts = bilingual({
  zh: { pavilions: '展馆', pavilionsHint: '常设展馆全年开放，随时可以参观和洽谈。' },
  en: { pavilions: 'Pavilions', pavilionsHint: 'Permanent pavilions, open all year to visit and chat.' },
})
