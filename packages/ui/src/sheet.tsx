import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeText: string
  children: ReactNode
}

/** A pull this far down closes. */
const closingPull = 90

/** A phone's sheet from the bottom, as high as what is in it. A pull down, a tap beside it and Escape close it. */
export function Sheet({ open, onClose, title, closeText, children }: SheetProps) {
  const from = useRef<number>(null)
  const [pull, setPull] = useState(0)
  const begin = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    from.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (from.current !== null) setPull(Math.max(0, event.clientY - from.current))
  }
  const end = () => {
    if (from.current !== null && pull > closingPull) onClose()
    from.current = null
    setPull(0)
  }
  return (
    <Dialog.Root open={open} onOpenChange={(details) => !details.open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-modal) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Positioner className="fixed inset-x-0 bottom-0 z-(--z-modal)">
          <Dialog.Content
            style={pull ? { transform: `translateY(${pull}px)` } : undefined}
            className="surface flex max-h-[calc(100dvh-56px)] flex-col rounded-t-sheet shadow-sheet data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in"
          >
            <div
              onPointerDown={begin}
              onPointerMove={move}
              onPointerUp={end}
              onPointerCancel={end}
              className="shrink-0 touch-none"
            >
              <span aria-hidden className="mx-auto mt-2 block h-1 w-9 rounded-pill bg-line-2" />
              <div className="flex h-14 items-center pr-2 pl-4">
                <Dialog.Title className="min-w-0 flex-1 truncate text-18 font-bold">{title}</Dialog.Title>
                <Dialog.CloseTrigger
                  aria-label={closeText}
                  title={closeText}
                  className="grid size-11 place-items-center rounded-control text-ink-2"
                >
                  <X size={22} strokeWidth={1.75} aria-hidden />
                </Dialog.CloseTrigger>
              </div>
            </div>
            <section
              aria-label={title}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what is only read must still scroll by keyboard
              tabIndex={0}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-[calc(24px+var(--safe-bottom))] [--ring-offset:-3px]"
            >
              {children}
            </section>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
