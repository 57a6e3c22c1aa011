import { useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { pictureTexts } from './texts.ts'
import type { QueuedUpload } from './upload-queue.ts'

/** A picture on its way: how much of it has come, and the way to stop it. */
export function UploadTile({ upload, onCancel }: { upload: QueuedUpload; onCancel: () => void }) {
  const t = useText(pictureTexts)
  const { name, preview, state, share } = upload
  const [isShown, setIsShown] = useState(true)
  const percent = Math.round(share * 100)
  return (
    <li className="relative aspect-4/3 overflow-hidden rounded-control border border-line bg-sand-2">
      {isShown && (
        <img
          src={preview}
          alt=""
          // What is no picture is told as such when its turn comes.
          onError={() => setIsShown(false)}
          className="absolute inset-0 size-full object-cover opacity-40"
        />
      )}
      <div className="absolute inset-x-2 bottom-2">
        <p className="mb-1 text-center text-12 font-bold tabular-nums">
          {state === 'sending' ? `${percent}%` : t(state === 'offline' ? 'offline' : 'queued')}
        </p>
        <div
          role="progressbar"
          aria-label={t('uploading', { name })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1.5 overflow-hidden rounded-pill bg-white"
        >
          <div className="h-full bg-harbour" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <button
        type="button"
        aria-label={t('cancelUpload', { name })}
        title={t('cancel')}
        onClick={onCancel}
        className="absolute top-0 right-0 grid size-8 place-items-center rounded-control bg-white/80 text-ink-2 hover:bg-white pointer-coarse:size-11"
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  )
}
