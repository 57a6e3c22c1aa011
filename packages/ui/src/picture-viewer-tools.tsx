import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import type { PictureViewerWords } from './picture-viewer-words.ts'

interface ArrowsProps {
  at: number
  count: number
  go: (to: number) => void
  words: Pick<PictureViewerWords, 'previous' | 'next'>
}

const arrow =
  'absolute! top-1/2 -translate-y-1/2 rounded-pill! bg-glass-dense text-white hover:bg-glass-hover'

/** To the picture before and the one after, where there is one. */
export const PictureArrows = ({ at, count, go, words }: ArrowsProps) => (
  <>
    {at > 0 && (
      <IconButton
        size={44}
        label={words.previous}
        icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
        onClick={() => go(at - 1)}
        className={classNames(arrow, 'left-4')}
      />
    )}
    {at < count - 1 && (
      <IconButton
        size={44}
        label={words.next}
        icon={<ChevronRight size={24} strokeWidth={1.75} aria-hidden />}
        onClick={() => go(at + 1)}
        className={classNames(arrow, 'right-4')}
      />
    )}
  </>
)

interface ZoomToolsProps {
  scale: number
  onSmaller: () => void
  onLarger: () => void
  /** Which of how many; nothing where there is one picture. */
  place: string | undefined
  words: Pick<PictureViewerWords, 'smaller' | 'larger'>
}

const tool = 'text-white hover:bg-glass-hover disabled:cursor-not-allowed disabled:opacity-40'

/** Smaller and larger, with how large it is now. */
export const ZoomTools = ({ scale, onSmaller, onLarger, place, words }: ZoomToolsProps) => (
  <div className="absolute bottom-[calc(20px+var(--safe-bottom))] left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-dock border border-glass-line bg-glass-dense p-1">
    <IconButton
      size={44}
      label={words.smaller}
      icon={<ZoomOut size={20} strokeWidth={1.75} aria-hidden />}
      disabled={scale <= 1}
      onClick={onSmaller}
      className={tool}
    />
    <span aria-live="polite" className="min-w-14 text-center text-13">
      {`${Math.round(scale * 100)}%`}
    </span>
    <IconButton
      size={44}
      label={words.larger}
      icon={<ZoomIn size={20} strokeWidth={1.75} aria-hidden />}
      onClick={onLarger}
      className={tool}
    />
    {place !== undefined && (
      <span aria-live="polite" className="border-l border-glass-line px-4 text-13 whitespace-nowrap">
        {place}
      </span>
    )}
  </div>
)
