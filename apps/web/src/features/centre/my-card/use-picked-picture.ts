import { useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import type { ScreenLayout } from '../screen-props.ts'
import type { PictureOnCard } from './picture-box.tsx'
import { checkPicture, type PictureType } from './picture-file.ts'
import { pictureTexts } from './picture-texts.ts'
import { useUpload } from './queries.ts'

/** What is said of a file that cannot be it. */
const faults = {
  window: { pictureFormat: 'pictureFormat', pictureSize: 'pictureSize' },
  page: { pictureFormat: 'pictureFormatWrong', pictureSize: 'pictureSize' },
} as const

interface PickedPictureOptions {
  layout: ScreenLayout
  onUploaded: (picture: PictureOnCard) => void
}

/** The file that was picked, from when it turns out to be a picture until its part is uploaded. */
export function usePickedPicture({ layout, onUploaded }: PickedPictureOptions) {
  const t = useText(pictureTexts)
  const notice = useNotice()
  const upload = useUpload()
  const [picked, setPicked] = useState<{ file: File; type: PictureType }>()

  const pick = async (file: File | undefined) => {
    if (!file) return
    const outcome = await checkPicture(file)
    if ('fault' in outcome) notice({ tone: 'warning', text: t(faults[layout][outcome.fault]) })
    else setPicked({ file, type: outcome.type })
  }
  const send = (part: File) =>
    upload.mutate(part, {
      onSuccess: ({ id, url }) => {
        setPicked(undefined)
        onUploaded({ id, url })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  return { picked, pick, send, isSending: upload.isPending, cancel: () => setPicked(undefined) }
}
