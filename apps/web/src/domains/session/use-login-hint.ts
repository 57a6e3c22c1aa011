import { type Device, sitePaths } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { loginHintTexts } from './login-hint-texts.ts'
import { withReturn } from './return-address.ts'

/** How soon a phone goes to sign in by itself. */
const phoneAfterMs = 3600

interface Hint {
  /** Why one has to sign in. */
  text: string
  /** Where signing in leads back to. */
  place: string
  /** Takes the way at once, and says why on arrival. */
  atOnce?: boolean
}

/** Tells a guest to sign in first. A tap takes the way at once; a phone takes it by itself a moment later. */
export function useLoginHint(device: Device): (hint: Hint) => void {
  const t = useText(loginHintTexts)
  const notice = useNotice()
  const navigate = useNavigate()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Who has gone on meanwhile is not called away from there.
  useEffect(() => () => clearTimeout(leaving.current), [])
  return useCallback(
    ({ text, place, atOnce = false }) => {
      clearTimeout(leaving.current)
      const go = () => {
        clearTimeout(leaving.current)
        navigate(withReturn(sitePaths.signIn[device], place))
      }
      notice({ tone: 'warning', text, ...(!atOnce && { action: { text: t('toLogin'), onAct: go } }) })
      if (atOnce) go()
      else if (device === 'phone') leaving.current = setTimeout(go, phoneAfterMs)
    },
    [device, t, notice, navigate],
  )
}
