import { bilingual } from '@tradefloor/ui'

/** Of the button alone: what it opens brings its own. */
export const shareLabels = bilingual({ zh: { share: '分享' }, en: { share: 'Share' } })
