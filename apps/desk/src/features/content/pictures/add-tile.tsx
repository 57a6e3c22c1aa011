import { classNames, useText } from '@tradefloor/ui'
import { Camera, Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { pictureTexts } from './texts.ts'

interface AddTileProps {
  text: string
  hint?: string
  isOver: boolean
  isSeveral: boolean
  onFiles: (files: File[]) => void
  className?: string
  /** What may be chosen; pictures without it. */
  accept?: string
}

/** Opens the choice of files, on a phone the camera too where pictures are wanted. */
export function AddTile({ text, hint, isOver, isSeveral, onFiles, className, accept }: AddTileProps) {
  const t = useText(pictureTexts)
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true }
  return (
    <div
      className={classNames(
        'flex min-h-21 flex-col items-stretch justify-center overflow-hidden rounded-control border border-dashed text-13',
        isOver ? 'border-harbour bg-harbour-light' : 'border-line-2',
        className,
      )}
    >
      <FileButton isSeveral={isSeveral} onFiles={onFiles} accept={accept}>
        <Plus {...icon} />
        {isOver ? t('dropHere') : text}
        {hint && !isOver && <span className="text-12 text-ink-3 pointer-coarse:hidden">{hint}</span>}
      </FileButton>
      {accept === undefined && (
        <FileButton
          isSeveral={false}
          isCamera
          onFiles={onFiles}
          className="hidden border-t border-dashed border-line-2 pointer-coarse:flex"
        >
          <Camera {...icon} />
          {t('camera')}
        </FileButton>
      )}
    </div>
  )
}

/** A telephone that keeps its photographs as HEIC gives a jpeg to who asks for one. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface FileButtonProps {
  isSeveral: boolean
  isCamera?: boolean
  onFiles: (files: File[]) => void
  className?: string
  accept?: string | undefined
  children: ReactNode
}

function FileButton(props: FileButtonProps) {
  const { isSeveral, isCamera = false, onFiles, className, accept = pictureTypes, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={classNames(
          'flex min-h-11 flex-1 flex-col items-center justify-center gap-0.5 p-1.5 text-center text-ink-2 hover:bg-harbour-light hover:text-harbour',
          className,
        )}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isSeveral}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
