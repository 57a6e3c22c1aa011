import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { HeadingLevel } from './heading-level.tsx'
import { noticesElement } from './notices.tsx'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { usePull } from './use-pull.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeText: string
  /** Beside the title. */
  note?: ReactNode
  /** As high as there is room, with content that scrolls by itself. */
  fill?: boolean
  children: ReactNode
}

/** A phone's sheet from the bottom, as high as what is in it. A pull down, a tap beside it and Escape close it. */
export function Sheet(props: SheetProps) {
  const { open, onClose } = props
  const content = useRef<HTMLDivElement>(null)
  // As with Modal: one that is there at once opens a moment later.
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    <Dialog.Root
      open={open && isMounted}
      onOpenChange={(details) => !details.open && onClose()}
      // Whoever reads it begins at its title.
      initialFocusEl={() => content.current}
      // A notice lies above it: answering one is not a tap beside the sheet.
      persistentElements={[noticesElement]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-modal) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Foot>
          <SheetContent {...props} ref={content} />
        </Foot>
      </Portal>
    </Dialog.Root>
  )
}

/** Where the sheet stands: at the window's foot, or on the keyboard. */
function Foot({ children }: { children: ReactNode }) {
  const room = useKeyboardRoom()
  return (
    <Dialog.Positioner
      style={{ bottom: room, '--keyboard': `${room}px` } as CSSProperties}
      className="fixed inset-x-0 z-(--z-modal)"
    >
      {children}
    </Dialog.Positioner>
  )
}

type SheetContentProps = Omit<SheetProps, 'open'> & { ref: Ref<HTMLDivElement> }

/** Of its own, so that a sheet which opens again is not still pulled down. */
function SheetContent({ onClose, title, closeText, note, fill, children, ref }: SheetContentProps) {
  const { pulled, handlers } = usePull(onClose)
  return (
    <Dialog.Content
      ref={ref}
      style={
        pulled > 0
          ? ({
              transform: `translateY(${pulled}px)`,
              transition: 'none',
              '--sheet-away': '100%',
            } as CSSProperties)
          : undefined
      }
      className={classNames(
        'surface mx-auto flex max-h-[calc(100dvh-max(24px,6dvh)-var(--safe-top)-var(--keyboard))] max-w-160 flex-col rounded-t-sheet shadow-sheet outline-none transition-transform duration-(--dur-control) data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
        // Whatever is in it may ask how much room a keyboard or a lying phone leaves.
        fill && 'h-dvh [container:sheet_/_size]',
      )}
    >
      <div {...handlers} className="shrink-0 cursor-grab touch-none active:cursor-grabbing">
        <span aria-hidden className="mx-auto mt-2 block h-1 w-9 rounded-pill bg-line-2" />
        <div className="flex min-h-14 items-center py-2 pr-2 pl-4 low-sheet:min-h-11 low-sheet:py-0">
          <div className="min-w-0 flex-1 low-sheet:flex low-sheet:flex-wrap low-sheet:items-baseline low-sheet:gap-x-2">
            <Dialog.Title className="line-clamp-2 text-18 font-bold low-sheet:line-clamp-1 low-sheet:text-16">
              {title}
            </Dialog.Title>
            {note}
          </div>
          <Dialog.CloseTrigger
            aria-label={closeText}
            title={closeText}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2"
          >
            <X size={22} strokeWidth={1.75} aria-hidden />
          </Dialog.CloseTrigger>
        </div>
      </div>
      {fill ? (
        <HeadingLevel is="h3">{children}</HeadingLevel>
      ) : (
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is only read must still scroll by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-[calc(24px+var(--safe-bottom))] [--ring-offset:-3px]"
        >
          <HeadingLevel is="h3">{children}</HeadingLevel>
        </section>
      )}
    </Dialog.Content>
  )
}
