import type { Device } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { registerWorker, removeWorker } from './register-worker.ts'
import { offlineTexts } from './texts.ts'

/** The worker that keeps the site in this browser: there, gone where it is switched off, and never while developing. */
export function useWorker(device: Device) {
  const { config } = useSite()
  const t = useText(offlineTexts)
  const notice = useNotice()
  const offer = useEffectEvent(() => {
    const onAct = () => window.location.reload()
    notice({ tone: 'info', text: t('newVersion'), sticky: true, action: { text: t('reload'), onAct } })
  })
  const isOn = config.offline && import.meta.env.PROD
  useEffect(() => {
    if (!isOn) {
      void removeWorker().catch(() => {})
      return
    }
    const registered = registerWorker(device, () => offer())
    return () => void registered.then((end) => end())
  }, [isOn, device])
}
