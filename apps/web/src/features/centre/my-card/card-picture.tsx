import { Button, classNames, Tag, useHeading, useNotice, useText } from '@tradefloor/ui'
import { Camera, Check, RefreshCw, Upload } from 'lucide-react'
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import type { ScreenLayout } from '../screen-props.ts'
import { lighterPhoto } from './camera-photo.ts'
import { PictureBox, type PictureOnCard } from './picture-box.tsx'
import { checkPicture, type PictureType, sizeText } from './picture-file.ts'
import { pictureTexts } from './picture-texts.ts'
import { usePictureFacts, useUpload } from './queries.ts'

const CropWindow = lazy(() => import('./crop-window.tsx'))

interface CardPictureProps {
  layout: ScreenLayout
  picture: PictureOnCard | null
  /** It was chosen just now, and is on the card only when that is saved. */
  isNew: boolean
  onPicture: (picture: PictureOnCard | null) => void
}

/** What is said of a file that cannot be it. */
const faults = {
  window: { pictureFormat: 'pictureFormat', pictureSize: 'pictureSize' },
  page: { pictureFormat: 'pictureFormatWrong', pictureSize: 'pictureSize' },
} as const

/** The picture of a card: picked, dropped or taken, cut to size, uploaded. Its id is kept here until the card is saved. */
export function CardPicture({ layout, picture, isNew, onPicture }: CardPictureProps) {
  const Heading = useHeading()
  const t = useText(pictureTexts)
  const notice = useNotice()
  const upload = useUpload()
  const facts = usePictureFacts(picture?.id ?? null).data
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isPage = layout === 'page'
  const [picked, setPicked] = useState<{ file: File; type: PictureType }>()
  const [isOver, setIsOver] = useState(false)
  const PickIcon = picture ? RefreshCw : Upload

  const take = async (file: File | undefined) => {
    if (!file) return
    const outcome = await checkPicture(file)
    if ('fault' in outcome) notice({ tone: 'warning', text: t(faults[layout][outcome.fault]) })
    else setPicked({ file, type: outcome.type })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  const send = (part: File) =>
    upload.mutate(part, {
      onSuccess: ({ id, url }) => {
        setPicked(undefined)
        onPicture({ id, url })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })

  return (
    <section
      aria-labelledby="card-picture"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-card border bg-sand p-4',
        isOver ? 'border-harbour bg-harbour-light!' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <Heading id="card-picture" className="font-bold">
          {t('cardPicture')}
        </Heading>
        <p aria-live="polite">
          {isNew && picture && (
            <Tag tone="online" className="[&>span:first-child]:hidden">
              <Check size={12} strokeWidth={3} aria-hidden />
              {t('uploaded')}
            </Tag>
          )}
        </p>
      </div>
      <div className={classNames('mt-3 flex', isPage ? 'flex-col' : 'gap-4')}>
        <PictureBox layout={layout} picture={picture} onPick={() => input.current?.click()} />
        <div className="min-w-0 flex-1">
          <p className={classNames('text-13', !isPage && 'min-h-5')}>
            {!picture && !isPage && t('dropHere')}
            {picture && facts && `${sizeText(facts.size)}, ${facts.width} × ${facts.height}`}
          </p>
          <div className={classNames('mt-2 flex flex-wrap gap-2', isPage && '*:max-w-full *:grow')}>
            {isPage && (
              <Button
                icon={<Camera size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => camera.current?.click()}
              >
                {t('takePhoto')}
              </Button>
            )}
            <Button
              icon={<PickIcon size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t(picture ? 'replace' : 'pick')}
            </Button>
            {picture && (
              <Button look="quiet" className="px-2!" onClick={() => onPicture(null)}>
                {t('takeAway')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <p className="mt-3 text-12 text-ink-3">{t('pictureRule')}</p>
      <input
        ref={input}
        type="file"
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        aria-label={t('cardPicture')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0])
          // So that the same file can be picked again.
          target.value = ''
        }}
      />
      {isPage && (
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t('takePhoto')}
          tabIndex={-1}
          className="sr-only"
          onChange={async ({ target }) => {
            const [photo] = target.files ?? []
            target.value = ''
            if (photo) await take(await lighterPhoto(photo))
          }}
        />
      )}
      {picked && (
        <Suspense fallback={null}>
          <CropWindow
            picture={picked.file}
            type={picked.type}
            busy={upload.isPending}
            onUse={send}
            onCancel={() => setPicked(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
