import { Button, useNotice } from '@tradefloor/ui'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

interface ExportButtonProps {
  text: string
  /** Said when the file is there. */
  done: string
  disabled: boolean
  icon?: ReactNode
  exporting: {
    isPending: boolean
    mutate(given: undefined, then: { onSuccess(): void; onError(error: Error): void }): void
  }
}

/** Takes what a page shows along as a file. */
export function ExportButton({
  text,
  done,
  disabled,
  icon = <Download size={16} strokeWidth={1.75} aria-hidden />,
  exporting,
}: ExportButtonProps) {
  const notice = useNotice()
  return (
    <Button
      icon={icon}
      busy={exporting.isPending}
      disabled={disabled}
      onClick={() =>
        exporting.mutate(undefined, {
          onSuccess: () => notice({ tone: 'success', text: done }),
          onError: (error) => notice({ tone: 'warning', text: error.message }),
        })
      }
    >
      {text}
    </Button>
  )
}
