import { type Figures, figureNames, type Language } from '@tradefloor/contract'
import { figureLabels, localText } from '@tradefloor/rules'
import { csvOf } from '../../text-formats/csv.ts'

const words = {
  zh: {
    head: ['类别', '项目', '数值', '展会中位数', '最高'],
    totals: '合计',
    day: '每日到访',
    hour: '每小时到访',
    replies: '首次回复（按小时）',
    inTime: '{hour} 时，五分钟内',
    later: '{hour} 时，更久',
    share: '五分钟内首次回复（%）',
    median: '首次回复中位数（秒）',
    products: '展品浏览',
    enquiries: '展品询价',
    countries: '联系人来自',
    others: '其他',
    period: '时段（北京时间）',
  },
  en: {
    head: ['Section', 'Item', 'Value', 'Median of the exhibitors', 'Highest'],
    totals: 'Total',
    day: 'Visits by day',
    hour: 'Visits by hour',
    replies: 'First replies by hour',
    inTime: '{hour}:00, within 5 min',
    later: '{hour}:00, later',
    share: 'First reply within 5 min (%)',
    median: 'Median first reply (seconds)',
    products: 'Product views',
    enquiries: 'Product enquiries',
    countries: 'Contacts from',
    others: 'Others',
    period: 'Period (Beijing time)',
  },
} as const

const cell = (value: number | null) => (value === null ? '' : String(value))

/** The same figures for a spreadsheet, a line each. */
export function figuresAsCsv(figures: Figures, language: Language): string {
  const { totals, visits, products } = figures
  const t = words[language]
  return csvOf([
    [...t.head],
    [t.period, `${figures.from} – ${figures.to}`, '', '', ''],
    ...figureNames.map((name) => {
      const { value, median, highest } = totals[name]
      return [t.totals, figureLabels[name][language], cell(value), cell(median), cell(highest)]
    }),
    ...visits.list.map(({ at, value, median }) => [
      t[visits.by],
      visits.by === 'day' ? at.slice(0, 10) : at.slice(0, 16),
      ...[cell(value), cell(median), ''],
    ]),
    ...replyLines(figures.replies, language),
    ...products.flatMap(({ name, views, enquiries }) => [
      [t.products, localText(language, name.cn, name.en), cell(views), '', ''],
      [t.enquiries, localText(language, name.cn, name.en), cell(enquiries), '', ''],
    ]),
    ...countryLines(figures.countries, language),
  ])
}

function replyLines(replies: Figures['replies'], language: Language): string[][] {
  const t = words[language]
  const { conversations, in_time, median_seconds, share_median, share_highest } = replies
  if (conversations === 0) return []
  const share = Math.round((100 * in_time) / conversations)
  return [
    [t.totals, t.share, cell(share), cell(share_median), cell(share_highest)],
    [t.totals, t.median, cell(median_seconds), '', ''],
    ...replies.by_hour.flatMap((each) => [
      [t.replies, t.inTime.replace('{hour}', String(each.hour)), cell(each.in_time), '', ''],
      [t.replies, t.later.replace('{hour}', String(each.hour)), cell(each.later), '', ''],
    ]),
  ]
}

function countryLines(countries: Figures['countries'], language: Language): string[][] {
  const t = words[language]
  if (!countries) return []
  return [
    ...countries.list.map(({ country_name, people }) => [t.countries, country_name, cell(people), '', '']),
    [t.countries, t.others, cell(countries.others), '', ''],
  ]
}
