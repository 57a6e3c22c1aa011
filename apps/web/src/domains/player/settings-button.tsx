import { useText } from '@tradefloor/ui'
import { Settings } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Control } from './control.tsx'
import { PlayerSettings } from './player-settings.tsx'
import { playerTexts } from './texts.ts'
import type { Captions } from './use-captions.ts'
import type { Media } from './use-media.ts'
import type { Playing } from './use-source.ts'

interface SettingsButtonProps {
  media: Media
  live: boolean
  playing: Playing
  captions: Captions
  onRate: (rate: number) => void
  children: ReactNode
}

/** Opens the settings beside it, until one presses or goes elsewhere. */
export function SettingsButton({ media, live, playing, captions, onRate, children }: SettingsButtonProps) {
  const t = useText(playerTexts)
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what stands in it, wherever in it one is
    <div
      ref={root}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        root.current?.querySelector('button')?.focus()
      }}
    >
      <Control
        label={t('settings')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Settings size={20} strokeWidth={1.75} aria-hidden />
      </Control>
      {open && (
        <PlayerSettings
          id={id}
          playing={playing}
          captions={captions}
          rate={media.rate}
          onRate={live ? undefined : onRate}
        >
          {children}
        </PlayerSettings>
      )}
    </div>
  )
}
