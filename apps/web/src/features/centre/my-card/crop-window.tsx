import { Modal, PictureCropper, useText } from '@tradefloor/ui'
import { useEffect, useState } from 'react'
import { centreTexts } from '../texts.ts'
import { mostBytes, type PictureType } from './picture-file.ts'
import { pictureTexts } from './picture-texts.ts'

interface CropWindowProps {
  picture: File
  type: PictureType
  busy: boolean
  onUse: (part: File) => void
  onCancel: () => void
}

/** A business card is looked at, not printed: more would only take longer. */
const longestSide = 1600

/** Lets the visitor choose which part of a picture goes on the card. */
export default function CropWindow({ picture, type, busy, onUse, onCancel }: CropWindowProps) {
  const t = useText(pictureTexts)
  const common = useText(centreTexts)
  const [src, setSrc] = useState('')
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [picture])
  const use = (part: Blob) => {
    // Drawn anew, a small photograph may come out larger than it went in; as it was, it was small enough.
    const chosen = part.size > mostBytes ? picture : part
    onUse(new File([chosen], picture.name, { type }))
  }
  return (
    <Modal
      open
      onClose={onCancel}
      title={t('cropTitle')}
      className="max-w-160 flex-col overflow-y-auto p-6 max-sm:p-4"
    >
      <h2 className="mb-1 text-18 font-bold">{t('cropTitle')}</h2>
      <p className="mb-4 text-13 text-ink-2">{t('cropHint')}</p>
      {/* A low window is scrolled; the picture is seen whole. */}
      {src && (
        <div className="shrink-0">
          <PictureCropper
            src={src}
            type={type}
            longestSide={longestSide}
            busy={busy}
            onUse={use}
            onCancel={onCancel}
            texts={{
              label: t('cropTitle'),
              instructions: t('cropKeys'),
              zoom: t('cropZoom'),
              turn: t('cropTurn'),
              use: t('cropUse'),
              cancel: common('cancel'),
            }}
          />
        </div>
      )}
    </Modal>
  )
}
