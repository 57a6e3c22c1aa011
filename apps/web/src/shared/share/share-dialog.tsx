import { Button, IconButton, Modal, QrCode, useText } from '@tradefloor/ui'
import { Copy, Share, X } from 'lucide-react'
import { useId } from 'react'
import { useCopy } from '../page/use-copy.ts'
import { shareMessages } from './messages.ts'

interface ShareDialogProps {
  name: string
  address: string
  onClose: () => void
}

/** Not every browser hands things on, and some only on https. */
const canHandOn = () => typeof navigator.share === 'function'

export default function ShareDialog({ name, address, onClose }: ShareDialogProps) {
  const t = useText(shareMessages)
  const copy = useCopy()
  const id = useId()
  const url = new URL(address, window.location.href).href
  // Who closes the device's own sheet has only changed their mind.
  const handOn = () => navigator.share({ title: name, url }).catch(() => undefined)
  return (
    <Modal open onClose={onClose} title={t('title', { name })} className="max-w-90 flex-col p-6">
      <div className="flex items-start gap-2">
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
      <div className="mt-3 grid justify-items-center rounded-card bg-sand p-4">
        <span className="overflow-hidden rounded-row border border-line">
          <QrCode text={url} label={t('code', { name })} size={184} />
        </span>
        <p className="mt-2 text-13 text-ink-2">{t('scan')}</p>
      </div>
      <label htmlFor={id} className="mt-4 text-13 text-ink-2">
        {t('link')}
      </label>
      <input
        id={id}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="mt-1 h-10 w-full rounded-control border border-line-2 bg-white px-3 text-14 text-ink-2"
      />
      <div className="mt-4 flex gap-3">
        {canHandOn() && (
          <Button
            icon={<Share size={18} strokeWidth={1.75} aria-hidden />}
            onClick={handOn}
            className="flex-1"
          >
            {t('more')}
          </Button>
        )}
        <Button
          look="primary"
          icon={<Copy size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => copy(url, t('link'))}
          className="flex-1"
        >
          {t('copy')}
        </Button>
      </div>
    </Modal>
  )
}
