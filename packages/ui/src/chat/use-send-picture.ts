import { useState } from 'react'
import { useNotice } from '../notices.tsx'
import { shrunkPicture } from './shrunk-picture.ts'

/** Stores a picture and sends it; where it cannot be stored, says why. */
export function useSendPicture(
  upload: (picture: File) => Promise<string>,
  onSend: (picture: string) => void,
) {
  const notice = useNotice()
  const [isUploading, setIsUploading] = useState(false)
  // To whom it was chosen for, whoever is shown when it has arrived: `onSend` is that of the moment of choosing.
  const sendPicture = async (picture: File) => {
    setIsUploading(true)
    try {
      onSend(await upload(await shrunkPicture(picture)))
    } catch (error) {
      notice({ tone: 'warning', text: error instanceof Error ? error.message : String(error) })
    } finally {
      setIsUploading(false)
    }
  }
  return { isUploading, sendPicture }
}
