import { IconButton, useText } from '@tradefloor/ui'
import { ChevronLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { exhibitionMessages } from '../../features/exhibitions/messages.ts'

/** The title of a main page. */
export function PhoneTitle({ text }: { text: string }) {
  return (
    <header className="surface px-4 pt-(--safe-top)">
      <h1 className="flex h-12 items-center text-20 font-bold">{text}</h1>
    </header>
  )
}

/** Back to where the visitor came from, or up a level for whoever came by a link. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const t = useText(exhibitionMessages)
  const navigate = useNavigate()
  const arrivedHere = useLocation().key === 'default'
  return (
    <IconButton
      size={44}
      label={t('back')}
      icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
      onClick={() => (arrivedHere ? navigate(otherwise) : navigate(-1))}
      className="glass rounded-pill!"
    />
  )
}
