import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { noticesElement } from './notices.tsx'

interface ModalProps {
  open: boolean
  onClose: () => void
  /** What it is, for those who do not see it; the heading in sight is the content's own. */
  title: string
  /** Its size, and how its content is laid out. */
  className?: string
  children: ReactNode
}

/** A window over the whole page, the header too. Escape and a press beside it close it and give focus back. */
export function Modal({ open, onClose, title, className, children }: ModalProps) {
  const content = useRef<HTMLDivElement>(null)
  // A window that is there at once opens a moment later: React's strict mode runs the first effects twice, and the
  // window would take its own focus, given back between the two, for a press beside it.
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    <Dialog.Root
      open={open && isMounted}
      onOpenChange={(details) => !details.open && onClose()}
      // Whoever reads it begins at its title, not at the first link in it.
      initialFocusEl={() => content.current}
      // A notice lies above it: answering one is not a press beside the window.
      persistentElements={[noticesElement]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-modal) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Positioner className="fixed inset-0 z-(--z-modal) grid place-items-center p-4">
          <Dialog.Content
            ref={content}
            className={classNames(
              'surface flex max-h-[calc(100dvh-32px)] w-full overflow-hidden rounded-sheet shadow-sheet outline-none',
              'data-[state=closed]:animate-fade-out data-[state=open]:animate-sheet-in',
              className,
            )}
          >
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
