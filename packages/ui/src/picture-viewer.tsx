import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PictureStage } from './picture-viewer-stage.tsx'
import { PictureArrows, ZoomTools } from './picture-viewer-tools.tsx'
import type { PictureViewerWords } from './picture-viewer-words.ts'
import { useZoomPan } from './use-zoom-pan.ts'
import type { Extent } from './zoom-pan.ts'

export type { PictureViewerWords } from './picture-viewer-words.ts'

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
  useFocusReturned()
  const { placed, zoom, reset, handlers } = useZoomPan(stage, extent, (flick) => {
    if (flick === 'down') onClose()
    else go(flick === 'left' ? at + 1 : at - 1)
  })
  const go = (to: number) => {
    if (to < 0 || to >= pictures.length) return
    reset()
    onAt(to)
  }
  const larger = () => zoom(step)
  const smaller = () => zoom(1 / step)
  const onKeyDown = actOnKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': reset,
  })
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
            <PictureStage
              stage={stage}
              picture={pictures[at]}
              alt={alt}
              placed={placed}
              handlers={handlers}
              onExtent={setExtent}
            />
            <PictureArrows at={at} count={pictures.length} go={go} words={words} />
            <ZoomTools
              scale={placed.scale}
              onSmaller={smaller}
              onLarger={larger}
              place={pictures.length > 1 ? words.place : undefined}
              words={words}
            />
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

/** What had the focus has it again afterwards: the viewer goes away all at once, before the dialog would give it back. */
function useFocusReturned() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

const actOnKeys = (keys: Readonly<Record<string, () => void>>) => (event: KeyboardEvent) => {
  const act = keys[event.key]
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  act()
}
