import { Button, buttonClasses, QrCode, useText } from '@tradefloor/ui'
import { Copy, Download, Ellipsis, Share } from 'lucide-react'
import { useCopy } from '../page/use-copy.ts'
import { shareTexts } from './texts.ts'
import { useSharePicture } from './use-share-picture.ts'

interface PhoneShareProps {
  /** What is shared, as its readers know it. */
  name: string
  url: string
}

/** Its own browser hands nothing on to others: the menu at the top right does. */
const isWeChat = () => /MicroMessenger/i.test(navigator.userAgent)

/** Not every browser hands things on, and some only on https. */
const canHandOn = () => typeof navigator.share === 'function' && !isWeChat()

/** The ways to hand a page on from the phone one holds: the system's own, a picture with a code, the link. */
export function PhoneShare({ name, url }: PhoneShareProps) {
  const t = useText(shareTexts)
  const copy = useCopy()
  const { picture, source } = useSharePicture({ name, hint: t('scanHint'), brand: t('brand') })
  // Who closes the system's own sheet has only changed their mind.
  const handOn = () => navigator.share({ title: name, url }).catch(() => undefined)
  return (
    <>
      {isWeChat() && (
        <p className="mb-3 flex items-start gap-2 rounded-card bg-harbour-light p-3 text-14">
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-harbour" />
          {t('inWeChat')}
        </p>
      )}
      {canHandOn() && (
        <Button
          look="primary"
          size={48}
          icon={<Share size={20} strokeWidth={1.75} aria-hidden />}
          onClick={handOn}
          className="w-full"
        >
          {t('handOn')}
        </Button>
      )}
      {/* Drawn once more into the picture; the picture is what is seen. */}
      <span ref={source} aria-hidden className="sr-only">
        <QrCode text={url} label="" />
      </span>
      <div className="mt-3 grid justify-items-center rounded-card bg-sand p-4">
        {picture ? (
          <img
            src={picture}
            alt={t('pictureOf', { name })}
            className="aspect-[4/5] w-full max-w-56 rounded-card border border-line bg-white"
          />
        ) : (
          <span className="aspect-[4/5] w-full max-w-56 rounded-card border border-line bg-white" />
        )}
        <p className="mt-2 text-center text-13 text-ink-2">{t('press')}</p>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {picture && !isWeChat() && (
          <a
            href={picture}
            download={t('pictureFile')}
            className={`${buttonClasses('secondary', 48)} flex-[1_0_130px]`}
          >
            <Download size={18} strokeWidth={1.75} aria-hidden />
            {t('savePicture')}
          </a>
        )}
        <Button
          size={48}
          icon={<Copy size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => copy(url, t('link'))}
          className="flex-[1_0_130px]"
        >
          {t('copy')}
        </Button>
      </div>
    </>
  )
}
