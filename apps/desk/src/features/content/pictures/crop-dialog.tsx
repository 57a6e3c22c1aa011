import { useNotice, useText } from '@tradefloor/ui'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { pictureTexts } from './texts.ts'

// With its cropper it weighs as much as the rest of the page.
const CropWindow = lazy(() => import('./crop-window.tsx'))

interface CropDialogProps {
  address: string
  kind: 'picture' | 'logo'
  onUse: (part: Blob) => void
  onClose: () => void
}

/** Brings the whole picture, then lets a part of it be chosen. */
export function CropDialog({ address, kind, onUse, onClose }: CropDialogProps) {
  const t = useText(pictureTexts)
  const notice = useNotice()
  const [source, setSource] = useState<string>()
  const fail = useEffectEvent(() => {
    notice({ tone: 'warning', text: t('notShown') })
    onClose()
  })
  useEffect(() => {
    let made: string | undefined
    let isLeft = false
    const load = async () => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`)
      const bytes = await answer.blob()
      if (isLeft) return
      made = URL.createObjectURL(bytes)
      setSource(made)
    }
    load().catch(() => {
      if (!isLeft) fail()
    })
    return () => {
      isLeft = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [address])
  if (source === undefined) return null
  return (
    <Suspense>
      <CropWindow
        address={source}
        kind={kind}
        onUse={(part) => {
          onUse(part)
          onClose()
        }}
        onCancel={onClose}
      />
    </Suspense>
  )
}
