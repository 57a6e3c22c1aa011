import type { Figures } from '@tradefloor/contract'
import { classNames, useText } from '@tradefloor/ui'
import { Card, Nothing } from './card.tsx'
import { shareOf } from './finding.ts'
import { figureTexts } from './texts.ts'

/** Where those come from who gave a card or wrote. */
export function CountryBars({ countries }: { countries: Figures['countries'] }) {
  const t = useText(figureTexts)
  if (!countries)
    return (
      <Card title={t('countries')}>
        <Nothing>{t('noCountries')}</Nothing>
      </Card>
    )
  const { people, list, others } = countries
  const lines = [
    ...list.map(({ country_code, country_name, people: count }) => ({
      key: country_code,
      name: country_name,
      count,
      look: 'bg-tide',
    })),
    ...(others > 0 ? [{ key: '', name: t('others'), count: others, look: 'bg-line-2' }] : []),
  ]
  const most = Math.max(...lines.map(({ count }) => count))
  return (
    <Card
      title={t('countries')}
      aside={<span className="text-12 text-ink-3">{t('people', { count: people })}</span>}
    >
      <table className="w-full text-13">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('peopleHead')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, count, look }) => {
            const share = shareOf(count, people)
            return (
              <tr key={key}>
                <th scope="row" className="py-2 text-left font-normal">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="w-24">{name}</span>
                    <span aria-hidden className="block h-2.5 min-w-20 flex-1 rounded-[4px] bg-sand">
                      <span
                        className={classNames('block h-full rounded-[4px]', look)}
                        style={{ width: `${(100 * count) / most}%` }}
                      />
                    </span>
                  </span>
                </th>
                <td className="w-12 text-right font-bold tabular-nums">{count}</td>
                <td className="w-12 text-right text-ink-3 tabular-nums">
                  {share === null ? '' : `${share}%`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
