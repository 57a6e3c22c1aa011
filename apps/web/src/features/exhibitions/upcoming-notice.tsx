import type { Exhibition } from '@tradefloor/contract'
import { lists } from '@tradefloor/rules'
import { dayText, NoticeBar, persistentFlag, tabStore, useLanguage, useText } from '@tradefloor/ui'
import { useSyncExternalStore } from 'react'
import { ExhibitionLink } from '../../domains/navigation/exhibition-link.tsx'
import { nameOf } from './exhibition-text.ts'
import { useExhibitionList } from './queries.ts'
import { exhibitionTexts } from './texts.ts'

/** Who has closed it does not find it again on the way back to the home. */
const isClosed = persistentFlag('upcomingClosed', tabStore)

/** The phone's line of upcoming fairs. With none announced, or once closed, it is not there. */
export function UpcomingNotice() {
  const t = useText(exhibitionTexts)
  const { language } = useLanguage()
  const { data } = useExhibitionList('phoneUpcoming')
  const closed = useSyncExternalStore(isClosed.subscribe, isClosed.get)
  if (closed || !data || data.length === 0) return null
  const words = (exhibition: Exhibition) =>
    t('opensOn', {
      name: nameOf(exhibition, language).text,
      date: dayText(exhibition.open_date, language, false),
    })
  return (
    <NoticeBar
      label={t('noticeBar')}
      closeText={t('hideNotice')}
      nextText={t('next')}
      onClose={() => isClosed.set(true)}
      items={data.map((exhibition) => ({
        id: exhibition.id,
        content: (
          <ExhibitionLink
            exhibition={exhibition}
            from={lists.phoneUpcoming.from}
            className="flex h-full items-center"
          >
            <span className="truncate">{words(exhibition)}</span>
          </ExhibitionLink>
        ),
      }))}
    />
  )
}
