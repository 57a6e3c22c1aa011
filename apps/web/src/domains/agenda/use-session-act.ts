import type { Session } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { hallAddress, hallOf } from './hall-address.ts'
import { standingOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'

interface Doors {
  exhibitionId: number
  device: Device
  onReplay: (session: Session) => void
}

/** What choosing a session does: to the hall while it is live, the replay when it is over, else a word. */
export function useSessionAct({ exhibitionId, device, onReplay }: Doors) {
  const t = useText(agendaTexts)
  const notice = useNotice()
  const navigate = useNavigate()
  return useCallback(
    (session: Session) => {
      const standing = standingOf(session)
      if (standing === 'live' && session.live_url)
        navigate(hallAddress(hallOf(session), { device, exhibitionId, live: session }))
      else if (standing === 'live' || standing === 'upcoming') notice({ tone: 'info', text: t('notStarted') })
      else if (standing === 'replay') onReplay(session)
      else notice({ tone: 'info', text: t(standing === 'cancelled' ? 'cancelledNotice' : 'comingSoon') })
    },
    [t, notice, navigate, exhibitionId, device, onReplay],
  )
}
