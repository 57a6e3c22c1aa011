import type { Notice } from '@tradefloor/contract'
import { isWebAddress } from '@tradefloor/rules'
import { classNames, IconButton, inLanguage, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { ChevronDown, ChevronUp, Megaphone, X } from 'lucide-react'
import { useState } from 'react'
import { noticeTexts } from './texts.ts'
import { useIsCut } from './use-is-cut.ts'

interface NoticeLineProps {
  notice: Notice
  layout: 'desktop' | 'phone'
  onDismiss: () => void
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A line, on a phone two, until the reader wants the rest: what is under it is what they came for. */
export function NoticeLine({ notice, layout, onDismiss }: NoticeLineProps) {
  const t = useText(noticeTexts)
  const { language } = useLanguage()
  const [expanded, setExpanded] = useState(false)
  const name = inLanguage({ zh: notice.text.cn, en: notice.text.en }, language)
  const { ref, isCut } = useIsCut(name.text)
  const size = layout === 'phone' ? 44 : 40
  return (
    <li className={classNames('flex items-start', layout === 'phone' ? 'pr-1 pl-4' : 'pr-4 pl-6')}>
      <span
        className={classNames(
          'mr-2 grid shrink-0 place-items-center text-amber-ink',
          size === 44 ? 'h-11' : 'h-10',
        )}
      >
        <Megaphone {...icon} />
      </span>
      <div className={classNames('min-w-0 flex-1', layout === 'phone' ? 'py-3 text-13' : 'py-2.25 text-14')}>
        <p
          ref={ref}
          className={classNames(
            'wrap-anywhere',
            !expanded && (layout === 'phone' ? 'line-clamp-2' : 'line-clamp-1'),
          )}
        >
          <LocalName name={name} />
        </p>
      </div>
      {isWebAddress(notice.link) && (
        <a
          href={notice.link}
          target="_blank"
          rel="noopener noreferrer"
          className={classNames(
            'flex shrink-0 items-center px-2 font-bold text-harbour underline underline-offset-3 [--ring-offset:-4px] hover:text-harbour-hover',
            size === 44 ? 'h-11 text-13' : 'h-10 text-14',
          )}
        >
          {t('details')}
          <span className="sr-only">{t('newWindow')}</span>
        </a>
      )}
      {(isCut || expanded) && (
        <IconButton
          size={size}
          label={t(expanded ? 'collapse' : 'expand')}
          aria-expanded={expanded}
          icon={expanded ? <ChevronUp {...icon} /> : <ChevronDown {...icon} />}
          onClick={() => setExpanded(!expanded)}
        />
      )}
      <IconButton
        size={size}
        label={t('dismiss')}
        data-dismiss-notice
        icon={<X {...icon} />}
        onClick={onDismiss}
      />
    </li>
  )
}
