import { IconButton, useText } from '@tradefloor/ui'
import { ArrowLeft, X } from 'lucide-react'
import { leadTexts } from './texts.ts'

/** Closes a lead beside the list; on a narrow screen it goes back to the list. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useText(leadTexts)
  return (
    <>
      <span className="max-lg:hidden">
        <IconButton
          label={t('close')}
          icon={<X size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
        />
      </span>
      <span className="-ml-3 max-lg:order-first lg:hidden">
        <IconButton
          size={44}
          label={t('back')}
          icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
        />
      </span>
    </>
  )
}
