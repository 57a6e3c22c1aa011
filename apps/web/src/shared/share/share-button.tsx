import { IconButton, useText } from '@tradefloor/ui'
import { Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHistoryStep } from '../page/use-history-step.ts'
import { shareLabels } from './label-texts.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

interface ShareButtonProps {
  /** What is shared, as its readers know it. */
  name: string
  /** Its page: a path with its query. */
  address: string
  size?: 40 | 44
  className?: string
}

/** Hands a page on: as a link, as a code for a phone, or by whatever the device offers. */
export function ShareButton({ name, address, size, className }: ShareButtonProps) {
  const t = useText(shareLabels)
  // A booth and its product can each have one in the same window, and only one opens.
  const { isOpen, open, close } = useHistoryStep(`share ${address}`)
  return (
    <>
      <IconButton
        label={t('share')}
        size={size}
        icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
        className={className}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog name={name} address={address} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
