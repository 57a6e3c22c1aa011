import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useZoomPan } from './use-zoom-pan.ts'
import type { Extent } from './zoom-pan.ts'

export interface PictureViewerWords {
  title: string
  close: string
  previous: string
  next: string
  larger: string
  smaller: string
  /** Which of how many. */
  place: string
}

interface PictureViewerProps {
  /** Addresses of the pictures in full. */
  pictures: readonly string[]
  /** What they show. */
  alt: string
  at: number
  onAt: (at: number) => void
  onClose: () => void
  words: PictureViewerWords
}

const step = 1.4

/** Pictures one at a time over the whole window: wheel, pinch, double press, keys and buttons zoom, dragging pans. */
export function PictureViewer({ pictures, alt, at, onAt, onClose, words }: PictureViewerProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [extent, setExtent] = useState<Extent>()
  const [before] = useState(() => document.activeElement)
  // It goes away all at once, before the dialog would give the focus back.
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
  const { placed, zoom, reset, handlers } = useZoomPan(stage, extent, (flick) => {
    if (flick === 'down') onClose()
    else go(flick === 'left' ? at + 1 : at - 1)
  })
  const go = (to: number) => {
    if (to < 0 || to >= pictures.length) return
    reset()
    onAt(to)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    '+': () => zoom(step),
    '=': () => zoom(step),
    '-': () => zoom(1 / step),
    '0': reset,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const arrow =
    'absolute! top-1/2 -translate-y-1/2 rounded-pill! bg-glass-dense text-white hover:bg-glass-hover'
  const tool = 'text-white hover:bg-glass-hover disabled:cursor-not-allowed disabled:opacity-40'
  return (
    <Dialog.Root
      open
      onOpenChange={(details) => !details.open && onClose()}
      initialFocusEl={() => stage.current}
      // It has no outside: it is the whole window.
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Positioner className="fixed inset-0 z-(--z-modal)">
          <Dialog.Content
            onKeyDown={onKeyDown}
            className="relative size-full animate-fade-in bg-[#0a1630] text-white outline-none [--ring-offset:-4px] [--ring:white]"
          >
            <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
            <div
              ref={stage}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that zoom and turn over work here
              tabIndex={0}
              role="img"
              aria-label={alt}
              {...handlers}
              className={classNames(
                'absolute inset-0 touch-none overflow-hidden',
                placed.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
              )}
            >
              <img
                key={pictures[at]}
                src={pictures[at]}
                alt=""
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setExtent({ width: naturalWidth, height: naturalHeight })
                }
                style={{ transform: `translate(${placed.x}px, ${placed.y}px) scale(${placed.scale})` }}
                className="size-full animate-fade-in object-contain select-none"
              />
            </div>
            {at > 0 && (
              <IconButton
                size={44}
                label={words.previous}
                icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
                onClick={() => go(at - 1)}
                className={classNames(arrow, 'left-4')}
              />
            )}
            {at < pictures.length - 1 && (
              <IconButton
                size={44}
                label={words.next}
                icon={<ChevronRight size={24} strokeWidth={1.75} aria-hidden />}
                onClick={() => go(at + 1)}
                className={classNames(arrow, 'right-4')}
              />
            )}
            <div className="absolute bottom-[calc(20px+var(--safe-bottom))] left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-dock border border-glass-line bg-glass-dense p-1">
              <IconButton
                size={44}
                label={words.smaller}
                icon={<ZoomOut size={20} strokeWidth={1.75} aria-hidden />}
                disabled={placed.scale <= 1}
                onClick={() => zoom(1 / step)}
                className={tool}
              />
              <span aria-live="polite" className="min-w-14 text-center text-13">
                {`${Math.round(placed.scale * 100)}%`}
              </span>
              <IconButton
                size={44}
                label={words.larger}
                icon={<ZoomIn size={20} strokeWidth={1.75} aria-hidden />}
                onClick={() => zoom(step)}
                className={tool}
              />
              {pictures.length > 1 && (
                <span
                  aria-live="polite"
                  className="border-l border-glass-line px-4 text-13 whitespace-nowrap"
                >
                  {words.place}
                </span>
              )}
            </div>
            <Dialog.CloseTrigger
              aria-label={words.close}
              title={words.close}
              className="absolute top-[calc(16px+var(--safe-top))] right-4 grid size-11 place-items-center rounded-pill bg-glass-dense hover:bg-glass-hover"
            >
              <X size={22} strokeWidth={1.75} aria-hidden />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
