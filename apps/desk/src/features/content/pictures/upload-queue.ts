import type { Client } from '@tradefloor/client'
import type { DeskFile, UploadKind } from '@tradefloor/contract'
import type { FileFault, Prepared, Shrunk } from './prepare-picture.ts'
import { forgetUpload, type Sending, sendFile } from './send-file.ts'

export interface QueuedUpload {
  id: string
  name: string
  /** Of the chosen file, to show it before it is there. */
  preview: string
  state: 'queued' | 'sending' | 'offline' | 'failed' | 'refused'
  share: number
  fault: FileFault | undefined
  /** The server's words. */
  problem: string
  shrunk: Shrunk | undefined
}

/** It goes on only by somebody's press, if at all. */
export const isStopped = ({ state }: QueuedUpload) => state === 'failed' || state === 'refused'

interface Needs {
  client: Pick<Client, 'call'>
  kind: UploadKind
  prepare: (file: Blob) => Promise<Prepared>
  pause: Sending['pause']
  newId: () => string
  addressOf: (file: Blob) => string
  forgetAddress: (address: string) => void
  onDone: (file: DeskFile, upload: QueuedUpload, replaces: string | undefined) => void
}

interface Entry {
  upload: QueuedUpload
  file: Blob
  /** The picture in whose place it comes. */
  replaces: string | undefined
  stop: AbortController
}

/** Files on their way, one after the other, so that they come in the order they were chosen in. */
export class UploadQueue {
  readonly #needs: Needs
  readonly #entries = new Map<string, Entry>()
  readonly #listeners = new Set<() => void>()
  #isSending = false
  #list: readonly QueuedUpload[] = []

  constructor(needs: Needs) {
    this.#needs = needs
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly list = () => this.#list

  add(files: readonly { file: Blob; name: string; replaces?: string }[]) {
    for (const { file, name, replaces } of files) {
      const id = this.#needs.newId()
      const preview = this.#needs.addressOf(file)
      const upload: QueuedUpload = {
        id,
        name,
        preview,
        state: 'queued',
        share: 0,
        fault: undefined,
        problem: '',
        shrunk: undefined,
      }
      this.#entries.set(id, { upload, file, replaces, stop: new AbortController() })
    }
    this.#changed()
    void this.#run()
  }

  retry(id: string) {
    this.#set(id, { state: 'queued', problem: '' })
    void this.#run()
  }

  /** Cancels one on its way, or takes away one that failed. */
  remove(id: string) {
    const entry = this.#entries.get(id)
    if (!entry) return
    entry.stop.abort()
    this.#forget(entry)
    if (entry.upload.state !== 'refused') void forgetUpload(this.#needs.client, id)
    this.#changed()
  }

  stop() {
    for (const id of [...this.#entries.keys()]) this.remove(id)
  }

  async #run() {
    if (this.#isSending) return
    this.#isSending = true
    for (;;) {
      const next = [...this.#entries.values()].find(({ upload }) => upload.state === 'queued')
      if (!next) break
      await this.#send(next)
    }
    this.#isSending = false
  }

  async #send({ upload: { id }, file, replaces, stop }: Entry) {
    const { client, kind, prepare, pause, onDone } = this.#needs
    this.#set(id, { state: 'sending' })
    // The file may have been moved or deleted since it was chosen.
    const prepared = await prepare(file).catch(() => ({ fault: 'notPicture' as const }))
    if ('fault' in prepared) return this.#set(id, { state: 'refused', fault: prepared.fault })
    this.#set(id, { shrunk: prepared.shrunk })
    try {
      const stored = await sendFile(client, {
        id,
        kind,
        bytes: prepared.bytes,
        signal: stop.signal,
        pause,
        onProgress: (share) => this.#set(id, { share }),
        onWaiting: (isWaiting) => this.#set(id, { state: isWaiting ? 'offline' : 'sending' }),
      })
      const entry = this.#entries.get(id)
      if (!entry) return
      this.#forget(entry)
      onDone(stored, entry.upload, replaces)
      this.#changed()
    } catch (error) {
      if (stop.signal.aborted) return
      const { kind: how, message } = error as { kind?: string; message: string }
      this.#set(id, { state: how === 'refused' ? 'refused' : 'failed', problem: message })
    }
  }

  #forget({ upload: { id, preview } }: Entry) {
    this.#entries.delete(id)
    this.#needs.forgetAddress(preview)
  }

  #set(id: string, changes: Partial<QueuedUpload>) {
    const entry = this.#entries.get(id)
    if (!entry) return
    entry.upload = { ...entry.upload, ...changes }
    this.#changed()
  }

  #changed() {
    this.#list = [...this.#entries.values()].map(({ upload }) => upload)
    for (const listener of this.#listeners) listener()
  }
}
