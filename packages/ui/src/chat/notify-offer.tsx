import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { canNotify } from '../device-notice.ts'

interface NotifyOfferProps {
  text: string
  yes: string
  no: string
}

const declined = 'messageNoticesDeclined'

const isDeclined = () => {
  try {
    return localStorage.getItem(declined) !== null
  } catch {
    return false
  }
}

/** Offered once there is something to be told of. The browser asks only when the reader has pressed, and a no is kept. */
export function NotifyOffer({ text, yes, no }: NotifyOfferProps) {
  const [isOver, setIsOver] = useState(
    () => !canNotify() || Notification.permission !== 'default' || isDeclined(),
  )
  if (isOver) return null
  const ask = async () => {
    await Notification.requestPermission()
    setIsOver(true)
  }
  const decline = () => {
    setIsOver(true)
    try {
      localStorage.setItem(declined, '1')
    } catch {
      // Asked again another time, then.
    }
  }
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-row bg-harbour-light px-3 py-1.5 text-13 text-ink-2">
      <BellRing size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-harbour" />
      <span className="min-w-40 flex-1">{text}</span>
      <Button look="quiet" size={32} onClick={ask}>
        {yes}
      </Button>
      <Button look="quiet" size={32} className="text-ink-3!" onClick={decline}>
        {no}
      </Button>
    </div>
  )
}
