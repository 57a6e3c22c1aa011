import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { noticeRegion } from './notices.tsx'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  closeText: string
  /** Its own height; a low window makes it lower. */
  height: 512 | 'tall'
  /** What stays usable while it is open: the line that the drawer answers. It then does not keep the focus to itself. */
  alongside?: () => HTMLElement | null
  children: ReactNode
}

const heights = { 512: 'h-128', tall: 'h-[max(calc(100dvh-104px),480px)]' }

/**
 * A sheet from the bottom, over the page and its panels. The scrim leaves the header uncovered. Escape closes it and gives
 * focus back.
 */
export function Drawer({ open, onClose, title, closeText, height, alongside, children }: DrawerProps) {
  const isOpen = useOpenNextFrame(open)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      modal={!alongside}
      closeOnInteractOutside
      preventScroll
      // A press beside it closes it; a focus that has gone elsewhere does not.
      onFocusOutside={(event) => event.preventDefault()}
      persistentElements={alongside ? [alongside, noticeRegion] : [noticeRegion]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className="fixed inset-x-0 top-(--h-header) bottom-0 z-(--z-panel) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Positioner className="fixed inset-x-0 bottom-0 z-(--z-panel)">
          <Dialog.Content
            className={classNames(
              'surface relative flex max-h-[calc(100dvh-var(--h-header)-16px)] flex-col overflow-hidden rounded-t-sheet shadow-sheet',
              'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
              heights[height],
            )}
          >
            {/* Where the drawer does not keep the focus, it is given to its name: what follows is one step away. */}
            <Dialog.Title className="sr-only" {...(alongside && { tabIndex: -1, 'data-autofocus': true })}>
              {title}
            </Dialog.Title>
            {children}
            <Dialog.CloseTrigger
              aria-label={closeText}
              title={closeText}
              className="absolute top-3 right-4 grid size-10 place-items-center rounded-control text-ink-2 hover:bg-sand-2"
            >
              <X size={20} strokeWidth={1.75} aria-hidden />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** A dialog that closes takes with it what was opened above it, and one link may close one and open another. */
function useOpenNextFrame(open: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!open) return setIsOpen(false)
    const frame = requestAnimationFrame(() => setIsOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [open])
  return isOpen && open
}
