import { bilingual } from '@tradefloor/ui'

/** Of what is said about one exhibition, on its card or its pages. */
export const factTexts = bilingual({
  zh: {
    exhibitors: '{count} 家展商',
    dates: '举办时间',
    place: '举办地点',
    permanent: '常设展馆',
    statusUpcoming: '即将举办',
    statusEnded: '已结束',
    exhibitorCount: '参展企业',
  },
  en: {
    exhibitors: '{count} {count|exhibitor|exhibitors}',
    dates: 'Dates',
    place: 'Venue',
    permanent: 'Permanent pavilion',
    statusUpcoming: 'Upcoming',
    statusEnded: 'Ended',
    exhibitorCount: 'Exhibitors',
  },
})
