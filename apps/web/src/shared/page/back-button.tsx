import { IconButton, useText } from '@tradefloor/ui'
import { ChevronLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { pageTexts } from './texts.ts'

interface BackButtonProps {
  /** Where it leads whoever came by a link, and so has nothing of ours behind them. */
  otherwise: string
  size?: 40 | 44
  /** Goes back in another way, where leaving has to be asked about. */
  onBack?: (() => void) | undefined
  /** On white, or over a scene. */
  look?: keyof typeof looks
}

const looks = { white: 'text-ink-2 hover:bg-sand-2', scene: 'glass rounded-pill!' }

/** The router counts its steps. A page that has changed its own address since is still the first one. */
export const hasBefore = () => Number((window.history.state as { idx?: unknown } | null)?.idx) > 0

/** Back to where the visitor came from, or up a level. */
export function BackButton({ otherwise, size = 40, look = 'white', onBack }: BackButtonProps) {
  const t = useText(pageTexts)
  const navigate = useNavigate()
  return (
    <IconButton
      size={size}
      label={t('back')}
      icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
      onClick={onBack ?? (() => (hasBefore() ? navigate(-1) : navigate(otherwise)))}
      className={looks[look]}
    />
  )
}
