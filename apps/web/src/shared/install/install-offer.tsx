import { Button, IconButton, useText } from '@tradefloor/ui'
import { Smartphone, X } from 'lucide-react'
import { useState } from 'react'
import { storedValue, storeValue } from '../storage/stored-values.ts'
import { useInstallPrompt } from './install-prompt.ts'
import { needsHint } from './needs-hint.ts'
import { installTexts } from './texts.ts'

const isStandalone = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** Offers the home screen, small and once: by a press where the browser can, in words on iOS, where only the visitor can. */
export function InstallOffer({ className }: { className?: string }) {
  const t = useText(installTexts)
  const install = useInstallPrompt()
  const [isRefused, setIsRefused] = useState(() => storedValue('noInstall') === '1' || isStandalone())
  const isHint = !install && needsHint(navigator.userAgent, navigator.maxTouchPoints)
  if (isRefused || (!install && !isHint)) return null
  const refuse = () => {
    storeValue('noInstall', '1')
    setIsRefused(true)
  }
  return (
    <aside
      aria-label={t('title')}
      className={`surface flex items-center gap-3 rounded-card border border-line py-1.5 pl-3 ${className ?? ''}`}
    >
      <Smartphone size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-harbour" />
      <p className="min-w-0 flex-1 text-13">{t(isHint ? 'onIos' : 'text')}</p>
      {install && (
        <Button look="soft" onClick={() => void install().catch(() => {})} className="shrink-0">
          {t('install')}
        </Button>
      )}
      <IconButton
        label={t('refuse')}
        size={44}
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        onClick={refuse}
        className="shrink-0 text-ink-3"
      />
    </aside>
  )
}
