import type { ScheduleGroup } from '@tradefloor/contract'
import { type ConferenceHallId, conferenceHallOf } from '@tradefloor/rules'
import { LocalName, Tag, useLanguage, useText } from '@tradefloor/ui'
import { byTheme, daysOf, hallNow, sessionsOf } from '../../domains/agenda/programme.ts'
import { themeOf } from '../../domains/agenda/session-text.ts'
import { conferenceTexts } from './texts.ts'

interface IntroduceProps {
  groups: readonly ScheduleGroup[]
  fair: string
  hall: ConferenceHallId
}

/** What a hall is for, told from its own programme. */
export function Introduce({ groups, fair, hall }: IntroduceProps) {
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  const { all } = hallNow(sessionsOf(groups), hall)
  const facts = [
    [all.length, t('factSessions')],
    [new Set(all.flatMap(({ guests }) => guests.map(({ id }) => id))).size, t('factGuests')],
    [daysOf(all).length, t('factDays')],
  ] as const
  return (
    <div className="grid gap-5">
      <p className="text-14 text-ink-2">{t('introduceText', { fair, hall: t(conferenceHallOf(hall)) })}</p>
      {all.length > 0 && (
        <>
          <dl className="grid grid-cols-3 gap-3 text-center">
            {facts.map(([count, text]) => (
              <div key={text} className="flex flex-col-reverse rounded-card bg-sand-2 py-3">
                <dt className="text-12 text-ink-2">{text}</dt>
                <dd className="text-24 font-bold text-harbour">{count}</dd>
              </div>
            ))}
          </dl>
          <div>
            <h3 className="mb-2 text-16 font-bold">{t('themes')}</h3>
            <ul className="flex flex-wrap gap-2">
              {byTheme(all).map(([first]) =>
                first ? (
                  <li key={first.id}>
                    <Tag tone="replay" className="h-7! px-2.5!">
                      <LocalName name={themeOf(first, language)} />
                    </Tag>
                  </li>
                ) : null,
              )}
            </ul>
          </div>
        </>
      )}
      <div>
        <h3 className="mb-2 text-16 font-bold">{t('introduceHow')}</h3>
        <ol className="grid list-decimal gap-1.5 pl-5 text-14 text-ink-2">
          <li>{t('introduceHow1')}</li>
          <li>{t('introduceHow2')}</li>
          <li>{t('introduceHow3')}</li>
        </ol>
      </div>
    </div>
  )
}
