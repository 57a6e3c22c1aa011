import { useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { loginHintTexts } from './login-hint-texts.ts'
import { useLoginHint } from './use-login-hint.ts'

/** Tells a guest on a phone, once, that something needs an account. */
export default function GuestHint({ to, place }: { to: 'favourites' | 'cardHolder'; place: string }) {
  const t = useText(loginHintTexts)
  const hint = useLoginHint('phone')
  const tell = useEffectEvent(() => hint({ text: t(to), place }))
  useEffect(() => tell(), [])
  return null
}
