import { isWebAddress } from '@tradefloor/rules'
import { classNames, useNotice, useText } from '@tradefloor/ui'
import { History, LayoutGrid, Radio, Video } from 'lucide-react'
import { Link } from 'react-router'
import type { DrawerTab } from '../../features/exhibitions/home-drawer.tsx'
import { hallAddress, hallOf } from '../../shared/agenda/hall-address.ts'
import { fairNow, useLiveSessions } from '../../shared/agenda/live-fairs.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { pageMessages } from '../../shared/page/messages.ts'
import { desktopMessages } from './messages.ts'

interface HomeDockProps {
  onList: (tab: DrawerTab) => void
  /** The visitor is about to open the drawer: time to fetch it. */
  onPrepare: () => void
}

const item = 'flex h-12 items-center gap-2 whitespace-nowrap rounded-row px-4.5 text-15 text-white'
const quiet = 'transition-colors duration-(--dur-control) hover:bg-glass-hover'
const primary = 'bg-harbour font-bold transition-colors duration-(--dur-control) hover:bg-harbour-hover'

export function HomeDock({ onList, onPrepare }: HomeDockProps) {
  const t = useText(desktopMessages)
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
  const t = useText(desktopMessages)
  const common = useText(pageMessages)
  const notice = useNotice()
  const { meeting } = useSite().config.links
  const { live, next } = fairNow(useLiveSessions())
  const session = live ?? next
  const content = (
    <>
      <Video size={18} strokeWidth={1.75} aria-hidden />
      {t('meeting')}
    </>
  )
  if (!isWebAddress(meeting) && session)
    return (
      <Link
        to={hallAddress(hallOf(session), { device: 'desktop', exhibitionId: session.exhibition_id, live })}
        className={classNames(item, primary)}
      >
        <Radio size={18} strokeWidth={1.75} aria-hidden />
        {t(live ? 'watchLive' : 'nextLive')}
      </Link>
    )
  if (!isWebAddress(meeting))
    return (
      <button
        type="button"
        onClick={() => notice({ tone: 'info', text: common('templateTip') })}
        className={classNames(item, primary)}
      >
        {content}
      </button>
    )
  return (
    <a href={meeting} target="_blank" rel="noopener noreferrer" className={classNames(item, primary)}>
      {content}
      <span className="sr-only">{t('newWindow')}</span>
    </a>
  )
}
