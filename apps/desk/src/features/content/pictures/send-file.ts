import { CallError, type Client } from '@tradefloor/client'
import {
  beginUpload,
  cancelUpload,
  type DeskFile,
  type DeskUpload,
  deskFileLimits,
  finishUpload,
  sendUploadPart,
  type UploadKind,
} from '@tradefloor/contract'

export interface Sending {
  /** Made once for each file: whatever is sent again means the same upload. */
  id: string
  kind: UploadKind
  bytes: Blob
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
  /** Whether the connection is gone for the moment. */
  onWaiting: (isWaiting: boolean) => void
  /** Resolves when another try is due. */
  pause: (attempt: number, signal: AbortSignal) => Promise<void>
}

const mostAttempts = 10
const busyStatuses = [429, 503]

/** Whether it is worth another try: nothing came back, or the server is busy. */
const isPassing = (error: unknown) =>
  error instanceof CallError &&
  (error.kind === 'network' || error.kind === 'timeout' || busyStatuses.includes(error.status ?? 0))

/**
 * Sends a file in pieces. After a dropped connection it asks where to go on and sends the rest; what was sent twice is
 * stored once.
 */
export async function sendFile(client: Pick<Client, 'call'>, sending: Sending): Promise<DeskFile> {
  const { signal, onProgress, onWaiting, pause } = sending
  for (let attempt = 0; ; attempt++) {
    let isForward = false
    try {
      const file = await sendOn(client, sending, (share) => {
        isForward = true
        onWaiting(false)
        onProgress(share)
      })
      return file
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      // A connection that drops every minute still gets there: only standing still counts.
      if (isForward) attempt = 0
      if (attempt >= mostAttempts) throw error
      onWaiting(true)
      await pause(attempt, signal)
    }
  }
}

async function sendOn(
  client: Pick<Client, 'call'>,
  { id, kind, bytes, signal }: Sending,
  onForward: (share: number) => void,
): Promise<DeskFile> {
  let upload: DeskUpload = (await client.call(beginUpload, { body: { id, kind, size: bytes.size }, signal }))
    .data
  while (upload.file === null && upload.received < bytes.size) {
    const { received: offset } = upload
    const body = new FormData()
    body.set('file', bytes.slice(offset, offset + deskFileLimits.partBytes), 'part')
    upload = (await client.call(sendUploadPart, { params: { id, offset }, body, signal })).data
    if (upload.received > offset) onForward(upload.received / bytes.size)
  }
  const { file } = upload.file ? upload : (await client.call(finishUpload, { params: { id }, signal })).data
  if (!file) throw new CallError('network', 'the upload is not whole')
  return file
}

/** The server keeps nothing of it. One that cannot be told removes it by itself after a day. */
export const forgetUpload = (client: Pick<Client, 'call'>, id: string) =>
  client.call(cancelUpload, { params: { id } }).then(
    () => {},
    () => {},
  )

/** Longer each time, and at once when the network is back. */
export function pauseBeforeRetry(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(15_000, 800 * 2 ** attempt))
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
