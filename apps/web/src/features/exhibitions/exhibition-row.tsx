import { type EntryPoint, type Exhibition, exhibitionStatuses } from '@tradefloor/contract'
import { classNames, LocalName, Picture, useLanguage, useText } from '@tradefloor/ui'
import { ExhibitionLink } from '../../domains/navigation/exhibition-link.tsx'
import { datesOf, isPermanent, nameOf } from './exhibition-text.ts'
import { LateLiveMark } from './late-live-mark.tsx'
import { exhibitionTexts } from './texts.ts'

interface ExhibitionRowProps {
  exhibition: Exhibition
  from: EntryPoint
  /** What it lies on. */
  on: 'glass' | 'white'
  onFollow?: () => void
}

/** A narrow line for an exhibition: a thumb, its name, its days. */
export function ExhibitionRow({ exhibition, from, on, onFollow }: ExhibitionRowProps) {
  const { language } = useLanguage()
  const t = useText(exhibitionTexts)
  const name = nameOf(exhibition, language)
  // What is on or coming is near; what has ended may be years ago.
  const ended = exhibition.status === exhibitionStatuses.ended
  return (
    <ExhibitionLink
      exhibition={exhibition}
      from={from}
      onClick={onFollow}
      className={classNames(
        'flex items-center gap-3 rounded-row px-3 py-2.5 transition-colors duration-(--dur-control)',
        on === 'glass' ? 'hover:bg-glass-hover' : 'hover:bg-harbour-light',
      )}
    >
      <Picture
        src={exhibition.main_img.url}
        name={name.text}
        sizes="56px"
        className="h-10.5 w-14 rounded-control"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-[1.25rem] text-balance">
          <LocalName name={name} />
        </span>
        <span
          className={classNames(
            'flex flex-wrap items-center gap-x-2 text-12',
            on === 'glass' ? 'text-on-glass-2' : 'text-ink-3',
          )}
        >
          {isPermanent(exhibition) ? t('allYear') : datesOf(exhibition, language, ended)}
          {!ended && (
            <LateLiveMark
              exhibitionId={exhibition.id}
              nextClassName={on === 'glass' ? 'text-[#b9d2ff]' : 'text-harbour'}
            />
          )}
        </span>
      </span>
    </ExhibitionLink>
  )
}
