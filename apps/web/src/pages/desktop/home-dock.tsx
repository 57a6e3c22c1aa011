import { isWebAddress } from '@tradefloor/rules'
import { classNames, useNotice, useText } from '@tradefloor/ui'
import { History, LayoutGrid, Video } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { DrawerTab } from '../../features/exhibitions/home-drawer.tsx'
import { useSite } from '../../shared/config/site-context.tsx'
import { useFirstScreenDrawn } from '../../shared/page/first-screen.ts'
import { pageTexts } from '../../shared/page/texts.ts'
import { desktopTexts } from './texts.ts'

// Where it does not come, the button says what it always said.
const LiveEntry = lazy(() =>
  import('./live-entry.tsx').catch(() => ({
    default: ({ instead }: { className: string; instead: ReactNode }) => instead,
  })),
)

interface HomeDockProps {
  onList: (tab: DrawerTab) => void
  /** The visitor is about to open the drawer: time to fetch it. */
  onPrepare: () => void
}

const item = 'flex h-12 items-center gap-2 whitespace-nowrap rounded-row px-4.5 text-15 text-white'
const quiet = 'transition-colors duration-(--dur-control) hover:bg-glass-hover'
const primary = 'bg-harbour font-bold transition-colors duration-(--dur-control) hover:bg-harbour-hover'

export function HomeDock({ onList, onPrepare }: HomeDockProps) {
  const t = useText(desktopTexts)
  return (
    <section
      aria-label={t('dock')}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      data-under-panel
      className="scene-part glass absolute bottom-5 left-1/2 z-(--z-shell) flex -translate-x-1/2 gap-1 rounded-dock p-1.5 compact:mx-auto compact:flex-wrap compact:justify-center"
    >
      <button type="button" onClick={() => onList('held')} className={classNames(item, quiet)}>
        <LayoutGrid size={18} strokeWidth={1.75} aria-hidden />
        {t('exhibitions')}
      </button>
      <button type="button" onClick={() => onList('review')} className={classNames(item, quiet)}>
        <History size={18} strokeWidth={1.75} aria-hidden />
        {t('review')}
      </button>
      <MeetingEntry />
    </section>
  )
}

/** The meeting system is somebody else's: without its address the way leads to the hall that is live, or live next. */
function MeetingEntry() {
  const t = useText(desktopTexts)
  const common = useText(pageTexts)
  const notice = useNotice()
  const isTime = useFirstScreenDrawn()
  const { meeting } = useSite().config.links
  const content = (
    <>
      <Video size={18} strokeWidth={1.75} aria-hidden />
      {t('meeting')}
    </>
  )
  const className = classNames(item, primary)
  if (isWebAddress(meeting))
    return (
      <a href={meeting} target="_blank" rel="noopener noreferrer" className={className}>
        {content}
        <span className="sr-only">{t('newWindow')}</span>
      </a>
    )
  const closed = (
    <button
      type="button"
      onClick={() => notice({ tone: 'info', text: common('templateTip') })}
      className={className}
    >
      {content}
    </button>
  )
  if (!isTime) return closed
  return (
    <Suspense fallback={closed}>
      <LiveEntry className={className} instead={closed} />
    </Suspense>
  )
}
