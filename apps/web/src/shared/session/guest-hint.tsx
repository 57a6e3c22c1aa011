import { useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { loginHintMessages } from './login-hint-messages.ts'
import { useLoginHint } from './use-login-hint.ts'

/** Tells a guest on a phone, once, that something needs an account. */
export default function GuestHint({ to, place }: { to: 'favourites' | 'cardHolder'; place: string }) {
  const t = useText(loginHintMessages)
  const hint = useLoginHint('phone')
  const tell = useEffectEvent(() => hint({ text: t(to), place }))
  useEffect(() => tell(), [])
  return null
}
