import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'

interface ConfirmProps {
  open: boolean
  title: string
  text?: string
  yes: string
  no: string
  look?: ButtonLook
  busy?: boolean
  /** What has to be filled in before the answer can be yes. */
  children?: ReactNode
  yesDisabled?: boolean
  onYes: () => void
  onNo: () => void
}

/** A question before something that cannot be taken back. */
export function Confirm(props: ConfirmProps) {
  const { open, title, text, yes, no, look = 'primary', busy, children, yesDisabled, onYes, onNo } = props
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(details) => !details.open && onNo()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-modal) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Positioner className="fixed inset-0 z-(--z-modal) grid place-items-center p-6">
          <Dialog.Content className="surface w-full max-w-90 rounded-sheet p-6 shadow-sheet data-[state=open]:animate-fade-in">
            <Dialog.Title className="text-18 font-bold">{title}</Dialog.Title>
            {text && <Dialog.Description className="mt-2 text-ink-2">{text}</Dialog.Description>}
            {children && <div className="mt-4">{children}</div>}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button onClick={onNo}>{no}</Button>
              <Button look={look} busy={busy ?? false} disabled={yesDisabled} onClick={onYes}>
                {yes}
              </Button>
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
