import type { Device } from '@tradefloor/rules'
import { Button, QrCode, useLanguage, useText } from '@tradefloor/ui'
import { Copy, Share } from 'lucide-react'
import { useId } from 'react'
import { useCopy } from '../page/use-copy.ts'
import { PhoneShare } from './phone-share.tsx'
import { sharedUrl } from './shared-url.ts'
import { shareTexts } from './texts.ts'

export interface Shared {
  /** What is shared, as its readers know it. */
  name: string
  /** Its page: a path with its query. */
  address: string
}

/** Not every browser hands things on, and some only on https. */
const canHandOn = () => typeof navigator.share === 'function'

/** The ways to hand a page on: a code to scan, the link, and whatever the device offers. */
export default function ShareContent({ name, address, layout = 'desktop' }: Shared & { layout?: Device }) {
  const t = useText(shareTexts)
  const copy = useCopy()
  const id = useId()
  const { language } = useLanguage()
  const url = sharedUrl(address, language, window.location.href)
  if (layout === 'phone') return <PhoneShare name={name} url={url} />
  // Who closes the device's own sheet has only changed their mind.
  const handOn = () => navigator.share({ title: name, url }).catch(() => undefined)
  return (
    <>
      <div className="grid justify-items-center rounded-card bg-sand p-4">
        <span className="overflow-hidden rounded-row border border-line">
          <QrCode text={url} label={t('code', { name })} size={184} />
        </span>
        <p className="mt-2 text-13 text-ink-2">{t('scan')}</p>
      </div>
      <label htmlFor={id} className="mt-4 block text-13 text-ink-2">
        {t('link')}
      </label>
      <input
        id={id}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="mt-1 h-10 w-full rounded-control border border-line-2 bg-white px-3 text-14 text-ink-2 pointer-coarse:h-11 pointer-coarse:text-16"
      />
      <div className="mt-4 flex gap-3">
        {canHandOn() && (
          <Button
            icon={<Share size={18} strokeWidth={1.75} aria-hidden />}
            onClick={handOn}
            className="flex-1"
          >
            {t('more')}
          </Button>
        )}
        <Button
          look="primary"
          icon={<Copy size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => copy(url, t('link'))}
          className="flex-1"
        >
          {t('copy')}
        </Button>
      </div>
    </>
  )
}
