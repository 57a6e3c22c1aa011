import type { Device } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useLocation } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { useLoginHint } from '../session/use-login-hint.ts'
import { agendaTexts } from './texts.ts'

/** Does what only a visitor who is logged in can do; tells a guest to log in first. */
export function useWhenLoggedIn(device: Device) {
  const t = useText(agendaTexts)
  const { session } = useSite()
  const hint = useLoginHint(device)
  const { pathname, search } = useLocation()
  return async (act: () => void) => {
    if (session.state() === 'restoring') await session.settled()
    if (session.state() === 'signed-in') act()
    else hint({ text: t('needLogin'), place: pathname + search, atOnce: false })
  }
}
