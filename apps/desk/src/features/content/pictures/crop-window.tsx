import { Modal, PictureCropper, Segment, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { pictureTexts } from './texts.ts'

interface CropWindowProps {
  address: string
  kind: 'picture' | 'logo'
  onUse: (part: Blob) => void
  onCancel: () => void
}

const longestSide = 2000
const shapes = { wide: 4 / 3, square: 1, free: undefined } as const
type Shape = keyof typeof shapes

/** Which part of a picture visitors see. */
export default function CropWindow({ address, kind, onUse, onCancel }: CropWindowProps) {
  const t = useText(pictureTexts)
  const [shape, setShape] = useState<Shape>(kind === 'logo' ? 'square' : 'wide')
  const options = (['wide', 'square', 'free'] as const).map((value) => ({
    value,
    text: t(value),
    label: t(value),
  }))
  return (
    <Modal
      open
      onClose={onCancel}
      title={t('cropTitle')}
      className="max-w-160 flex-col overflow-y-auto p-6 max-sm:p-4"
    >
      <h2 className="mb-1 text-18 font-bold">{t('cropTitle')}</h2>
      <p className="mb-3 text-13 text-ink-2">{t('cropHint')}</p>
      <div className="mb-3">
        <Segment label={t('shape')} look="sand" options={options} value={shape} onChange={setShape} />
      </div>
      <div className="shrink-0">
        <PictureCropper
          key={shape}
          src={address}
          aspect={shapes[shape]}
          type={kind === 'logo' ? 'image/png' : 'image/jpeg'}
          longestSide={longestSide}
          onUse={onUse}
          onCancel={onCancel}
          texts={{
            label: t('cropTitle'),
            instructions: t('cropKeys'),
            zoom: t('cropZoom'),
            turn: t('cropTurn'),
            use: t('cropUse'),
            cancel: t('cancel'),
          }}
        />
      </div>
    </Modal>
  )
}
