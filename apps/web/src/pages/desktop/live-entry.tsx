import { useText } from '@tradefloor/ui'
import { Radio } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { hallAddress, hallOf } from '../../domains/agenda/hall-address.ts'
import { fairNow, useLiveSessions } from '../../domains/agenda/live-fairs.ts'
import { liveEntryTexts } from './live-entry-texts.ts'

/** To the hall that is live, or live next; what stands there `instead` while there is none. */
export default function LiveEntry({ className, instead }: { className: string; instead: ReactNode }) {
  const t = useText(liveEntryTexts)
  const { live, next } = fairNow(useLiveSessions())
  const session = live ?? next
  if (!session) return instead
  return (
    <Link
      to={hallAddress(hallOf(session), { device: 'desktop', exhibitionId: session.exhibition_id, live })}
      className={className}
    >
      <Radio size={18} strokeWidth={1.75} aria-hidden />
      {t(live ? 'watchLive' : 'nextLive')}
    </Link>
  )
}
