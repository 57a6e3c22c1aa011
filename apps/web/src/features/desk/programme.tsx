import type { Exhibition, Session } from '@tradefloor/contract'
import { sessionStates } from '@tradefloor/rules'
import {
  dayText,
  EmptyState,
  inLanguage,
  LocalName,
  SkeletonBlock,
  Tag,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Answer } from '../../shared/page/answer.tsx'
import { deskMessages } from './messages.ts'
import { useProgramme } from './queries.ts'

/** What happens when: every session of the exhibition, on the fair's own clock. */
export function Programme({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(deskMessages)
  const { language } = useLanguage()
  return (
    <Answer
      asked={useProgramme(exhibition)}
      skeleton={[0, 1, 2, 3].map((row) => (
        <div key={row} className="mb-5 flex gap-4">
          <SkeletonBlock className="h-4 w-20" />
          <SkeletonBlock className="h-10 flex-1" />
        </div>
      ))}
    >
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState title={t('noSchedule')} hint={t('noScheduleHint')} />
        ) : (
          groups.map((group) => (
            <section key={`${group.date} ${group.theme}`} className="mb-6">
              <h3 className="text-16 font-bold">
                <LocalName name={inLanguage({ zh: group.theme, en: group.theme_en }, language)} />
              </h3>
              <p className="text-13 text-ink-3">{dayText(group.date, language)}</p>
              <ol className="mt-2 border-l-2 border-line pl-4">
                {group.data.flatMap(({ time, data }) =>
                  data.map((session) => (
                    <li key={session.id} className="relative py-2.5">
                      <Dot session={session} />
                      <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
                        {time.replace('-', '–')}
                        <span className="text-ink-3">
                          {t(session.hall_id === 2 ? 'smallHall' : 'bigHall')}
                        </span>
                        <StateTag session={session} />
                      </p>
                      <p className="font-bold">
                        <LocalName name={inLanguage({ zh: session.title, en: session.title_en }, language)} />
                      </p>
                      {session.guests.map((guest) => (
                        <p key={guest.id} className="text-13 text-ink-2">
                          <LocalName name={inLanguage({ zh: guest.name, en: guest.name_en }, language)} />
                          <span className="ml-2 text-ink-3">
                            {inLanguage({ zh: guest.post, en: guest.post_en }, language).text}
                          </span>
                        </p>
                      ))}
                    </li>
                  )),
                )}
              </ol>
            </section>
          ))
        )
      }
    </Answer>
  )
}

function Dot({ session }: { session: Session }) {
  const begun = session.live_status !== sessionStates.upcoming
  return (
    <span
      aria-hidden
      className={`absolute top-4 -left-[22px] size-2.5 rounded-pill border-2 border-white ${begun ? 'bg-harbour' : 'bg-line-2'}`}
    />
  )
}

function StateTag({ session }: { session: Session }) {
  const t = useText(deskMessages)
  if (session.live_status === sessionStates.live) return <Tag tone="live">{t('live')}</Tag>
  if (session.live_status === sessionStates.upcoming) return <Tag tone="soon">{t('soon')}</Tag>
  return <Tag tone="replay">{t('over')}</Tag>
}
