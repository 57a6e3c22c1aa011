import { useText } from '@tradefloor/ui'
import type { RefObject } from 'react'
import { lighterPhoto } from './camera-photo.ts'
import { pictureTexts } from './picture-texts.ts'

interface PictureInputProps {
  ref: RefObject<HTMLInputElement | null>
  onFile: (file: File | undefined) => void
}

/** The browser's own way to a file. Buttons press it. */
export function FileInput({ ref, onFile }: PictureInputProps) {
  const t = useText(pictureTexts)
  return (
    <input
      ref={ref}
      type="file"
      accept=".png,.jpg,.jpeg,image/png,image/jpeg"
      aria-label={t('cardPicture')}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        onFile(target.files?.[0])
        // So that the same file can be picked again.
        target.value = ''
      }}
    />
  )
}

/** The phone's camera. What it takes is made lighter. */
export function CameraInput({ ref, onFile }: PictureInputProps) {
  const t = useText(pictureTexts)
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      capture="environment"
      aria-label={t('takePhoto')}
      tabIndex={-1}
      className="sr-only"
      onChange={async ({ target }) => {
        const [photo] = target.files ?? []
        target.value = ''
        if (photo) onFile(await lighterPhoto(photo))
      }}
    />
  )
}
