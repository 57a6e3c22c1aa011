import { IconButton, useText } from '@tradefloor/ui'
import { ChevronLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { pageMessages } from './messages.ts'

interface BackButtonProps {
  /** Where it leads whoever came by a link, and so has nothing of ours behind them. */
  otherwise: string
  size?: 40 | 44
  /** On white, or over a scene. */
  look?: keyof typeof looks
}

const looks = { white: 'text-ink-2 hover:bg-sand-2', scene: 'glass rounded-pill!' }

/** Back to where the visitor came from, or up a level. */
export function BackButton({ otherwise, size = 40, look = 'white' }: BackButtonProps) {
  const t = useText(pageMessages)
  const navigate = useNavigate()
  const arrivedHere = useLocation().key === 'default'
  return (
    <IconButton
      size={size}
      label={t('back')}
      icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
      onClick={() => (arrivedHere ? navigate(otherwise) : navigate(-1))}
      className={looks[look]}
    />
  )
}
