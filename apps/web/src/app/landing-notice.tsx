import { rowOf } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { appTexts } from './texts.ts'

/** Who arrives with an `authcode` comes from an enterprise messaging app, whose browser has WebGL switched off. */
export default function LandingNotice() {
  const t = useText(appTexts)
  const show = useNotice()
  const { pathname, search } = useLocation()
  const [dismissed, setDismissed] = useState(false)
  const arrived = Boolean(rowOf(pathname)?.landing) && new URLSearchParams(search).has('authcode')
  const text = t('webgl')
  useEffect(() => {
    if (arrived && !dismissed)
      return show({ tone: 'info', text, sticky: true, onDismiss: () => setDismissed(true) })
  }, [arrived, dismissed, text, show])
  return null
}
