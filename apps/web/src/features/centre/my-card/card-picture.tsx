import { classNames, Tag, useHeading, useText } from '@tradefloor/ui'
import { Check } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import type { ScreenLayout } from '../screen-props.ts'
import { PictureBox, type PictureOnCard } from './picture-box.tsx'
import { PictureButtons } from './picture-buttons.tsx'
import { sizeText } from './picture-file.ts'
import { CameraInput, FileInput } from './picture-inputs.tsx'
import { pictureTexts } from './picture-texts.ts'
import { usePictureFacts } from './queries.ts'
import { useFileDrop } from './use-file-drop.ts'
import { usePickedPicture } from './use-picked-picture.ts'

const CropWindow = lazy(() => import('./crop-window.tsx'))

interface CardPictureProps {
  layout: ScreenLayout
  picture: PictureOnCard | null
  /** It was chosen just now, and is on the card only when that is saved. */
  isNew: boolean
  onPicture: (picture: PictureOnCard | null) => void
}

/** The picture of a card: picked, dropped or taken, cut to size, uploaded. Its id is kept here until the card is saved. */
export function CardPicture({ layout, picture, isNew, onPicture }: CardPictureProps) {
  const t = useText(pictureTexts)
  const facts = usePictureFacts(picture?.id ?? null).data
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { picked, pick, ...upload } = usePickedPicture({ layout, onUploaded: onPicture })
  const onFile = (file: File | undefined) => void pick(file)
  const drop = useFileDrop(onFile)
  const isPage = layout === 'page'
  const openFiles = () => input.current?.click()
  const openCamera = () => camera.current?.click()
  return (
    <section
      aria-labelledby="card-picture"
      {...drop.props}
      className={classNames(
        'rounded-card border bg-sand p-4',
        drop.isOver ? 'border-harbour bg-harbour-light!' : 'border-line',
      )}
    >
      <PictureTitle isUploaded={isNew && picture !== null} />
      <div className={classNames('mt-3 flex', isPage ? 'flex-col' : 'gap-4')}>
        <PictureBox layout={layout} picture={picture} onPick={openFiles} />
        <div className="min-w-0 flex-1">
          <p className={classNames('text-13', !isPage && 'min-h-5')}>
            {!picture && !isPage && t('dropHere')}
            {picture && facts && `${sizeText(facts.size)}, ${facts.width} × ${facts.height}`}
          </p>
          <PictureButtons
            hasPicture={picture !== null}
            onPick={openFiles}
            onRemove={() => onPicture(null)}
            onTakePhoto={isPage ? openCamera : undefined}
          />
        </div>
      </div>
      <p className="mt-3 text-12 text-ink-3">{t('pictureRule')}</p>
      <FileInput ref={input} onFile={onFile} />
      {isPage && <CameraInput ref={camera} onFile={onFile} />}
      {picked && (
        <Suspense fallback={null}>
          <CropWindow
            picture={picked.file}
            type={picked.type}
            busy={upload.isSending}
            onUse={upload.send}
            onCancel={upload.cancel}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Says, also to who does not see it, that a new picture has been uploaded. */
function PictureTitle({ isUploaded }: { isUploaded: boolean }) {
  const Heading = useHeading()
  const t = useText(pictureTexts)
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
      <Heading id="card-picture" className="font-bold">
        {t('cardPicture')}
      </Heading>
      <p aria-live="polite">
        {isUploaded && (
          <Tag tone="online" className="[&>span:first-child]:hidden">
            <Check size={12} strokeWidth={3} aria-hidden />
            {t('uploaded')}
          </Tag>
        )}
      </p>
    </div>
  )
}
