import { Button, useText } from '@tradefloor/ui'
import { CircleAlert, ImageDown } from 'lucide-react'
import { pictureTexts } from './texts.ts'
import { isStopped, type QueuedUpload, type UploadQueue } from './upload-queue.ts'

/** What could not be uploaded, each with the reason and a way on. */
export function UploadFaults({ uploads, queue }: { uploads: readonly QueuedUpload[]; queue: UploadQueue }) {
  const t = useText(pictureTexts)
  return (
    <div role="alert">
      <ul className="mt-2 grid gap-1.5 empty:hidden">
        {uploads.filter(isStopped).map(({ id, name, state, fault, problem }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-coral-light px-3 py-1.5 text-13 text-coral-ink"
          >
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
            <p className="min-w-40 flex-1 break-words">
              <b className="font-bold break-all">{name}</b>{' '}
              {fault ? t(fault) : state === 'failed' ? t('failed', { problem }) : problem}
            </p>
            {state === 'failed' && (
              <Button size={32} onClick={() => queue.retry(id)}>
                {t('retry')}
              </Button>
            )}
            <Button size={32} look="quiet" onClick={() => queue.remove(id)}>
              {t('dismiss')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What was done to a picture on its way, or what was left out. */
export function UploadNotes({ notes, onDismiss }: { notes: readonly string[]; onDismiss: () => void }) {
  const t = useText(pictureTexts)
  return (
    <div role="status" className="mt-2 empty:hidden">
      {notes.length > 0 && (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-control bg-sand-2 px-3 py-1.5 text-13 text-ink-2">
          <ImageDown size={16} strokeWidth={1.75} aria-hidden className="mt-1.5 shrink-0" />
          <ul className="min-w-40 flex-1 py-1">
            {notes.map((note) => (
              <li key={note} className="break-words">
                {note}
              </li>
            ))}
          </ul>
          <Button size={32} look="quiet" className="bg-transparent" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </div>
  )
}
