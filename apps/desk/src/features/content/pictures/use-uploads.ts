import type { DeskFile, UploadKind } from '@tradefloor/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDesk } from '../../../shared/desk-context.tsx'
import { prepareDocument } from './prepare-document.ts'
import { preparePicture } from './prepare-picture.ts'
import { pauseBeforeRetry } from './send-file.ts'
import { isStopped, type QueuedUpload, UploadQueue } from './upload-queue.ts'

type OnDone = (file: DeskFile, upload: QueuedUpload, replaces: string | undefined) => void

const newId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Files on their way while the page is open; leaving it cancels them. */
export function useUploads(kind: UploadKind, onDone: OnDone) {
  const { client } = useDesk()
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })
  const [queue] = useState(
    () =>
      new UploadQueue({
        client,
        kind,
        prepare: kind === 'document' ? prepareDocument : preparePicture,
        pause: pauseBeforeRetry,
        newId,
        addressOf: (file) => URL.createObjectURL(file),
        forgetAddress: (address) => URL.revokeObjectURL(address),
        onDone: (file, upload, replaces) => latest.current(file, upload, replaces),
      }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list)
  const isBusy = uploads.some((upload) => !isStopped(upload))
  useEffect(() => () => queue.stop(), [queue])
  useEffect(() => {
    if (!isBusy) return
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
  return { queue, uploads }
}
