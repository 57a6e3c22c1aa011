import { Button, classNames, useText } from '@tradefloor/ui'
import { Camera, RefreshCw, Upload } from 'lucide-react'
import { pictureTexts } from './picture-texts.ts'

interface PictureButtonsProps {
  hasPicture: boolean
  onPick: () => void
  onRemove: () => void
  /** Where there is a camera. */
  onTakePhoto: (() => void) | undefined
}

/** The ways to a picture, and away from it. With a camera they are as wide as the page. */
export function PictureButtons({ hasPicture, onPick, onRemove, onTakePhoto }: PictureButtonsProps) {
  const t = useText(pictureTexts)
  const PickIcon = hasPicture ? RefreshCw : Upload
  return (
    <div className={classNames('mt-2 flex flex-wrap gap-2', onTakePhoto && '*:max-w-full *:grow')}>
      {onTakePhoto && (
        <Button icon={<Camera size={16} strokeWidth={1.75} aria-hidden />} onClick={onTakePhoto}>
          {t('takePhoto')}
        </Button>
      )}
      <Button icon={<PickIcon size={16} strokeWidth={1.75} aria-hidden />} onClick={onPick}>
        {t(hasPicture ? 'replace' : 'pick')}
      </Button>
      {hasPicture && (
        <Button look="quiet" className="px-2!" onClick={onRemove}>
          {t('takeAway')}
        </Button>
      )}
    </div>
  )
}
