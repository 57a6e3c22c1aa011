import { PictureViewer, useText } from '@tradefloor/ui'
import { pictureTexts } from './texts.ts'

interface ViewerProps {
  pictures: readonly string[]
  name: string
  /** Of the one in sight. */
  alt: string
  at: number
  onAt: (at: number) => void
  onClose: () => void
}

/** Pictures over the whole window. */
export default function Viewer({ pictures, name, alt, at, onAt, onClose }: ViewerProps) {
  const t = useText(pictureTexts)
  return (
    <PictureViewer
      pictures={pictures}
      alt={alt}
      at={at}
      onAt={onAt}
      onClose={onClose}
      words={{
        title: t('viewer', { name }),
        close: t('close'),
        previous: t('previous'),
        next: t('next'),
        larger: t('larger'),
        smaller: t('smaller'),
        place: t('place', { number: at + 1, count: pictures.length }),
      }}
    />
  )
}
