import { IconButton, Modal, useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import ShareContent, { type Shared } from './share-content.tsx'
import { shareTexts } from './texts.ts'

interface ShareDialogProps extends Shared {
  onClose: () => void
}

export default function ShareDialog({ name, address, onClose }: ShareDialogProps) {
  const t = useText(shareTexts)
  return (
    <Modal open onClose={onClose} title={t('title', { name })} className="max-w-90 flex-col p-6">
      <div className="mb-3 flex items-start gap-2">
        <p aria-hidden className="line-clamp-2 min-w-0 flex-1 text-18 font-bold">
          {t('title', { name })}
        </p>
        <IconButton
          label={t('close')}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
          className="-mt-2 -mr-3 text-ink-2 hover:bg-sand-2"
        />
      </div>
      <ShareContent name={name} address={address} />
    </Modal>
  )
}
