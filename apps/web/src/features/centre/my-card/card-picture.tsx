import { Button, classNames, Modal, Tag, useNotice, useText } from '@tradefloor/ui'
import { Check, ImagePlus, RefreshCw, Upload } from 'lucide-react'
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import { pageMessages } from '../../../shared/page/messages.ts'
import { centreMessages } from '../messages.ts'
import { checkPicture, type PictureType, sizeText } from './picture-file.ts'
import { usePictureFacts, useUpload } from './queries.ts'

const CropWindow = lazy(() => import('./crop-window.tsx'))

export interface PictureOnCard {
  id: string
  url: string
}

interface CardPictureProps {
  picture: PictureOnCard | null
  /** It was chosen just now, and is on the card only when that is saved. */
  isNew: boolean
  onPicture: (picture: PictureOnCard | null) => void
}

/** The picture of a card: picked or dropped, cut to size, uploaded. Its id is kept here until the card is saved. */
export function CardPicture({ picture, isNew, onPicture }: CardPictureProps) {
  const t = useText(centreMessages)
  const common = useText(pageMessages)
  const notice = useNotice()
  const upload = useUpload()
  const facts = usePictureFacts(picture?.id ?? null).data
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<{ file: File; type: PictureType }>()
  const [isOver, setIsOver] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  const PickIcon = picture ? RefreshCw : Upload

  const take = async (file: File | undefined) => {
    if (!file) return
    const outcome = await checkPicture(file)
    if ('fault' in outcome) notice({ tone: 'warning', text: t(outcome.fault) })
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
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 id="card-picture" className="font-bold">
          {t('cardPicture')}
        </h3>
        <p aria-live="polite">
          {isNew && picture && (
            <Tag tone="online" className="[&>span:first-child]:hidden">
              <Check size={12} strokeWidth={3} aria-hidden />
              {t('uploaded')}
            </Tag>
          )}
        </p>
      </div>
      <div className="mt-3 flex gap-4">
        {picture ? (
          <button
            type="button"
            onClick={() => setIsLarge(true)}
            aria-label={t('seeLarge')}
            className="h-22 w-37 shrink-0 overflow-hidden rounded-control border border-line bg-white"
          >
            <img src={picture.url} alt={t('cardPicture')} className="size-full object-contain" />
          </button>
        ) : (
          <button
            type="button"
            onClick={() => input.current?.click()}
            aria-label={t('pick')}
            className="grid h-22 w-37 shrink-0 place-items-center rounded-control border border-dashed border-line-2 bg-white text-ink-3 hover:border-harbour hover:text-harbour"
          >
            <ImagePlus size={26} strokeWidth={1.5} aria-hidden />
          </button>
        )}
        <div className="min-w-0 flex-1">
          <p className="min-h-5 text-13">
            {!picture && t('dropHere')}
            {picture && facts && `${sizeText(facts.size)}, ${facts.width} × ${facts.height}`}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
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
      <Modal
        open={isLarge && picture !== null}
        onClose={() => setIsLarge(false)}
        title={t('cardPicture')}
        className="max-w-200 flex-col items-center gap-4 p-6"
      >
        {picture && (
          <img
            src={picture.url}
            alt={t('cardPicture')}
            className="max-h-[70dvh] max-w-full rounded-control"
          />
        )}
        <Button onClick={() => setIsLarge(false)}>{common('close')}</Button>
      </Modal>
    </section>
  )
}
