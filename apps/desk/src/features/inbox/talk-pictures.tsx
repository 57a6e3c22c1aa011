import { PictureViewer, useText } from '@tradefloor/ui'
import { inboxTexts } from '../../domains/chat/texts.ts'

interface TalkPicturesProps {
  pictures: readonly string[]
  /** With whom. */
  name: string
  at: number
  onAt: (at: number) => void
  onClose: () => void
}

/** The pictures of a conversation over the whole window: a window of its own, opened after waiting, some browsers refuse. */
export default function TalkPictures({ pictures, name, at, onAt, onClose }: TalkPicturesProps) {
  const t = useText(inboxTexts)
  const title = t('pictures', { name })
  return (
    <PictureViewer
      pictures={pictures}
      alt={title}
      at={at}
      onAt={onAt}
      onClose={onClose}
      words={{
        title,
        close: t('viewerClose'),
        previous: t('viewerPrevious'),
        next: t('viewerNext'),
        larger: t('viewerLarger'),
        smaller: t('viewerSmaller'),
        place: t('viewerPlace', { number: at + 1, count: pictures.length }),
      }}
    />
  )
}
