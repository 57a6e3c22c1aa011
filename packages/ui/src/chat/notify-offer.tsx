import { BellRing, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { canNotify } from '../device-notice.ts'
import { IconButton } from '../icon-button.tsx'
import { useText } from '../language/language-provider.tsx'
import { persistentFlag } from '../storage/persistent-store.ts'
import { conversationTexts } from './texts.ts'

interface NotifyOfferProps {
  yes: string
}

const declined = persistentFlag('messageNoticesDeclined')

/** Offered once there is something to be told of. The browser asks only when the reader has pressed, and a no is kept. */
export function NotifyOffer({ yes }: NotifyOfferProps) {
  const t = useText(conversationTexts)
  const [isOver, setIsOver] = useState(
    () => !canNotify() || Notification.permission !== 'default' || declined.get(),
  )
  if (isOver) return null
  const ask = async () => {
    await Notification.requestPermission()
    setIsOver(true)
  }
  const decline = () => {
    setIsOver(true)
    declined.set(true)
  }
  return (
    <div className="mb-1 flex items-center justify-between gap-1 pointer-coarse:-my-1">
      <Button
        look="quiet"
        size={32}
        icon={<BellRing size={16} strokeWidth={1.75} aria-hidden />}
        className="min-w-0 px-1! text-13!"
        onClick={ask}
      >
        <span className="truncate">{yes}</span>
      </Button>
      <IconButton
        label={t('notifyNo')}
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        onClick={decline}
        className="text-ink-3 pointer-fine:size-8"
      />
    </div>
  )
}
