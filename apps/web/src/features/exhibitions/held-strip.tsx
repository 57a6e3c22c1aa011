import { lists } from '@tradefloor/rules'
import {
  ErrorRow,
  Loading,
  LocalName,
  Picture,
  SkeletonBlock,
  Tag,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { ChevronRight } from 'lucide-react'
import { ExhibitionLink } from '../../domains/navigation/exhibition-link.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { datesOf, nameOf } from './exhibition-text.ts'
import { useExhibitionList } from './queries.ts'
import { exhibitionTexts } from './texts.ts'

const card = 'surface flex h-full items-center gap-3 rounded-card p-3 shadow-pop'

/** The phone's fairs on now, one card wide, the next one showing at the edge. Nothing while none is on. */
export function HeldStrip() {
  const t = useText(exhibitionTexts)
  const common = useText(pageTexts)
  const { language } = useLanguage()
  const query = useExhibitionList('phoneHeld')
  if (query.isPending)
    return (
      <Loading label={common('loading')} className="px-4">
        <div className={card}>
          <SkeletonBlock className="h-14.25 w-19 rounded-control!" />
          <div className="flex-1">
            <SkeletonBlock className="h-4 w-1/2" />
            <SkeletonBlock className="mt-2.5 h-4 w-4/5" />
          </div>
        </div>
      </Loading>
    )
  if (query.data === undefined)
    return (
      <div className="px-4">
        <ErrorRow
          title={query.error.message}
          hint={common('notLoaded')}
          retryText={common('retry')}
          busy={query.isFetching}
          onRetry={() => query.refetch()}
        />
      </div>
    )
  const only = query.data.length === 1
  return (
    <ul
      aria-label={t('held')}
      className="flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
    >
      {query.data.map((exhibition, index) => {
        const name = nameOf(exhibition, language)
        return (
          <li key={exhibition.id} className={only ? 'w-full' : 'w-[calc(100%-28px)] shrink-0 snap-start'}>
            <ExhibitionLink exhibition={exhibition} from={lists.phoneHeld.from} className={card}>
              <Picture
                src={exhibition.main_img.url}
                name={name.text}
                sizes="76px"
                eager={index === 0}
                className="h-14.25 w-19 rounded-control max-[17.5rem]:hidden"
              />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-1.5">
                  <Tag tone="online">{t('statusHeld')}</Tag>
                  <span className="text-12 text-ink-3">{datesOf(exhibition, language, false)}</span>
                </span>
                <span className="mt-1 line-clamp-2 leading-[1.25rem] font-bold hyphens-auto wrap-anywhere max-[17.5rem]:line-clamp-none">
                  <LocalName name={name} />
                </span>
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
            </ExhibitionLink>
          </li>
        )
      })}
    </ul>
  )
}
