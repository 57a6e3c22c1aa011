import { type Exhibition, exhibitionStatuses } from '@tradefloor/contract'
import {
  dayRange,
  inLanguage,
  LocalName,
  otherName,
  Picture,
  Tag,
  type TagTone,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { deskTexts } from '../../shared/texts.ts'
import { type FairDays, fairDays } from './fair-days.ts'

export function FairRow({ fair, today }: { fair: Exhibition; today: string }) {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  const names = { zh: fair.base_info.data.cn.name, en: fair.base_info.data.en.name }
  const name = inLanguage(names, language)
  const second = otherName(names, language)
  const days = fairDays(fair.open_date, fair.close_date, today)
  const held = fair.status === exhibitionStatuses.held
  const state = stateOf(fair.status, days)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-3 last:border-0">
      <Picture
        src={fair.main_img.url}
        name={name.text}
        sizes="96px"
        className="h-12.5 w-24 rounded-control"
      />
      <div className="min-w-48 flex-1">
        <h3 className="font-bold">
          <LocalName name={name} />
        </h3>
        {second && (
          <p className="text-12 text-ink-3">
            <LocalName name={second} />
          </p>
        )}
      </div>
      <div className="flex w-full items-center justify-between gap-4 sm:w-auto">
        <div className="w-52 text-13">
          <p className="text-ink-2">{dayRange(fair.open_date, fair.close_date, language)}</p>
          {held && (
            <div className="mt-1.5 flex items-center gap-2">
              <progress
                max={days.days}
                value={days.day}
                aria-label={t('dayOf', { day: days.day, days: days.days })}
                className="h-1.5 w-24 appearance-none overflow-hidden rounded-pill bg-sand-2 [&::-moz-progress-bar]:bg-harbour [&::-webkit-progress-bar]:bg-sand-2 [&::-webkit-progress-value]:bg-harbour"
              />
              <span aria-hidden className="text-12 whitespace-nowrap text-ink-3">
                {t('dayOf', { day: days.day, days: days.days })}
              </span>
            </div>
          )}
        </div>
        <div className="flex justify-end sm:w-32">
          <Tag tone={state.tone}>{t(state.text, { count: state.count })}</Tag>
        </div>
      </div>
    </li>
  )
}

type StateText = 'lastDay' | 'daysLeft' | 'opensTomorrow' | 'daysUntil' | 'closedAgo'

/** What an exhibitor wants to know: how long is left, how long it still is, how long ago it was. */
function stateOf(
  status: number,
  { left, until }: FairDays,
): { tone: TagTone; text: StateText; count: number } {
  if (status === exhibitionStatuses.held)
    return left <= 0
      ? { tone: 'late', text: 'lastDay', count: 0 }
      : { tone: left <= 2 ? 'waiting' : 'online', text: 'daysLeft', count: left }
  if (status === exhibitionStatuses.upcoming)
    return until <= 1
      ? { tone: 'replay', text: 'opensTomorrow', count: 1 }
      : { tone: 'replay', text: 'daysUntil', count: until }
  return { tone: 'soon', text: 'closedAgo', count: -left }
}
